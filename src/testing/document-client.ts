import type { AppHono } from '#records/calls/calls.server.ts'
import { type JsonSchema, mismatches, resolve, type Schemas } from '#testing/json-schema.ts'

interface Operation {
  security?: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; securitySchemes: Record<string, { name: string; description: string }> }
}

export interface Sent {
  params?: Record<string, string | number>
  query?: Record<string, string>
  /** The values a person would type; the rest of the body is derived from the document. */
  typed?: object
}

export interface Answer {
  status: number
  body: any
}

const FORM = 'multipart/form-data'

/** Clients of one site share the parsed document: its schemas are compiled once. */
const read = new Map<string, Document>()

async function readDocument(app: AppHono): Promise<Document> {
  const text = await (await app.request('/api/v1/openapi.json')).text()
  const document: Document = read.get(text) ?? JSON.parse(text)
  read.set(text, document)
  return document
}

/**
 * A client that knows nothing but an address: it reads the calls, their parameters and responses from the OpenAPI
 * document, and fails on every response that does not match it.
 */
export async function createDocumentClient(app: AppHono, { ip = '192.0.2.1', done = new Set<string>() } = {}) {
  const document = await readDocument(app)
  const { schemas, securitySchemes } = document.components
  const jar = new Map<string, string>()

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation, name: `${method} ${path}` })),
  )

  function find(method: string, path: string): Operation | undefined {
    return document.paths[path]?.[method]
  }

  const bodySchema = (operation: Operation | undefined): JsonSchema | undefined => {
    const [content] = Object.values(operation?.requestBody?.content ?? {})
    return content && resolve(schemas, content.schema)
  }

  /** The typed values, and for other required fields the first value that the schema allows. */
  function fill(schema: JsonSchema, typed: Record<string, unknown>): Record<string, unknown> {
    const choices = schema.anyOf ?? [schema]
    const known = (choice: JsonSchema) => Object.keys(typed).filter((name) => choice.properties?.[name]).length
    const [shape = schema] = choices.toSorted((a, b) => known(b) - known(a))
    const missing = (shape.required ?? []).filter((name) => !(name in typed))
    return { ...Object.fromEntries(missing.map((name) => [name, sample(shape.properties?.[name] ?? {})])), ...typed }
  }

  function sample(given: JsonSchema): unknown {
    const schema = resolve(schemas, given)
    if ('const' in schema) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.anyOf?.[0]) return sample(schema.anyOf[0])
    if (schema.type === 'boolean') return false
    if (schema.type === 'array') return []
    if (schema.type === 'object') return fill(schema, {})
    if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum ?? 0)
    return 'x'.repeat(Math.max(schema.minLength ?? 0, 8))
  }

  async function call(method: string, path: string, { params = {}, query, typed }: Sent = {}): Promise<Answer> {
    const operation = find(method, path)
    if (!operation) throw new Error(`The document has no ${method} ${path}.`)
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const response = await app.request(query ? `${address}?${new URLSearchParams(query)}` : address, {
      method: method.toUpperCase(),
      ...request(operation, typed),
    })
    keepCookies(response)
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const body: unknown = type.includes('json') ? JSON.parse(text) : text
    complain(operation, `${method} ${path}`, response.status, type, body)
    if (response.ok) done.add(`${method} ${path}`)
    return { status: response.status, body }
  }

  function request(operation: Operation, typed: object | undefined): RequestInit {
    const headers: Record<string, string> = { 'x-forwarded-for': ip }
    if (jar.size > 0) headers['cookie'] = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (operation.security) {
      const { name = '', description = '' } = securitySchemes['antiForgery'] ?? {}
      const [, cookie = ''] = /cookie (\w+)/.exec(description) ?? []
      headers[name] = jar.get(cookie) ?? ''
    }
    const schema = bodySchema(operation)
    if (!schema || (typed === undefined && !operation.requestBody?.required)) return { headers }
    const body = fill(schema, { ...typed })
    if (!operation.requestBody?.content[FORM])
      return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value))
    return { headers, body: form }
  }

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  function complain(operation: Operation, name: string, status: number, type: string, body: unknown): void {
    const said = operation.responses[status]
    if (!said) throw new Error(`${name} answered ${status}, which is not documented: ${JSON.stringify(body)}`)
    const [documented, content] = Object.entries(said.content ?? {})[0] ?? []
    if (!documented || !content) {
      if (body !== '') throw new Error(`${name} answered something with ${status}: ${JSON.stringify(body)}`)
      return
    }
    if (!type.startsWith(documented)) throw new Error(`${name} answered ${type} instead of ${documented}`)
    const wrong = mismatches(schemas, content.schema, body)
    if (wrong.length > 0) throw new Error(`${name} answered ${status} with something else:\n${wrong.join('\n')}`)
  }

  return { document, operations, find, call, bodySchema, done }
}

export type DocumentClient = Awaited<ReturnType<typeof createDocumentClient>>
