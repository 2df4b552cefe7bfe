import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { codeAt } from '#entities/session/totp-code.server.ts'
import { hasUsers, disableTwoStepByEmail } from '#entities/user/queries.server.ts'
import { createLog } from '#infra/log.server.ts'
import { notYourPassword } from '#server/auth/messages.ts'
import { mustBeText } from '#shared/schema/messages.ts'
import { said } from '#shared/words/message.ts'
import { announce } from '#server/announce.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'

const site = await createAuthSite()
const strict = await createAuthSite({ REQUIRE_2FA: true })
const fresh = await createAuthSite({ DEMO: false, SITE_URL: 'https://rozvazne.cz' })
const { app, db, pass, signedIn } = site

const NEW_PASSWORD = 'zelený slon spí pod stolem'
const fingerprint = 'otisk-prohlizece'

async function elsewhere(user: { email: string; ip: string }, password = PASSWORD) {
  const browser = createBrowser(app, { ip: user.ip })
  expect((await browser.login(user.email, password)).status).toBe(200)
  return browser
}

const statusOf = async (browser: Browser) => (await browser.get('/auth/me')).status

test('lists sessions, and ends one of them', async () => {
  const { user, browser } = await signedIn('editor')
  pass(5)
  const other = await elsewhere(user)
  const { body } = await browser.get('/auth/sessions')
  const items: { id: string; isCurrent: boolean; ip: string }[] = body['items']
  expect(items.map((item) => [item.isCurrent, item.ip])).toEqual([
    [false, user.ip],
    [true, user.ip],
  ])
  expect(Object.keys(items[0] ?? {})).toEqual([
    'id',
    'createdAt',
    'lastSeenAt',
    'expiresAt',
    'userAgent',
    'ip',
    'isCurrent',
  ])
  const { browser: stranger } = await signedIn()
  expect((await stranger.send('DELETE', `/auth/sessions/${items[0]?.id}`)).status).toBe(404)
  expect(await statusOf(other)).toBe(200)

  expect((await browser.send('DELETE', `/auth/sessions/${items[0]?.id}`)).status).toBe(204)
  expect(await other.get('/auth/me')).toMatchObject({ status: 401, body: { code: 'SESSION_REVOKED' } })
  expect((await browser.send('DELETE', `/auth/sessions/${items[0]?.id}`)).status).toBe(404)
  expect((await browser.send('DELETE', `/auth/sessions/${items[1]?.id}`)).status).toBe(204)
  expect(browser.sessionCookies()).toEqual([])
})

test('a new password requires the old one and ends all other sessions', async () => {
  const { user, browser } = await signedIn()
  const other = await elsewhere(user)
  const change = (currentPassword: string, newPassword: string) =>
    browser.send('PUT', '/auth/password', { body: { currentPassword, newPassword } })
  expect(await change('špatné heslo', NEW_PASSWORD)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_CREDENTIALS', fields: [{ path: 'currentPassword' }] },
  })
  expect(await change(PASSWORD, 'krátké')).toMatchObject({ status: 422, body: { fields: [{ path: 'newPassword' }] } })
  expect(await change(PASSWORD, `${user.email}!!`)).toMatchObject({ status: 422 })
  expect(await statusOf(other)).toBe(200)

  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204)
  expect(await statusOf(browser)).toBe(200)
  expect(await other.get('/auth/me')).toMatchObject({ status: 401, body: { code: 'SESSION_REVOKED' } })
  expect((await createBrowser(app, { ip: user.ip }).login(user.email, PASSWORD)).status).toBe(400)
  await elsewhere(user, NEW_PASSWORD)
})

test('password guesses in a stolen session are throttled, too', async () => {
  const { browser } = await signedIn()
  const guess = () => browser.send('POST', '/auth/totp', { body: { password: 'špatné heslo' } })
  for (let failure = 0; failure < 5; failure++) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})

