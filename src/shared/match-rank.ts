import { fold } from '#shared/czech/slug.ts'

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * How well a name fits what was typed, the best being 0: the name itself, its beginning, the beginnings of its words,
 * something inside of it, and at last what was found by other words than its name.
 */
export function matchRank(name: string, typed: string): number {
  const wanted = words(typed)
  const own = words(name)
  const whole = own.join(' ')
  const phrase = wanted.join(' ')
  if (whole === phrase) return 0
  if (whole.startsWith(phrase)) return 1
  if (wanted.every((word) => own.some((each) => each.startsWith(word)))) return 2
  return wanted.every((word) => whole.includes(word)) ? 3 : 4
}

/** The best match first; those that fit equally well stay in their order. */
export const byMatch = <Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string): Item[] =>
  items
    .map((item) => ({ item, rank: matchRank(nameOf(item), typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
