import { memo } from '#shared/memo.ts'

const NBSP = '\u00a0'
const ONE_LETTER = /(?<=^|[\s(„])([vkszouaiVKSZOUAI]) (?=\S)/g
const DIGIT = /\d/
const NUMBER_WITH_UNIT = /(\d) (?=(?:\d{3}(?!\d)|Kč|%|hodin|dn[íůy]|h(?!\p{L})|min))/gu
const DATE = /(\d\.) (?=(?:\d|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pro))/g

/** Hard spaces where Czech typography wants them: no one-letter preposition at a line end, no torn number or date. */
export const hardSpaces = memo((text: string): string => {
  const spaced = text.replace(ONE_LETTER, `$1${NBSP}`)
  if (!DIGIT.test(spaced)) return spaced
  return spaced.replace(NUMBER_WITH_UNIT, `$1${NBSP}`).replace(DATE, `$1${NBSP}`)
}, 5000)
