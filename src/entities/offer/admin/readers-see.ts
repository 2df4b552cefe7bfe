import { formatCount, formatCrowns, formatPayoutHours, formatRating } from '#shared/czech/format.ts'

type Format = (value: number) => string

/** What readers will see instead of the number, in the words of the site; nothing while it is no number yet. */
const readersSee = (format: Format, isFit: (value: number) => boolean) => (value: number | null) =>
  value !== null && isFit(value) ? `Readers see ${format(value)}` : undefined

export const ratingSeen = readersSee(formatRating, Number.isFinite)
export const payoutSeen = readersSee(formatPayoutHours, Number.isInteger)
export const crownsSeen = readersSee(formatCrowns, Number.isInteger)
export const countSeen = readersSee(formatCount, Number.isInteger)
