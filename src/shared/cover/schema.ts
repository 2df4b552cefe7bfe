import * as m from '#shared/cover/messages.ts'
import { z } from 'zod'
import { GROUNDS } from '#shared/cover/grounds.ts'
import { COVER_LIMITS } from '#shared/cover/limits.ts'
import { list } from '#shared/schema/list.ts'
import { refused } from '#shared/schema/refused.ts'

/** Cover URLs have one spelling per number; more decimals would be invisible. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10 === value
const figure = (max: number) => z.number().min(0).max(max).refine(oneDecimal, refused(m.oneDecimal))
const whole = (min: number, max: number) => z.int().min(min).max(max)
const percent = whole(0, 100)

const Row = z.strictObject({
  /** Hours; null = no promise. */
  promised: figure(COVER_LIMITS.hours).nullable(),
  measured: list(figure(COVER_LIMITS.hours), COVER_LIMITS.measuredInRow).min(1),
})

/** The data of a story's cover. The motif determines the meaning of the values, and every shape represents one of them. */
export const Cover = z
  .discriminatedUnion('motif', [
    /** Two amounts; the right one has the accent. */
    z
      .strictObject({
        motif: z.literal('scales'),
        left: figure(COVER_LIMITS.amount),
        right: figure(COVER_LIMITS.amount),
      })
      .refine(({ left, right }) => left + right > 0, { path: ['right'], ...refused(m.oneAmount) }),
    z.strictObject({ motif: z.literal('dots'), rows: list(Row, COVER_LIMITS.rows).min(1) }),
    /** The history of a term, oldest first. */
    z
      .strictObject({
        motif: z.literal('steps'),
        values: list(figure(COVER_LIMITS.stepValue), COVER_LIMITS.steps).min(2),
      })
      .refine(({ values }) => values.length < 2 || new Set(values).size > 1, {
        path: ['values'],
        ...refused(m.termUnchanged),
      }),
    /** Months of a licence, followed by months without one. */
    z.strictObject({
      motif: z.literal('seal'),
      months: whole(1, COVER_LIMITS.months),
      without: whole(0, COVER_LIMITS.monthsWithout),
    }),
    /** The used share of each limit, from the outer one inwards, and the position of the needle; in percent. */
    z.strictObject({
      motif: z.literal('dial'),
      shares: list(percent, COVER_LIMITS.shares).min(1),
      needle: percent,
    }),
    z.strictObject({ motif: z.literal('hundred'), count: whole(1, 100) }),
    z.strictObject({ motif: z.literal('grid'), times: whole(2, COVER_LIMITS.times) }),
  ])
  .meta({ id: 'Cover' })
export type Cover = z.infer<typeof Cover>
export type Motif = Cover['motif']
export type CoverOf<Kind extends Motif> = Extract<Cover, { motif: Kind }>

/** A cover as pages show it. */
export const ShownCover = z
  .object({ drawing: Cover, ground: z.enum(GROUNDS), url: z.string() })
  .meta({ id: 'ShownCover' })
export type ShownCover = z.infer<typeof ShownCover>
