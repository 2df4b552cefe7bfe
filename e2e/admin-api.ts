import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request as requests } from '@playwright/test'

export const ADMIN = { email: 'admin@rozvazne.example', password: 'modry-lev-pije-caj-2026' }

/** Stored session of the administrator, one for each server. */
export const adminStateOf = (worker: number) => `.cache/e2e-admin-${worker}.json`

/**
 * The session shared by all tests of a worker, created once: a user may have only five sessions, so signing in for
 * every test would end those of others.
 */
export const ADMIN_STATE = adminStateOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export type PrivateCall = Awaited<ReturnType<typeof signIn>>

/** Returns a function that makes private API calls as the administrator. */
export async function signIn(request: APIRequestContext) {
  const shared = await requests.newContext({ storageState: ADMIN_STATE })
  const { cookies } = await shared.storageState()
  await shared.dispose()
  const token = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (method: string, path: string, data?: object) =>
    request.fetch(`/api/v1/private${path}`, {
      method,
      headers: { 'is-admin-token': token, cookie },
      ...(data ? { data } : {}),
    })
}

/** Creates a user whose sessions a test may end. */
export async function newUser(
  request: APIRequestContext,
  role: 'admin' | 'editor' | 'contributor' = 'editor',
  name = 'Jana Testová',
) {
  const call = await signIn(request)
  const email = `${randomUUID()}@rozvazne.example`
  const password = 'zelena-zaba-skace-2026'
  const created = await call('POST', '/users', { email, name, role, isActive: true })
  expect(created.status(), await created.text()).toBe(201)
  const { invite } = (await created.json()) as { invite: { link: string } }
  // Without the cookies of the test: signing in ends the previous session of that browser.
  const own = await requests.newContext({
    baseURL: new URL(created.url()).origin,
    storageState: { cookies: [], origins: [] },
  })
  const token = new URLSearchParams(new URL(invite.link).hash.slice(1)).get('join')
  const joined = await own.post('/api/v1/private/auth/invite/accept', {
    data: { token, password, fingerprint: 'prvni-prihlaseni' },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await own.get('/api/v1/private/auth/logout')
  await own.dispose()
  return { name, email, password }
}
