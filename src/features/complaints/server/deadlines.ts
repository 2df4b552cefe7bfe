import {
  countDeadlines,
  overdueComplaints,
  passDeadline,
  plannedDeadlines,
  remind,
  remindedComplaints,
} from '#features/complaints/clock.server.ts'
import * as m from '#features/complaints/messages.ts'
import { COMPLAINTS } from '#features/complaints/schema.ts'
import { KINDS } from '#features/complaints/shared/kinds.ts'
import { AT_ONCE, type PlannedWork } from '#features/schedule/server/planned-work.ts'
import { AppError } from '#shared/app-error.ts'
import { pragueWall } from '#shared/czech/prague-time.ts'
import { said } from '#shared/words/message.ts'

const TURN_WORDS = {
  us: m.calendarOurs,
  operator: m.calendarAnswer,
  player: m.calendarReply,
  casino: m.calendarPay,
  '': m.no,
}

const MINUTE_MS = 60_000

/** A time that ends with a day stands on that day, as readers are told: until 23.59. */
function shownAt(deadline: string): string {
  const end = new Date(deadline)
  return pragueWall(end).time === '00:00' ? new Date(end.getTime() - MINUTE_MS).toISOString() : deadline
}

/** The time of whoever has the turn ends: the page says so, and the newsroom is asked what to do. */
export const passDeadlines: PlannedWork = {
  name: 'complaint-deadline',
  kinds: ['complaint-deadline'],
  async due(db, now, except) {
    const rows = await overdueComplaints(db, now, except, AT_ONCE)
    return rows.map(({ deadlineAt, ...row }) => ({ ...row, at: String(deadlineAt) }))
  },
  run: (trx, id, now, site) => passDeadline(trx, site, id, new Date(now)),
  countAhead: countDeadlines,
  async planned(db, { record, ...asked }) {
    if (record && record.collection !== COMPLAINTS) return []
    const { from, to } = asked
    const rows = await plannedDeadlines(db, { ...asked, recordId: record?.recordId })
    return rows
      .map(({ deadlineAt, ...row }) => ({ ...row, at: shownAt(String(deadlineAt)) }))
      .filter(({ at }) => from <= at && at < to)
      .map(({ id, version, number, title, kind, at, turn, overdueAt, holderId }) => ({
        kind: 'complaint-deadline' as const,
        id,
        version,
        at,
        collection: COMPLAINTS,
        recordId: id,
        title: title || KINDS[kind].title,
        note: said(TURN_WORDS[turn], { number: String(number) }),
        plannedBy: holderId,
        // The page says so by then, and Today asks for what comes next.
        isDone: overdueAt !== null,
      }))
  },
  async move(db, { id }) {
    const found = await db.selectFrom('complaint').where('id', '=', id).select('id').executeTakeFirst()
    if (!found) return undefined
    throw new AppError('BAD_REQUEST', m.deadlineIsPublic)
  },
}

/** Whoever else has the turn is reminded before its end. */
export const sendReminders: PlannedWork = {
  name: 'complaint-reminder',
  kinds: [],
  async due(db, now, except) {
    const rows = await remindedComplaints(db, now, except, AT_ONCE)
    return rows.map(({ remindAt, ...row }) => ({ ...row, at: String(remindAt) }))
  },
  run: (trx, id, now, site) => remind(trx, site, id, new Date(now)),
  planned: async () => [],
  move: async () => undefined,
}
