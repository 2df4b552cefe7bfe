import { z } from 'zod'
import { moment } from '#shared/schema/moment.ts'
import { id } from '#shared/schema/text.ts'

/** What can happen at its time. */
export const CALENDAR_KINDS = ['publish', 'unpublish', 'bonus-start', 'bonus-end', 'publish-change'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

const Person = z.object({ id, name: z.string() })

export const CalendarItem = z
  .object({
    kind: z.enum(CALENDAR_KINDS),
    /** What holds the plan; with the kind it names the item. */
    id: z.string(),
    at: moment,
    collection: z.string(),
    recordId: z.string(),
    title: z.string(),
    /** What there is to know besides, such as the bonus that starts. */
    note: z.string(),
    /** Who planned it, or did it. */
    person: Person.nullable(),
    isDone: z.boolean(),
    /** Why it was not done although it is due. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'CalendarItem' })
export type CalendarItem = z.infer<typeof CalendarItem>

/** A draft that waits for a date. */
export const UndatedPost = z
  .object({ id, title: z.string(), updatedAt: moment, writer: z.string().nullable() })
  .meta({ id: 'UndatedPost' })
export type UndatedPost = z.infer<typeof UndatedPost>

export const Calendar = z
  .object({ items: z.array(CalendarItem), undated: z.array(UndatedPost) })
  .meta({ id: 'Calendar' })
export type Calendar = z.infer<typeof Calendar>

/** To another time; `from` is the one that the editor saw, null for what had none. */
export const CalendarMove = z.strictObject({ from: moment.nullable(), to: moment }).meta({ id: 'CalendarMove' })
export type CalendarMove = z.infer<typeof CalendarMove>
