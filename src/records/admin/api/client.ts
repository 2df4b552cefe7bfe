import { ApiError, errorFrom, isAbort, noConnection, sessionOver } from '#records/admin/api/api-error.ts'
import {
  antiForgeryToken,
  isAboutToExpire,
  endSession,
  lostReason,
  pendingCalls,
  refreshSession,
} from '#records/admin/api/session.ts'
import type { CallOptions, Caller, Calls } from '#records/admin/api/calls.ts'
import { queryString } from '#records/admin/api/query-string.ts'
import { saveFile } from '#ui/admin/save-file.ts'
import { wait } from '#records/admin/api/wait.ts'

const BASE = '/api/v1/private'
const RETRY_DELAY_MS = 2000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Sent extends CallOptions {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

let isInBackground = false

let writes = 0

/** Whether a change that the user asked for is on its way: what the server has may be newer than this window knows. */
export const isWriting = () => writes > 0

/** What `start` calls at once is not started by the user, as when a list looks again every minute. */
export function inBackground(start: () => void): void {
  isInBackground = true
  try {
    start()
  } finally {
    isInBackground = false
  }
}

/** A call of the private API by the path it is declared with: `/notes/{id}`. Errors are shown in a toast and thrown. */
const caller =
  (method: Method) =>
  (path: string, sent: Sent = {}): Promise<any> =>
    request(method, path, sent, (response) => {
      if (response.status === 204) return Promise.resolve(undefined)
      return isJson(response) ? response.json() : response.text()
    })

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json') === true

interface Api {
  get: Caller<Calls['GET']>
  post: Caller<Calls['POST']>
  put: Caller<Calls['PUT']>
  delete: Caller<Calls['DELETE']>
}

export const api: Api = { get: caller('GET'), post: caller('POST'), put: caller('PUT'), delete: caller('DELETE') }

async function request<Result>(
  method: Method,
  path: string,
  options: Sent,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const isByItself = options.isBackground || isInBackground
  const isWrite = method !== 'GET' && !isByItself
  if (isWrite) writes += 1
  try {
    const call = options.needsNoSession || isByItself ? withoutSession : withSession
    const response = await call(() => send(method, path, options))
    return await read(response).catch(throwNoConnection)
  } catch (error) {
    if (!options.isQuiet) notifyOfError(error)
    throw error
  } finally {
    if (isWrite) writes -= 1
  }
}

/** The connection was lost, before the response or within it, unless the request was cancelled on purpose. */
function throwNoConnection(error: unknown): never {
  throw isAbort(error) ? error : noConnection()
}

/** Shows the server's message; after a lost session the login screen shows it. */
export function notifyOfError(error: unknown): void {
  if (error instanceof ApiError && error.status !== 401) void toast(error.message)
}

/** Screens have toasts loaded; the sign-in, which makes calls too, does without them. */
const toast = async (message: string) => (await import('#ui/admin/toasts.tsx')).notify.error(message)

/** Runs a call of the private API; refreshes the session when needed and retries once. */
export async function withSession(send: () => Promise<Response>): Promise<Response> {
  const session = pendingCalls()
  const end = lostReason()
  if (end !== undefined) throw sessionOver(end)
  if (isAboutToExpire()) await refreshOrLeave(session)
  let response = await send()
  if (response.status === 401) {
    await refreshOrLeave(session)
    await wait(RETRY_DELAY_MS)
    response = await send()
  }
  if (response.ok) return response
  const error = await errorFrom(response)
  if (response.status === 401) endSession(error.message)
  throw error
}

async function withoutSession(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (!response.ok) throw await errorFrom(response)
  return response
}

/** A call of an earlier session must neither end the next one nor abort the sign-in to it. */
async function refreshOrLeave(session: AbortSignal): Promise<void> {
  session.throwIfAborted()
  try {
    await refreshSession()
  } catch (error) {
    session.throwIfAborted()
    if (!(error instanceof ApiError)) throw noConnection()
    endSession(error.message)
    throw error
  }
}

async function send(method: Method, path: string, options: Sent): Promise<Response> {
  const { body, signal, idempotencyKey, needsNoSession, outlivesPage = false } = options
  const signals = [...(needsNoSession ? [] : [pendingCalls()]), ...(signal ? [signal] : [])]
  return fetch(addressOf(path, options), {
    method,
    headers: {
      'is-admin-token': antiForgeryToken(),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.any(signals),
    keepalive: outlivesPage,
  }).catch(throwNoConnection)
}

/** `/notes/{id}` → `/api/v1/private/notes/abc` */
export function addressOf(path: string, { params = {}, query = {} }: Pick<Sent, 'params' | 'query'>): string {
  const values = new Map(Object.entries(params))
  return (
    BASE + path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name)))) + queryString(query)
  )
}

async function readFile(response: Response) {
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
  return { name, content: await response.blob() }
}

const read: Caller<{ [Path in keyof Calls['GET']]: { args: Calls['GET'][Path]['args']; response: void } }> = async (
  path: string,
  sent: Sent = {},
) => {
  const { name, content } = await request('GET', path, sent, readFile)
  saveFile(name, content)
}
export const download = read
