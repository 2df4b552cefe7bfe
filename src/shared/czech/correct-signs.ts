import type { Correction, CorrectionKind } from '#shared/czech/correction.ts'

/** „slovo - slovo“: a dash between words, surrounded by spaces. */
const BETWEEN_WORDS = /(?<=\S[ \u00a0])(?:-{1,2}|—)(?=[ \u00a0]\S)/gu
/** „5-10“, „1,5-2“, „7.-13. 9.“, but no dates, phone numbers or codes. */
const RANGE = /(?<![\p{L}\d.,/:–-])(\d{1,6}(?:[.,]\d{1,3})?\.?)-(?=\d{1,6}(?:[.,]\d{1,3})?(?![\p{L}\d/:–-]))/gu
/** „30x“, „5 x 10“, „10x10“; 0x… is a hexadecimal number. */
const TIMES = /(?<![\p{L}\d.,])((?!0[xX])\d{1,9}(?:[.,]\d{1,3})?[ \u00a0]?)[xX](?=[ \u00a0]?\d|(?![\p{L}\d]))/gu
const ELLIPSIS = /(?<!\.)\.{3}(?!\.)/g

export const signs = (text: string): Correction[] => [
  ...replaced(text, 'dash', BETWEEN_WORDS, '–'),
  ...replaced(text, 'dash', RANGE, '–'),
  ...replaced(text, 'times', TIMES, '×'),
  ...replaced(text, 'ellipsis', ELLIPSIS, '…'),
]

/** The sign is at the end of the match. */
const replaced = (text: string, kind: CorrectionKind, pattern: RegExp, sign: string): Correction[] =>
  [...text.matchAll(pattern)].map((match) => {
    const before = match[1] ?? ''
    const from = match.index + before.length
    return { kind, edits: [{ from, to: match.index + match[0].length, text: sign }] }
  })
