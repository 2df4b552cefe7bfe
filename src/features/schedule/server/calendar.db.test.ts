import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord, getRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { posts } from '#posts/collection.server.ts'
import { plansOfRecord } from '#features/schedule/server/calendar.ts'
import { calendarCalls } from '#features/schedule/server/calls.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestServices } from '#testing/test-db.ts'
import { text } from '#shared/words/message.ts'

const HOUR = 3_600_000
const start = Date.now()
const at = (hours: number) => new Date(start + hours * HOUR).toISOString()

const services: Services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, [...calendarCalls, ...privatePostCalls])

const draft = await build.post(db, { title: 'Bez data', isActive: false, stage: 'ready' })
await build.post(db, { title: 'Rozepsaný', isActive: false })
const planned = await build.post(db, {
  title: 'Na později',
  isActive: false,
  publishAt: at(2),
  unpublishAt: at(50),
  unpublishTo: '/jinam/',
})
const live = await build.post(db, { title: 'Do pátku', unpublishAt: at(3) })
// Unpublished by hand, it is not unpublished again.
await build.post(db, { title: 'Stažený', isActive: false, unpublishAt: at(4) })
const casino = await build.casino(db, {
  title: 'Lev',
  bonus: 'Starý',
  bonusPlan: { startsAt: at(1), bonus: 'Nový', endsAt: at(5), afterwards: '' },
})

const read = async (from: number, to: number) =>
  (await api.get(`/calendar?${new URLSearchParams({ from: at(from), to: at(to) })}`)).body

test('lists everything in a time span in order, and what is ready without a date', async () => {
  const { items, undated } = await read(0, 24)
  expect(items.map(({ kind, title, note }: any) => [kind, title, text(note)])).toEqual([
    ['bonus-start', 'Lev', 'Nový'],
    ['publish', 'Na později', ''],
    ['unpublish', 'Do pátku', ''],
    ['bonus-end', 'Lev', 'Nový. Then: no bonus'],
  ])
  expect(undated.map(({ title }: any) => title)).toEqual(['Bez data'])
  expect((await read(24, 72)).items).toMatchObject([
    { kind: 'unpublish', title: 'Na později', note: { text: 'visitors go to /jinam/' } },
  ])
  const tooLong = new URLSearchParams({ from: at(0), to: at(24 * 101) })
  expect((await api.get(`/calendar?${tooLong}`)).status).toBe(400)
})

test('what happens next is found however far ahead, the earliest first', async () => {
  await build.post(db, { title: 'Za rok', isActive: false, publishAt: at(24 * 365) })
  const { items, total } = (await api.get('/today/planned', 'editor')).body
  expect([items.map(({ title }: any) => title), total]).toEqual([
    ['Lev', 'Na později', 'Do pátku', 'Lev', 'Na později'],
    6,
  ])
})

test.each([
  ['publish', planned.id, 2, 6, () => getRecord(db, posts, planned.id).then(({ publishAt }) => publishAt)],
  ['unpublish', live.id, 3, 7, () => getRecord(db, posts, live.id).then(({ unpublishAt }) => unpublishAt)],
  ['bonus-start', casino.id, 1, 2, () => getRecord(db, casinos, casino.id).then((one) => one.bonusPlan?.startsAt)],
  ['bonus-end', casino.id, 5, 9, () => getRecord(db, casinos, casino.id).then((one) => one.bonusPlan?.endsAt)],
] as const)('%s can be moved, but neither twice nor into the past', async (kind, id, from, to, stored) => {
  const path = `/calendar/${kind}/${id}`
  const { items } = await read(0, 24)
  const { version } = items.find((item: any) => item.kind === kind && item.id === id)
  const moved = await api.put(path, { from: at(from), to: at(to), version }, 'editor')
  expect([moved.status, moved.body.items.some((item: any) => item.kind === kind && item.at === at(to))]).toEqual([
    200,
    true,
  ])
  expect(await stored()).toBe(at(to))
  // A move from the old time would undo someone else's move.
  expect((await api.put(path, { from: at(from), to: at(to + 1), version: version + 1 })).status).toBe(409)
  expect((await api.put(path, { from: at(to), to: at(-1), version: version + 1 })).status).toBe(422)
  expect(await stored()).toBe(at(to))
})

