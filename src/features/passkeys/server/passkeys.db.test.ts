import { expect, test, vi } from 'vitest'
import { disableTwoStepByEmail } from '#entities/user/queries.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { type Authenticator, createAuthenticator } from '#testing/authenticator.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'
import { readMail } from '#testing/read-mail.ts'
import { startSmtp } from '#testing/smtp.ts'

const smtp = await startSmtp()
const site = await createAuthSite({ SMTP_URL: smtp.url, MAIL_FROM: 'redakce@rozvazne.cz' })
const strict = await createAuthSite({ REQUIRE_2FA: true })
const { app, db, pass, signedIn } = site

const fingerprint = 'otisk-prohlizece'
const REFUSED = [400, 'INVALID_CREDENTIALS']
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']]

async function add(browser: Browser, device = createAuthenticator(), name = 'Telefon', faked = {}) {
  const options = await browser.send('POST', '/auth/passkeys/new', { body: { password: PASSWORD } })
  expect(options.status).toBe(200)
  const made = device.make(options.body as never, faked)
  return browser.send('POST', '/auth/passkeys', { body: { name, ...made } })
}

let visitors = 0
/** Each in a network of its own, so that only the limits under test apply. */
const stranger = () => createBrowser(app, { ip: `203.0.113.${++visitors}` })

async function ask(browser: Browser, mfaToken?: string) {
  const { status, body } = await browser.send('POST', '/auth/passkeys/ask', { body: mfaToken ? { mfaToken } : {} })
  expect([status, body['message']]).toEqual([200, undefined])
  return body as { options: never; hasApp: boolean }
}

const send = (browser: Browser, signed: object) =>
  browser.send('POST', '/auth/passkeys/sign-in', { body: { ...signed, fingerprint } })

async function signIn(device: Authenticator, faked = {}, browser = stranger()) {
  const { options } = await ask(browser)
  return { browser, response: await send(browser, device.sign(options, faked)) }
}

async function withPasskey({ isSynced = false } = {}) {
  const { user, browser } = await signedIn()
  const device = createAuthenticator({ isSynced })
  const added = await add(browser, device)
  expect([added.status, added.body['message']]).toEqual([201, undefined])
  return { user, browser, device, id: String(added.body['id']), codes: added.body['recoveryCodes'] as string[] }
}

const actionsOf = async (userId: string) => {
  const entries = db.selectFrom('audit').where('recordId', '=', userId).select('action').orderBy('id')
  return (await entries.execute()).map(({ action }) => action)
}

async function begin(user: { email: string }, browser = stranger()) {
  const { body } = await browser.login(user.email, PASSWORD)
  expect(body['status']).toBe('mfa_required')
  return { browser, mfaToken: String(body['mfaToken']) }
}

test('is added with the password, named, used alone, and removed', async () => {
  const { user, browser } = await signedIn()
  const other = createBrowser(app, { ip: user.ip })
  await other.login(user.email, PASSWORD)
  expect(outcome(await browser.send('POST', '/auth/passkeys/new', { body: { password: 'špatné heslo' } }))).toEqual(
    REFUSED,
  )
  const device = createAuthenticator()
  const added = await add(browser, device)
  expect(added.body['recoveryCodes']).toHaveLength(10)
  expect((await other.get('/auth/me')).status).toBe(401)
  const { id } = added.body
  expect((await browser.send('PUT', `/auth/passkeys/${id}`, { body: { name: 'Klíč na stole' } })).status).toBe(204)
  expect((await browser.get('/auth/passkeys')).body).toMatchObject({
    items: [{ id, name: 'Klíč na stole', kind: 'device', usedAt: null }],
    recoveryCodesLeft: 10,
  })
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { passkeys: 1, hasTotp: false } })

  const { browser: elsewhere, response } = await signIn(device)
  expect(response).toMatchObject({ status: 200, body: { user: { id: user.id } } })
  expect((await elsewhere.get('/posts')).status).toBe(200)
  expect((await browser.get('/auth/passkeys')).body['items'][0].usedAt).toBe(site.services.now().toISOString())

  const remove = (password: string) => browser.send('DELETE', `/auth/passkeys/${id}`, { body: { password } })
  expect((await remove('špatné heslo')).status).toBe(400)
  expect((await remove(PASSWORD)).status).toBe(204)
  expect(outcome((await signIn(device)).response)).toEqual(REFUSED)
  expect((await browser.get('/auth/passkeys')).body).toEqual({ items: [], recoveryCodesLeft: 0 })
  expect((await stranger().login(user.email, PASSWORD)).body).toHaveProperty('user')
  expect(await actionsOf(user.id)).toEqual([
    'create',
    'login',
    'login',
    'passkey-add',
    'passkey-rename',
    'login-passkey',
    'passkey-remove',
    'login',
  ])
})

