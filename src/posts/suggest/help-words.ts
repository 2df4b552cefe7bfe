/** Beginnings of words of people who look for help, without diacritics: „dluhy“, „zadlužený“, „sebevyloučení“. */
const STEMS = [
  'zavisl',
  'gambl',
  'pgsi',
  'dluh',
  'dluz',
  'zadluz',
  'exekuc',
  'vylouc',
  'sebevylouc',
  'sebevra',
  'pauz',
  'prestavk',
  'prestat',
  'pomoc',
  'pomozt',
  'linka',
  'linky',
  'krize',
]
/** Longer words that begin like this mean something else: „testovali“. */
const WHOLE = new Set(['test', 'testy', 'pomoz'])

/** „Limity výběru“ are how much a casino pays out, not how much one plays. */
const OF_PAYOUTS = ['vyber', 'vybr', 'vyplac', 'vyplat', 'vyher', 'vyhr']

const startsWithAny = (word: string, stems: readonly string[]) => stems.some((stem) => word.startsWith(stem))

/** Whether a search, in folded words, may be a call for help. */
export const isAboutHelp = (words: readonly string[]): boolean =>
  words.some((word) => WHOLE.has(word) || startsWithAny(word, STEMS)) ||
  (words.some((word) => word.startsWith('limit')) && !words.some((word) => startsWithAny(word, OF_PAYOUTS)))
