import { expect, test, vi } from 'vitest'
import { hashToken } from '#entities/session/tokens.server.ts'
import { closeServices } from '#entities/create-services.server.ts'
import { createLog } from '#infra/log.server.ts'
import { createApp } from '#server/app.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { readMail } from '#testing/read-mail.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { startSmtp } from '#testing/smtp.ts'

const smtp = await startSmtp()
const mailing = { SMTP_URL: smtp.url, MAIL_FROM: 'Rozvážně <redakce@rozvazne.cz>', SITE_URL: 'https://rozvazne.cz' }
const site = await createAuthSite(mailing)
const { app, db, pass, newUser, signedIn } = site
const silent = await createAuthSite()
const mute = await createAuthSite({ ...mailing, SMTP_URL: 'smtp://127.0.0.1:1' })

const NEW_PASSWORD = 'zelený slon spí pod stolem'
const INVALID = 'This address for a new password is no longer valid. Ask for another one.'

let visitors = 0
/** Each request from an address of its own, so that only the limits under test apply. */
const stranger = () => createBrowser(app, { ip: `203.0.113.${++visitors}` })
const forgot = (email: string, browser = stranger()) =>
  browser.send('POST', '/auth/password/forgot', { body: { email } })
const reset = (token: string, password = NEW_PASSWORD, browser = stranger()) =>
  browser.send('POST', '/auth/password/reset', { body: { token, password } })

/** The token in the newest mail to this address, once that many have arrived. */
async function mailedToken(to: string, count = 1): Promise<string> {
  const toThem = () => smtp.mails.filter((mail) => mail.to.includes(to) && mail.text.includes('#reset='))
  await vi.waitFor(() => expect(toThem()).toHaveLength(count), { timeout: 5000 })
  return /https:\/\/rozvazne\.cz\/admin#reset=([\w-]{43})\b/.exec(toThem().at(-1)?.text ?? '')?.[1] ?? ''
}

/** Waits until a mail that failed has been postponed by a minute; its claim would be longer. */
const settled = (to: string) =>
  vi.waitFor(
    async () => {
      const row = await db.selectFrom('mailQueue').where('to', '=', to).select('dueAt').executeTakeFirstOrThrow()
      expect(Date.parse(row.dueAt) - site.services.now().getTime()).toBe(60_000)
    },
    { timeout: 5000 },
  )

const actionsOf = async (id: string) =>
  (await db.selectFrom('audit').where('recordId', '=', id).select('action').orderBy('id').execute()).map(
    (row) => row.action,
  )

function noMailYet(): never {
  throw new Error('no mail yet')
}

test('a forgotten password: mail, new password, all sessions ended, the link used up', async () => {
  const { user, browser } = await signedIn()
  const response = await forgot(user.email.toUpperCase())
  expect([response.status, response.body['text']]).toEqual([204, ''])
  const token = await mailedToken(user.email)
  const mail = smtp.mails.find((each) => each.to.includes(user.email))
  expect(mail).toMatchObject({ from: 'redakce@rozvazne.cz', to: [user.email] })
  expect(mail?.text).toMatch(/^Subject: .*/m)
  expect(mail?.text).toContain('within an hour')
  // The request itself changes nothing yet.
  expect((await browser.get('/auth/me')).status).toBe(200)

  expect(await reset(token, 'krátké')).toMatchObject({ status: 422, body: { fields: [{ path: 'password' }] } })
  expect((await reset(token, `${user.email}!`)).status).toBe(422)
  expect((await reset(token)).status).toBe(204)
  expect(await browser.get('/auth/me')).toMatchObject({ status: 401, body: { code: 'SESSION_REVOKED' } })
  expect((await stranger().login(user.email, PASSWORD)).status).toBe(400)
  expect((await stranger().login(user.email, NEW_PASSWORD)).status).toBe(200)
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: INVALID } })
  expect(await actionsOf(user.id)).toEqual(['create', 'login', 'password-forgot', 'password-reset', 'login'])
})

