import { beforeEach, expect, test } from 'vitest'
import { createWatchSite, HOUR, MINUTE } from '#testing/watch-site.ts'

const DAY = 24 * HOUR

const site = await createWatchSite()
const { db, smtp, job, pass, change } = site

let number = 0
let casino = { id: '', slug: '', review: '' }
let refused = ''
let taken = ''

/** Of two subscribers of the same casino, the mail server refuses one. */
beforeEach(async () => {
  smtp.setFaults()
  await db.deleteFrom('subscription').execute()
  await db.deleteFrom('mailDay').execute()
  pass(4 * DAY)
  const slug = `kasino-${++number}`
  casino = await site.casino(`Kasino ${number}`, slug)
  refused = `zruseny${number}@example.cz`
  taken = `ctenar${number}@example.cz`
  await site.subscribe(slug, refused)
  await site.subscribe(slug, taken)
  pass(MINUTE)
})

const isThere = async (email: string) =>
  (await db.selectFrom('subscription').where('email', '=', email).select('id').execute()).length === 1

/** When the first waiting subscriber is retried. */
async function nextTry(): Promise<number> {
  const waiting = db.selectFrom('subscription').where('waitUntil', '>', new Date().toISOString())
  const { next } = await waiting.select((eb) => eb.fn.min('waitUntil').as('next')).executeTakeFirstOrThrow()
  return next ? Date.parse(next) : Infinity
}

/** Makes a change each day for that long, and returns how often the mail server refused. */
async function goOn(ms: number, reply: (to: string) => string | undefined): Promise<number> {
  let tries = 0
  smtp.setFaults({
    recipient(to) {
      const said = reply(to)
      if (said) tries++
      return said
    },
  })
  for (let day = 0; day < ms / DAY; day++) {
    const tomorrow = Date.now() + DAY
    await change(casino.id, { rating: 1 + (day % 9) })
    // Nothing happens between two attempts, so the clock skips to the next one.
    for (let time = Date.now() + HOUR; time < tomorrow; time = await nextTry()) {
      pass(time - Date.now())
      await job.run()
    }
    pass(tomorrow - Date.now())
  }
  return tries
}

test('a permanently refused address is given up after three days and deleted, while others get their mails', async () => {
  const noSuchUser = (to: string) => (to === refused ? '550 5.1.1 no such user' : undefined)
  expect(await goOn(2 * DAY, noSuchUser)).toBeGreaterThan(3)
  expect([await isThere(refused), await isThere(taken)]).toEqual([true, true])
  await goOn(2 * DAY, noSuchUser)
  expect([await isThere(refused), await isThere(taken)]).toEqual([false, true])
  expect(await db.selectFrom('subscriptionToken').selectAll().execute()).not.toEqual([])
  expect(await goOn(DAY, noSuchUser)).toBe(0)
})

test.each([
  ['a full mailbox', (to: string) => (to === refused ? '452 4.2.2 mailbox full' : undefined)],
  ['a mail server that takes from us for nobody', () => '554 5.7.1 relay access denied'],
])('%s is retried for a month, and then deleted', async (_, reply) => {
  await goOn(25 * DAY, reply)
  expect([await isThere(refused), await isThere(taken)]).toEqual([true, true])
  await goOn(7 * DAY, reply)
  expect([await isThere(refused), await isThere(taken)]).toEqual([false, reply(taken) === undefined])
})

test('results of the mail server are counted by day and casino, without addresses', async () => {
  await goOn(4 * DAY, (to) => (to === refused ? '550 5.1.1 <zruseny@example.cz> no such user' : undefined))
  const rows = await db.selectFrom('mailDay').where('recordId', '=', casino.id).selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('example.cz')
  const sum = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).reduce((count, row) => count + row.mails, 0)
  expect(sum('given-up')).toBe(1)
  expect(sum('refused')).toBe(9)
  expect(sum('sent')).toBe(site.mailsTo(taken).length + 1)
  expect(new Set(rows.filter(({ outcome }) => outcome === 'refused').map(({ reply }) => reply))).toEqual(
    new Set(['550 RCPT TO']),
  )

  smtp.setFaults({ greeting: () => '421 Too busy' })
  await change(casino.id, { rating: 10 })
  pass(HOUR)
  await job.run()
  const away = await db.selectFrom('mailDay').where('outcome', '=', 'away').selectAll().execute()
  expect(away).toMatchObject([{ recordId: casino.id, mails: 1 }])

  pass(40 * DAY)
  smtp.setFaults()
  await job.run()
  const [left, ...others] = await db.selectFrom('mailDay').selectAll().execute()
  expect([left?.outcome, others]).toEqual(['sent', []])
})
