import * as m from '#entities/offer/messages.ts'
import { formatCount, formatCrowns, formatPayoutHours, formatRating } from '#shared/czech/format.ts'

type Format = (value: number) => string

/** Shows how readers will see the number; nothing while the input is not a valid number. */
const readersSee = (format: Format, isFit: (value: number) => boolean) => (value: number | null) =>
  value !== null && isFit(value) ? m.readersSee({ value: format(value) }) : undefined

export const ratingSeen = readersSee(formatRating, Number.isFinite)
export const payoutSeen = readersSee(formatPayoutHours, Number.isInteger)
export const crownsSeen = readersSee(formatCrowns, Number.isInteger)
export const countSeen = readersSee(formatCount, Number.isInteger)
