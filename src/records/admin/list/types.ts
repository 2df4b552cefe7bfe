import type { ReactNode } from 'react'
import type { Message, Value, Words } from '#shared/words/message.ts'
import type { RecordBase, Resource } from '#records/admin/resource.ts'
import type { CollectionName, ListNameOf } from '#records/admin/api/calls.ts'

export interface Column<Item> {
  /** Its name in the address of the list. */
  name: string
  label: Words
  show: (item: Item) => ReactNode
  /** The sort name in the API; left out when the list cannot be sorted by it. */
  sort?: string
  /** Shows what readers read: Czech, for hyphens and screen readers. The first column always does. */
  isCzech?: true
  /** On a phone: the first column is the heading, these are below it, others are left out. */
  isOnPhone?: boolean
  isOptional?: boolean
  /** The fields of the record exported for this column; by default the one of its name. */
  fields?: string[]
}

export interface Filter {
  name: string
  label: Words
  options: { value: string; label: Words }[]
}

/** The state of the records afterwards. */
export interface Done {
  /** “published” */
  state: () => string
  /** “12 published” */
  counted: Message<{ number: Value }>
}

/** What is asked before the action: one of these for all chosen records. */
export interface BulkChoice {
  label: () => string
  options: { value: string; label: string }[]
  /** What is sent for the chosen option. */
  sent: (value: string) => BulkRequest
}

/** `to` is the value that all get. */
export interface BulkRequest {
  action: string
  to?: string | null
}

export interface BulkAction {
  /** The action name in the API. */
  action: string
  label: () => string
  /** Asks whether it is wanted; `what` is “3 casinos”. */
  ask: Message<{ count: number; what: Value }>
  /** The list statuses it applies to; by default any but the archive. */
  isFor?: (status: string) => boolean
  isDangerous?: boolean
  choice?: BulkChoice
  done: Done
  success: () => string
}

export interface ListOptions<Item extends RecordBase> {
  resource: Resource<ListNameOf<Item> & CollectionName>
  defaultSort: string
  columns: Column<Item>[]
  titleOf: (item: Item) => string
  searchLabel: Words
  filters?: Filter[]
  bulkActions?: BulkAction[]
  hasDrafts?: boolean
  rowMenu?: (item: Item) => ReactNode
  empty: { title: Words; body: Words }
}
