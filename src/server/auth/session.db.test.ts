import { assert, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { setPassword } from '#entities/user/queries.server.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { type Answer, createBrowser } from '#testing/browser.ts'

const site = await createAuthSite()
const secure = await createAuthSite({ SITE_URL: 'https://rozvazne.cz' })
const { db, app, pass, newUser, signedIn } = site

const MESSAGES = {
  AUTH_REQUIRED: [401, 'Please sign in.'],
  SESSION_EXPIRED: [401, 'Your session has expired. Please sign in again.'],
  ACCOUNT_DISABLED: [401, 'Your account is disabled. An administrator can enable it again.'],
  SESSION_REVOKED: [401, 'You were signed out. Please sign in again.'],
  SESSION_REUSED: [401, 'For your safety you were signed out. Please sign in again.'],
  FINGERPRINT_MISMATCH: [401, 'For your safety you were signed out. Please sign in again.'],
  CSRF_FAILED: [403, 'The request could not be verified. Reload the page.'],
  INVALID_CREDENTIALS: [400, 'Wrong e-mail or password.'],
} as const

function expectRefused(response: Answer, code: keyof typeof MESSAGES) {
  const [status, message] = MESSAGES[code]
  expect(response).toMatchObject({ status, body: { code, message } })
  expect(response.body['requestId']).toBeTruthy()
  expect(response.headers.get('cache-control')).toBe('no-store')
}

const auditOf = async (userId: string) =>
  (await db.selectFrom('audit').where('recordId', '=', userId).select('action').orderBy('id').execute()).map(
    (row) => row.action,
  )

test('sign in, read, refresh, sign out', async () => {
  const { user, browser, response } = await signedIn()
  const me = {
    id: user.id,
    email: user.email,
    name: user.name,
    role: 'admin',
    language: 'en',
    hasTotp: false,
    passkeys: 0,
    mustSetUpSecondStep: false,
    writer: null,
  }
  expect(response.body).toEqual({
    user: me,
    expiresAt: new Date(site.services.now().getTime() + 900_000).toISOString(),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')

  const seen = await browser.get('/auth/me')
  expect(seen).toMatchObject({ status: 200, body: { user: me } })
  expect(seen.headers.get('cache-control')).toBe('no-store')

  pass(60)
  const before = new Map(browser.sessionCookies().map((name) => [name, browser.jar.get(name)]))
  const refreshed = await browser.refresh()
  expect(refreshed).toMatchObject({ status: 200, body: { user: me } })
  for (const [name, value] of before) expect(browser.jar.get(name)).not.toBe(value)
  expect((await browser.get('/auth/me')).status).toBe(200)

  const cookies = browser.copy()
  const out = await browser.get('/auth/logout')
  expect([out.status, out.body['text'], browser.sessionCookies()]).toEqual([204, '', []])
  expectRefused(await cookies.get('/auth/me'), 'SESSION_REVOKED')
  expectRefused(await cookies.copy().refresh(), 'SESSION_REVOKED')
  expectRefused(await browser.get('/auth/me'), 'AUTH_REQUIRED')
  expectRefused(await browser.refresh(), 'AUTH_REQUIRED')
  // Repeated without cookies, with dead ones, and with the other method.
  expect((await browser.get('/auth/logout')).status).toBe(204)
  expect((await cookies.send('POST', '/auth/logout')).status).toBe(204)
  expect(await auditOf(user.id)).toEqual(['create', 'login', 'logout'])
})

test('names the writer who the user is', async () => {
  const { user, browser } = await signedIn()
  const writer = await build.writer(db, { email: user.email })
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { writer: writer.id } })
})

test('no secret is stored in plain text', async () => {
  const { browser } = await signedIn()
  const rows = JSON.stringify([
    await db.selectFrom('session').selectAll().execute(),
    await db.selectFrom('refreshToken').selectAll().execute(),
  ])
  for (const value of browser.jar.values()) expect(rows).not.toContain(value)
  expect(rows).not.toContain('otisk-prohlizece')
})

test('cookies on http', async () => {
  const { response, user } = await signedIn()
  expect(response.setCookies.map((line) => line.replace(/=[^;]+/, '=…'))).toEqual([
    `device-${user.id}=…; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict`,
    'sid=…; Max-Age=900; Path=/; HttpOnly; SameSite=Strict',
    'rt=…; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict',
    'refreshToken=…; Max-Age=3600; Path=/; SameSite=Strict',
  ])
})

test('cookies on https', async () => {
  const { response, browser, user } = await secure.signedIn()
  expect(response.setCookies.map((line) => line.replace(/=[^;]+/, '=…'))).toEqual([
    `__Host-device-${user.id}=…; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    '__Host-sid=…; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Strict',
    '__Host-rt=…; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict',
    'refreshToken=…; Max-Age=3600; Path=/; Secure; SameSite=Strict',
  ])
  expect((await browser.get('/auth/me')).status).toBe(200)
  // The plain names are ignored there.
  const planted = createBrowser(secure.app)
  for (const [name, value] of browser.jar) planted.jar.set(name.replace('__Host-', ''), value)
  expect((await planted.get('/auth/me')).status).toBe(401)
  const out = await browser.get('/auth/logout')
  expect(out.setCookies[0]).toBe('__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict')
})

test('refreshing a dead session clears all its cookies, even when only some are left', async () => {
  const { user, browser } = await signedIn()
  const half = browser.copy()
  half.jar.delete('rt')
  expectRefused(await half.refresh(), 'AUTH_REQUIRED')
  expect(half.sessionCookies()).toEqual([])

  await setPassword(db, user.email, `${PASSWORD}-nove`, SYSTEM)
  const dead = browser.copy()
  expect(dead.sessionCookies()).toHaveLength(3)
  expectRefused(await dead.refresh(), 'SESSION_REVOKED')
  expect(dead.sessionCookies()).toEqual([])
})

test('20 concurrent refreshes keep the session alive, whichever response the browser keeps', async () => {
  const { browser } = await signedIn()
  const tabs = Array.from({ length: 20 }, () => browser.copy())
  const responses = await Promise.all(tabs.map((tab) => tab.refresh()))
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200))
  for (const tab of tabs) expect((await tab.get('/auth/me')).status).toBe(200)
  pass(14 * 60)
  // Any of them continues; once it has, the others end the session.
  const [first, second] = tabs.slice(7)
  assert(first && second)
  expect((await first.refresh()).status).toBe(200)
  pass(11)
  expectRefused(await second.refresh(), 'SESSION_REUSED')
  expectRefused(await first.get('/auth/me'), 'SESSION_REUSED')
})

test('a replay after 9 s gets a sibling, after 11 s it ends the session and is logged', async () => {
  const { user, browser } = await signedIn()
  const old = browser.copy()
  expect((await browser.refresh()).status).toBe(200)
  pass(9)
  expect((await old.copy().refresh()).status).toBe(200)
  expect((await old.copy().get('/auth/me')).status).toBe(200)
  pass(2)
  expectRefused(await old.get('/auth/me'), 'SESSION_EXPIRED')
  expect((await browser.get('/auth/me')).status).toBe(200)
  const replay = await old.refresh()
  expectRefused(replay, 'SESSION_REUSED')
  expect(old.sessionCookies()).toEqual([])
  expectRefused(await browser.get('/auth/me'), 'SESSION_REUSED')
  expectRefused(await browser.refresh(), 'SESSION_REUSED')
  expect(await auditOf(user.id)).toEqual(['create', 'login', 'session-replay'])
})

test('another browser ends the session', async () => {
  const { user, browser } = await signedIn()
  const thief = browser.copy()
  expectRefused(await thief.refresh('jiny-prohlizec'), 'FINGERPRINT_MISMATCH')
  expectRefused(await browser.get('/auth/me'), 'FINGERPRINT_MISMATCH')
  expect(await auditOf(user.id)).toContain('session-fingerprint')
  for (const wrong of ['krátký', 'a'.repeat(129), 'mezera je tu', '']) {
    expect((await createBrowser(app).refresh(wrong)).status).toBe(422)
  }
})

test('access ends after 15 minutes, an idle session after 60, any session after 24 hours', async () => {
  const { browser } = await signedIn()
  pass(15 * 60)
  expectRefused(await browser.get('/auth/me'), 'SESSION_EXPIRED')
  expect((await browser.refresh()).status).toBe(200)
  pass(60 * 60)
  expectRefused(await browser.copy().refresh(), 'SESSION_EXPIRED')

  const { browser: busy } = await signedIn()
  for (let half = 0; half < 47; half++) {
    pass(30 * 60)
    expect((await busy.refresh()).status).toBe(200)
  }
  pass(29 * 60)
  const last = await busy.refresh()
  expect(last.status).toBe(200)
  expect(last.setCookies.map((line) => /Max-Age=(\d+)/.exec(line)?.[1])).toEqual(['60', '60', '60'])
  pass(60)
  expectRefused(await busy.copy().get('/auth/me'), 'SESSION_EXPIRED')
  expectRefused(await busy.refresh(), 'SESSION_EXPIRED')
})

test('a wrong clock revives no session', async () => {
  const { browser } = await signedIn()
  const cookies = browser.copy()
  pass(-3600)
  expectRefused(await cookies.get('/auth/me'), 'SESSION_EXPIRED')
  expectRefused(await cookies.copy().refresh(), 'SESSION_EXPIRED')
  pass(3600)
  expect((await cookies.get('/auth/me')).status).toBe(200)
  pass(25 * 3600)
  expectRefused(await cookies.get('/auth/me'), 'SESSION_EXPIRED')
  pass(-25 * 3600)
  expectRefused(await cookies.get('/auth/me'), 'SESSION_EXPIRED')
  expectRefused(await cookies.refresh(), 'SESSION_EXPIRED')
})

test('without the header, or with a wrong one, nothing is done', async () => {
  const { user, browser } = await signedIn()
  const { browser: other } = await signedIn()
  const body = { currentPassword: PASSWORD, newPassword: 'zelený slon tančí na půdě' }
  const [nonce, signature] = (browser.jar.get('refreshToken') ?? '').split('.')
  const before = await db.selectFrom('user').where('id', '=', user.id).selectAll().execute()
  for (const token of ['', 'x', '.', `${nonce}.`, `${nonce}x.${signature}`, other.jar.get('refreshToken') ?? '']) {
    expectRefused(
      await browser.send('PUT', '/auth/password', { body, headers: { 'is-admin-token': token } }),
      'CSRF_FAILED',
    )
  }
  // Cookie and header agree, but belong to another session, or to none.
  for (const token of [other.jar.get('refreshToken') ?? '', 'vymysl.eny']) {
    const forged = browser.copy()
    forged.jar.set('refreshToken', token)
    expectRefused(await forged.send('PUT', '/auth/password', { body }), 'CSRF_FAILED')
  }
  expect(await db.selectFrom('user').where('id', '=', user.id).selectAll().execute()).toEqual(before)
  expect((await browser.get('/auth/me')).status).toBe(200)
})

test('the header of the previous generation is valid for 10 s', async () => {
  const { browser } = await signedIn()
  const old = browser.jar.get('refreshToken') ?? ''
  await browser.refresh()
  const late = browser.copy()
  late.jar.set('refreshToken', old)
  // Correctly signed, but not matching the cookie, or without one.
  expectRefused(await browser.get('/auth/me', { headers: { 'is-admin-token': old } }), 'CSRF_FAILED')
  const bare = browser.copy()
  bare.jar.delete('refreshToken')
  expectRefused(await bare.get('/auth/me', { headers: { 'is-admin-token': old } }), 'CSRF_FAILED')
  pass(9)
  expect((await late.get('/auth/me')).status).toBe(200)
  pass(1)
  expectRefused(await late.get('/auth/me'), 'CSRF_FAILED')
})

test('other origins are refused at every call', async () => {
  const { user, browser } = await signedIn()
  const foreign = [
    { origin: 'https://zlo.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[]
  for (const headers of foreign) {
    expectRefused(await browser.get('/auth/me', { headers }), 'CSRF_FAILED')
    expectRefused(await browser.get('/auth/logout', { headers }), 'CSRF_FAILED')
    const fingerprint = 'otisk-prohlizece'
    expectRefused(await browser.send('POST', '/auth/refresh', { body: { fingerprint }, headers }), 'CSRF_FAILED')
    const credentials = { email: user.email, password: PASSWORD, fingerprint }
    expectRefused(await browser.send('POST', '/auth/login', { body: credentials, headers }), 'CSRF_FAILED')
  }
  const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  expect((await browser.get('/auth/me', { headers: own })).status).toBe(200)
})

test('a link or a picture cannot sign out', async () => {
  const { browser } = await signedIn()
  const site = { 'sec-fetch-site': 'same-origin' }
  const link = { ...site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const picture = { ...site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  for (const headers of [link, picture]) expectRefused(await browser.get('/auth/logout', { headers }), 'CSRF_FAILED')
  expect((await browser.get('/auth/me')).status).toBe(200)
  const script = { ...site, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
  expect((await browser.get('/auth/logout', { headers: script })).status).toBe(204)
})

test('a disabled user is signed out at once and cannot return', async () => {
  const { user, browser } = await signedIn()
  const enable = (isActive: number) => db.updateTable('user').set({ isActive }).where('id', '=', user.id).execute()
  await enable(0)
  expectRefused(await browser.get('/auth/me'), 'ACCOUNT_DISABLED')
  expectRefused(await browser.copy().refresh(), 'ACCOUNT_DISABLED')
  expectRefused(await createBrowser(app, { ip: user.ip }).login(user.email, PASSWORD), 'INVALID_CREDENTIALS')
  await enable(1)
  expect(browser.sessionCookies()).toHaveLength(3)
  expectRefused(await browser.get('/auth/me'), 'SESSION_REVOKED')
  await db.updateTable('user').set({ isDeleted: 1 }).where('id', '=', user.id).execute()
  expectRefused(await browser.get('/auth/me'), 'ACCOUNT_DISABLED')
})

test('a password set on the command line ends all sessions', async () => {
  const { user, browser } = await signedIn()
  expect((await browser.get('/auth/me')).status).toBe(200)
  await setPassword(db, user.email, 'docela jiné dlouhé heslo', SYSTEM)
  expectRefused(await browser.get('/auth/me'), 'SESSION_REVOKED')
})

test('the sixth session ends the oldest', async () => {
  const user = await newUser()
  const browsers = Array.from({ length: 6 }, () => createBrowser(app, { ip: user.ip }))
  for (const browser of browsers) {
    expect((await browser.login(user.email, PASSWORD)).status).toBe(200)
    pass(1)
  }
  const statuses = await Promise.all(browsers.map(async (browser) => (await browser.get('/auth/me')).status))
  expect(statuses).toEqual([401, 200, 200, 200, 200, 200])
})

test('signing in again in the same browser leaves one session', async () => {
  const { user, browser } = await signedIn()
  const old = browser.copy()
  await browser.login(user.email, PASSWORD)
  expectRefused(await old.get('/auth/me'), 'SESSION_REVOKED')
  expect((await browser.get('/auth/sessions')).body['items']).toHaveLength(1)
})

test('unusual spellings of a path never get in', async () => {
  const { browser } = await signedIn()
  const stranger = createBrowser(app)
  const paths = [
    '/api/v1/private//auth/me',
    '/api//v1/private/auth/me',
    '/api/v1/private/auth/me/',
    '/api/v1/private%2Fauth/me',
    '/api/v1/private/auth%2Fme',
    '/api/v1/private/auth/%6De',
    '/api/v1/private/auth/ME',
    '/API/V1/PRIVATE/AUTH/ME',
    '/api/v1/Private/auth/me',
    '/api/v1/public/../private/auth/me',
    '/api/v1/private/./auth/me',
    '/api/v1/private/auth/me;a=b',
    '/api/v1/private/auth/me%00',
    '/api/v1/private/auth/me?x=1',
    '/api/v1/private/auth/sessions/',
  ]
  for (const path of paths) {
    // With capitals it is no API path at all: the site's pages answer, which know no sessions.
    const { status, body } = await stranger.get(path)
    expect([path, status === 200 && body['text'] !== 'a page']).toEqual([path, false])
    const signed = await browser.get(path, { headers: { 'is-admin-token': '' } })
    expect([path, signed.status === 200 && signed.body['text'] !== 'a page']).toEqual([path, false])
  }
})