test('a new e-mail requires the password, must be free, and ends all other sessions', async () => {
  const { user, browser } = await signedIn()
  const { user: taken } = await signedIn()
  const other = await elsewhere(user)
  const change = (email: string, password = PASSWORD) =>
    browser.send('PUT', '/auth/email', { body: { email, password } })
  expect((await change('nova@web.cz', 'špatné heslo')).status).toBe(400)
  expect(await change(taken.email.toUpperCase())).toMatchObject({ status: 409, body: { fields: [{ path: 'email' }] } })
  expect((await change('není e-mail')).status).toBe(422)
  expect(await statusOf(other)).toBe(200)
  expect(await change('Nova@web.cz')).toMatchObject({ status: 200, body: { user: { email: 'nova@web.cz' } } })
  expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  await elsewhere({ ...user, email: 'nova@web.cz' })
})

test('a contributor does not become another writer, or none, by another e-mail', async () => {
  const { user, browser } = await signedIn('contributor')
  const change = async (to: string, from: Browser) =>
    (await from.send('PUT', '/auth/email', { body: { email: to, password: PASSWORD } })).status
  await build.writer(db, { email: 'klara@web.cz' })
  expect(await change('Klara@web.cz', browser)).toBe(422)
  expect(await change('tereza@web.cz', browser)).toBe(200)
  await build.writer(db, { email: 'tereza@web.cz' })
  expect(await change(user.email, browser)).toBe(422)
  const editor = await signedIn('editor')
  expect(await change('klara@web.cz', editor.browser)).toBe(200)
})

/** The code an authenticator shows now. */
const codeOf = (secret: string, now = site.services.now()) => codeAt(secret, Math.floor(now.getTime() / 30_000))

async function withTotp() {
  const { user, browser } = await signedIn()
  const other = await elsewhere(user)
  const begun = await browser.send('POST', '/auth/totp', { body: { password: PASSWORD } })
  const { secret, uri, qr } = begun.body
  const [kind, picture = ''] = qr.split(',')
  expect(kind).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(uri).toBe(
    `otpauth://totp/Rozv%C3%A1%C5%BEn%C4%9B:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Rozv%C3%A1%C5%BEn%C4%9B&digits=6&period=30`,
  )
  const confirm = (code: string) => browser.send('PUT', '/auth/totp', { body: { code } })
  expect(await confirm(codeOf(secret) === '000000' ? '000001' : '000000')).toMatchObject({
    status: 400,
    body: { code: 'MFA_INVALID' },
  })
  expect(await statusOf(other)).toBe(200)
  const confirmed = await confirm(codeOf(secret))
  expect(confirmed.status).toBe(200)
  expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  const codes: string[] = confirmed.body['recoveryCodes']
  const begin = async () => {
    const next = createBrowser(app, { ip: user.ip })
    const { status, body, setCookies } = await next.login(user.email, PASSWORD)
    expect([status, body['status'], setCookies]).toEqual([200, 'mfa_required', []])
    const finish = (code: string, own = fingerprint) =>
      next.send('POST', '/auth/login', { body: { mfaToken: body['mfaToken'], code, fingerprint: own } })
    return { next, finish }
  }
  return { user, browser, secret, codes, begin }
}

const INVALID = { status: 400, body: { code: 'MFA_INVALID', message: 'The code is wrong or has expired.' } }

test('two-step sign-in with an authenticator code, each only once', async () => {
  const { browser, secret, begin } = await withTotp()
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { hasTotp: true } })
  const first = await begin()
  // The code that enabled it was used.
  expect(await first.finish(codeOf(secret))).toMatchObject(INVALID)
  pass(30)
  const response = await first.finish(codeOf(secret))
  expect(response).toMatchObject({ status: 200, body: { user: { hasTotp: true } } })
  expect(await statusOf(first.next)).toBe(200)
  pass(30)
  // The challenge was used, too.
  expect(await first.finish(codeOf(secret))).toMatchObject(INVALID)
})

