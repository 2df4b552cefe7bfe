import * as m from '#features/schedule/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { isOpenToKeys } from '#features/api-keys/shared/scopes.ts'
import { nextPlanned, plansOfRecord, readCalendar } from '#features/schedule/server/calendar.ts'
import { DUE } from '#features/schedule/server/due.ts'
import { AppError } from '#shared/app-error.ts'
import { Calendar, CALENDAR_KINDS, CalendarItem, CalendarMove, PLANNED_COLLECTIONS } from '#shared/schema/calendar.ts'
import { moment } from '#shared/schema/moment.ts'
import { id } from '#shared/schema/text.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'
import { refused } from '#shared/schema/refused.ts'

const LONGEST_DAYS = 100
const DAY_MS = 86_400_000
const NEXT_SHOWN = 5

const Span = z
  .strictObject({ from: moment, to: moment })
  .refine(({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= LONGEST_DAYS * DAY_MS, {
    path: ['to'],
    ...refused(m.daysAtMost, { number: LONGEST_DAYS }),
  })

const OfRecord = z.object({ items: z.array(CalendarItem) }).meta({ id: 'CalendarOfRecord' })
const Moved = OfRecord.extend({ version: z.int(), undo: UndoStep.optional() }).meta({ id: 'CalendarMoved' })

const Next = z.object({ items: z.array(CalendarItem), total: z.int() }).meta({ id: 'NextPlanned' })

/** Of complaints only whoever is signed in may know. */
const openTo = ({ key }: CallContext['caller'], items: CalendarItem[]) =>
  key ? items.filter(({ collection }) => isOpenToKeys(collection)) : items

export const calendarCalls = [
  call({
    method: 'get',
    path: '/today/planned',
    tag: 'Today',
    summary: 'What happens next however far ahead, and what is overdue',
    access: 'editor',
    response: Next,
    run: async (_, { services }) => nextPlanned(services.db, NEXT_SHOWN),
  }),
  call({
    method: 'get',
    path: '/calendar',
    tag: 'Calendar',
    summary: 'What happens between two times, what has happened, and drafts without a date',
    access: 'editor',
    query: Span,
    response: Calendar,
    run: async ({ query: { from, to } }, { services, caller }) => {
      const { items, undated } = await readCalendar(services.db, from, to)
      return { items: openTo(caller, items), undated }
    },
  }),
  call({
    method: 'get',
    path: '/calendar/{collection}/{id}',
    tag: 'Calendar',
    summary: 'What is planned for one record; what is overdue says why',
    access: 'editor',
    params: z.object({ collection: z.enum(PLANNED_COLLECTIONS), id }),
    response: OfRecord,
    run: async ({ params }, { services, caller }) => ({
      items: openTo(caller, await plansOfRecord(services.db, params.collection, params.id)),
    }),
  }),
  call({
    method: 'put',
    path: '/calendar/{kind}/{id}',
    tag: 'Calendar',
    summary: 'Move what is planned, or give a draft its date; 409 if it is not as it was seen',
    access: 'editor',
    params: z.object({ kind: z.enum(CALENDAR_KINDS), id }),
    body: CalendarMove,
    response: Moved,
    errors: [409],
    run: async ({ params, body }, { services, caller }) => {
      for (const work of DUE.filter(({ kinds }) => kinds.includes(params.kind))) {
        const moved = await work.move(services.db, { ...params, ...body }, actorOf(caller))
        if (!moved) continue
        const { collection, recordId, version, undo } = moved
        return { items: await plansOfRecord(services.db, collection, recordId), version, undo }
      }
      throw new AppError('NOT_FOUND')
    },
  }),
]
