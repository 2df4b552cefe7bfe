import * as m from '#features/passkeys/messages.ts'
import type { Passkey, PasskeyRow } from '#features/passkeys/schema.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

const MAX_PASSKEYS = 20

export const passkeysOf = (db: Reader, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').where('userId', '=', userId).orderBy('createdAt').orderBy('id').selectAll().execute()

/** Devices with a plug or an antenna of their own. */
const CARRIED = new Set(['usb', 'nfc', 'ble', 'smart-card'])

function kindOf({ isSynced, transports }: Pick<PasskeyRow, 'isSynced' | 'transports'>): Passkey['kind'] {
  if (isSynced === 1) return 'synced'
  const ways = transports.split(' ')
  return ways.some((way) => CARRIED.has(way)) && !ways.includes('internal') ? 'security-key' : 'device'
}

export const present = ({ createdAt, usedAt, ...row }: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  kind: kindOf(row),
  createdAt,
  usedAt,
})

/** With what a session is begun by. */
export const findPasskey = (db: Reader, credentialId: string) =>
  db
    .selectFrom('passkey')
    .innerJoin('user', 'user.id', 'passkey.userId')
    .where('passkey.credentialId', '=', credentialId)
    .select(['passkey.id', 'passkey.userId', 'passkey.credentialId', 'passkey.publicKey', 'passkey.counter'])
    .select(['user.passwordHash', 'user.email'])
    .executeTakeFirst()

type NewPasskey = Omit<PasskeyRow, 'id' | 'usedAt'>

export async function insertPasskey(trx: Trx, given: NewPasskey): Promise<string> {
  // Those of one user are counted one after another.
  await trx.selectFrom('user').where('id', '=', given.userId).select('id').$call(lockRows(trx)).execute()
  const own = await passkeysOf(trx, given.userId)
  if (own.length >= MAX_PASSKEYS) throw new AppError('VALIDATION_FAILED', said(m.tooMany, { count: own.length }))
  if (await findPasskey(trx, given.credentialId)) throw new AppError('VALIDATION_FAILED', m.known)
  const row: PasskeyRow = { ...given, id: newId(), usedAt: null }
  await trx.insertInto('passkey').values(row).execute()
  return row.id
}

export async function getPasskey(db: Reader, id: string, userId: string): Promise<PasskeyRow> {
  const own = await db.selectFrom('passkey').where('id', '=', id).where('userId', '=', userId).selectAll().execute()
  if (!own[0]) throw new AppError('NOT_FOUND', m.gone)
  return own[0]
}

export async function renamePasskey(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('passkey').set({ name }).where('id', '=', id).execute()
}

export async function deletePasskey(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('passkey').where('id', '=', id).execute()
}

/** False if the count did not go up: then somebody else has a copy of the key. Devices that do not count say 0. */
export async function noteUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now.toISOString() })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
