import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord, deleteRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { createChangeMailing } from '#features/watching/server/mail-changes.ts'
import { sendChanges } from '#features/watching/site/deliver.server.ts'
import { build } from '#testing/build.ts'
import { type ReadMail, readMail } from '#testing/read-mail.ts'
import { createWatchSite, HOUR, MINUTE } from '#testing/watch-site.ts'

const site = await createWatchSite()
const { db, smtp, job, pass, change, mailsTo } = site

let number = 0
let casino = { id: '', slug: '', review: '' }
let email = ''

/** Each test has a casino of its own, so that only its changes are mailed. */
beforeEach(async () => {
  const slug = `kasino-${++number}`
  casino = await site.casino(`Kasino ${number}`, slug)
  email = `ctenar${number}@example.cz`
  smtp.setFaults()
  await site.subscribe(slug, email)
  pass(MINUTE)
})

/** The mails after the confirmation. */
const news = (whose = email) => mailsTo(whose).slice(1)
const toldAt = async () =>
  (await db.selectFrom('subscription').where('email', '=', email).select('toldAt').executeTakeFirst())?.toldAt

test('a change is mailed after a quiet period: what, why, where, and how to unsubscribe', async () => {
  await change(casino.id, { rating: 8.9, changeReason: 'Výplaty se zpomalily.' })
  await job.run()
  expect(news()).toEqual([])
  pass(10 * MINUTE)
  await job.run()
  const [mail, ...others] = news()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Kasino ${number}: známka 9,1 → 8,9`)
  expect(mail?.text).toContain('Známka: 9,1 → 8,9')
  expect(mail?.text).toContain('Proč: Výplaty se zpomalily.')
  expect(mail?.text).toContain(`https://rozvazne.example/recenze/${casino.slug}/`)
  expect(mail?.text).toContain('18+')
  expect(mail?.html).toContain('<b>8,9</b>')
  expect(mail?.html).not.toContain('/go/')
  const token = site.token(email, 'odhlasit')
  expect(mail?.headers.get('list-unsubscribe')).toBe(`<https://rozvazne.example/hlidat/?odhlasit=${token}>`)
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  await job.run()
  pass(HOUR)
  await job.run()
  expect(news()).toHaveLength(1)
  await site.open(`/hlidat/?odhlasit=${token}`, { 'List-Unsubscribe': 'One-Click' })
  await change(casino.id, { rating: 8 })
  pass(HOUR)
  await job.run()
  expect(news()).toHaveLength(1)
})

test('five saves in a row are one mail, and continuous saves are mailed after an hour', async () => {
  for (const rating of [8.8, 8.6, 8.4, 8.2, 8]) {
    await change(casino.id, { rating })
    pass(5 * MINUTE)
    await job.run()
  }
  expect(news()).toEqual([])
  pass(5 * MINUTE)
  await job.run()
  expect(news().map(({ subject }) => subject)).toEqual([`Kasino ${number}: známka 9,1 → 8,0`])

  for (let save = 0; save < 13; save++) {
    await change(casino.id, { rating: 7 + save / 10 })
    pass(5 * MINUTE)
    await job.run()
  }
  expect(
    news()
      .map(({ subject }) => subject)
      .slice(1),
  ).toEqual([`Kasino ${number}: známka 8,0 → 8,1`])
})

test('changes reverted before the mail are not mailed, nor are those for the log alone', async () => {
  await change(casino.id, { rating: 5, changeReason: 'Překlep.' })
  await change(casino.id, { rating: 9.1, changeReason: 'Oprava.' })
  await change(casino.id, { languages: ['čeština', 'němčina'], numberCasinosGame: 1234 })
  const before = await toldAt()
  pass(HOUR)
  await job.run()
  expect(news()).toEqual([])
  // They count as processed all the same.
  expect(String(await toldAt()) > String(before)).toBe(true)

  await change(casino.id, { rating: 5, minimumDeposit: 300 })
  await change(casino.id, { rating: 9.1 })
  pass(HOUR)
  await job.run()
  expect(news()).toHaveLength(1)
  expect(news()[0]?.text).toContain('Minimální vklad: 300')
  expect(news()[0]?.text).not.toContain('Známka')
})

test('changes before the subscription are not mailed; they are in the review', async () => {
  await change(casino.id, { rating: 8.9 })
  pass(HOUR)
  const late = `pozdeji${email}`
  await site.subscribe(casino.slug, late)
  pass(HOUR)
  await job.run()
  expect([news().length, news(late).length]).toEqual([1, 0])
  await change(casino.id, { rating: 8.5 })
  pass(HOUR)
  await job.run()
  expect(news(late).map(({ subject }) => subject)).toEqual([`Kasino ${number}: známka 8,9 → 8,5`])
})

