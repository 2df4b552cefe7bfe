import { fold } from '#shared/czech/slug.ts'

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Best first: 0 exact, 1 prefix, 2 prefixes of words, 3 substrings, 4 matched elsewhere. */
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

/** Sorts by rank; the order of equal matches is preserved. */
export const byMatch = <Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string): Item[] =>
  items
    .map((item) => ({ item, rank: matchRank(nameOf(item), typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
