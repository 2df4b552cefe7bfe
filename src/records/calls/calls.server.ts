import * as m from '#records/messages.ts'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Actor } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { parseForm } from '#infra/parse-form.server.ts'
import { parseJson } from '#infra/parse-json.server.ts'
import { AppError } from '#shared/app-error.ts'
import { ID_LENGTH } from '#shared/id.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import type { Role } from '#shared/schema/signed-in.ts'
import { id } from '#shared/schema/text.ts'
import type { ClientCall } from '#records/admin/api/calls.ts'

const MAX_JSON_BYTES = 2_000_000
/** Public calls only send messages and sign in; parsing larger bodies would be wasted work. */
const MAX_PUBLIC_BYTES = 100_000
const JSON_TYPE = 'application/json; charset=utf-8'

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** As long as an id of ours at least: the key becomes one, and must not be a word that a path has in place of an id. */
export const IdempotencyKey = id.min(ID_LENGTH).optional()

export interface Variables {
  requestId: string
  ip: string
}

export type AppHono = Hono<{ Variables: Variables }>
type AppContext = Context<{ Variables: Variables }>

/** The role required for a private call; roles with more permissions pass, too. */
export type Access = Role

export interface Caller {
  id: string
  name: string
  role: Role
  /** Empty if it is a key. */
  sessionId: string
  ip: string
  requestId: string
  key?: Actor['key']
}

/** Throws unless access is granted. Each private call runs it itself, so no spelling of a path bypasses it. */
export type Guard = (http: AppContext, call: GuardedCall, services: Services) => Promise<Caller>

interface GuardedCall extends Pick<Call['spec'], 'method' | 'path'> {
  access: Access
}

export interface CallContext {
  services: Services
  http: AppContext
  /** Set for private calls only; reading it in a public call throws. */
  caller: Caller
}

type Method = 'get' | 'post' | 'put' | 'delete'

/** What a request may hold as it is sent, and its response. */
interface CallTypes {
  params: unknown
  query: unknown
  body: unknown
  response: unknown
}

interface CallSpec<M extends Method, Path extends string, P, Q, QIn, B, BIn, A> {
  method: M
  /** With `{name}` parameters, as in OpenAPI. */
  path: Path
  tag: string
  summary: string
  /** Left out: the call is public. */
  access?: Access
  params?: z.ZodType<P>
  query?: z.ZodType<Q, QIn>
  body?: z.ZodType<B, BIn>
  /** The body may be left out altogether; it is then checked as an empty object. */
  bodyIsOptional?: boolean
  /** The body may have so many values, if not as many as any other. */
  maxValues?: number
  /** The body is a form with files, of at most this many bytes, instead of JSON. */
  multipartBytes?: number
  /** The body of a successful response; `undefined` from `run` becomes 204, a stream is sent as it comes. */
  response?: z.ZodType<A>
  /** The response is a text of this type instead of JSON. */
  responseType?: string
  status?: 200 | 201
  /** Besides those that follow from its access, its parameters and its body. */
  errors?: number[]
  mayBeEmpty?: boolean
  /** A retry with the same `Idempotency-Key` (after a lost response) does not run again. */
  isIdempotent?: boolean
}

export interface Call<M extends Method = Method, Path extends string = string, T extends CallTypes = CallTypes> {
  spec: CallSpec<M, Path, unknown, unknown, unknown, unknown, unknown, unknown>
  handle: (context: CallContext) => Promise<Response>
  /** Never set: what the compiler knows of the call. */
  types?: T
}

type TypesOf<C> = C extends Call<Method, string, infer T> ? T : never

type ByPath<C extends Call> = { [Each in C as Each['spec']['path']]: ClientCall<TypesOf<Each>> }

/** Calls by method and path, as the browser's client knows them. */
export type CallMap<C extends Call> = {
  [M in C['spec']['method'] as Uppercase<M>]: ByPath<Extract<C, { spec: { method: M } }>>
}

interface CallInput<P, Q, B> {
  params: P
  query: Q
  body: B
  /** The client's `Idempotency-Key`, if the call is idempotent. */
  key: string | undefined
}

interface CallDefinition<M extends Method, Path extends string, P, Q, QIn, B, BIn, A> extends CallSpec<
  M,
  Path,
  P,
  Q,
  QIn,
  B,
  BIn,
  A
> {
  run: (input: CallInput<P, Q, B>, context: CallContext) => Promise<A | ReadableStream | undefined>
}