test('a challenge lasts 5 minutes, belongs to one browser and allows 5 attempts', async () => {
  const { secret, begin } = await withTotp()
  const late = await begin()
  pass(300)
  expect(await late.finish(codeOf(secret))).toMatchObject(INVALID)
  const stolen = await begin()
  expect(await stolen.finish(codeOf(secret), 'jiny-prohlizec')).toMatchObject(INVALID)
  pass(16 * 60)
  const tried = await begin()
  for (let failure = 0; failure < 5; failure++) expect(await tried.finish('zzzz-zzzz-zzzz-zzzz')).toMatchObject(INVALID)
  pass(60)
  expect(await tried.finish(codeOf(secret))).toMatchObject(INVALID)
  pass(60)
  expect((await (await begin()).finish(codeOf(secret))).status).toBe(200)
})

test('new challenges allow no additional guesses', async () => {
  const { begin } = await withTotp()
  pass(16 * 60)
  for (let failure = 0; failure < 5; failure++) {
    expect(await (await begin()).finish('zzzz-zzzz-zzzz-zzzz')).toMatchObject(INVALID)
  }
  expect((await (await begin()).finish('zzzz-zzzz-zzzz-zzzz')).status).toBe(429)
})

test('a recovery code works once, in any spelling', async () => {
  const { user, codes, begin } = await withTotp()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  const stored = JSON.stringify(await db.selectFrom('recoveryCode').where('userId', '=', user.id).selectAll().execute())
  for (const code of codes) expect(stored).not.toContain(code)
  const code = codes[3]?.toUpperCase().replaceAll('-', ' ') ?? ''
  expect((await (await begin()).finish(code)).status).toBe(200)
  expect(await (await begin()).finish(code)).toMatchObject(INVALID)
  expect((await (await begin()).finish(codes[4] ?? '')).status).toBe(200)
})

test('disabling it requires the password', async () => {
  const { user, browser } = await withTotp()
  const off = (password: string) => browser.send('DELETE', '/auth/totp', { body: { password } })
  expect((await off('špatné heslo')).status).toBe(400)
  expect((await off(PASSWORD)).status).toBe(204)
  expect((await createBrowser(app, { ip: user.ip }).login(user.email, PASSWORD)).body).toHaveProperty('user')
  const actions = await db.selectFrom('audit').where('recordId', '=', user.id).select('action').execute()
  expect(actions.map((row) => row.action)).toEqual(expect.arrayContaining(['totp-on', 'totp-off']))
})

test('the command line disables it for a user who lost everything', async () => {
  const { user, browser } = await withTotp()
  await disableTwoStepByEmail(db, user.email, SYSTEM)
  expect(await statusOf(browser)).toBe(401)
  await elsewhere(user)
  await expect(disableTwoStepByEmail(db, 'nikdo@web.cz', SYSTEM)).rejects.toThrow('There is no user with this e-mail.')
})

test('where two-step sign-in is required, a user without it may only set it up', async () => {
  const { browser, response } = await strict.signedIn()
  expect(response.body).toMatchObject({ user: { mustSetUpSecondStep: true } })
  const { body } = await browser.send('POST', '/auth/totp', { body: { password: PASSWORD } })
  const code = codeOf(body['secret'], strict.services.now())
  expect((await browser.send('PUT', '/auth/totp', { body: { code } })).status).toBe(200)
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { hasTotp: true, mustSetUpSecondStep: false } })
  expect(await browser.send('DELETE', '/auth/totp', { body: { password: PASSWORD } })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  })
})

