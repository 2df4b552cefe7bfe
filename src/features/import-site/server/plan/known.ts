/** What is here already, as plain data: the plan is made in a thread. */
export interface Known {
  /** The paths of posts by their slugs. */
  posts: ReadonlyMap<string, string>
  writers: { id: string; name: string; email: string }[]
  rubrics: { id: string; title: string; slug: string }[]
  /** What earlier imports brought, by the keys of what it was: the record, and where its page is by now. */
  items: ReadonlyMap<string, { recordId: string; path: string }>
}

export const nothingKnown = (): Known => ({ posts: new Map(), writers: [], rubrics: [], items: new Map() })
