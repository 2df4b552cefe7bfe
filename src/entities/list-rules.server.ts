import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { relationIn, type RelationTable } from '#entities/relations.ts'
import { id } from '#shared/schema/text.ts'

/** One more condition that a list can be asked for. */
export interface ListFilter {
  /** What the parameter may say. */
  schema: z.ZodType
  condition: (value: string) => RawBuilder<boolean>
}

/** How a list is filtered and sorted. Columns are named here and nowhere else: no parameter ever becomes one. */
export interface ListRules {
  /** The name of a sort, and its columns: the first takes the direction, the others only settle ties. */
  sorts: Record<string, readonly [string, ...string[]]>
  defaultSort: string
  /** Sorted columns that may be empty; those come last in either direction. */
  mayBeNull?: readonly string[]
  /** Whether the table tells drafts from what is published. */
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

/** Records that have the given member in one of their lists. */
export function has(table: RelationTable): ListFilter {
  const { ownerColumn, memberColumn } = relationIn(table)
  return {
    schema: id,
    condition: (value: string) => sql<boolean>`${sql.ref('id')} in (
      select ${sql.ref(ownerColumn)} from ${sql.table(table)} where ${sql.ref(memberColumn)} = ${value})`,
  }
}

/** Records that lack something: a name for it, and the column where it would be. */
export const lacks = (columns: Record<string, string>): ListFilter => ({
  schema: z.enum(Object.keys(columns)),
  condition: (value: string) => sql<boolean>`coalesce(cast(${sql.ref(columns[value] ?? value)} as text), '') = ''`,
})

/** What every record can be sorted by; indexes of 0007-lists and 0011-lists-of-all serve them. */
export const recordSorts = { updatedAt: ['updatedAt'], createdAt: ['createdAt'] } as const
export const titledSorts = { ...recordSorts, title: ['titleSort'] } as const