test('a draft gets a date, and a missing item cannot be moved', async () => {
  expect((await api.put(`/calendar/publish/${draft.id}`, { from: null, to: at(8), version: 1 })).status).toBe(200)
  expect(await getRecord(db, posts, draft.id)).toMatchObject({ publishAt: at(8), plannedBy: 'test-admin' })
  expect((await api.put(`/calendar/bonus-end/${draft.id}`, { from: at(8), to: at(9), version: 2 })).status).toBe(404)
  expect((await api.put('/calendar/publish/neni-0001', { from: null, to: at(9), version: 1 })).status).toBe(404)
  expect((await api.put(`/calendar/publish/${live.id}`, { from: null, to: at(9), version: 2 })).status).toBe(409)
})

test('a date is refused for a text that was rewritten since the editor saw it', async () => {
  const ready = await build.post(db, { title: 'Schválený', isActive: false, stage: 'ready' })
  const { version } = (await read(0, 1)).undated.find(({ id }: any) => id === ready.id)
  await changeRecord(db, posts, ready.id, { title: 'Přepsaný', stage: 'draft' }, SYSTEM, 'update')
  const give = (seen: number) =>
    api.put(`/calendar/publish/${ready.id}`, { from: null, to: at(8), version: seen }, 'editor')
  expect(await give(version)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
  expect(await getRecord(db, posts, ready.id)).toMatchObject({ publishAt: null })
  const given = await give(version + 1)
  expect([given.status, given.body.version]).toEqual([200, version + 2])
  expect((await api.post('/posts/undo', { records: [given.body.undo] }, 'editor')).body.results).toMatchObject([
    { ok: true },
  ])
})

test('a move is undone with what it changed besides the time, unless somebody saved the record since', async () => {
  const ready = await build.post(db, { title: 'Omylem naplánovaný', isActive: false, stage: 'ready' })
  const { body } = await api.put(`/calendar/publish/${ready.id}`, { from: null, to: at(8), version: 1 }, 'editor')
  expect(await getRecord(db, posts, ready.id)).toMatchObject({ publishAt: at(8), stage: 'draft' })
  const undo = async () => (await api.post('/posts/undo', { records: [body.undo] }, 'editor')).body.results
  expect(await undo()).toMatchObject([{ ok: true }])
  expect(await getRecord(db, posts, ready.id)).toMatchObject({ publishAt: null, stage: 'ready', plannedBy: null })
  expect(await undo()).toMatchObject([{ ok: false, code: 'VERSION_CONFLICT' }])
})

test('the schedule of one record is read by its id, however many others have one', async () => {
  const { watch, queries } = recordQueries()
  const items = await plansOfRecord(watch(db), 'casinos', casino.id)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['bonus-end', 'bonus-start'])
  expect(await plansOfRecord(db, 'casinos', live.id)).toEqual([])
  const reads = (await plansOf(db, queries())).flatMap(({ steps }) => steps)
  const scheduled = new Set(['post', 'casino', 'bookmaker', 'waiting_change'])
  const byTime = reads.filter(({ table, by }) => scheduled.has(table) && !by.some((column) => column.endsWith('id')))
  expect(byTime).toEqual([])
})

test('shows what was done and what failed', async () => {
  const bad = await build.post(db, { title: 'Prázdný', isActive: false, publishAt: at(10) })
  await sql`update post set content = '{"type":"doc","content":[]}' where id = ${bad.id}`.execute(db)
  await createPublishing({ ...services, now: () => new Date(start + 11 * HOUR) }).run()
  const { items } = await api.get(`/calendar/posts/${bad.id}`).then(({ body }) => body)
  expect(items).toMatchObject([{ kind: 'publish', at: at(10), problem: { text: 'A published page needs some text.' } }])
  // By the real clock it was done just now.
  const { items: today } = await read(-1, 1)
  expect(
    today
      .filter(({ isDone }: any) => isDone)
      .map(({ kind, title }: any) => `${kind} ${title}`)
      .toSorted(),
  ).toEqual(['bonus-end Lev', 'bonus-start Lev', 'publish Bez data', 'publish Na později', 'unpublish Do pátku'])
})
