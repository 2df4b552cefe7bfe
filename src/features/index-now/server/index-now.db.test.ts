import { beforeEach, expect, test } from 'vitest'
import { casinos } from '#entities/casino/collection.server.ts'
import { createIndexNow } from '#features/index-now/server/send.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, replaceRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { createAuthSite } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

const SITE_URL = 'https://www.rozvazne-hry.cz'
const { app, db, services, pass, signedIn } = await createAuthSite({ SITE_URL })
const receiver = await startReceiver()
const job = createIndexNow(services, receiver.url)
const turn = async (isOn: boolean) =>
  (await signedIn()).browser.send('PUT', '/index-now', { body: { isOn }, headers: { origin: SITE_URL } })
const waiting = async () =>
  (await db.selectFrom('indexNowPage').select('path').orderBy('path').execute()).map(({ path }) => path)
const answering = (status: number) => {
  receiver.answer = (response) => {
    response.statusCode = status
    response.end()
  }
}

beforeEach(async () => {
  await db.deleteFrom('indexNowPage').execute()
  receiver.received.length = 0
  answering(202)
})

test('is off by default: nothing is queued, there is no key file', async () => {
  await build.post(db)
  expect(await waiting()).toEqual([])
  await job.run()
  expect(receiver.received).toEqual([])
})

test('queues pages that appear, change, move or go, and no other', async () => {
  expect((await turn(true)).body).toMatchObject({ isOn: true, waiting: 0 })
  const draft = await build.post(db, { slug: 'koncept', isActive: false })
  await build.post(db, {
    slug: 'skryty',
    metaTag: { ...draft.metaTag, title: 'Skrytý článek', robots: 'noindex, follow' },
  })
  expect(await waiting()).toEqual([])
  const review = await build.post(db, { slug: 'modry-lev', category: 'Recenze', writer: (await build.writer(db)).id })
  const article = await build.post(db, { slug: 'rady', title: 'Rady' })
  expect(await waiting()).toEqual(['/rady/', '/recenze/modry-lev/'])
  const clear = () => db.deleteFrom('indexNowPage').execute()

  await clear()
  const { id, version } = article
  const corrected = { ...inputOf(posts, article), ...page(p('Bez překlepu.')) }
  await replaceRecord(db, posts, id, corrected, version, SYSTEM, { keepsDate: true })
  expect(await waiting()).toEqual([])
  await changeRecord(db, posts, id, { slug: 'dobre-rady' }, SYSTEM, 'update')
  expect(await waiting()).toEqual(['/dobre-rady/', '/rady/'])
  await clear()
  await archiveRecord(db, posts, id, SYSTEM)
  expect(await waiting()).toEqual(['/dobre-rady/'])

  const casino = await build.casino(db, { payoutsSpeed: 24 })
  await changeRecord(
    db,
    posts,
    review.id,
    { isReviewPost: true, entity: casino.id, entityModel: 'Casino' },
    SYSTEM,
    'update',
  )
  await clear()
  await changeRecord(db, casinos, casino.id, { payoutsSpeed: 48 }, SYSTEM, 'update')
  expect(await waiting()).toEqual(['/recenze/modry-lev/'])
})

test('sends them in one call, with the key that its file proves', async () => {
  await build.post(db, { slug: 'prvni' })
  await build.post(db, { slug: 'druhy' })
  await job.run()
  await job.run()
  expect(receiver.received.length).toBe(1)
  const sent = JSON.parse(receiver.received[0]?.body ?? '')
  expect(sent).toMatchObject({
    host: 'www.rozvazne-hry.cz',
    keyLocation: `${SITE_URL}/${sent.key}.txt`,
    urlList: [`${SITE_URL}/druhy/`, `${SITE_URL}/prvni/`],
  })
  const site = await serveSite(services)
  expect((await site.fetchPath(`/${sent.key}.txt`)).text).toBe(sent.key)
  expect((await app.request(`/${sent.key.replace(/^./, 'f')}0.txt`)).headers.get('content-type')).not.toBe('text/plain')
  expect(await waiting()).toEqual([])
})

