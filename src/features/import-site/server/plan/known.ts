/** What is here already, as plain data: the plan is made in a thread. */
export interface Known {
  /** Posts by their slugs. */
  posts: ReadonlyMap<string, { id: string; path: string }>
  writers: { id: string; name: string; email: string }[]
  rubrics: { id: string; title: string; slug: string }[]
  casinos: { id: string; title: string; slug: string }[]
  /** The keys of files of pictures by their ids. */
  pictures: ReadonlyMap<string, string>
  /** The names of files of videos by their ids. */
  films: ReadonlyMap<string, string>
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
  pictures: new Map(),
  films: new Map(),
  items: new Map(),
})

/**
 * What came from a site is known by what it was there, never by its name: otherwise an import that goes on after a kill
 * would meet its own records and plan another end than it began with.
 */
export function cameFrom({ items }: Known, site: string) {
  const own = new Set([...items].flatMap(([key, { recordId }]) => (key.startsWith(`${site}:`) ? [recordId] : [])))
  return {
    isOwn: (id: string): boolean => own.has(id),
    idOf: (key: string): string | undefined => items.get(`${site}:${key}`)?.recordId,
  }
}
export type CameFrom = ReturnType<typeof cameFrom>

/** The record that an earlier import made; null for one that was deleted here, undefined for what never came. */
export function earlierRecord({ items }: Known, key: string): string | null | undefined {
  const item = items.get(key)
  return item?.isGone ? null : item?.recordId
}