test('the mail is written in the language of whoever asked', async () => {
  const { user, browser } = await signedIn()
  await browser.send('PUT', '/auth/language', { body: { language: 'cs' } })
  await forgot(user.email)
  const theirs = () => smtp.mails.find(({ to }) => to.includes(user.email)) ?? noMailYet()
  const { subject, text } = readMail(await vi.waitFor(theirs))
  expect(subject).toBe('Rozvážně: nové heslo')
  expect(text).toContain('Do hodiny si ho zvolte tady:')
  expect(text).toMatch(/\/admin#reset=[\w-]+&language=cs\b/)
})

test('the token is stored only as its hash, lasts an hour and is replaced by the next one', async () => {
  const user = await newUser()
  await forgot(user.email)
  const first = await mailedToken(user.email)
  const rows = await db.selectFrom('passwordReset').where('userId', '=', user.id).selectAll().execute()
  expect(rows).toMatchObject([{ hash: hashToken(first), endedAt: null }])
  expect(JSON.stringify(rows)).not.toContain(first)

  await forgot(user.email)
  const second = await mailedToken(user.email, 2)
  expect(await reset(first)).toMatchObject({ status: 400 })
  pass(60 * 60)
  expect(await reset(second)).toMatchObject({ status: 400 })
  pass(-2 * 60 * 60)
  expect(await reset(second)).toMatchObject({ status: 400 })
  pass(60 * 60 + 59 * 60)
  expect((await reset(second)).status).toBe(204)
})

test('of two concurrent uses of the link one is refused', async () => {
  const user = await newUser()
  await forgot(user.email)
  const token = await mailedToken(user.email)
  const responses = await Promise.all([reset(token), reset(token, 'ještě jiný slon v zahradě')])
  expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([204, 400])
})

test('another e-mail, a new password or disabling the user invalidates the link', async () => {
  const { user, browser } = await signedIn()
  await forgot(user.email)
  const token = await mailedToken(user.email)
  const body = { email: `jiny-${user.email}`, password: PASSWORD }
  expect((await browser.send('PUT', '/auth/email', { body })).status).toBe(200)
  expect((await reset(token)).status).toBe(400)

  const other = await newUser()
  await forgot(other.email)
  const later = await mailedToken(other.email)
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', other.id).execute()
  expect((await reset(later)).status).toBe(400)
})

test('does not reveal whether a user exists: same response, and differences come after it', async () => {
  const { watch, queries } = recordQueries()
  const watched = await createAuthSite(mailing, watch)
  const [user, disabled] = [await watched.newUser(), await watched.newUser()]
  await watched.db.updateTable('user').set({ isActive: 0 }).where('id', '=', disabled.id).execute()
  const before = smtp.mails.length
  const hasLooked = () => queries().some(({ sql }) => sql.includes('password_reset'))
  for (const email of ['nikdo@web.cz', disabled.email, 'není e-mail', user.email]) {
    const { status, body, headers } = await forgot(email, createBrowser(watched.app))
    expect(hasLooked()).toBe(false)
    expect([status, body['text'], headers.get('retry-after')]).toEqual([204, '', null])
  }
  await mailedToken(user.email)
  expect(smtp.mails.length).toBe(before + 1)
  expect(hasLooked()).toBe(true)
})

test('at most three mails an hour to one user, and requests are throttled', async () => {
  const user = await newUser()
  const asking = stranger()
  const responses = await Promise.all(Array.from({ length: 5 }, () => forgot(user.email, asking)))
  expect(responses.map((response) => response.status)).toEqual([204, 204, 204, 204, 204])
  expect(await forgot(user.email, asking)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  // They keep the owner neither from asking nor from signing in.
  expect((await forgot(user.email)).status).toBe(204)
  expect((await stranger().login(user.email, PASSWORD)).status).toBe(200)
  await mailedToken(user.email, 3)
  const tokens = await db.selectFrom('passwordReset').where('userId', '=', user.id).select('endedAt').execute()
  expect(tokens.filter((token) => token.endedAt === null)).toHaveLength(1)
  expect(tokens).toHaveLength(3)
  pass(3600)
  await forgot(user.email)
  await mailedToken(user.email, 4)

  const nosy = stranger()
  for (let number = 0; number < 20; number++) expect((await forgot(`kdosi${number}@web.cz`, nosy)).status).toBe(204)
  expect((await forgot('kdosi20@web.cz', nosy)).status).toBe(429)
  const guesser = stranger()
  for (let guess = 0; guess < 5; guess++) expect((await reset('vymyšlený', NEW_PASSWORD, guesser)).status).toBe(400)
  expect((await reset('vymyšlený', NEW_PASSWORD, guesser)).status).toBe(429)
})

test('other sites can neither request nor reset', async () => {
  const user = await newUser()
  const headers = { origin: 'https://zlo.example' }
  for (const [path, body] of [
    ['forgot', { email: user.email }],
    ['reset', { token: 'x', password: NEW_PASSWORD }],
  ] as const) {
    const response = await stranger().send('POST', `/auth/password/${path}`, { body, headers })
    expect(response).toMatchObject({ status: 403, body: { code: 'CSRF_FAILED' } })
  }
})

test('the sign-in screen knows whether there is mail; without it the response names the command', async () => {
  expect((await stranger().get('/auth/options')).body).toEqual({ passwordReset: true })
  const browser = createBrowser(silent.app)
  expect((await browser.get('/auth/options')).body).toEqual({ passwordReset: false })
  expect(await browser.send('POST', '/auth/password/forgot', { body: { email: 'a@web.cz' } })).toMatchObject({
    status: 409,
    body: { code: 'NO_MAIL', message: expect.stringContaining('npm run cli -- admin password') },
  })
})

test('an unavailable mail server is logged and changes nothing; closing waits for mails in progress', async () => {
  const user = await mute.newUser()
  const lines: string[] = []
  const log = createLog({ level: 'error', pretty: false, write: (line) => lines.push(line) })
  const noticed = { ...mute.services, log, beforeClose: [] }
  const noticedApp = createApp(noticed, { renderPage: async () => new Response('a page') })
  const browser = createBrowser(noticedApp)
  expect((await browser.send('POST', '/auth/password/forgot', { body: { email: user.email } })).status).toBe(204)
  expect(lines).toEqual([])
  await closeServices({ ...noticed, db: { destroy: async () => {} } as typeof noticed.db })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the mail for a new password failed')
  expect(lines[0]).not.toContain(user.email)
  expect((await createBrowser(mute.app, { ip: user.ip }).login(user.email, PASSWORD)).status).toBe(200)
})

test('a mail that failed, or whose process was stopped, is sent again with the same address', async () => {
  const user = await newUser()
  smtp.setFaults({ greeting: () => '421 Closing' })
  const before = smtp.arrived()
  expect((await forgot(user.email)).status).toBe(204)
  const waiting = () => db.selectFrom('mailQueue').where('to', '=', user.email).selectAll().execute()
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]), { timeout: 5000 })
  await vi.waitFor(() => expect(smtp.arrived()).toBe(before + 1))
  await settled(user.email)
  smtp.setFaults()

  // Another process, which knows only what is stored; no token is.
  const job = createMailQueue(site.services)
  await job.run()
  expect(smtp.mails.filter(({ to }) => to.includes(user.email))).toEqual([])
  pass(60)
  await job.run()
  const token = await mailedToken(user.email)
  expect(await waiting()).toEqual([])
  await job.run()
  expect(smtp.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(1)
  expect((await reset(token)).status).toBe(204)
  expect((await actionsOf(user.id)).filter((action) => action === 'password-forgot')).toHaveLength(1)
})

test('nothing is sent after the token has expired, nor to nobody', async () => {
  const user = await newUser()
  smtp.setFaults({ greeting: () => '421 Closing' })
  await forgot(user.email)
  await forgot('nikdo@web.cz')
  await settled(user.email)
  smtp.setFaults()
  const before = smtp.arrived()
  pass(60 * 60)
  const job = createMailQueue(site.services)
  await job.run()
  expect(smtp.arrived()).toBe(before)
  expect(await db.selectFrom('mailQueue').selectAll().execute()).toEqual([])
})
