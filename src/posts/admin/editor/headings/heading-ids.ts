import { SLUG_MAX, slugify } from '#shared/czech/slug.ts'

const FALLBACK = 'sekce'

interface NamedHeading {
  id: string | null
  text: string
}

/** Ids for all headings: existing ones never change, the others get a unique one from their text. */
export function withIds(headings: readonly NamedHeading[]): string[] {
  const taken = new Set(headings.flatMap(({ id }) => id ?? []))
  return headings.map(({ id, text }) => {
    const own = id ?? unusedId(slugify(text) || FALLBACK, taken)
    taken.add(own)
    return own
  })
}

function unusedId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count++) {
    const ending = `-${count}`
    id = wanted.slice(0, SLUG_MAX - ending.length) + ending
  }
  return id
}
