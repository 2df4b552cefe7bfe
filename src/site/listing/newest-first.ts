/** In the order in which the list is cut into pages, by the date that its rows show. */
export const newestFirst = <Item extends { updatedAt: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
