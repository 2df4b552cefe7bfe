import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'

/** The keywords that tests themselves use; the validator knows the rest. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  minLength?: number
  minimum?: number
  [keyword: string]: unknown
}

export type Schemas = Record<string, JsonSchema>

const REF = '#/components/schemas/'

export function resolve(schemas: Schemas, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = schemas[schema.$ref.replace(REF, '')]
  if (!found) throw new Error(`The document has no schema ${schema.$ref}.`)
  return resolve(schemas, found)
}

/**
 * The places where a value does not match the schema; empty when it does. An object may have only the declared fields,
 * unless the schema explicitly allows others: an undeclared field is a leak.
 */
export function mismatches(schemas: Schemas, schema: JsonSchema, value: unknown): string[] {
  const validate = validatorFor(schemas, schema)
  validate(value)
  return (validate.errors ?? []).map(describe)
}

interface Validators {
  ajv: Ajv2020
  compiled: WeakMap<JsonSchema, ValidateFunction>
}

/** Compiling costs far more than validating. */
const validatorsOf = new WeakMap<Schemas, Validators>()

function validatorFor(schemas: Schemas, schema: JsonSchema): ValidateFunction {
  const known = validatorsOf.get(schemas) ?? newValidators(schemas)
  validatorsOf.set(schemas, known)
  const validate = known.compiled.get(schema) ?? known.ajv.compile(closed(schema))
  known.compiled.set(schema, validate)
  return validate
}

function newValidators(schemas: Schemas): Validators {
  const ajv = new Ajv2020({
    allErrors: true,
    validateFormats: false,
    strictTypes: false,
    keywords: ['components'],
    // Most schemas are used a few times: optimizing the generated code takes longer than it saves.
    code: { optimize: false },
  })
  ajv.addSchema({ $id: 'document', components: { schemas: eachOf(schemas, closed) } })
  return { ajv, compiled: new WeakMap() }
}

/** The schema with every object closed that does not say otherwise. */
function closed(schema: JsonSchema): JsonSchema {
  const copy = { ...schema }
  if (schema.$ref) copy.$ref = `document${schema.$ref}`
  for (const word of ['items', 'propertyNames', 'additionalProperties'])
    if (isSchema(schema[word])) copy[word] = closed(schema[word])
  for (const word of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[word])) copy[word] = schema[word].map((part: JsonSchema) => closed(part))
  if (!schema.properties) return copy
  return { additionalProperties: false, ...copy, properties: eachOf(schema.properties, closed) }
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const eachOf = (schemas: Schemas, change: (schema: JsonSchema) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))

function describe({ instancePath, keyword, message, params }: ErrorObject): string {
  return keyword === 'additionalProperties'
    ? `${instancePath}/${params['additionalProperty']} is not in the document`
    : `${instancePath || '/'} ${message}`
}
