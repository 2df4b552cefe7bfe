import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request as requests } from '@playwright/test'

export const ADMIN = { email: 'admin@rozvazne.example', password: 'modry-lev-pije-caj-2026' }

/** Where the session of the administrator is kept, one for each server. */
export const adminStateOf = (worker: number) => `.cache/e2e-admin-${worker}.json`

/**
 * The session that all tests of a worker share, made once before them: a user may have five sessions only, so signing
 * in for every test would end those of others.
 */
export const ADMIN_STATE = adminStateOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export type PrivateCall = Awaited<ReturnType<typeof signIn>>

/** Returns a function that makes private calls as the administrator. */
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

/** Somebody whose sessions a test may end as it likes. */
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
  const link = new URL(invite.link)
  // Without the cookies of the test: whoever signs in elsewhere in a browser ends the session that was there.
  const own = await requests.newContext({
    baseURL: new URL(created.url()).origin,
    storageState: { cookies: [], origins: [] },
  })
  const token = link.searchParams.get('join')
  const joined = await own.post('/api/v1/private/auth/invite/accept', {
    data: { token, password, fingerprint: 'prvni-prihlaseni' },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await own.get('/api/v1/private/auth/logout')
  await own.dispose()
  return { name, email, password }
}
