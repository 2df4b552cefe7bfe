import { Hono } from 'hono'
import { type AppHono, type Call, type Guard, mountCalls } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { errorResponse } from '#server/http/errors.ts'
import { AppError } from '#shared/app-error.ts'
import { hasRole } from '#shared/role.ts'
import { Role } from '#shared/schema/signed-in.ts'

export interface Answer {
  status: number
  body: any
  text: string
  headers: Headers
}

/** Trusts a header for the role: admin, editor or contributor; real permissions have their own tests. */
const guard: Guard = async (http, { access }) => {
  const role = Role.catch('admin').parse(http.req.header('x-role'))
  if (!hasRole(role, access)) throw new AppError('FORBIDDEN')
  return { id: `test-${role}`, name: `Test ${role}`, role, sessionId: 'session-1', ip: '192.0.2.1', requestId: 'req-1' }
}

/** Calls the private API like the admin's pages. */
export function createPrivateApi(services: Services, calls: Call[]) {
  const app: AppHono = new Hono()
  mountCalls(app, '', calls, services, guard)
  app.onError((error, http) => {
    const { status, body } = errorResponse(error, 'req-1', services.log)
    return http.json(body, status)
  })

  async function send(method: string, path: string, init: RequestInit = {}, role = 'admin'): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set('x-role', role)
    const response = await app.request(path, { ...init, method, headers })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text, headers: response.headers }
  }

  const withBody = (method: string) => (path: string, body?: unknown, role?: string) =>
    send(
      method,
      path,
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      role,
    )

  return {
    send,
    get: (path: string, role?: string) => send('GET', path, {}, role),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: (path: string, role?: string) => send('DELETE', path, {}, role),
  }
}

export type PrivateApi = ReturnType<typeof createPrivateApi>
