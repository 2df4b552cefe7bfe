const SPECIAL: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' }

/** Lower case without diacritics, for search and slugs. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßłđøæœ]/g, (letter) => SPECIAL[letter] ?? letter)
}

export const SLUG_MAX = 96

export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '')
}

const SLUG = /^[a-z0-9-]+$/

/** Whether a text from an address may be a slug at all; PostgreSQL refuses to compare some of what is none. */
export const isSlug = (text: string) => text.length <= SLUG_MAX && SLUG.test(text)

const NUMBER_ROOM = 4

/** The slug of a title, with room for a number if it is taken. */
export const slugFromTitle = (title: string) =>
  slugify(title)
    .slice(0, SLUG_MAX - NUMBER_ROOM)
    .replace(/-$/, '')

/** Whether a slug was generated from this title, not typed: modry-lev, modry-lev-2. */
export function isSlugFromTitle(slug: string, title: string): boolean {
  const made = slugFromTitle(title)
  return slug === made || (slug.startsWith(`${made}-`) && /^\d{1,3}$/.test(slug.slice(made.length + 1)))
}
