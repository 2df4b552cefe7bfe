import type { MailQueueRow } from '#entities/mail-queue/schema.ts'
import { serverSecret, sign } from '#entities/session/tokens.server.ts'
import type { Db, Reader } from '#records/db.server.ts'

/** Stands in the text for the token of the mail. */
export const TOKEN = '{token}'

/** Longer than sending takes: if the process is killed, the mail is sent by another after this. */
const CLAIM_MS = 5 * 60_000

/** A one-time token that can be mailed again without being stored. */
export const tokenOfMail = async (db: Db, id: string) => sign(await serverSecret(db), 'mail', id)

/** Whoever is told that a mail is on its way has it queued before; `sendQueued` then sends it. */
export async function queueMail(
  db: Db,
  mail: Omit<MailQueueRow, 'attempts' | 'dueAt' | 'expiresAt'>,
  now: Date,
  lifeMs: number,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString()
  await db
    .insertInto('mailQueue')
    .values({ ...mail, attempts: 0, dueAt: now.toISOString(), expiresAt })
    .execute()
}

export async function findDueMails(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mailQueue')
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of two processes only one gets it. */
export const claimMail = (db: Db, id: string, now: Date): Promise<MailQueueRow | undefined> =>
  db
    .updateTable('mailQueue')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: new Date(now.getTime() + CLAIM_MS).toISOString() }))
    .where('id', '=', id)
    .where('dueAt', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst()

export async function postponeMail(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('mailQueue').set({ dueAt: dueAt.toISOString() }).where('id', '=', id).execute()
}

export async function forgetMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mailQueue').where('id', '=', id).execute()
}
