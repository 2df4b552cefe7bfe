import type { Voice } from '#features/voices/schema.ts'
import { monthOf } from '#features/players/months.ts'
import { findSimilar, printsOf, storePrints } from '#features/voices/similar.server.ts'
import { quietly } from '#features/voices/store.server.ts'
import { figuresOf, readMonths } from '#features/voices/sums.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const BURST_MINUTES = 60
/** Fewer in an hour are no burst, however rarely somebody writes about an offer. */
const BURST_FROM = 6
/** Times the usual number of a day. */
const BURST_TIMES = 4
const DAYS_OF_YEAR = 365

/** Mailboxes that anybody gets for a few minutes. They are only pointed out, so the list need not be whole. */
const DISPOSABLE = new Set(
  [
    '10minutemail.com dispostable.com emailondeck.com fakeinbox.com getnada.com grr.la guerrillamail.com',
    'guerrillamail.net mail-temp.com mailcatch.com mailinator.com maildrop.cc mintemail.com mohmal.com',
    'sharklasers.com spamgourmet.com temp-mail.org tempail.com tempmail.com tempmailo.com throwawaymail.com',
    'trashmail.com yopmail.com',
  ].flatMap((some) => some.split(' ')),
)

export const isDisposableMailbox = (email: string) => DISPOSABLE.has(email.slice(email.lastIndexOf('@') + 1))

interface Signs extends Pick<Voice, 'similar' | 'samePerson' | 'isBurst' | 'isDisposable'> {}

export const countSigns = ({ similar, samePerson, isBurst, isDisposable }: Signs) =>
  Number(similar > 0) + Number(samePerson > 0) + Number(isBurst) + Number(isDisposable)

interface Written {
  email: string
  mailboxHash: string
}

/** What the moderator should look at; nothing of it decides. Called when a voice joins the queue. */
export async function lookForSigns(trx: Trx, voice: Voice, { email, mailboxHash }: Written, now: Date) {
  const prints = printsOf(voice.original ?? voice.text)
  const alike = await findSimilar(trx, voice.id, prints)
  await storePrints(trx, voice.id, prints)
  await markFirst(
    trx,
    alike.map(({ voiceId }) => voiceId),
  )
  const similar = alike.length
  const samePerson = (await othersOfMailbox(trx, voice, mailboxHash)).length
  const isBurst = await joinsBurst(trx, voice, now)
  const signs = { similar, samePerson, isBurst, isDisposable: isDisposableMailbox(email) }
  return { ...signs, signs: countSigns(signs) }
}

/** The first of several copies shares its words with nobody yet when it comes. */
const markFirst = (trx: Trx, ids: string[]) =>
  quietly(async () => {
    if (ids.length === 0) return
    await trx
      .updateTable('voice')
      .set((eb) => ({ similar: 1, signs: eb('signs', '+', 1) }))
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .where('similar', '=', 0)
      .execute()
  })

/** Voices of the same mailbox about the same offer in the same month. */
async function othersOfMailbox(db: Reader, voice: Voice, mailboxHash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('voiceAuthor')
    .innerJoin('voice', 'voice.id', 'voiceAuthor.voiceId')
    .where('mailboxHash', '=', mailboxHash)
    .where('voice.recordId', '=', voice.recordId)
    .where('voice.id', '<>', voice.id)
    .where('voice.state', '<>', 'unconfirmed')
    .select(['voice.id', 'voice.createdAt'])
    .execute()
  const month = monthOf(new Date(voice.createdAt))
  return rows.flatMap(({ id, createdAt }) => (monthOf(new Date(createdAt)) === month ? [id] : []))
}

/** If so, those that came before it in the same hour are a part of it, too. */
async function joinsBurst(trx: Trx, { id, recordId }: Voice, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - BURST_MINUTES * 60_000).toISOString()
  const waiting = trx.selectFrom('voice').where('recordId', '=', recordId).where('state', '=', 'waiting')
  const recent = await countRows(waiting.where('queuedAt', '>=', since).where('id', '<>', id))
  const isBurst = recent + 1 >= Math.max(BURST_FROM, BURST_TIMES * (await usualPerDay(trx, recordId, now)))
  if (isBurst) {
    await quietly(() =>
      trx
        .updateTable('voice')
        .set((eb) => ({ isBurst: 1, signs: eb('signs', '+', 1) }))
        .where('recordId', '=', recordId)
        .where('state', '=', 'waiting')
        .where('queuedAt', '>=', since)
        .where('isBurst', '=', 0)
        .execute(),
    )
  }
  return isBurst
}

const HOUR_MS = 3_600_000
const QUEUED = ['waiting', 'asked', 'aside', 'shown', 'rejected'] as const

/** How many have joined the queue about an offer in each of these hours. */
export async function countByHour(
  db: Reader,
  offerId: string,
  { until, hours }: { until: Date; hours: number },
): Promise<{ since: string; hours: number[] }> {
  const start = until.getTime() - hours * HOUR_MS
  const since = new Date(start).toISOString()
  const rows = await db
    .selectFrom('voice')
    .where('recordId', '=', offerId)
    .where('state', 'in', QUEUED)
    .where('queuedAt', '>=', since)
    .where('queuedAt', '<=', until.toISOString())
    .select('queuedAt')
    .execute()
  const counts = Array.from({ length: hours }, () => 0)
  for (const { queuedAt } of rows) {
    const hour = Math.min(hours - 1, Math.floor((Date.parse(queuedAt) - start) / HOUR_MS))
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  return { since, hours: counts }
}

/** Of the last twelve months. */
export const usualPerDay = async (db: Reader, offerId: string, now: Date): Promise<number> =>
  figuresOf(await readMonths(db, offerId), now).people / DAYS_OF_YEAR