test('the request is what the protocol says, to the letter', async () => {
  const pages = Array.from({ length: 1001 }, (_, at) => ({ path: `/clanek-${at}/`, queuedAt: '2026-11-19' }))
  await db.insertInto('indexNowPage').values(pages).execute()
  await job.run()
  const [call] = receiver.received
  expect(call?.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  const { host, key, keyLocation, urlList, ...rest } = JSON.parse(call?.body ?? '')
  expect(rest).toEqual({})
  expect(key).toMatch(/^[a-zA-Z0-9-]{8,128}$/)
  expect(keyLocation).toBe(`https://${host}/${key}.txt`)
  expect(urlList).toHaveLength(1000)
  for (const url of urlList) {
    expect(new URL(url).href).toBe(url)
    expect(new URL(url).host).toBe(host)
  }
  const file = await (await serveSite(services)).fetchPath(`/${key}.txt`)
  expect([file.status, file.headers['content-type'], file.text]).toEqual([200, 'text/plain; charset=UTF-8', key])
  pass(60)
  await job.run()
  expect(JSON.parse(receiver.received[1]?.body ?? '').urlList).toHaveLength(1)
})

test.each([
  [200, 'taken', 0],
  [202, 'taken', 0],
  [400, 'dropped', 3600],
  [403, 'kept', 3600],
  [422, 'dropped', 3600],
  [429, 'kept', 3600],
  [500, 'kept', 3600],
  [302, 'kept', 3600],
])('an answer of %s: the addresses are %s', async (status, fate, waitSeconds) => {
  await db.deleteFrom('indexNowBatch').execute()
  await build.post(db, { slug: `odpoved-${status}` })
  receiver.answer = (response) => {
    response.writeHead(status, status === 302 ? { location: receiver.url } : {})
    response.end()
  }
  await job.run()
  expect(receiver.received).toHaveLength(1)
  const { body } = await (await signedIn()).browser.get('/index-now')
  const known = status === 302 ? null : status
  const count = { sentLately: fate === 'taken' ? 1 : 0, refusedLately: fate === 'taken' ? 0 : 1 }
  expect(body).toMatchObject({ lastStatus: known, waiting: fate === 'kept' ? 1 : 0, ...count })
  expect(body['recent']).toMatchObject([{ status: known, count: 1, paths: [`/odpoved-${status}/`] }])
  const { nextAt } = await db.selectFrom('indexNow').select('nextAt').executeTakeFirstOrThrow()
  expect(Date.parse(nextAt) - services.now().getTime()).toBe(waitSeconds * 1000)
  pass(3600)
})

test('nobody there is told apart from a refusal; who asks for more time gets it, a day at most', async () => {
  await build.post(db, { slug: 'pozdeji' })
  receiver.answer = (response) => void response.destroy()
  await job.run()
  expect((await (await signedIn()).browser.get('/index-now')).body).toMatchObject({ lastStatus: null, waiting: 1 })
  const waits = async (after: string) => {
    pass(3600)
    await db.updateTable('indexNow').set({ nextAt: services.now().toISOString() }).execute()
    receiver.answer = (response) => {
      response.writeHead(429, { 'retry-after': after })
      response.end()
    }
    await job.run()
    const { nextAt } = await db.selectFrom('indexNow').select('nextAt').executeTakeFirstOrThrow()
    return (Date.parse(nextAt) - services.now().getTime()) / 3_600_000
  }
  expect(await waits('7200')).toBe(2)
  expect(await waits('99999999')).toBe(24)
  expect(await waits('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(1)
})

test('the home page is sent when an admin asks for it, whatever was refused before', async () => {
  await build.post(db, { slug: 'znovu' })
  answering(403)
  pass(3600)
  await db.updateTable('indexNow').set({ nextAt: services.now().toISOString() }).execute()
  await job.run()
  answering(200)
  await job.run()
  expect(receiver.received).toHaveLength(1)
  const { browser } = await signedIn()
  const ask = () => browser.send('POST', '/index-now/home', { headers: { origin: SITE_URL } })
  expect((await ask()).body).toMatchObject({ waiting: 2 })
  await job.run()
  expect(JSON.parse(receiver.received[1]?.body ?? '').urlList).toEqual([`${SITE_URL}/`, `${SITE_URL}/znovu/`])
  expect((await browser.get('/index-now')).body['recent'][0]).toMatchObject({ status: 200, paths: ['/', '/znovu/'] })
  await turn(false)
  expect((await ask()).status).toBe(422)
  await turn(true)
})

test('keeps what was not taken for an hour, drops what never will be, and says so', async () => {
  const { browser } = await signedIn()
  await build.post(db, { slug: 'treti' })
  answering(429)
  await job.run()
  await job.run()
  expect([receiver.received.length, await waiting()]).toEqual([1, ['/treti/']])
  expect((await browser.get('/index-now')).body).toMatchObject({ lastStatus: 429, waiting: 1, lastPath: '/treti/' })
  pass(3600)
  answering(422)
  await job.run()
  expect([receiver.received.length, await waiting()]).toEqual([2, []])
})

test('a service that never answers is given up at the limit, and asked again later', async () => {
  await turn(true)
  await build.post(db, { slug: 'bez-odpovedi' })
  receiver.answer = () => {}
  pass(48 * 3600)
  await createIndexNow(services, receiver.url, 300).run()
  expect(await waiting()).toContain('/bez-odpovedi/')
  expect((await (await signedIn()).browser.get('/index-now')).body).toMatchObject({ lastStatus: null })
})

test('is refused where search engines reach nothing; switched off it forgets what waits', async () => {
  await build.post(db)
  expect((await turn(false)).body).toMatchObject({ isOn: false, waiting: 0 })
  const local = await createAuthSite()
  const answer = await (await local.signedIn()).browser.send('PUT', '/index-now', { body: { isOn: true } })
  expect(answer.status).toBe(422)
})
