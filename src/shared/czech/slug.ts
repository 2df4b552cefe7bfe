const SPECIAL: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' }

/** Lower case without diacritics: what search compares and slugs are made of. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßłđøæœ]/g, (letter) => SPECIAL[letter] ?? letter)
}

export const SLUG_MAX = 96

/** „Zahraniční sázkové kanceláře“ → zahranicni-sazkove-kancelare */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
}
