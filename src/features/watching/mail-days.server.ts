import type { MailOutcome } from '#features/watching/schema.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'

const DAYS_KEPT = 30

interface MailResult {
  recordId: string
  outcome: MailOutcome
  reply?: string
}

export async function countMail(db: Db, { recordId, outcome, reply = '' }: MailResult, now: Date): Promise<void> {
  const day = pragueDay(now)
  const lastAt = now.toISOString()
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('mailDay').where('day', '<', addDays(day, -DAYS_KEPT)).execute()
    await trx
      .insertInto('mailDay')
      .values({ day, recordId, outcome, mails: 1, lastAt, reply })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'recordId', 'outcome'])
          .doUpdateSet((eb) => ({ mails: eb('mailDay.mails', '+', 1), lastAt, reply })),
      )
      .execute()
  })
}

export async function hasSentSince(db: Reader, day: string): Promise<boolean> {
  const sent = await db
    .selectFrom('mailDay')
    .where('day', '>=', day)
    .where('outcome', '=', 'sent')
    .select('day')
    .limit(1)
    .execute()
  return sent.length > 0
}
