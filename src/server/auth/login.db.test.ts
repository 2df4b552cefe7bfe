import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { hashPassword, weaknessOf } from '#entities/user/password.server.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { refusalOf } from '#testing/refusal.ts'

const { app, db, pass, newUser } = await createAuthSite()

const WRONG = 'něco docela špatného'
const refused = { status: 400, body: { code: 'INVALID_CREDENTIALS', message: 'Wrong e-mail or password.' } }

test('a wrong password, an unknown user and an invalid e-mail get the same response', async () => {
  const user = await newUser()
  const browser = createBrowser(app, { ip: '203.0.113.1' })
  const responses = [
    await browser.login(user.email, WRONG),
    await browser.login('nikdo@web.cz', WRONG),
    await browser.login('není e-mail', WRONG),
  ]
  for (const response of responses) {
    expect(response).toMatchObject(refused)
    expect(Object.keys(response.body)).toEqual(['code', 'message', 'key', 'requestId'])
    expect(response.setCookies).toEqual([])
  }
  expect((await browser.login(user.email.toUpperCase(), PASSWORD)).status).toBe(200)
})

/** CPU time of all threads of this process, independent of the load of the machine. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('an unknown user costs as much work', async () => {
  const user = { email: 'znamy@web.cz', name: 'Známý', role: 'editor', isActive: true } as const
  await createUser(db, user, PASSWORD, SYSTEM)
  const work: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 5; round++) {
    for (const [kind, email] of [
      ['known', user.email],
      ['unknown', `nikdo${round}@web.cz`],
    ] as const) {
      const browser = createBrowser(app, { ip: `203.0.113.${10 + round}` })
      const spent = await processorMs(async () => expect(await browser.login(email, WRONG)).toMatchObject(refused))
      work[kind].push(spent)
    }
  }
  // Without the hash it would be a twentieth. The minimum of each excludes other work.
  const [known, unknown] = [Math.min(...work.known), Math.min(...work.unknown)]
  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
})

test('after five failures at an account its network is throttled with growing pauses, and never locked', async () => {
  const user = await newUser()
  const guess = (password = WRONG) => createBrowser(app, { ip: '203.0.113.60' }).login(user.email, password)
  for (let failure = 0; failure < 5; failure++) expect(await guess()).toMatchObject(refused)
  for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const response = await guess(PASSWORD)
    const message = `Too many attempts. Try again in ${wait} s.`
    expect(response).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS', message } })
    expect(response.headers.get('retry-after')).toBe(String(wait))
    pass(wait)
    expect(await guess()).toMatchObject(refused)
  }
  pass(60)
  expect((await guess(PASSWORD)).status).toBe(200)
  // Reset after a success.
  expect(await guess()).toMatchObject(refused)
  expect((await guess(PASSWORD)).status).toBe(200)
})

test('an unknown account is throttled as well', async () => {
  const browser = createBrowser(app, { ip: '203.0.113.61' })
  for (let failure = 0; failure < 5; failure++) expect(await browser.login('duch@web.cz', WRONG)).toMatchObject(refused)
  expect((await browser.login('duch@web.cz', WRONG)).status).toBe(429)
})

test('concurrent guesses are counted', async () => {
  const user = await newUser()
  const responses = await Promise.all(
    Array.from({ length: 15 }, () => createBrowser(app, { ip: '203.0.113.62' }).login(user.email, WRONG)),
  )
  expect(responses.filter((response) => response.status === 400).length).toBeLessThanOrEqual(5)
  expect(responses.every((response) => [400, 429].includes(response.status))).toBe(true)
})

test('an address is allowed 20 failures in 15 minutes', async () => {
  const user = await newUser()
  const browser = createBrowser(app, { ip: '203.0.113.99' })
  for (let failure = 0; failure < 20; failure++) {
    expect(await browser.login(`jiny${failure}@web.cz`, WRONG)).toMatchObject(refused)
    pass(1)
  }
  const response = await browser.login(user.email, PASSWORD)
  expect(response).toMatchObject({ status: 429, body: { message: 'Too many attempts. Try again in 880 s.' } })
  expect(response.headers.get('retry-after')).toBe('880')
  expect((await createBrowser(app, { ip: '203.0.113.98' }).login(user.email, PASSWORD)).status).toBe(200)
  pass(880)
  expect((await browser.login(user.email, PASSWORD)).status).toBe(200)
})

test('a whole /64 counts as one address', async () => {
  const guess = (ip: string, index: number) => createBrowser(app, { ip }).login(`soused${index}@web.cz`, WRONG)
  for (let index = 0; index < 20; index++) {
    expect(await guess(`2001:db8:3:1:${index}::1`, index)).toMatchObject(refused)
  }
  expect((await guess('2001:db8:3:1:ffff::1', 20)).status).toBe(429)
  expect((await guess('2001:db8:3:2::1', 21)).status).toBe(400)
})

test('a malformed login is 422, never 401', async () => {
  const browser = createBrowser(app)
  const fingerprint = 'otisk-prohlizece'
  const before = await db.selectFrom('throttle').selectAll().execute()
  for (const [body, fields] of [
    [{}, ['email', 'password', 'fingerprint']],
    [[], ['']],
    [{ email: 'a@b.cz', password: PASSWORD }, ['fingerprint']],
    [{ email: 'a@b.cz', password: PASSWORD, fingerprint: 'krátký' }, ['fingerprint']],
    [{ email: 'a@b.cz', password: PASSWORD, fingerprint, role: 'admin' }, ['role']],
    [{ email: 'a@b.cz', password: ['x'], fingerprint }, ['password']],
    [{ email: '', password: 'x'.repeat(129), fingerprint }, ['email', 'password']],
    [{ mfaToken: 'x', code: '1', fingerprint }, ['code']],
  ] as const) {
    const response = await browser.send('POST', '/auth/login', { body })
    expect(response).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } })
    const wrong: { path: string }[] = response.body['fields']
    expect(wrong.map((field) => field.path)).toEqual(fields)
  }
  expect(await db.selectFrom('throttle').selectAll().execute()).toEqual(before)
})

test('refuses a made-up second step', async () => {
  const body = { mfaToken: 'vymyšlený', code: '123456', fingerprint: 'otisk-prohlizece' }
  expect(await createBrowser(app).send('POST', '/auth/login', { body })).toMatchObject({
    status: 400,
    body: { code: 'MFA_INVALID', message: 'The code is wrong or has expired.' },
  })
})

test('at most 4 concurrent hashes and 32 waiting, then 503', async () => {
  const hashes = Array.from({ length: 40 }, (_, index) => hashPassword(`úplně jiné heslo č. ${index}`, []))
  const refusals = await Promise.allSettled(hashes)
  const rejected = refusals.filter((result) => result.status === 'rejected')
  expect(rejected).toHaveLength(4)
  const last = await refusalOf(hashes.at(-1) as Promise<string>)
  expect([last.status, last.message]).toEqual([503, 'Try again in a moment.'])
})

const ABOUT = ['jana.novakova@rozvazne.cz', 'Rozvážně', 'rozvazne.cz']

test.each([
  'krátké',
  'x'.repeat(129),
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '123456789012',
  '098765432109',
  'abcdefghijkl',
  'password1234',
  'Password123!',
  'P@ssw0rd2026',
  'passwordpassword',
  'heslo1234567',
  'qwertzuiop12',
  '2026administrator!',
  'correcthorsebatterystaple',
  '1212-3434-5656',
  'rozvazne2026',
  'Rozvážně.cz1!',
  'jana.novakova1',
  'NovakovaJana1987',
])('the password %s is refused', (password) => {
  expect(weaknessOf(password, ABOUT)).toBeTruthy()
})

test.each([
  'modrý slon tančí na půdě',
  'kX9-fw2_Qm7vLp',
  'heslo do redakce je toto',
  'x7vkq2nz8mw4',
  'šálek kávy a rohlík',
])('the password %s is accepted', (password) => {
  expect(weaknessOf(password, ABOUT)).toBeUndefined()
})
