/** Named character references of Czech pages; others stay as they are. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '',
  zwnj: '',
  zwj: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  euro: '€',
  cent: '¢',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  sect: '§',
  para: '¶',
  middot: '·',
  bull: '•',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  permil: '‰',
  larr: '←',
  rarr: '→',
  le: '≤',
  ge: '≥',
  ne: '≠',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  ocirc: 'ô',
  szlig: 'ß',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  yacute: 'ý',
  ccaron: 'č',
  dcaron: 'ď',
  ecaron: 'ě',
  ncaron: 'ň',
  rcaron: 'ř',
  scaron: 'š',
  tcaron: 'ť',
  zcaron: 'ž',
  lcaron: 'ľ',
  uring: 'ů',
}

const LONGEST = 12
const MAX_CODE_POINT = 0x10ffff

interface CharacterReference {
  character: string
  /** The number of source characters it takes. */
  length: number
}

/** Decodes the reference that starts at the ampersand; an invalid one is the ampersand itself. */
export function characterIn(text: string, start: number): CharacterReference {
  const end = text.slice(start, start + LONGEST).indexOf(';')
  const plain = { character: '&', length: 1 }
  if (end === -1) return plain
  const name = text.slice(start + 1, start + end)
  const character = name.startsWith('#') ? numbered(name.slice(1)) : named(name)
  return character === undefined ? plain : { character, length: end + 1 }
}

/** `&Scaron;` is the capital of `&scaron;`. */
function named(name: string): string | undefined {
  const own = NAMED[name]
  if (own !== undefined) return own
  const small = name.charAt(0) === name.charAt(0).toLowerCase() ? undefined : NAMED[name.toLowerCase()]
  return small?.toUpperCase()
}

function numbered(written: string): string | undefined {
  const isHex = /^x[\da-f]+$/i.test(written)
  if (!isHex && !/^\d+$/.test(written)) return undefined
  const code = isHex ? Number.parseInt(written.slice(1), 16) : Number(written)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code).toWellFormed() : undefined
}