test('changes that visitors cannot see are not mailed; a deleted offer deletes its subscriptions', async () => {
  await change(casino.id, { rating: 7 })
  await changeRecord(db, posts, casino.review, { isActive: false }, SYSTEM, 'update')
  pass(HOUR)
  await job.run()
  expect(news()).toEqual([])
  await changeRecord(db, posts, casino.review, { isActive: true }, SYSTEM, 'update')
  await db.updateTable('casino').set({ isDeleted: 1 }).where('id', '=', casino.id).execute()
  await job.run()
  expect(news()).toEqual([])
  await db.updateTable('casino').set({ isDeleted: 0 }).where('id', '=', casino.id).execute()
  await job.run()
  expect(news()).toHaveLength(1)

  await archiveRecord(db, posts, casino.review, SYSTEM)
  await changeRecord(db, casinos, casino.id, { reviewPost: null }, SYSTEM, 'update')
  await deleteRecord(db, posts, casino.review, SYSTEM)
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  expect(await toldAt()).toBeDefined()
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await deleteRecord(db, casinos, casino.id, SYSTEM)
  expect(await toldAt()).toBeUndefined()
})

const DAY = 24 * HOUR
const showReview = (isActive: boolean) => changeRecord(db, posts, casino.review, { isActive }, SYSTEM, 'update')

test.each([
  ['taken down', () => showReview(false), () => showReview(true)],
  [
    'archived',
    () => archiveRecord(db, posts, casino.review, SYSTEM),
    async () => {
      await unarchiveRecord(db, posts, casino.review, SYSTEM)
      await showReview(true)
    },
  ],
])('changes of a review that is %s are not mailed; once it is back, their net result is', async (_, hide, show) => {
  await hide()
  const saves = [
    { rating: 8, minimumDeposit: 300 },
    { rating: 7.5, changeReason: 'Výplaty se zpomalily.' },
    { minimumDeposit: 500 },
    { rating: 7, payoutsSpeed: 1 },
    { payoutsSpeed: null },
  ]
  for (const save of saves) {
    await change(casino.id, save)
    pass(15 * DAY)
    await job.run()
  }
  expect(news()).toEqual([])
  await show()
  for (let run = 0; run < 3; run++) {
    await job.run()
    pass(DAY)
  }
  expect(news().map(({ subject }) => subject)).toEqual([`Kasino ${number}: 2\u00a0změny`])
  expect(news()[0]?.text).toContain('Známka: 9,1 → 7,0')
  expect(news()[0]?.text).toContain('Minimální vklad: 500')

  // What was reverted before visitors could see it is not mailed at all.
  await hide()
  await change(casino.id, { rating: 3, changeReason: 'Překlep.' })
  await change(casino.id, { rating: 7, changeReason: 'Oprava.' })
  pass(DAY)
  await show()
  await job.run()
  expect(news()).toHaveLength(1)
})

test('when a review is unpublished during the mailing, no further mail is sent', async () => {
  const before = await toldAt()
  await change(casino.id, { rating: 7 })
  const send = await sending()
  await showReview(false)
  expect(await send()).toBe('nothing')
  expect([news(), await toldAt()]).toEqual([[], before])
  await showReview(true)
  expect(await send()).toBe('sent')
})

test('subscriptions of an archived offer are kept for a month, in case it is restored', async () => {
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  pass(29 * DAY)
  await job.run()
  expect(await toldAt()).toBeDefined()
  await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  pass(10 * DAY)
  await job.run()
  expect(await toldAt()).toBeDefined()
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  pass(31 * DAY)
  await job.run()
  expect(await toldAt()).toBeUndefined()
})

test('a bookmaker can be subscribed to like a casino', async () => {
  const slug = `kancelar-${number}`
  const office = await build.bookmaker(db, { title: `Kancelář ${number}`, slug, rating: 7 })
  await site.review(`Kancelář ${number}`, slug, office.id, 'Bookmaker')
  await site.subscribe(slug, `sazi${email}`)
  await changeRecord(db, bookmakers, office.id, { rating: 6.5 }, SYSTEM, 'update')
  pass(HOUR)
  await job.run()
  expect(news(`sazi${email}`).map(({ subject }) => subject)).toEqual([`Kancelář ${number}: známka 7,0 → 6,5`])
})

