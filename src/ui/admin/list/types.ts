import type { ReactNode } from 'react'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'

export interface Column<Item> {
  /** As the address of the list calls it. */
  name: string
  label: string
  show: (item: Item) => ReactNode
  /** The API's name of the sort; left out when the list cannot be sorted by it. */
  sort?: string
  /** On a phone: the first column stands on top, these below it, the others are left out. */
  isOnPhone?: boolean
  /** Shown only to those who choose it. */
  isOptional?: boolean
  /** The fields of the record that stand for it in a file; left out: the one of that name. */
  fields?: string[]
}

export interface Filter {
  name: string
  /** What the closed filter says, e.g. “All writers”. */
  label: string
  options: { value: string; label: string }[]
}

export interface BulkAction {
  /** The API's name of the action. */
  action: string
  label: string
  /** Which status of the list it makes sense for; left out: any but the archive. */
  isFor?: (status: string) => boolean
  isDangerous?: boolean
  /** What the records are then: “published”. */
  done: string
  /** Said when all went well. */
  success: string
}

export interface ListOptions<Item extends RecordBase> {
  resource: Resource
  /** The API's name of the list's sort when nobody chose another. */
  defaultSort: string
  columns: Column<Item>[]
  titleOf: (item: Item) => string
  searchLabel: string
  filters?: Filter[]
  bulkActions?: BulkAction[]
  /** Choices of the status switch; left out where there are no drafts. */
  hasDrafts?: boolean
  /** More choices in the menu of a row. */
  rowMenu?: (item: Item) => ReactNode
  empty: { title: string; body: string }
}
