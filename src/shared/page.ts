/** A page of a list. */
export interface Page<Item> {
  items: Item[]
  total: number
  /** There are more than were counted. */
  isTotalCapped?: true
  page: number
  perPage: number
}

/** The query of a list as it is sent. Which filters it has, only its rules say. */
export type ListParameters = Record<string, string | number | undefined>
