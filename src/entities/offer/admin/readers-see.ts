import { formatCount, formatCrowns, formatPayoutHours, formatRating } from '#shared/czech/format.ts'

/** What readers will see instead of the number, in the words of the site. */
const readersSee = (format: (value: number) => string) => (value: number | null) =>
  value === null ? undefined : `Readers see ${format(value)}`

export const ratingSeen = readersSee(formatRating)
export const payoutSeen = readersSee(formatPayoutHours)
export const crownsSeen = readersSee(formatCrowns)
export const countSeen = readersSee(formatCount)
