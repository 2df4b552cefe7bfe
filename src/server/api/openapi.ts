import { z } from 'zod'
import { neededFor } from '#features/api-keys/shared/scopes.ts'
import { type Call, IDEMPOTENCY_KEY, IdempotencyKey } from '#records/calls/calls.server.ts'

const said = {
  message: z.string(),
  key: z.string().optional().describe('Of the message, by which the back office finds it in another language'),
  params: z.record(z.string(), z.unknown()).optional().describe('What the message was filled with'),
}

const ErrorBody = z
  .object({
    code: z.string(),
    ...said,
    requestId: z.string(),
    fields: z.array(z.object({ path: z.string(), ...said })).optional(),
    savedBy: z
      .array(z.object({ id: z.string().nullable(), name: z.string() }))
      .optional()
      .describe('With VERSION_CONFLICT: who saved in between'),
  })
  .meta({ id: 'Error' })

interface Section {
  base: string
  calls: Call[]
}

/** Generates OpenAPI 3.1 from the schemas that validate the calls. Two schemas or two calls of one name are a bug. */
export function openApiDocument(siteName: string, sections: Section[]) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { base, calls } of sections) {
    for (const { spec } of calls) {
      const path = base + spec.path
      if (paths[path]?.[spec.method]) throw new Error(`Two calls are ${spec.method} ${path}.`)
      paths[path] = { ...paths[path], [spec.method]: operation(spec) }
    }
  }
  refuseSameNames(sections.flatMap(({ calls }) => calls))
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1' },
    paths,
    components: { schemas: namedSchemas(), securitySchemes: SECURITY },
  }
}

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'Set by signing in; on plain http its name is sid. Send back all cookies.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'is-admin-token',
    description: 'The value of the cookie refreshToken, as signing in or a refresh set it last.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key from POST /api-keys, which acts for its user within its scopes.',
  },
}

const SIGNED_IN = { session: [], antiForgery: [] }

export interface Operation {
  tags: string[]
  summary: string
  security?: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { schema: object }>

function operation(spec: Call['spec']): Operation {
  const isOpen = spec.access !== undefined && neededFor(spec) !== undefined
  const success: Operation['responses'] = spec.response
    ? { [spec.status ?? 200]: { description: 'Done', content: contentOf(spec.response, spec.responseType) } }
    : { 204: { description: 'Done' } }
  const empty: Operation['responses'] = spec.mayBeEmpty ? { 204: { description: 'There is none' } } : {}
  const statuses = [
    400,
    ...(spec.access ? [401, 403] : []),
    ...(isOpen ? [429] : []),
    ...(spec.params ? [404] : []),
    ...(spec.body ? [413, 415, 422] : []),
    ...(spec.errors ?? []),
  ]
  const errors = Object.fromEntries(
    statuses.map((status) => [status, { description: 'Error', content: json(ErrorBody) }]),
  )
  return {
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.access ? { security: isOpen ? [SIGNED_IN, { apiKey: [] }] : [SIGNED_IN] } : {}),
    parameters: [
      ...parameters(spec.params, 'path'),
      ...parameters(spec.query, 'query'),
      ...(spec.isIdempotent ? [KEY_HEADER] : []),
    ],
    ...(spec.body
      ? { requestBody: { required: !spec.bodyIsOptional, content: contentOf(spec.body, spec.multipartBytes && FORM) } }
      : {}),
    responses: { ...success, ...empty, ...errors },
  }
}

const KEY_HEADER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: 'Chosen by the client. A retry with the same key, because the response was lost, is not executed twice.',
  schema: schemaOf(IdempotencyKey),
}

const FORM = 'multipart/form-data'
const contentOf = (schema: z.ZodType, type: string | 0 | undefined) => ({
  [type || 'application/json']: { schema: schemaOf(schema) },
})
const json = (schema: z.ZodType) => contentOf(schema, undefined)

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: schemaOf(field),
  }))
}

const uri = (id: string) => `#/components/schemas/${id}`

function isArray(schema: z.ZodType): schema is z.ZodArray<z.ZodType> {
  return schema instanceof z.ZodArray
}

function schemaOf(schema: z.ZodType): object {
  const id = z.globalRegistry.get(schema)?.id
  if (id) return { $ref: uri(id) }
  if (isArray(schema)) return { type: 'array', items: schemaOf(schema.element) }
  return clean(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** The registry silently keeps the last schema of a name; converting them together reveals duplicates. */
function refuseSameNames(calls: Call[]): void {
  const schemas = calls.flatMap(({ spec: { params, query, body, response } }) =>
    [params, query, body, response].filter((schema) => schema !== undefined),
  )
  z.toJSONSchema(z.union(schemas), { io: 'input', unrepresentable: 'any' })
}

function namedSchemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, clean(schema)]))
}

function clean({ $schema: _schema, $id: _id, ...rest }: z.core.JSONSchema.BaseSchema): object {
  return rest
}
