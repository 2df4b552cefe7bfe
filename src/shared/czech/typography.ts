import { memo } from '#shared/memo.ts'

const NBSP = '\u00a0'
/** Forbids a line break and needs no glyph; the site's fonts have no non-breaking hyphen. */
const WORD_JOINER = '\u2060'

const ONE_LETTER = /(?<=^|[\s(„‚])([vkszouaiVKSZOUAI]) (?=\S)/g
/** „č. 186/2016“, „odst. 1“, „§ 15“: abbreviations stay with their number or word. */
const ABBREVIATION = /(?<=^|[\s(„‚])((?:č|čl|odst|písm|str|tel|tzv|tj|např|resp)\.|§) (?=\S)/gi
/** „přestává-li“, „e-mail“ and „wi-fi“, „9–17 hodin“ and „7.–13. 9.“: hyphens and dashes at which a line could break. */
const CONDITION = /(?<=\p{L})-(?=li(?!\p{L}))/gu
const SHORT_BEGINNING = /(?<=(?<![\p{L}\d\u2060-])\p{L}{1,2})-(?=\p{L})/gu
const RANGE = /(?<=\d\.?)–(?=\d)/g
const DIGIT = /\d/
const UNITS = [
  'Kč|%|‰|×|°|[kMG]B|h|hod\\.|min|let|den',
  'dn(?:e|í|ů|y|ech|em)|roky?|roku|roků|týdn[yůe]|týdnech|týden|body?|bodů|bodech',
].join('|')
const INFLECTED_UNITS = 'hodin|minut|vteřin|sekund|měsíc|korun|haléř|euro|eur'
const NUMBER_WITH_UNIT = new RegExp(
  `(\\d) (?=\\d{3}(?!\\d)|(?:${UNITS})(?!\\p{L})|(?:${INFLECTED_UNITS})|s(?:$|[.,;:!?)“]))`,
  'gu',
)
const DATE = /(\d\.) (?=(?:\d|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pro))/g
/** „45 × 2 400“ and „3 : 2“. */
const SIGN_BEFORE_NUMBER = /(?<=\d[ \u00a0])([×:]) (?=\d)/g
const RATIO = /(\d) (?=:[ \u00a0]\d)/g

const TEXTS_KNOWN = 5000

/** Replaces spaces only, so the length stays the same. */
export function withHardSpaces(text: string): string {
  const spaced = text.replace(ONE_LETTER, `$1${NBSP}`).replace(ABBREVIATION, `$1${NBSP}`)
  if (!DIGIT.test(spaced)) return spaced
  return spaced
    .replace(NUMBER_WITH_UNIT, `$1${NBSP}`)
    .replace(DATE, `$1${NBSP}`)
    .replace(SIGN_BEFORE_NUMBER, `$1${NBSP}`)
    .replace(RATIO, `$1${NBSP}`)
}

const joined = (text: string) =>
  text
    .replace(CONDITION, `-${WORD_JOINER}`)
    .replace(SHORT_BEGINNING, `-${WORD_JOINER}`)
    .replace(RANGE, `–${WORD_JOINER}`)

/** Keeps one-letter prepositions, numbers, dates, ranges, „-li“ and „e-“ on one line, as Czech typography requires. */
export const hardSpaces = memo((text: string): string => joined(withHardSpaces(text)), TEXTS_KNOWN)

const hardenedWhole = memo(withHardSpaces, TEXTS_KNOWN)
const joinedPart = memo(joined, TEXTS_KNOWN)

/** The same for a part of a text: a number may end one part and its unit begin the next. */
export const hardSpacesWithin = (before: string, text: string, after: string): string =>
  joinedPart(hardenedWhole(before + text + after).slice(before.length, before.length + text.length))

export const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
