import { z } from 'zod'
import type { Reader, RecordTable } from '#records/db.server.ts'
import type { ListRules } from '#records/list/list-rules.server.ts'
import * as m from '#records/messages.ts'
import type { Relation } from '#records/relation.ts'
import type { ListParameters } from '#shared/page.ts'
import { refused } from '#shared/schema/refused.ts'

const MAX_PER_PAGE = 100
const DEFAULT_PER_PAGE = 20
const MAX_PAGE = 1_000_000
const QUERY_MAX = 200
const ID_LIST = new RegExp(`^[a-z0-9-]{8,64}(?:,[a-z0-9-]{8,64}){0,${MAX_PER_PAGE - 1}}$`)

/** Archived records are listed only on request. */
const LIST_STATUSES = ['all', 'draft', 'published', 'archived'] as const

export const paging = {
  page: z.coerce.number<string | number>().int().min(1).max(MAX_PAGE).default(1),
  perPage: z.coerce.number<string | number>().int().min(1).max(MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
}

export interface ListQuery {
  page: number
  perPage: number
  q?: string | undefined
  /** Only these records, comma-separated; lets a form load the titles of its selected records in one call. */
  ids?: string | undefined
  sort: string
  status?: (typeof LIST_STATUSES)[number] | undefined
  [filter: string]: unknown
}

/** The definition of a list. Every collection is one; other lists need only these members. */
export interface Listed<Item, Name extends string = string> {
  name: Name
  table: string
  list: ListRules
  /** Its fields that are lists in tables of their own. */
  relations?: readonly Relation[]
  /** References written as names in files; others have too many targets and are written as ids. */
  named?: Partial<Record<string, RecordTable>>
  /** Left out: all columns. */
  columns?: readonly string[]
  decode: (row: never) => Item
  loadRelations?: ((db: Reader, items: Item[]) => Promise<void>) | undefined
  /** For lists outside the search index: ids of all items that contain the words. */
  search?: (db: Reader, words: string[]) => Promise<string[]>
}

export type Searched = Pick<Listed<unknown>, 'name' | 'table' | 'list' | 'search'>

export const BY_MATCH = 'match'

export function rowsShape({ list, search }: Pick<Searched, 'list' | 'search'>) {
  const names = [...Object.keys(list.sorts), ...Object.keys(list.ranked ?? {})]
  const filters = Object.entries(list.filters ?? {}).map(([name, { schema }]) => [name, schema.optional()] as const)
  return {
    q: z.string().max(QUERY_MAX).optional(),
    ids: z
      .string()
      .regex(ID_LIST, refused(m.idsAtMost, { number: MAX_PER_PAGE }))
      .optional(),
    sort: z
      .enum([...names, ...names.map((name) => `-${name}`), ...(search ? [] : [BY_MATCH])])
      .default(list.defaultSort),
    status: z.enum(LIST_STATUSES).optional(),
    ...Object.fromEntries(filters),
  }
}

export const listQuerySchema = (listed: Pick<Searched, 'list' | 'search'>): z.ZodType<ListQuery, ListParameters> =>
  z.strictObject({ ...paging, ...rowsShape(listed) })
