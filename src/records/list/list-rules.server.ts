import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Relation } from '#records/relation.ts'
import { id } from '#shared/schema/text.ts'

export interface ListFilter {
  schema: z.ZodType
  condition: (value: string) => RawBuilder<boolean>
  /** Depends on tables that change without a save of the listed record, so its count cannot be cached. */
  readsElsewhere?: true
}

/** How a list is filtered and sorted. Columns are named only here; no request parameter ever becomes a column name. */
export interface ListRules {
  /** Sort names with their columns: the direction applies to the first, the rest break ties. */
  sorts: Record<string, readonly [string, ...string[]]>
  defaultSort: string
  /** Sorts by figures of another table: a query of `rankedId` and `rank`. What it leaves out has none, and keeps the default order. */
  ranked?: Record<string, (now: Date) => RawBuilder<{ rankedId: string; rank: number }>>
  /** Nullable sort columns; nulls come last in either direction. */
  mayBeNull?: readonly string[]
  hasDrafts?: boolean
  filters?: Record<string, ListFilter>
}

const YES_NO = z.enum(['true', 'false'])

export const equals = (column: string, schema: z.ZodType<string>): ListFilter => ({
  schema,
  condition: (value: string) => sql<boolean>`${sql.ref(column)} = ${value}`,
})

export const equalsNumber = (column: string, choices: readonly number[]): ListFilter => ({
  schema: z.enum(choices.map(String)),
  condition: (value: string) => sql<boolean>`${sql.ref(column)} = ${Number(value)}`,
})

export const isSet = (column: string): ListFilter => ({
  schema: YES_NO,
  condition: (value: string) => sql<boolean>`${sql.ref(column)} = ${value === 'true' ? 1 : 0}`,
})

export const isFilled = (column: string): ListFilter => ({
  schema: YES_NO,
  condition: (value: string) =>
    value === 'true' ? sql<boolean>`${sql.ref(column)} is not null` : sql<boolean>`${sql.ref(column)} is null`,
})

/** Records with the given member in one of their relations. */
export const has = ({ table, ownerColumn, memberColumn }: Relation): ListFilter => ({
  schema: id,
  condition: (value: string) => sql<boolean>`${sql.ref('id')} in (
    select ${sql.ref(ownerColumn)} from ${sql.table(table)} where ${sql.ref(memberColumn)} = ${value})`,
})

/** Records with an empty column; maps the filter value to the column. */
export const lacks = (columns: Record<string, string>): ListFilter => ({
  schema: z.enum(Object.keys(columns)),
  condition: (value: string) => sql<boolean>`coalesce(cast(${sql.ref(columns[value] ?? value)} as text), '') = ''`,
})

/** Sorts available for every record, served by the indexes of migrations 0007-lists and 0011-lists-of-all. */
export const recordSorts = { updatedAt: ['updatedAt'], createdAt: ['createdAt'] } as const
export const titledSorts = { ...recordSorts, title: ['titleSort'] } as const
