import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db, Reader } from '#records/db.server.ts'

export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a fast unsalted hash is safe. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const sign = (secret: string, purpose: string, ...parts: (string | number)[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** Constant-time comparison. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

const known = new WeakMap<Reader, string>()

/** The key of all signatures; in the database, because all processes on all machines must share it. */
export async function serverSecret(db: Db): Promise<string> {
  const secret = known.get(db) ?? (await secretOf(db, 'sessions'))
  known.set(db, secret)
  return secret
}

/** Created on first use; not included in backups. */
export async function secretOf(db: Db, name: 'sessions' | 'storage'): Promise<string> {
  const read = () => db.selectFrom('secret').where('name', '=', name).select('value').executeTakeFirst()
  const stored = await read()
  if (stored) return stored.value
  await db
    .insertInto('secret')
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Another process may have created it first.
  return (await read())?.value ?? secretOf(db, name)
}

/** The key under which attempts are counted; keyed hash, so it does not reveal the address or account. */
export const throttleKey = async (db: Db, ...whose: string[]) => sign(await serverSecret(db), 'throttle', ...whose)

/** The browser's properties only as a signature, useless for recognising it elsewhere. */
export const fingerprintHash = (secret: string, userId: string, fingerprint: string) =>
  sign(secret, 'fingerprint', userId, fingerprint)
