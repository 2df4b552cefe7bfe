import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord, deleteRecord } from '#records/crud/crud.server.ts'
import { deleteAddress } from '#features/watching/delete.server.ts'
import { readWatching } from '#features/watching/watching.server.ts'
import { posts } from '#posts/collection.server.ts'
import { createWatchSite, HOUR } from '#testing/watch-site.ts'

const site = await createWatchSite()
const { db } = site

const lev = await site.casino('Modrý Lev', 'modry-lev')
const vydra = await site.casino('Zlatá Vydra', 'zlata-vydra')

test('counts subscribers, unconfirmed ones and failures by offer; no addresses', async () => {
  expect(await readWatching(db)).toEqual({ lastSentAt: null, waiting: 0, offers: [], failures: [] })
  await site.subscribe('modry-lev', 'jana@example.cz')
  await site.subscribe('zlata-vydra', 'jana@example.cz')
  await site.subscribe('zlata-vydra', 'petr@example.cz')
  await site.requestSubscription('modry-lev', 'petr@example.cz')
  const lastSentAt = new Date().toISOString()
  await site.change(lev.id, { rating: 5 })
  site.pass(HOUR)
  site.smtp.setFaults({ recipient: () => '550 5.1.1 jana@example.cz is unknown' })
  await site.job.run()
  site.smtp.setFaults()
  const watching = await readWatching(db)
  const lion = { collection: 'casinos', recordId: lev.id, title: 'Modrý Lev' }
  expect(watching).toEqual({
    lastSentAt,
    waiting: 1,
    offers: [
      { collection: 'casinos', recordId: vydra.id, title: 'Zlatá Vydra', watchers: 2 },
      { ...lion, watchers: 1 },
    ],
    failures: [{ ...lion, outcome: 'refused', mails: 1, lastAt: new Date().toISOString(), reply: '550 RCPT TO' }],
  })
  expect(JSON.stringify(watching)).not.toContain('@')
})

test('deletes an address wherever it is used, and the log does not contain it', async () => {
  expect(await deleteAddress(db, 'nikdo@example.cz', SYSTEM)).toBe(0)
  expect(await deleteAddress(db, 'petr@example.cz', SYSTEM)).toBe(2)
  expect((await readWatching(db)).offers.map(({ watchers }) => watchers)).toEqual([1, 1])
  const log = await db.selectFrom('audit').where('collection', '=', 'subscriptions').selectAll().execute()
  expect(log).toMatchObject([{ action: 'delete', recordTitle: 'An address' }])
  expect(JSON.stringify(log)).not.toContain('petr')
})

test('a deleted casino deletes its subscriptions; its failures stay without a name', async () => {
  await archiveRecord(db, posts, lev.review, SYSTEM)
  await changeRecord(db, casinos, lev.id, { reviewPost: null }, SYSTEM, 'update')
  await deleteRecord(db, posts, lev.review, SYSTEM)
  await archiveRecord(db, casinos, lev.id, SYSTEM)
  await deleteRecord(db, casinos, lev.id, SYSTEM)
  const { failures, offers } = await readWatching(db)
  expect(offers.map(({ title }) => title)).toEqual(['Zlatá Vydra'])
  expect(failures).toMatchObject([{ recordId: lev.id, title: '' }])
})
