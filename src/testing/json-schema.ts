export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  format?: string
  contentEncoding?: string
  default?: unknown
}

export type Schemas = Record<string, JsonSchema>

/** A rule this file does not know must not pass for one that holds. */
const KNOWN = new Set(
  `$ref type const enum properties required additionalProperties propertyNames items anyOf oneOf allOf pattern minLength
  maxLength minimum maximum minItems maxItems format contentEncoding default`.split(/\s+/),
)

export const resolve = (schemas: Schemas, schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (name === undefined) return schema
  const found = schemas[name]
  if (!found) throw new Error(`The document has no schema ${name}.`)
  return resolve(schemas, found)
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'

/**
 * Where a value is not what the schema says; empty when it is. An object may have only the fields that are named, unless
 * the schema expressly allows others: what nobody wrote down has leaked.
 */
export function mismatches(schemas: Schemas, given: JsonSchema, value: unknown, at = '$'): string[] {
  const schema = resolve(schemas, given)
  const unknown = Object.keys(schema).filter((word) => !KNOWN.has(word))
  if (unknown.length > 0) throw new Error(`Not understood in a schema: ${unknown.join(', ')}`)
  const inside = (part: JsonSchema, each: unknown, path = at) => mismatches(schemas, part, each, path)
  const fits = (part: JsonSchema) => inside(part, value).length === 0

  if (schema.anyOf) return schema.anyOf.some(fits) ? [] : nearest(schema.anyOf.map((part) => inside(part, value)))
  if (schema.oneOf) return schema.oneOf.some(fits) ? [] : nearest(schema.oneOf.map((part) => inside(part, value)))
  const found = (schema.allOf ?? []).flatMap((part) => inside(part, value))
  const refuse = (isWrong: boolean, what: string) => {
    if (isWrong) found.push(`${at}: ${what}`)
  }

  const type = typeOf(value)
  const allowed = [schema.type ?? type].flat()
  const isInteger = allowed.includes('integer') && Number.isInteger(value)
  refuse(!allowed.includes(type) && !isInteger, `${type} instead of ${allowed.join(' or ')}`)
  refuse('const' in schema && schema.const !== value, `not ${JSON.stringify(schema.const)}`)
  refuse(schema.enum !== undefined && !schema.enum.includes(value), `${JSON.stringify(value)} is none of the choices`)
  if (typeof value === 'string') {
    refuse(schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value), `${value} has another form`)
    refuse(value.length < (schema.minLength ?? 0) || value.length > (schema.maxLength ?? Infinity), 'too short or long')
  }
  if (typeof value === 'number')
    refuse(value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity), `${value} is out of range`)
  if (Array.isArray(value)) {
    refuse(value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity), 'too few or many')
    if (schema.items)
      for (const [index, each] of value.entries()) found.push(...inside(schema.items, each, `${at}[${index}]`))
  }
  if (isObject(value)) found.push(...objectMismatches(schemas, schema, value, at))
  return found
}

function objectMismatches(schemas: Schemas, schema: JsonSchema, value: Record<string, unknown>, at: string): string[] {
  const { properties, required = [], propertyNames } = schema
  const rest = schema.additionalProperties ?? properties === undefined
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`)
  const inside = Object.entries(value).flatMap(([name, each]) => {
    const path = `${at}.${name}`
    const known = properties?.[name]
    if (known) return mismatches(schemas, known, each, path)
    if (rest === false) return [`${path}: not in the document`]
    const names = propertyNames ? mismatches(schemas, propertyNames, name, path) : []
    return [...names, ...(typeof rest === 'object' ? mismatches(schemas, rest, each, path) : [])]
  })
  return [...missing, ...inside]
}

const nearest = (attempts: string[][]) => attempts.toSorted((a, b) => a.length - b.length)[0] ?? []
