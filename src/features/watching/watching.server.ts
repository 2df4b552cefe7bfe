import { CHECKED, CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import { type FailedMail, MAIL_FAILURES, type Watching } from '#features/watching/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const MAX_FAILURES = 20

export async function readWatching(db: Reader): Promise<Omit<Watching, 'from'>> {
  const counts = await db
    .selectFrom('subscription')
    .where('confirmedAt', 'is not', null)
    .groupBy('recordId')
    .select((eb) => ['recordId', eb.fn.countAll<number>().as('watchers')])
    .execute()
  const waiting = await countRows(db.selectFrom('subscription').where('confirmedAt', 'is', null))
  const { lastSentAt } = await db
    .selectFrom('mailDay')
    .where('outcome', '=', 'sent')
    .select((eb) => eb.fn.max('lastAt').as('lastSentAt'))
    .executeTakeFirstOrThrow()
  const failures = await db
    .selectFrom('mailDay')
    .where('outcome', 'in', MAIL_FAILURES)
    .orderBy('lastAt', 'desc')
    .limit(MAX_FAILURES)
    .select(['recordId', 'mails', 'lastAt', 'reply'])
    .select((eb) => eb.ref('outcome').$castTo<FailedMail>().as('outcome'))
    .execute()
  const titles = await findTitles(db, [...new Set([...counts, ...failures].map(({ recordId }) => recordId))])
  const titled = <Row extends { recordId: string }>(row: Row) => ({ ...row, ...(titles.get(row.recordId) ?? GONE) })
  return {
    lastSentAt,
    waiting,
    offers: counts
      .map(titled)
      .toSorted((one, other) => other.watchers - one.watchers || one.title.localeCompare(other.title, 'cs')),
    failures: failures.map(titled),
  }
}

/** For an offer deleted since. */
const GONE = { collection: '', title: '' }

async function findTitles(db: Reader, ids: string[]): Promise<Map<string, { collection: string; title: string }>> {
  const titles = new Map<string, { collection: string; title: string }>()
  if (ids.length === 0) return titles
  for (const collection of CHECKED_COLLECTIONS) {
    const rows = await db.selectFrom(CHECKED[collection].table).where('id', 'in', ids).select(['id', 'title']).execute()
    for (const { id, title } of rows) titles.set(id, { collection, title })
  }
  return titles
}
