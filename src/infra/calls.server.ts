import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Services } from '#infra/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'

const MAX_JSON_BYTES = 2_000_000

export type AppHono = Hono<{ Variables: { requestId: string; ip: string } }>
type AppContext = Context<{ Variables: { requestId: string; ip: string } }>

/** Who may make a private call. An admin may do everything that an editor may. */
export type Access = 'editor' | 'admin'

/** The person behind a private call. */
export interface Caller {
  id: string
  name: string
  role: Access
  sessionId: string
  ip: string
  requestId: string
}

/** Finds out who calls and throws when they may not. Every private call runs it itself, whatever its path is spelled like. */
export type Guard = (http: AppContext, access: Access, services: Services) => Promise<Caller>

export interface CallContext {
  services: Services
  http: AppContext
  /** Only for private calls; asking for it in a public one is a mistake of ours. */
  caller: Caller
}

export interface CallSpec<P, Q, B, A> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for parameters, as OpenAPI writes it. */
  path: string
  tag: string
  summary: string
  /** Left out: everybody. */
  access?: Access
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  /** What a success answers; `undefined` from the handler answers 204. */
  answer?: z.ZodType<A>
  status?: 200 | 201
  /** Error statuses worth telling, besides the ones every call has. */
  errors?: number[]
  mayBeEmpty?: boolean
}

export interface Call {
  spec: CallSpec<unknown, unknown, unknown, unknown>
  handle: (context: CallContext) => Promise<Response>
}

/** One call of the API: its documentation, its checks and what it does, in one place. */
export function call<P = undefined, Q = undefined, B = undefined, A = undefined>(
  spec: CallSpec<P, Q, B, A>,
  handler: (input: { params: P; query: Q; body: B }, context: CallContext) => Promise<A | undefined>,
): Call {
  return {
    spec: spec,
    async handle(context) {
      const { http } = context
      const params = spec.params ? check(spec.params, http.req.param(), 'NOT_FOUND') : (undefined as P)
      const query = check(spec.query ?? (NO_QUERY as unknown as z.ZodType<Q>), http.req.query(), 'BAD_REQUEST')
      const body = spec.body ? check(spec.body, await readJson(http), 'VALIDATION_FAILED') : (undefined as B)
      const answer = await handler({ params, query, body }, context)
      return answer === undefined ? http.body(null, 204) : http.json(answer as object, spec.status ?? 200)
    },
  }
}

const NOBODY = new Proxy({} as Caller, {
  get() {
    throw new Error('A public call has no caller.')
  },
})

const NO_QUERY = z.strictObject({})

export function mountCalls(app: AppHono, base: string, calls: Call[], services: Services, guard?: Guard): void {
  const limit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: () => {
      throw new AppError('BODY_TOO_LARGE')
    },
  })
  for (const { spec, handle } of calls) {
    const path = base + spec.path.replace(/\{(\w+)\}/g, ':$1')
    const { access } = spec
    if (access && !guard) throw new Error(`${spec.method} ${path} is private and has no guard`)
    app.on(spec.method.toUpperCase(), path, limit, async (http) => {
      if (!access || !guard) return handle({ services, http, caller: NOBODY })
      http.header('Cache-Control', 'no-store')
      return handle({ services, http, caller: await guard(http, access, services) })
    })
  }
}

async function readJson(http: AppContext): Promise<unknown> {
  const type = http.req.header('content-type') ?? ''
  const encoding = http.req.header('content-encoding') ?? 'identity'
  if (!/^application\/json\b/i.test(type))
    throw new AppError('UNSUPPORTED_TYPE', 'Send JSON with content-type application/json.')
  if (encoding !== 'identity') throw new AppError('UNSUPPORTED_TYPE', 'Send the body without content-encoding.')
  const text = await http.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.')
  }
}

function check<T>(schema: z.ZodType<T>, given: unknown, code: 'NOT_FOUND' | 'BAD_REQUEST' | 'VALIDATION_FAILED'): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError(code, undefined, code === 'NOT_FOUND' ? undefined : fieldErrors(parsed.error))
}
