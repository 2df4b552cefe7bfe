import { z } from 'zod'

type Shown<Shape extends z.ZodRawShape, Name extends keyof Shape> = {
  [Field in Name]: z.ZodType<z.output<Shape[Field]>>
}

/** Public fields of a record: the same types without input validation, because stored values may be older than a rule. */
export const shownFields = <Shape extends z.ZodRawShape, Name extends keyof Shape & string>(
  { shape }: z.ZodObject<Shape>,
  ...names: Name[]
): Shown<Shape, Name> => Object.fromEntries(names.map((name) => [name, plain(shape[name])])) as Shown<Shape, Name>

/** Optional formatted texts are unions with the empty string. */
const isEmptyText = (option: unknown) => option instanceof z.ZodLiteral && option.value === ''

function plain(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodNullable) return plain(schema.unwrap()).nullable()
  if (schema instanceof z.ZodArray) return z.array(plain(schema.element))
  if (schema instanceof z.ZodNumber) return z.number()
  if (schema instanceof z.ZodString) return z.string()
  if (schema instanceof z.ZodUnion && schema.options.some(isEmptyText)) return z.string()
  return schema as z.ZodType
}
