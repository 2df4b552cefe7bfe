import type { VoiceDesk } from '#features/voices/api-schema.ts'
import { findOffers } from '#features/players/offer.server.ts'
import type { VoiceState } from '#features/voices/schema.ts'
import { DECIDED_IN_DAYS } from '#features/voices/shared/limits.ts'
import { MOST_COUNTED } from '#features/voices/list.server.ts'
import { addWorkingDays } from '#shared/czech/working-days.ts'
import { readWaves } from '#features/voices/waves.server.ts'
import type { Reader } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const MOST_ANSWERED = 5
const NONE = { approve: 0, reject: 0, ask: 0, 'set-aside': 0 }

/** What waits at the desk, and what was done today. */
export async function readDesk(db: Reader, now: Date): Promise<VoiceDesk> {
  const reader = offThread(db)
  const counted = (state: VoiceState) =>
    reader.selectFrom('voice').where('state', '=', state).select(['proof', 'signs', 'queuedAt']).limit(MOST_COUNTED)
  const countOf = (state: VoiceState) => countRows(reader.selectFrom(counted(state).as('counted')))
  const { oldest, ...counts } = await reader
    .selectFrom(counted('waiting').as('counted'))
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('proof', '<>', '').as('documented'),
      fn.countAll<number>().filterWhere('signs', '>', 0).as('signs'),
      fn.min('queuedAt').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    promisedBy: oldest && addWorkingDays(pragueDay(new Date(oldest)), DECIDED_IN_DAYS),
    asked: await countOf('asked'),
    aside: await countOf('aside'),
    answered: await readAnswered(reader),
    today: await countToday(reader, now),
    last: await readLast(reader),
    waves: await readWaves(db),
  }
}

async function readAnswered(db: Reader): Promise<VoiceDesk['answered']> {
  const rows = await db
    .selectFrom('voice')
    .where('state', '=', 'waiting')
    .where('answer', '<>', '')
    .orderBy('queuedAt')
    .limit(MOST_ANSWERED)
    .select(['id', 'collection', 'recordId'])
    .execute()
  const offerOf = await findOffers(db, rows)
  return rows.map((row) => ({ id: row.id, title: offerOf(row).title }))
}

/** A step that was taken back is gone from here. */
async function countToday(db: Reader, now: Date): Promise<VoiceDesk['today']> {
  const rows = await db
    .selectFrom('voiceStep')
    .where('at', '>=', pragueDayStart(pragueDay(now)).toISOString())
    .where('action', 'in', ['approve', 'reject', 'ask', 'set-aside'])
    .groupBy('action')
    .select(({ fn }) => ['action', fn.count<number>('voiceId').distinct().as('count')])
    .execute()
  return { ...NONE, ...Object.fromEntries(rows.map(({ action, count }) => [action, count])) }
}

async function readLast(db: Reader): Promise<VoiceDesk['last']> {
  const last = await db
    .selectFrom('voiceStep')
    .where('action', 'in', ['approve', 'reject', 'ask', 'set-aside'])
    .orderBy('at', 'desc')
    .limit(1)
    .select(['at', 'actorName'])
    .executeTakeFirst()
  return last ? { at: last.at, by: last.actorName } : null
}
