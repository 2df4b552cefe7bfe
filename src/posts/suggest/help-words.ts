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
  'limit',
]
/** Longer words that begin like this mean something else: „testovali“. */
const WHOLE = new Set(['test', 'testy', 'pomoz'])

/** Whether a search, in folded words, may be a call for help. */
export const isAboutHelp = (words: readonly string[]): boolean =>
  words.some((word) => WHOLE.has(word) || STEMS.some((stem) => word.startsWith(stem)))