test('the first admin is created by an address that works once', async () => {
  const addressOf = async () => (await prepareDatabase(fresh.services)).setupAddress ?? ''
  const address = await addressOf()
  expect(address).toMatch(/^https:\/\/rozvazne\.cz\/admin#setup=[\w-]{43}$/)
  const tokenIn = (from: string) => from.split('#setup=')[1] ?? ''
  const token = tokenIn(address)
  const second = tokenIn(await addressOf())
  const stored = JSON.stringify(await fresh.db.selectFrom('setupToken').selectAll().execute())
  expect([stored.includes(token), stored.includes(second)]).toEqual([false, false])

  const browser = createBrowser(fresh.app)
  const input = { email: 'Sefova@rozvazne.cz', name: 'Šéfová', password: PASSWORD, fingerprint }
  const setup = (given: object) => browser.send('POST', '/auth/setup', { body: { ...input, ...given } })
  expect(await setup({ token: 'vymyšlený' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect(await setup({ token, password: 'rozvazne2026' })).toMatchObject({ status: 422 })
  expect(await setup({ token, role: 'editor' })).toMatchObject({ status: 422 })
  fresh.pass(24 * 3600)
  expect(await setup({ token })).toMatchObject({ status: 400 })
  expect(await hasUsers(fresh.db)).toBe(false)
  fresh.pass(-24 * 3600)

  const [first, other] = await Promise.all([setup({ token }), setup({ token: second, email: 'zlodej@web.cz' })])
  expect([first.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 400])
  expect(await fresh.db.selectFrom('user').select(['role', 'isActive']).execute()).toEqual([
    { role: 'admin', isActive: 1 },
  ])
  expect(await statusOf(browser)).toBe(200)
  expect(await setup({ token })).toMatchObject({ status: 400 })
  expect(await prepareDatabase(fresh.services)).toEqual({})
})

test('a too common password in the environment is reported in one line', async () => {
  await fresh.db.deleteFrom('user').execute()
  const env = { ...fresh.services.env, ADMIN_EMAIL: 'a@web.cz', ADMIN_PASSWORD: 'password1234' }
  await expect(prepareDatabase({ ...fresh.services, env })).rejects.toThrow(/^ADMIN_PASSWORD is not valid: /)
})

test('the announcement has the address only when there is one', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const log = createLog({ level: 'info', pretty: false })
  for (const NODE_ENV of ['production', 'development'] as const) {
    announce({ ...site.services.env, NODE_ENV }, log, 'http://localhost:3000/admin#setup=abc')
    announce({ ...site.services.env, NODE_ENV }, log)
  }
  const written = write.mock.calls.map(([text]) => String(text))
  write.mockRestore()
  expect(written.map((text) => text.includes('/admin#setup=abc'))).toEqual([false, true, false, true, false])
  // Without a terminal each is a line of the log.
  expect(written.slice(0, 3).map((text) => JSON.parse(text).level)).toEqual(['info', 'warn', 'info'])
})

test('the language is kept with the user, and a colleague who is invited gets the same', async () => {
  const { user, browser } = await signedIn('admin')
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { language: 'en' } })
  const choose = (body: object) => browser.send('PUT', '/auth/language', { body })
  expect((await choose({ language: 'cs' })).status).toBe(204)
  expect((await choose({ language: 'de' })).status).toBe(422)
  expect((await choose({ language: 'cs', role: 'admin' })).status).toBe(422)
  expect((await (await elsewhere(user)).get('/auth/me')).body).toMatchObject({ user: { language: 'cs' } })
  const invited = { name: 'Nová Kolegyně', email: 'kolegyne@redakce.example', role: 'editor', isActive: true }
  expect((await browser.send('POST', '/users', { body: invited })).status).toBe(201)
  const row = db.selectFrom('user').where('email', '=', invited.email).select('language')
  expect(await row.executeTakeFirst()).toEqual({ language: 'cs' })
})

test('an error has its English message, and the key and parameters for other languages', async () => {
  const { browser } = await signedIn('editor')
  const body = { currentPassword: 'jiné heslo tady', newPassword: NEW_PASSWORD }
  const { key } = said(notYourPassword)
  expect(await browser.send('PUT', '/auth/password', { body })).toMatchObject({
    status: 400,
    body: { message: 'This is not your password.', key, fields: [{ path: 'currentPassword', key }] },
  })
  const short = await browser.send('PUT', '/auth/password', { body: { ...body, newPassword: 5 } })
  expect(short.body).toMatchObject({ fields: [{ message: 'This must be text.', key: said(mustBeText).key }] })
})
