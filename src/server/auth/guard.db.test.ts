import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AppHono, type Call, call, mountCalls } from '#records/calls/calls.server.ts'
import { TABLE_NAMES } from '#entities/tables.server.ts'
import { PRIVATE_BASE, privateCalls } from '#server/api/api.ts'
import { authCalls } from '#server/auth/calls.ts'
import { sessionGuard } from '#server/auth/guard.ts'
import { createBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { errorResponse } from '#server/http/errors.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'

const { app, db, pass, services, signedIn } = await createAuthSite()

const isGuarded = ({ spec }: Call) => spec.access !== undefined
/** With placeholder values for its parameters. */
const addressed = ({ spec }: Call) => [spec.method.toUpperCase(), spec.path.replace(/\{\w+\}/g, 'abcdefgh12')] as const
/** Every call that declares its access. */
const guarded = [...authCalls, ...privateCalls].filter(isGuarded).map(addressed)

/** A path without its names, such as `/x/{}/x`. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/[\w-]+/g, 'x')

/**
 * One call of each shape: routing does not depend on the names in a path, and that every call has the guard is shown by those
 * tried with all.
 */
const shapes = [authCalls, privateCalls].flatMap((calls) => {
  const byShape = Map.groupBy(calls.filter(isGuarded), ({ spec }) => `${spec.method} ${shapeOf(spec.path)}`)
  return [...byShape.values()].flatMap(([first]) => (first ? [addressed(first)] : []))
})

/** All stored data except session times. */
async function stored() {
  const rows: Record<string, unknown[]> = {}
  for (const table of TABLE_NAMES) rows[table] = await db.selectFrom(table).selectAll().execute()
  return rows
}

/** The calls that were not refused as expected, or changed something nevertheless. */
async function lenient(
  browser: Browser,
  status: number,
  code: string,
  { headers = {}, of = guarded }: { headers?: Record<string, string>; of?: typeof guarded } = {},
) {
  const before = await stored()
  const found: string[] = []
  for (const [method, path] of of) {
    const body = method === 'GET' ? undefined : {}
    const response = await browser.copy().send(method, path, { body, headers })
    const isRefused = response.status === status && response.body['code'] === code
    if (!isRefused || response.headers.get('cache-control') !== 'no-store')
      found.push(`${method} ${path}: ${response.status} ${response.body['code']}`)
  }
  expect(await stored()).toEqual(before)
  return found
}

test('only signing in and out has no guard', () => {
  const free = [...authCalls, ...privateCalls].filter(({ spec }) => !spec.access)
  expect(free.map(({ spec }) => `${spec.method} ${spec.path}`)).toEqual([
    'post /auth/login',
    'post /auth/refresh',
    'get /auth/logout',
    'post /auth/logout',
    'post /auth/setup',
    'post /auth/invite',
    'post /auth/invite/accept',
    'get /auth/options',
    'post /auth/password/forgot',
    'post /auth/password/reset',
    'post /auth/passkeys/ask',
    'post /auth/passkeys/sign-in',
  ])
  expect(guarded.length).toBeGreaterThanOrEqual(8)
})

test('no call does anything without cookies or with made-up ones', async () => {
  expect(await lenient(createBrowser(app), 401, 'AUTH_REQUIRED')).toEqual([])
  const liar = createBrowser(app)
  for (const name of ['sid', 'rt', 'refreshToken']) liar.jar.set(name, 'x'.repeat(43))
  expect(await lenient(liar, 401, 'AUTH_REQUIRED', { of: shapes })).toEqual([])
})

test('no call does anything without the header, from another origin, or with half of another session', async () => {
  const { browser } = await signedIn()
  expect(await lenient(browser, 403, 'CSRF_FAILED', { headers: { 'is-admin-token': '' } })).toEqual([])
  for (const [name, value] of [
    ['origin', 'https://zlo.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect(await lenient(browser, 403, 'CSRF_FAILED', { headers: { [name]: value }, of: shapes })).toEqual([])
  // The refresh secret is not an access credential, nor the other way round.
  const swapped = browser.copy()
  swapped.jar.set('sid', browser.jar.get('rt') ?? '')
  expect(await lenient(swapped, 401, 'AUTH_REQUIRED', { of: shapes })).toEqual([])
})

test('no call does anything with an expired or ended session, or for a disabled user', async () => {
  const { browser: ended } = await signedIn()
  await ended.copy().get('/auth/logout')
  expect(await lenient(ended, 401, 'SESSION_REVOKED', { of: shapes })).toEqual([])
  const { browser: disabled, user } = await signedIn()
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', user.id).execute()
  expect(await lenient(disabled, 401, 'ACCOUNT_DISABLED', { of: shapes })).toEqual([])
  const { browser: expired } = await signedIn()
  pass(15 * 60)
  expect(await lenient(expired, 401, 'SESSION_EXPIRED')).toEqual([])
})

/** The same path as other servers and proxies might read it. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replace('/private/', '//private/'),
  (path) => path.replace('/private/', '/private//'),
  (path) => path.replace('/private/', '/private%2F'),
  (path) => path.replace('/private/', '/private%2f'),
  (path) => path.replace('/private/', '/%70rivate/'),
  (path) => path.replace('/private/', '/private\\'),
  (path) => path.replace('/private/', '/private/./'),
  (path) => path.replace('/private/', '/public/../private/'),
  (path) => path.replace('/private/', '/public/%2e%2e/private/'),
  (path) => path.replace('/private/', '/Private/'),
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}%2F`,
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}?`,
  (path) => `${path}#x`,
]

test('no other spelling of a path bypasses the guard', async () => {
  const before = await stored()
  const stranger = createBrowser(app)
  const open: string[] = []
  for (const [method, path] of shapes) {
    for (const spell of SPELLINGS) {
      const address = spell(PRIVATE_BASE + path)
      const response = await stranger.send(method, address, method === 'GET' ? {} : { body: {} })
      // Paths outside /api/ are pages of the site, which know no sessions.
      const isRefused = [401, 403, 404].includes(response.status) || response.body['text'] === 'a page'
      const isMoved = response.status === 301 && method === 'GET'
      if (!isRefused && !isMoved) open.push(`${method} ${address}: ${response.status}`)
    }
  }
  expect(open).toEqual([])
  expect(await stored()).toEqual(before)
})

/** An application with one call for each role. */
function smallApp(env = services.env) {
  const small: AppHono = new Hono()
  const Who = z.object({ id: z.string(), role: z.string(), sessionId: z.string() })
  const calls = Role.options.map((access) =>
    call({
      method: 'get',
      path: `/for-${access}`,
      tag: 'Test',
      summary: 'Test',
      access,
      response: Who,
      run: async (_, { caller: { id, role, sessionId } }) => ({ id, role, sessionId }),
    }),
  )
  mountCalls(small, PRIVATE_BASE, calls, { ...services, env }, sessionGuard)
  small.onError((error, http) => {
    const { status, body } = errorResponse(error, 'test', services.log)
    return http.json(body, status)
  })
  return small
}

const at = (small: AppHono, browser: Browser) => {
  const other = createBrowser(small)
  for (const [name, value] of browser.jar) other.jar.set(name, value)
  return other
}

test('an admin may do everything, an editor what editors may, a contributor the least', async () => {
  const { browser: admin, user } = await signedIn('admin')
  const { browser: editor } = await signedIn('editor')
  const small = smallApp()
  expect(await at(small, admin).get('/for-admin')).toMatchObject({ status: 200, body: { id: user.id, role: 'admin' } })
  expect((await at(small, admin).get('/for-editor')).status).toBe(200)
  expect((await at(small, editor).get('/for-editor')).status).toBe(200)
  const { browser: contributor } = await signedIn('contributor')
  expect((await at(small, contributor).get('/for-contributor')).status).toBe(200)
  expect((await at(small, contributor).get('/for-editor')).status).toBe(403)
  expect((await at(small, editor).get('/for-contributor')).status).toBe(200)
  expect(await at(small, editor).get('/for-admin')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'You may not do this.' },
  })
  await db.updateTable('user').set({ role: 'editor' }).where('id', '=', user.id).execute()
  expect((await at(small, admin).get('/for-admin')).status).toBe(403)
})

test('where two-step sign-in is required, a user without it may do nothing else', async () => {
  const { browser } = await signedIn('admin')
  const small = smallApp({ ...services.env, REQUIRE_2FA: true })
  expect(await at(small, browser).get('/for-editor')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
})

test('a backup contains no sessions, and restoring one signs everyone out', async () => {
  const { browser, user } = await signedIn('admin')
  const { body } = await browser.send('POST', '/auth/totp', { body: { password: PASSWORD } })
  const path = join(services.env.DATA_DIR, 'zaloha.tar')
  await createBackup(services, path)
  expect((await browser.get('/auth/me')).status).toBe(200)
  await restoreBackup(services, path, { replace: true })
  expect(await browser.get('/auth/me')).toMatchObject({ status: 401, body: { code: 'AUTH_REQUIRED' } })
  const kept = await db.selectFrom('totp').where('userId', '=', user.id).select('pendingSecret').execute()
  expect(kept).toEqual([{ pendingSecret: body['secret'] }])
  expect((await createBrowser(app, { ip: user.ip }).login(user.email, PASSWORD)).status).toBe(200)
})

test('the private calls are in the documentation', async () => {
  const { body } = await createBrowser(app).get('/api/v1/openapi.json')
  const paths: Record<string, Record<string, { security?: unknown; responses: object }>> = body['paths']
  const me = paths['/api/v1/private/auth/me']?.['get']
  expect(me?.security).toEqual([{ session: [], antiForgery: [] }])
  expect(Object.keys(me?.responses ?? {})).toEqual(['200', '400', '401', '403'])
  expect(paths['/api/v1/private/auth/login']?.['post']?.security).toBeUndefined()
  expect(JSON.stringify(body)).not.toContain('#/$defs/')
})