test('several concurrent processes send one mail', async () => {
  await change(casino.id, { rating: 7 })
  pass(HOUR)
  const jobs = Array.from({ length: 4 }, () => createChangeMailing(site.services))
  await Promise.all(jobs.map((each) => each.run()))
  await Promise.all(jobs.map((each) => each.run()))
  expect(news()).toHaveLength(1)
})

/** What a process does after it has found the recipients. */
async function sending() {
  const {
    id,
    toldAt: known,
    at: until,
  } = await db
    .selectFrom('subscription')
    .innerJoin('changeEntry', 'changeEntry.recordId', 'subscription.recordId')
    .where('email', '=', email)
    .select(['subscription.id', 'subscription.toldAt', 'changeEntry.at'])
    .executeTakeFirstOrThrow()
  return () => sendChanges(site.services, { id, toldAt: known }, { recordId: casino.id, until })
}

test('two processes that found the same mail send it once, whatever became of their lease', async () => {
  await change(casino.id, { rating: 7 })
  const send = await sending()
  expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual(['nothing', 'nothing', 'sent'])
  expect(await send()).toBe('nothing')
  expect(news()).toHaveLength(1)
})

test('if a process dies between claiming and sending, another one sends it with the same Message-ID', async () => {
  await change(casino.id, { rating: 7 })
  pass(HOUR)
  // The server has the whole mail but does not confirm: as if the process had been killed there.
  const received: ReadMail[] = []
  smtp.setFaults({
    end(to, raw) {
      received.push(readMail({ to: [to], raw }))
      return ''
    },
  })
  const dying = createChangeMailing(site.services).run()
  await expect.poll(() => received).toMatchObject([{ to: email }])
  await db.deleteFrom('lease').execute()
  await job.run()
  expect([news(), received.length]).toEqual([[], 1])
  smtp.setFaults()
  smtp.dropConnections()
  await dying
  await db.updateTable('subscription').set({ waitUntil: null }).where('email', '=', email).execute()
  await job.run()
  const [sent, ...others] = news()
  expect(others).toEqual([])
  expect(sent?.headers.get('message-id')).toBe(received[0]?.headers.get('message-id'))
}, 30_000)

test('a refused mail is retried with growing pauses, and blocks no others', async () => {
  await site.requestSubscription(casino.slug, `druhy${email}`)
  await site.open(`/hlidat/?potvrdit=${site.token(`druhy${email}`, 'potvrdit')}`, {})
  await change(casino.id, { rating: 7 })
  pass(HOUR)
  let tries = 0
  smtp.setFaults({
    recipient: (to) => {
      if (to !== email) return undefined
      tries++
      return '550 5.1.1 no such user'
    },
  })
  await job.run()
  expect([tries, news().length, news(`druhy${email}`).length]).toEqual([1, 0, 1])
  await job.run()
  pass(9 * MINUTE)
  await job.run()
  expect(tries).toBe(1)
  pass(MINUTE)
  await job.run()
  expect(tries).toBe(2)
  pass(19 * MINUTE)
  await job.run()
  expect(tries).toBe(2)
  smtp.setFaults()
  pass(MINUTE)
  await job.run()
  expect(news()).toHaveLength(1)
})

test.each([
  ['hangs up', { greeting: () => '421 Too busy' }],
  ['says nothing', { greeting: () => '' }],
])(
  'a mail server that %s is tried more and more seldom; nothing is lost, nothing sent twice',
  async (_, fault) => {
    const own = createChangeMailing(site.services)
    await change(casino.id, { rating: 7 })
    pass(HOUR)
    smtp.setFaults(fault)
    const before = smtp.arrived()
    await own.run()
    expect(smtp.arrived()).toBe(before + 1)
    await own.run()
    pass(MINUTE - 1)
    await own.run()
    expect(smtp.arrived()).toBe(before + 1)
    expect(news()).toEqual([])
    smtp.setFaults()
    pass(10 * MINUTE)
    await own.run()
    pass(HOUR)
    await own.run()
    expect(news()).toHaveLength(1)
  },
  30_000,
)

test('a confirmation that could not be sent is sent later, once', async () => {
  const late = `pozdni${email}`
  smtp.setFaults({ greeting: () => '421 Too busy' })
  await site.requestSubscription(casino.slug, late)
  expect(mailsTo(late)).toEqual([])
  smtp.setFaults()
  pass(10 * MINUTE)
  await job.run()
  await job.run()
  expect(mailsTo(late)).toHaveLength(1)
})
