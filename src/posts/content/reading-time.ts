import { readableText, type Written } from '#posts/content/walk.ts'

const WORDS_PER_MINUTE = 200

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** A dash between spaces is no word. */
export const countWords = (post: Written): number =>
  readableText(post)
    .split(/\s+/)
    .filter((each) => HAS_LETTER_OR_DIGIT.test(each)).length

export const minutesOf = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))