test('replaces the code after the password; a recovery code replaces it, once', async () => {
  const { user, device, codes } = await withPasskey()
  const { browser, mfaToken } = await begin(user)
  const { options, hasApp } = await ask(browser, mfaToken)
  expect([options, hasApp]).toMatchObject([
    { allowCredentials: [{ id: device.id }], userVerification: 'discouraged' },
    false,
  ])
  const signed = device.sign(options, { isVerified: false })
  expect((await send(browser, { ...signed, mfaToken })).status).toBe(200)
  // Its token is used up.
  expect((await send(browser, { ...device.sign(options), mfaToken })).body['code']).toBe('MFA_INVALID')

  const login = async (code: string) => {
    const next = await begin(user)
    return next.browser.send('POST', '/auth/login', { body: { mfaToken: next.mfaToken, code, fingerprint } })
  }
  expect((await login(codes[0] ?? '')).status).toBe(200)
  expect((await login(codes[0] ?? '')).body['code']).toBe('MFA_INVALID')
  expect((await login('123456')).body['code']).toBe('MFA_INVALID')
})

test('the second step is not got around: no question, token, password or code of one way is good for another', async () => {
  const { user, device, codes } = await withPasskey()
  const { browser, mfaToken } = await begin(user)
  expect((await browser.get('/posts')).status).toBe(401)
  // After the password the device need not look at its owner: such an answer does not sign in alone.
  const asked = await ask(browser, mfaToken)
  expect(outcome(await send(browser, device.sign(asked.options, { isVerified: false })))).toEqual(REFUSED)
  expect(outcome(await send(browser, device.sign((await ask(browser, mfaToken)).options)))).toEqual(REFUSED)
  const alone = await ask(browser)
  expect(outcome(await send(browser, { ...device.sign(alone.options), mfaToken }))).toEqual([400, 'MFA_INVALID'])
  // The first step again, with its token, and without what the second one asks.
  const login = (body: object) => browser.send('POST', '/auth/login', { body: { fingerprint, ...body } })
  expect((await login({ mfaToken })).body).not.toHaveProperty('user')
  expect((await login({ mfaToken, code: '' })).body).not.toHaveProperty('user')
  expect((await login({ email: user.email, password: PASSWORD, code: codes[0] })).body).not.toHaveProperty('user')
  expect((await login({ mfaToken: codes[0], code: codes[0] })).body).not.toHaveProperty('user')
  expect((await browser.get('/posts')).status).toBe(401)
})

