import { expect, test, vi } from 'vitest'
import { codeAt } from '#entities/session/totp-code.server.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { createBrowser } from '#testing/browser.ts'
import { readMail } from '#testing/read-mail.ts'
import { startSmtp } from '#testing/smtp.ts'

const smtp = await startSmtp()
const site = await createAuthSite({ SMTP_URL: smtp.url, MAIL_FROM: 'redakce@rozvazne.cz' })
const { db, app, pass } = site
const { browser: admin } = await site.signedIn('admin')
const fingerprint = 'otisk-prohlizece'
const DAY = 24 * 60 * 60
let counter = 0

async function invite(role = 'contributor') {
  const email = `pozvany${++counter}@redakce.example`
  const { status, body } = await admin.send('POST', '/users', { body: { email, name: 'Jan Souček', role } })
  expect([status, body['message']]).toEqual([201, undefined])
  return { id: String(body['id']), email, token: tokenOf(body['invite'].link) }
}
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('join') ?? ''
/** Each from an address of its own, so that guesses of one test do not count in another. */
const stranger = () => createBrowser(app, { ip: `203.0.113.${++counter}` })
const accept = (token: string, browser = stranger(), password = PASSWORD) =>
  browser.send('POST', '/auth/invite/accept', { body: { token, password, fingerprint } })

function noMailYet(): never {
  throw new Error('no mail yet')
}

test('an invited user chooses a password, is signed in, and the link works once', async () => {
  const { email, token } = await invite()
  const look = await stranger().send('POST', '/auth/invite', { body: { token } })
  expect(look).toMatchObject({ status: 200, body: { name: 'Jan Souček', email, role: 'contributor' } })
  const browser = stranger()
  expect(await accept(token, browser)).toMatchObject({ status: 200, body: { user: { email, role: 'contributor' } } })
  expect((await browser.get('/posts')).status).toBe(200)
  expect(await accept(token, stranger(), `${PASSWORD} jinak`)).toMatchObject({
    status: 400,
    body: { message: 'This link was used already or is too old. Ask for a new one.' },
  })
  expect((await stranger().login(email, PASSWORD)).status).toBe(200)
})

const inAMinute = () => new Date(site.services.now().getTime() + 60_000).toISOString()

test('it is also sent by e-mail', async () => {
  const { email, token } = await invite()
  await vi.waitFor(() => expect(smtp.mails.find(({ to }) => to.includes(email))?.text).toContain(token))
})

test('the mail is in the language of the colleague, which is that of who invited them', async () => {
  await admin.send('PUT', '/auth/language', { body: { language: 'cs' } })
  const { email } = await invite()
  await admin.send('PUT', '/auth/language', { body: { language: 'en' } })
  const mail = await vi.waitFor(() => smtp.mails.find(({ to }) => to.includes(email)) ?? noMailYet())
  const { subject, text } = readMail(mail)
  expect(subject).toBe('Rozvážně: váš účet')
  expect(text).toContain('Do sedmi dnů si tady zvolte heslo:')
  // So is the screen that the link leads to.
  expect(text).toMatch(/\/admin#join=[\w-]+&language=cs\b/)
})

test('where the mail failed it is sent again, with the address that the admin sees; not once that is withdrawn', async () => {
  smtp.setFaults({ greeting: () => '421 Closing' })
  const { email, token } = await invite()
  const other = await invite()
  const postponed = () => db.selectFrom('mailQueue').where('attempts', '=', 1).select('dueAt').execute()
  await vi.waitFor(
    async () => expect((await postponed()).map(({ dueAt }) => dueAt)).toEqual([inAMinute(), inAMinute()]),
    {
      timeout: 5000,
    },
  )
  smtp.setFaults()
  expect((await admin.send('DELETE', `/users/${other.id}/invite`)).status).toBeLessThan(300)
  pass(60)
  await createMailQueue(site.services).run()
  expect(smtp.mails.find(({ to }) => to.includes(email))?.text).toContain(token)
  expect(smtp.mails.filter(({ to }) => to.includes(other.email))).toEqual([])
  expect(await db.selectFrom('mailQueue').selectAll().execute()).toEqual([])
})

test('before that no password is right', async () => {
  const { email } = await invite()
  for (const password of ['undefined', ' ', PASSWORD]) {
    expect(await stranger().login(email, password)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CREDENTIALS' },
    })
  }
})

test('of two concurrent uses one succeeds', async () => {
  const { token } = await invite()
  const outcomes = await Promise.all([accept(token), accept(token, stranger(), `${PASSWORD} jinak`)])
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a weak password does not use it up', async () => {
  const { token } = await invite()
  expect(await accept(token, stranger(), 'krátké')).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'password' }] },
  })
  expect((await accept(token)).status).toBe(200)
})

test('it ends after seven days, when withdrawn, and with the account', async () => {
  const old = await invite()
  pass(7 * DAY - 60)
  await admin.refresh()
  expect((await admin.get('/auth/me')).status).toBe(401)
  const { browser: tomorrow } = await site.signedIn('admin')
  expect((await stranger().send('POST', '/auth/invite', { body: { token: old.token } })).status).toBe(200)
  pass(60)
  expect((await accept(old.token)).status).toBe(400)

  const again = async () => tokenOf((await tomorrow.send('POST', `/users/${old.id}/invite`)).body['link'])
  const withdrawn = await again()
  await tomorrow.send('DELETE', `/users/${old.id}/invite`)
  expect((await accept(withdrawn)).status).toBe(400)

  const disabled = await again()
  await tomorrow.send('POST', `/users/${old.id}/archive`)
  await db.updateTable('user').set({ isDeleted: 0, isActive: 1 }).where('id', '=', old.id).execute()
  expect((await accept(disabled)).status).toBe(400)

  const moved = await again()
  const { body: user } = await tomorrow.get(`/users/${old.id}`)
  await tomorrow.send('PUT', `/users/${old.id}`, { body: { ...user, email: 'jinam@redakce.example' } })
  expect((await accept(moved)).status).toBe(400)
})

test('guesses count like password guesses', async () => {
  const browser = stranger()
  const statuses: number[] = []
  for (let guess = 0; guess < 8; guess++) statuses.push((await accept(`hadam-${guess}`, browser)).status)
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
  expect(statuses.slice(5)).toContain(429)
})

test('a new link does not bypass the second step', async () => {
  const { user, browser } = await site.signedIn('editor')
  const { browser: other } = await site.signedIn('admin')
  const { body: begun } = await browser.send('POST', '/auth/totp', { body: { password: PASSWORD } })
  const code = () => codeAt(String(begun['secret']), Math.floor(site.services.now().getTime() / 30_000))
  await browser.send('PUT', '/auth/totp', { body: { code: code() } })
  const { body } = await other.send('POST', `/users/${user.id}/invite`)
  const phone = stranger()
  const first = await accept(tokenOf(String(body['link'])), phone, `${PASSWORD} a dům`)
  expect(first).toMatchObject({ status: 200, body: { status: 'mfa_required' } })
  expect((await phone.get('/posts')).status).toBe(401)
  expect((await browser.get('/posts')).status).toBe(401)
  pass(30)
  const mfaToken: unknown = first.body['mfaToken']
  const second = await phone.send('POST', '/auth/login', { body: { mfaToken, code: code(), fingerprint } })
  expect(second).toMatchObject({ status: 200, body: { user: { email: user.email } } })
})
