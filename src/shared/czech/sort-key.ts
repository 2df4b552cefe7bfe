/** Letters that Czech sorts as letters of their own, each right after the letter given here. */
const AFTER: Record<string, string> = { č: 'c', ř: 'r', š: 's', ž: 'z' }

/**
 * A string whose plain byte order is the Czech alphabetical order (č after c, ch after h), for databases that know
 * no Czech collation. Vowel length decides only between otherwise equal words, so it goes to the end of the key.
 */
export function czechSortKey(text: string): string {
  const lower = text.trim().toLowerCase().normalize('NFC')
  const primary = lower
    // The tilde is our own mark from here on: it sorts after every letter.
    .replaceAll('~', ' ')
    .replace(/ch/g, 'h~')
    .replace(/[čřšž]/g, (letter) => `${AFTER[letter]}~`)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9~]+/g, ' ')
  return `${primary}\t${lower}`
}
