/** Letters around a caret, to find its place again. */
export const CARET_WORDS = 40
