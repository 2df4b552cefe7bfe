/** Letters that sort as separate letters in Czech, each right after the one given here. */
const AFTER: Record<string, string> = { č: 'c', ř: 'r', š: 's', ž: 'z' }

/** Its byte order is the Czech alphabetical one, for databases without that collation. Vowel length decides last. */
export function czechSortKey(text: string): string {
  const lower = text.trim().toLowerCase().normalize('NFC')
  const primary = lower
    // From here on the tilde is our own marker, which sorts after every letter.
    .replaceAll('~', ' ')
    .replace(/ch/g, 'h~')
    .replace(/[čřšž]/g, (letter) => `${AFTER[letter]}~`)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9~]+/g, ' ')
  return `${primary}\t${lower}`
}
