import { z } from 'zod'

/** Tables have only text, integer and real columns, so that one set of migrations serves both databases. */
export const flag = z.codec(z.number(), z.boolean(), {
  decode: (stored) => stored === 1,
  encode: (value) => (value ? 1 : 0),
})

export const maybeFlag = z.codec(z.number().nullable(), z.boolean().nullable(), {
  decode: (stored) => (stored === null ? null : stored === 1),
  encode: (value) => (value === null ? null : value ? 1 : 0),
})

/** A plain column, even if the field has a default. */
export const maybeText = z.string().nullable()

export const json = <T extends z.ZodType>(schema: T) =>
  z.codec(z.string(), schema, {
    decode: (stored) => JSON.parse(stored),
    encode: (value) => JSON.stringify(value),
  })

function transformsOf({ def }: z.ZodCodec) {
  const issues: z.core.ParsePayload = { value: undefined, issues: [] }
  return {
    decode: (stored: unknown) => def.transform(stored, issues),
    encode: (value: unknown) => def.reverseTransform(value, issues),
  }
}

/** Columns derived from the record, such as a sort key: written, but not read. */
type Derived<T extends z.ZodObject> = { [Column in keyof z.output<T>]?: (record: never) => z.output<T>[Column] }

/** Does not validate: input was at the edge, and stored records must stay readable after a rule has become stricter. */
export function rowMapper<T extends z.ZodObject, D extends Derived<T> = {}>(row: T, derived: D = {} as D) {
  type Rec = Omit<z.output<T>, keyof D>
  const codecs = Object.entries(row.shape).flatMap(([column, schema]) =>
    schema instanceof z.ZodCodec ? [{ column, ...transformsOf(schema) }] : [],
  )
  const derivations = Object.entries(derived) as [string, (record: Rec) => unknown][]
  const columns = Object.keys(row.shape).filter((column) => !(column in derived))
  return {
    decode(stored: z.input<T>): Rec {
      const record: Record<string, unknown> = { ...stored }
      for (const [column] of derivations) delete record[column]
      for (const { column, decode } of codecs) record[column] = decode(record[column])
      return record as Rec
    },
    decodeColumn<C extends keyof Rec & string>(column: C, stored: z.input<T>[C]): Rec[C] {
      const codec = codecs.find((known) => known.column === column)
      return (codec ? codec.decode(stored) : stored) as Rec[C]
    },
    encode(record: Rec): z.input<T> {
      const given: Record<string, unknown> = { ...record }
      const stored: Record<string, unknown> = {}
      for (const column of columns) stored[column] = given[column]
      for (const { column, encode } of codecs) stored[column] = encode(stored[column])
      for (const [column, derive] of derivations) stored[column] = derive(record)
      return stored as z.input<T>
    },
  }
}
