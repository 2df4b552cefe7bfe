const withoutJoiners = (text: string) => text.replaceAll('\u2060', '')
const plain = (text: string) => withoutJoiners(text).replaceAll(/[\u00a0\u2009\u202f]/g, ' ')

export interface Piece {
  text: string
  isValue: boolean
}

/** Possible spellings of a value on a page, most specific first: „do 24 hodin“, „24 hodin“, „25 000“, „25.000“. */
export function spellingsOf(readers: string, value: unknown): string[] {
  const said = plain(readers)
  const withoutUntil = said.startsWith('do ') ? [said.slice('do '.length)] : []
  const numbers =
    typeof value === 'number' ? [value.toLocaleString('cs'), value.toLocaleString('de'), String(value)].map(plain) : []
  const words = typeof value === 'boolean' ? [] : [said, ...withoutUntil]
  return [...new Set([...words, ...numbers])].filter((each) => each !== '')
}

/** As much text as decides it. */
const NUMBER_BEFORE = 5
const NUMBER_AFTER = 5

/** Whether the number at the end of a text, or at its start, goes on: 1 500, 1.500, 25 000, 24,5. */
const goesOnBefore = (text: string, value: string) =>
  /[\d.,]$/.test(text) || (/^\d{3}(?!\d)/.test(value) && /(?<!\d)\d{1,3} $/.test(text))
const goesOnAfter = (text: string) => /^(?:[.,]?\d| \d{3}(?!\d))/.test(text)

/** Splits a text at occurrences of the value; „24“ does not match in „2400“. */
export function markValue(given: string, spellings: readonly string[]): Piece[] {
  // Invisible, and left out of the search: with them the pieces would be cut in the wrong places.
  const text = withoutJoiners(given)
  const searched = plain(text).toLocaleLowerCase('cs')
  for (const spelling of spellings) {
    const wanted = spelling.toLocaleLowerCase('cs')
    const pieces: Piece[] = []
    let from = 0
    for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length
      const isWhole =
        !(/^\d/.test(wanted) && goesOnBefore(searched.slice(Math.max(0, at - NUMBER_BEFORE), at), wanted)) &&
        !(/\d$/.test(wanted) && goesOnAfter(searched.slice(end, end + NUMBER_AFTER)))
      if (!isWhole) continue
      pieces.push({ text: text.slice(from, at), isValue: false }, { text: text.slice(at, end), isValue: true })
      from = end
    }
    if (pieces.length > 0)
      return [...pieces, { text: text.slice(from), isValue: false }].filter((piece) => piece.text !== '')
  }
  return [{ text, isValue: false }]
}
