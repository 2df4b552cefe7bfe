import type { Texts } from '#shared/words/language.ts'

/** The Czech texts of all messages; `scripts/words-in-browser.ts` fills it for browsers. */
export const czech: Texts = {}
