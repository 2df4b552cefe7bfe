import { expect, test } from 'vitest'
import { hashPassword, isRightPassword } from '#entities/user/password.server.ts'
import { beginAttempt } from '#entities/session/attempts.server.ts'
import { newResetToken } from '#entities/session/reset.server.ts'
import { newSetupToken } from '#entities/session/setup.server.ts'
import { newToken } from '#entities/session/tokens.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'

const site = await createAuthSite()
const secure = await createAuthSite({ SITE_URL: 'https://rozvazne.cz' })
const { app, db, pass, newUser, signedIn } = site

const WRONG = 'něco docela špatného'
const NEW_PASSWORD = 'zelený slon spí pod stolem'

let networks = 0
const newNetwork = () => `2001:db8:${(networks++).toString(16)}::1`
const stranger = () => createBrowser(app, { ip: newNetwork() })
const deviceOf = (browser: Browser) => [...browser.jar].find(([name]) => name.includes('device-'))

const newNetworks = (count: number) => Array.from({ length: count }, newNetwork)

/** A wrong guess from each of the networks, without the cost of its hash; returns how many were let through. */
async function guessFrom(addresses: string[], at: string): Promise<number> {
  let count = 0
  for (const address of addresses) {
    const { wait } = await beginAttempt(db, { kind: 'password', at, address }, site.services.now())
    if (wait === 0) count++
  }
  return count
}

test('a browser that has signed in before is never held up by strangers, and they are slowed down', async () => {
  const { user, browser } = await signedIn()
  const many = newNetworks(130)
  expect(await guessFrom(many, user.email)).toBe(100)
  for (let round = 0; round < 15; round++) {
    pass(4)
    await guessFrom(many.slice(0, 5), user.email)
    await browser.get('/auth/logout')
    expect((await browser.login(user.email, PASSWORD)).status).toBe(200)
  }
  // A sign-in gives strangers nothing back; within the next minute one more of them gets a turn.
  pass(60)
  expect(await guessFrom(many.slice(5, 10), user.email)).toBe(1)
})

test('a new browser gets in while a few networks guess as often as they may', async () => {
  const user = await newUser()
  const few = newNetworks(20)
  for (let round = 0; round < 10; round++) {
    pass(30)
    await guessFrom(few, user.email)
  }
  for (let round = 0; round < 5; round++) expect((await stranger().login(user.email, PASSWORD)).status).toBe(200)
})

test('who chooses a new password with the link from the mail gets in at once', async () => {
  const user = await newUser()
  const many = newNetworks(110)
  await guessFrom(many, user.email)
  const owner = stranger()
  expect((await owner.login(user.email, PASSWORD)).status).toBe(429)
  const token = newToken()
  expect(await inTransaction(db, (trx) => newResetToken(trx, user.id, token, site.services.now()))).toBe(true)
  const body = { token, password: NEW_PASSWORD }
  expect((await owner.send('POST', '/auth/password/reset', { body })).status).toBe(204)
  expect((await owner.login(user.email, NEW_PASSWORD)).status).toBe(200)
})

test('a known browser is slowed down by its own failures, in any network', async () => {
  const { user, browser } = await signedIn()
  const moved = createBrowser(app, { ip: '203.0.113.200' })
  for (const [name, value] of browser.jar) moved.jar.set(name, value)
  for (let failure = 0; failure < 5; failure++) {
    expect((await (failure % 2 ? browser : moved).login(user.email, WRONG)).status).toBe(400)
  }
  for (const each of [browser, moved]) {
    expect(await each.login(user.email, PASSWORD)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  }
  pass(1)
  expect((await moved.login(user.email, PASSWORD)).status).toBe(200)
})

test('the cookie of a known browser is for one user, for half a year, and cannot be made up', async () => {
  const { user: other, browser: foreign } = await signedIn()
  const { user, browser } = await signedIn()
  const [name = '', value = ''] = deviceOf(browser) ?? []
  await guessFrom(newNetworks(110), user.email)
  const loginWith = async (cookie: string) => {
    const next = stranger()
    next.jar.set(name, cookie)
    return (await next.login(user.email, PASSWORD)).status
  }
  const [nonce, since, signature] = value.split('.')
  const [, ofOther = ''] = deviceOf(foreign) ?? []
  for (const forged of [
    '',
    'x',
    '..',
    ofOther,
    `${nonce}.${Number(since) + 1}.${signature}`,
    `x.${since}.${signature}`,
  ])
    expect(await loginWith(forged)).toBe(429)
  expect(await loginWith(value)).toBe(200)
  expect((await foreign.login(other.email, PASSWORD)).status).toBe(200)
  pass(180 * 24 * 60 * 60)
  await guessFrom(newNetworks(110), user.email)
  expect(await loginWith(value)).toBe(429)
})

test('the cookie stays after signing out, scripts cannot read it, and it opens nothing', async () => {
  const { user, response } = await secure.signedIn()
  const line = response.setCookies.find((cookie) => cookie.includes('device-')) ?? ''
  expect(line).toMatch(
    new RegExp(`^__Host-device-${user.id}=[\\w.-]+; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict$`),
  )

  const { browser } = await signedIn()
  await browser.get('/auth/logout')
  expect([...browser.jar.keys()]).toEqual([deviceOf(browser)?.[0]])
  expect((await browser.get('/auth/me')).status).toBe(401)
})

test('guesses at a password do not hold up the second step or the settings of its owner', async () => {
  const { user, browser } = await signedIn()
  await guessFrom(newNetworks(110), user.email)
  const begun = await browser.send('POST', '/auth/totp', { body: { password: PASSWORD } })
  expect(begun.status).toBe(200)
})

test('made-up links hold up only their own network', async () => {
  const fresh = await createAuthSite({ DEMO: false })
  const token = await newSetupToken(fresh.db, fresh.services.now())
  const set = (ip: string, given: string) =>
    createBrowser(fresh.app, { ip }).send('POST', '/auth/setup', {
      body: {
        token: given,
        name: 'Jana',
        email: 'jana@web.cz',
        password: NEW_PASSWORD,
        fingerprint: 'otisk-prohlizece',
      },
    })
  for (let guess = 0; guess < 5; guess++) expect((await set('203.0.113.1', 'x')).status).toBe(400)
  expect((await set('203.0.113.1', token)).status).toBe(429)
  expect((await set('203.0.113.2', token)).status).toBe(201)
})

test('people whom we know do not wait behind the guesses of strangers', async () => {
  const guesses = Array.from({ length: 40 }, () => isRightPassword(undefined, WRONG, false))
  const order: string[] = []
  const settled = Promise.allSettled(guesses.map((guess) => guess.finally(() => order.push('guess'))))
  const known = [isRightPassword(undefined, WRONG, true), hashPassword(NEW_PASSWORD, [])]
  await Promise.all(known.map((each) => each.finally(() => order.push('known'))))
  const last = order.lastIndexOf('known')
  const results = await settled
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  // The four refused, the four in progress, and those that end at the same time.
  expect(last).toBeLessThan(20)
})