test('a recovery code opens once, of many sent at once, and only the account it belongs to', async () => {
  const [jana, petr] = [await withPasskey(), await withPasskey()]
  const code = jana.codes[0] ?? ''
  const foreign = await begin(petr.user)
  const stolen = { mfaToken: foreign.mfaToken, code, fingerprint }
  expect((await foreign.browser.send('POST', '/auth/login', { body: stolen })).body['code']).toBe('MFA_INVALID')
  const tries = await Promise.all(Array.from({ length: 4 }, () => begin(jana.user)))
  const answers = await Promise.all(
    tries.map(({ browser, mfaToken }) =>
      browser.send('POST', '/auth/login', { body: { mfaToken, code, fingerprint } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await jana.browser.get('/auth/passkeys')).body['recoveryCodesLeft']).toBe(9)
})

test('new recovery codes replace the old ones, are ten, and stored as hashes', async () => {
  const { user, browser, codes } = await withPasskey()
  const renew = (password: string) => browser.send('POST', '/auth/recovery-codes', { body: { password } })
  expect((await renew('špatné heslo')).status).toBe(400)
  const fresh: string[] = (await renew(PASSWORD)).body['recoveryCodes']
  expect(new Set([...codes, ...fresh]).size).toBe(20)
  const rows = JSON.stringify(await db.selectFrom('recoveryCode').where('userId', '=', user.id).selectAll().execute())
  for (const code of fresh) expect(rows).not.toContain(code)
  const { browser: next, mfaToken } = await begin(user)
  const login = (code = '') => next.send('POST', '/auth/login', { body: { mfaToken, code, fingerprint } })
  expect((await login(codes[1])).status).toBe(400)
  expect((await login(fresh[1])).status).toBe(200)
  expect((await browser.get('/auth/passkeys')).body['recoveryCodesLeft']).toBe(9)
  const { browser: plain } = await signedIn()
  expect((await plain.send('POST', '/auth/recovery-codes', { body: { password: PASSWORD } })).status).toBe(403)
})

test('a replayed answer opens nothing, nor does one that is too late or to a question of another kind', async () => {
  const { browser, device } = await withPasskey()
  const visitor = stranger()
  const { options } = await ask(visitor)
  const signed = device.sign(options)
  expect((await send(visitor, signed)).status).toBe(200)
  expect(outcome(await send(stranger(), signed))).toEqual(REFUSED)
  // With a new signature of the same question.
  expect(outcome(await send(stranger(), device.sign(options)))).toEqual(REFUSED)

  const late = await ask(visitor)
  pass(301)
  expect(outcome(await send(visitor, device.sign(late.options)))).toEqual(REFUSED)
  await browser.refresh()
  const creation = await browser.send('POST', '/auth/passkeys/new', { body: { password: PASSWORD } })
  const challenge = String(creation.body['challenge'])
  expect(outcome((await signIn(device, { challenge })).response)).toEqual(REFUSED)
  expect(outcome((await signIn(device, { challenge: 'vymyšlená-otázka' })).response)).toEqual(REFUSED)
})

test('another origin, another site, a device that did not look, and a forged signature are refused', async () => {
  const { device } = await withPasskey()
  expect(outcome((await signIn(device, { origin: 'https://rozvazne.example' })).response)).toEqual(REFUSED)
  expect(outcome((await signIn(device, { origin: 'http://localhost:3001' })).response)).toEqual(REFUSED)
  expect(outcome((await signIn(device, { rpId: 'rozvazne.example' })).response)).toEqual(REFUSED)
  expect(outcome((await signIn(device, { isVerified: false })).response)).toEqual(REFUSED)
  const visitor = stranger()
  const { options } = await ask(visitor)
  const forged = { ...createAuthenticator().sign(options), id: device.id, userHandle: device.sign(options).userHandle }
  expect(outcome(await send(visitor, forged))).toEqual(REFUSED)
  expect(
    outcome(
      await visitor.send('POST', '/auth/passkeys/ask', { body: {}, headers: { origin: 'https://jiny.example' } }),
    ),
  ).toEqual([403, 'CSRF_FAILED'])
  expect((await signIn(device)).response.status).toBe(200)
})

test('the passkey of somebody else opens their account only', async () => {
  const jana = await withPasskey()
  const petr = await withPasskey()
  const handle = (own: Authenticator, options: never) => own.sign(options).userHandle
  const visitor = stranger()
  const { options } = await ask(visitor)
  const asJana = petr.device.sign(options, { userHandle: handle(jana.device, options) })
  expect(outcome(await send(visitor, asJana))).toEqual(REFUSED)

  const { browser, mfaToken } = await begin(jana.user)
  const second = await ask(browser, mfaToken)
  expect(outcome(await send(browser, { ...petr.device.sign(second.options), mfaToken }))).toEqual([400, 'MFA_INVALID'])
  const again = await ask(browser, mfaToken)
  expect((await send(browser, { ...jana.device.sign(again.options), mfaToken })).status).toBe(200)

  // Nor is it added to a second account, with the question of another or with none.
  expect((await add(petr.browser, jana.device)).status).toBe(422)
  const question = await petr.browser.send('POST', '/auth/passkeys/new', { body: { password: PASSWORD } })
  const made = createAuthenticator().make(question.body as never)
  expect((await jana.browser.send('POST', '/auth/passkeys', { body: { name: 'Cizí', ...made } })).status).toBe(400)
  expect((await petr.browser.send('PUT', `/auth/passkeys/${jana.id}`, { body: { name: 'Můj' } })).status).toBe(404)
  const remove = await petr.browser.send('DELETE', `/auth/passkeys/${jana.id}`, { body: { password: PASSWORD } })
  expect(remove.status).toBe(404)
})

test('nobody who was archived or disabled signs in with theirs', async () => {
  const { user, device } = await withPasskey()
  const { browser: admin } = await signedIn()
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', user.id).execute()
  expect(outcome((await signIn(device)).response)).toEqual(REFUSED)
  await db.updateTable('user').set({ isActive: 1 }).where('id', '=', user.id).execute()
  expect((await admin.send('POST', `/users/${user.id}/archive`)).status).toBe(200)
  expect(outcome((await signIn(device)).response)).toEqual(REFUSED)
})

test('a counter that goes back is a copy: refused and told; devices that do not count are fine', async () => {
  const { user, device } = await withPasskey()
  expect((await signIn(device, { counter: 7 })).response.status).toBe(200)
  for (const counter of [7, 3, 0]) expect(outcome((await signIn(device, { counter })).response)).toEqual(REFUSED)
  expect((await actionsOf(user.id)).filter((action) => action === 'passkey-copied')).toHaveLength(3)
  expect((await signIn(device, { counter: 8 })).response.status).toBe(200)
  const shared = await withPasskey({ isSynced: true })
  for (let time = 0; time < 2; time++) expect((await signIn(shared.device)).response.status).toBe(200)
  expect((await shared.browser.get('/auth/passkeys')).body['items'][0]).toMatchObject({ kind: 'synced' })
})

test('a device that made it elsewhere, or did not look, adds nothing', async () => {
  const { browser } = await signedIn()
  const refused = async (faked: object) => (await add(browser, createAuthenticator(), 'Klíč', faked)).status
  expect(await refused({ origin: 'https://rozvazne.example' })).toBe(400)
  expect(await refused({ rpId: 'rozvazne.example' })).toBe(400)
  expect(await refused({ isVerified: false })).toBe(400)
  expect(await refused({ challenge: 'vymyšlená-otázka' })).toBe(400)
  expect((await browser.get('/auth/passkeys')).body['items']).toEqual([])
})

test('wrong answers are slowed down like passwords, and so are questions', async () => {
  const { device } = await withPasskey()
  const visitor = stranger()
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) {
    const { response } = await signIn(device, { origin: 'https://rozvazne.example' }, visitor)
    statuses.push(response.status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  const questions = await Promise.all(
    Array.from({ length: 61 }, () => visitor.send('POST', '/auth/passkeys/ask', { body: {} })),
  )
  expect(questions.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

test('the last second step goes only where the site does not want one; whoever lost everything is helped', async () => {
  const { browser } = await strict.signedIn()
  expect((await browser.get('/posts')).status).toBe(403)
  const added = await add(browser)
  expect((await browser.get('/posts')).status).toBe(200)
  expect((await browser.get('/auth/me')).body).toMatchObject({ user: { mustSetUpSecondStep: false } })
  const path = `/auth/passkeys/${added.body['id']}`
  expect(outcome(await browser.send('DELETE', path, { body: { password: PASSWORD } }))).toEqual([403, 'FORBIDDEN'])
  expect((await browser.get('/auth/passkeys')).body).toMatchObject({ items: [{}], recoveryCodesLeft: 10 })

  const lost = await withPasskey()
  await disableTwoStepByEmail(db, lost.user.email, SYSTEM)
  expect((await stranger().login(lost.user.email, PASSWORD)).body).toHaveProperty('user')
  expect(outcome((await signIn(lost.device)).response)).toEqual(REFUSED)
})

test('a sign-in with a new browser is told by e-mail, one with a known browser and the first are not', async () => {
  const { user, browser } = await signedIn()
  await db.updateTable('user').set({ language: 'cs' }).where('id', '=', user.id).execute()
  const mails = () => smtp.mails.filter(({ to }) => to.includes(user.email)).map(readMail)
  await browser.login(user.email, PASSWORD)
  const visitor = createBrowser(app, { ip: '203.0.113.250' })
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/144.0'
  const login = () =>
    visitor.send('POST', '/auth/login', {
      body: { email: user.email, password: PASSWORD, fingerprint },
      headers: { 'user-agent': agent },
    })
  expect((await login()).status).toBe(200)
  expect((await login()).status).toBe(200)
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 5000 })
  const [mail] = mails()
  expect(mail?.subject).toBe('Rozvážně: přihlášení z nového zařízení')
  expect(mail?.text).toContain('Prohlížeč: Firefox, Linux\r\nAdresa: 203.0.113.250')
  for (let time = 0; time < 8; time++) await createBrowser(app, { ip: `203.0.114.${time}` }).login(user.email, PASSWORD)
  await vi.waitFor(() => expect(mails()).toHaveLength(5), { timeout: 5000 })
  const queued = db.selectFrom('mailQueue').where('to', '=', user.email).select('id').execute()
  expect(await queued).toEqual([])
})
