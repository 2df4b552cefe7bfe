import type { z } from 'zod'
import type { Listed } from '#records/list/list-query.server.ts'
import type { RecordTable } from '#records/db.server.ts'

/** For display in lists only. */
const SHOWN = new Set(['picture', 'changes'])

type CsvKind = 'text' | 'number' | 'flag' | 'list' | 'name' | 'names'

/** A column of a CSV file: a field of the record or a member of one (`safety.ssl`). */
export interface CsvColumn {
  name: string
  path: readonly string[]
  kind: CsvKind
  table?: RecordTable
}

export function csvColumns(
  record: z.ZodObject,
  { relations = [], named = {} }: Pick<Listed<unknown>, 'relations' | 'named'>,
): CsvColumn[] {
  const members = new Map(relations.map(({ field, member }) => [field, member]))
  const columns = Object.entries(record.shape).flatMap(([name, schema]): CsvColumn[] => {
    if (SHOWN.has(name)) return []
    const member = members.get(name)
    if (member) return [{ name, path: [name], kind: 'names', table: member }]
    const target = named[name]
    if (target) return [{ name, path: [name], kind: 'name', table: target }]
    return columnsOf(name, schema as z.ZodType)
  })
  // The id comes first: an import finds records by it.
  return [...columns.filter(({ name }) => name === 'id'), ...columns.filter(({ name }) => name !== 'id')]
}

function columnsOf(name: string, schema: z.ZodType): CsvColumn[] {
  const bare = unwrap(schema)
  const kind = kindOf(bare)
  if (kind) return [{ name, path: [name], kind }]
  if (bare.def.type !== 'object') return []
  return Object.entries((bare as z.ZodObject).shape).flatMap(([member, of]): CsvColumn[] => {
    const own = kindOf(unwrap(of as z.ZodType))
    return own ? [{ name: `${name}.${member}`, path: [name, member], kind: own }] : []
  })
}

function kindOf(schema: z.ZodType): CsvKind | undefined {
  const { type } = schema.def
  if (type === 'string' || type === 'enum' || type === 'literal') return 'text'
  if (type === 'number') return 'number'
  if (type === 'boolean') return 'flag'
  if (type === 'array') return kindOf(unwrap((schema as z.ZodArray<z.ZodType>).element)) === 'text' ? 'list' : undefined
  if (type !== 'union') return undefined
  const [first, ...others] = (schema as z.ZodUnion<z.ZodType[]>).options.map((option) => kindOf(unwrap(option)))
  return others.every((other) => other === first) ? first : undefined
}

const WRAPPERS = new Set(['nullable', 'optional', 'default', 'prefault', 'readonly'])

function unwrap(schema: z.ZodType): z.ZodType {
  return WRAPPERS.has(schema.def.type) ? unwrap((schema as z.ZodNullable<z.ZodType>).def.innerType) : schema
}
