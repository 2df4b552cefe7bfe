import { z } from 'zod'
import { moment } from '#shared/schema/moment.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id } from '#shared/schema/text.ts'
import { Said } from '#shared/schema/said.ts'

export const CALENDAR_KINDS = [
  'publish',
  'unpublish',
  'bonus-start',
  'bonus-end',
  'publish-change',
  'complaint-deadline',
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export const PLANNED_COLLECTIONS = ['posts', 'casinos', 'bookmakers', 'complaints'] as const

const Person = z.object({ id, name: z.string() })

export const CalendarItem = z
  .object({
    kind: z.enum(CALENDAR_KINDS),
    /** The id of the planned record or change; unique together with the kind. */
    id: z.string(),
    /** Of that record or change; 0 if it is done. */
    version: z.int(),
    at: moment,
    collection: z.enum(PLANNED_COLLECTIONS),
    recordId: z.string(),
    title: z.string(),
    /** Written by an editor, or said by the server. */
    note: z.union([z.string(), Said]),
    person: Person.nullable(),
    isDone: z.boolean(),
    /** Why it has not happened although it is due, or cannot happen as it is. */
    problem: Said.nullable(),
  })
  .meta({ id: 'CalendarItem' })
export type CalendarItem = z.infer<typeof CalendarItem>

export const UndatedPost = z
  .object({ id, version: z.int(), title: z.string(), updatedAt: moment, writer: z.string().nullable() })
  .meta({ id: 'UndatedPost' })
export type UndatedPost = z.infer<typeof UndatedPost>

export const Calendar = z
  .object({ items: z.array(CalendarItem), undated: z.array(UndatedPost) })
  .meta({ id: 'Calendar' })
export type Calendar = z.infer<typeof Calendar>

/** Reschedules an item; `from` is the time the editor saw, null if there was none, `version` the one they saw. */
export const CalendarMove = z
  .strictObject({ from: moment.nullable(), to: moment, version: recordFields.version })
  .meta({ id: 'CalendarMove' })
export type CalendarMove = z.infer<typeof CalendarMove>
