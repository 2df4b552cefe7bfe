/** What is here already, as plain data: the plan is made in a thread. */
export interface Known {
  /** The paths of posts by their slugs. */
  posts: ReadonlyMap<string, string>
  writers: { id: string; name: string; email: string }[]
  rubrics: { id: string; title: string; slug: string }[]
  casinos: { id: string; title: string; slug: string }[]
  /** What earlier imports brought, by the keys of what it was. */
  items: ReadonlyMap<string, KnownItem>
}

interface KnownItem {
  recordId: string
  /** Where its page is by now. */
  path: string
  /** Brought once and deleted here since. */
  isGone: boolean
}

export const nothingKnown = (): Known => ({
  posts: new Map(),
  writers: [],
  rubrics: [],
  casinos: [],
  items: new Map(),
})

/** The record that an earlier import made; null for one that was deleted here, undefined for what never came. */
export function earlierRecord({ items }: Known, key: string): string | null | undefined {
  const item = items.get(key)
  return item?.isGone ? null : item?.recordId
}
