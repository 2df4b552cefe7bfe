/** Sorts by the date that the rows show, which is also the order of the pagination. */
export const newestFirst = <Item extends { updatedAt: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