export function call<
  M extends Method,
  Path extends string,
  P = undefined,
  Q = undefined,
  QIn = undefined,
  B = undefined,
  BIn = undefined,
  A = undefined,
>({
  run,
  ...spec
}: CallDefinition<M, Path, P, Q, QIn, B, BIn, A>): Call<M, Path, { params: P; query: QIn; body: BIn; response: A }> {
  return {
    spec,
    async handle(context) {
      const { http } = context
      const params = spec.params ? check(spec.params, http.req.param(), 'NOT_FOUND') : (undefined as P)
      const query = check(spec.query ?? (NO_QUERY as unknown as z.ZodType<Q>), http.req.query(), 'BAD_REQUEST')
      const body = spec.body ? await checkedBody(spec.body, http, spec) : (undefined as B)
      const key = spec.isIdempotent ? check(IdempotencyKey, http.req.header(IDEMPOTENCY_KEY), 'BAD_REQUEST') : undefined
      const response = await run({ params, query, body, key }, context)
      if (response === undefined) return http.body(null, 204)
      await yieldToEventLoop()
      const status = spec.status ?? 200
      if (!spec.responseType && !(response instanceof ReadableStream)) return http.json(response as object, status)
      return http.body(response as string | ReadableStream, status, { 'Content-Type': spec.responseType ?? JSON_TYPE })
    },
  }
}

const NO_CALLER = new Proxy({} as Caller, {
  get() {
    throw new Error('A public call has no caller.')
  },
})

const NO_QUERY = z.strictObject({})

export function mountCalls(app: AppHono, base: string, calls: Call[], services: Services, guard?: Guard): void {
  for (const { spec, handle } of calls) {
    const path = base + spec.path.replace(/\{(\w+)\}/g, ':$1')
    const { access, method } = spec
    if (access && !guard) throw new Error(`${spec.method} ${path} is private and has no guard`)
    const limit = limitBody(spec.multipartBytes ?? (access ? MAX_JSON_BYTES : MAX_PUBLIC_BYTES))
    app.on(spec.method.toUpperCase(), path, async (http) => {
      // Runs before the body is read, so unauthorised requests cost no memory.
      const caller = access && guard ? await guard(http, { access, method, path: spec.path }, services) : NO_CALLER
      let response: Response | undefined
      await limit(http, async () => {
        response = await handle({ services, http, caller })
      })
      return response
    })
  }
}

type BodySpec = Pick<Call['spec'], 'bodyIsOptional' | 'multipartBytes' | 'maxValues'>

/** Counts the bytes while reading, regardless of Content-Length. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('BODY_TOO_LARGE')
    },
  })

/** Others have their turn between the steps, each of which takes long for a large body. */
async function checkedBody<B>(schema: z.ZodType<B>, http: AppContext, spec: BodySpec): Promise<B> {
  const given = await readBody(http, spec)
  await yieldToEventLoop()
  const body = check(schema, given, 'VALIDATION_FAILED')
  await yieldToEventLoop()
  return body
}

async function readBody(http: AppContext, spec: BodySpec) {
  const encoding = http.req.header('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw new AppError('UNSUPPORTED_TYPE', m.noEncoding)
  const type = http.req.header('content-type') ?? ''
  if (spec.multipartBytes !== undefined) return readFields(http, type)
  if (spec.bodyIsOptional && type === '') return {}
  return readJson(http, type, spec.maxValues)
}

async function readJson(http: AppContext, type: string, maxValues: number | undefined): Promise<unknown> {
  if (!/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE', m.sendJson)
  const text = await http.req.text()
  await yieldToEventLoop()
  return parseJson(text, maxValues)
}

/** Rejects repeated fields; values are texts and files. */
async function readFields(http: AppContext, type: string): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE', m.sendForm)
  const body = await http.req.raw.arrayBuffer().catch(() => undefined)
  const form = body && (await parseForm(body, type))
  if (!form) throw new AppError('BAD_REQUEST', m.formUnread)
  const names = [...form.keys()]
  if (new Set(names).size !== names.length) throw new AppError('BAD_REQUEST', m.fieldsOnce)
  return Object.fromEntries(form.entries())
}

function check<T>(schema: z.ZodType<T>, given: unknown, code: 'NOT_FOUND' | 'BAD_REQUEST' | 'VALIDATION_FAILED'): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError(code, undefined, code === 'NOT_FOUND' ? undefined : fieldErrors(parsed.error))
}
