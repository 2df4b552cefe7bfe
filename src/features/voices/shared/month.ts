import { pragueDay } from '#shared/czech/day.ts'

/** In Prague: 2026-11. */
export const monthOf = (moment: Date) => pragueDay(moment).slice(0, '2026-11'.length)
