import { ApiError, errorFrom, isAbort, noConnection, sessionOver } from '#ui/admin/api/api-error.ts'
import {
  antiForgeryToken,
  isAboutToExpire,
  loseSession,
  lostBecause,
  pendingCalls,
  refreshSession,
} from '#ui/admin/api/session.ts'
import { saveFile } from '#ui/admin/save-file.ts'
import { notify } from '#ui/admin/toasts.tsx'

const BASE = '/api/v1/private'
const RETRY_DELAY_MS = 2000

interface CallOptions {
  body?: unknown
  signal?: AbortSignal
  /** The caller says itself what went wrong: no toast. */
  isQuiet?: boolean
  /** A retry with the same key, because the response was lost, is not executed twice. */
  idempotencyKey?: string
  /** Nobody asked for it: it neither prolongs a session nor ends one, and goes out although the page is being left. */
  isBackground?: boolean
  /** Needs no session, and the end of one does not break it off. */
  isSigningIn?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Calls the private API. What goes wrong is said in a toast, and thrown for whoever needs to know more. */
export async function api<Result>(method: Method, path: string, options: CallOptions = {}): Promise<Result> {
  const response = await responseTo(method, path, options)
  return (response.status === 204 ? undefined : await response.json()) as Result
}

/** The response of a call that is a text instead of JSON. */
export const apiText = async (method: Method, path: string, options: CallOptions = {}): Promise<string> =>
  (await responseTo(method, path, options)).text()

async function responseTo(method: Method, path: string, options: CallOptions): Promise<Response> {
  try {
    const asked = options.isSigningIn || options.isBackground ? withoutSession : withSession
    return await asked(() => send(method, path, options))
  } catch (error) {
    if (!options.isQuiet && error instanceof ApiError && error.status !== 401) notify.error(error.message)
    throw error
  }
}

/** Runs a call of the private API; when the session needs a refresh, once more after it. */
export async function withSession(send: () => Promise<Response>): Promise<Response> {
  const session = pendingCalls()
  const end = lostBecause()
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
  if (response.status === 401) loseSession(error.message)
  throw error
}

async function withoutSession(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (!response.ok) throw await errorFrom(response)
  return response
}

/** Whoever belongs to a session that is over already must not end the next one, nor the sign-in that leads to it. */
async function refreshOrLeave(session: AbortSignal): Promise<void> {
  session.throwIfAborted()
  try {
    await refreshSession()
  } catch (error) {
    session.throwIfAborted()
    if (!(error instanceof ApiError)) throw noConnection()
    loseSession(error.message)
    throw error
  }
}

async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const { body, signal, idempotencyKey, isSigningIn, isBackground = false } = options
  const signals = [...(isSigningIn ? [] : [pendingCalls()]), ...(signal ? [signal] : [])]
  try {
    return await fetch(BASE + path, {
      method,
      headers: {
        'is-admin-token': antiForgeryToken(),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.any(signals),
      ...(isBackground ? { keepalive: true } : {}),
    })
  } catch (error) {
    throw isAbort(error) ? error : noConnection()
  }
}

/** Saves the response of a call as a file, under the name that the server gives it. */
export async function download(path: string): Promise<void> {
  try {
    const response = await withSession(() => send('GET', path, {}))
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
    saveFile(name, await response.blob())
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) notify.error(error.message)
    throw error
  }
}
