import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { archiveRecord, changeRecord, getRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Log } from '#infra/log.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { PostInput } from '#posts/schema.ts'
import { DUE } from '#features/schedule/server/due.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'
import { wrongFields as wrong } from '#testing/refusal.ts'

const MINUTE = 60_000
const start = Date.now()
/** That many minutes from the start. */
const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString()

const services: Services = await createTestServices()
const { db } = services
let minutes = 0
const warnings: unknown[] = []
const log: Log = { ...services.log, warn: (_, fields) => warnings.push(fields?.['id']) }
const clocked: Services = { ...services, log, now: () => new Date(start + minutes * MINUTE) }
const job = createPublishing(clocked)

/** Advances the clock and runs the job. */
async function waitUntil(time: number) {
  minutes = time
  await job.run()
}

beforeEach(() => {
  minutes = 0
  warnings.length = 0
})

const draft = (input: Partial<PostInput>) => build.post(db, { isActive: false, ...input })
const actionsOn = async (recordId: string) =>
  (await db.selectFrom('audit').where('recordId', '=', recordId).orderBy('id').select('action').execute()).map(
    ({ action }) => action,
  )

test('a post is published at its minute, not before, and once', async () => {
  const post = await draft({ publishAt: at(60) })
  await waitUntil(59)
  expect(await getRecord(db, posts, post.id)).toMatchObject({ isActive: false, publishAt: at(60), version: 1 })
  await waitUntil(60)
  await waitUntil(61)
  expect(await getRecord(db, posts, post.id)).toMatchObject({ isActive: true, publishAt: null, version: 2 })
  expect(await actionsOn(post.id)).toEqual(['create', 'publish'])
})

test('a post is unpublished at its minute and leaves a redirect', async () => {
  const post = await build.post(db, { slug: 'akce', unpublishAt: at(60), unpublishTo: '/bonusy/' })
  await waitUntil(59)
  expect(await getRecord(db, posts, post.id)).toMatchObject({ isActive: true })
  expect(await findRedirect(db, '/akce/')).toBeUndefined()
  await waitUntil(60)
  expect(await getRecord(db, posts, post.id)).toMatchObject({ isActive: false, unpublishAt: null, unpublishTo: '' })
  expect(await findRedirect(db, '/akce/')).toEqual({ to: '/bonusy/', status: 301 })
  expect(await actionsOn(post.id)).toEqual(['create', 'unpublish'])

  await changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish')
  expect(await findRedirect(db, '/akce/')).toBeUndefined()
})

test('a redirect that would create a loop is left out, the post is unpublished', async () => {
  const post = await build.post(db, { slug: 'sem', unpublishAt: at(10), unpublishTo: '/tam/' })
  const other = await build.post(db, { slug: 'tam', unpublishAt: at(20), unpublishTo: '/sem/' })
  await waitUntil(30)
  expect(await getRecord(db, posts, post.id)).toMatchObject({ isActive: false })
  expect(await getRecord(db, posts, other.id)).toMatchObject({ isActive: false })
  expect([await findRedirect(db, '/sem/'), await findRedirect(db, '/tam/')]).toEqual([
    { to: '/tam/', status: 301 },
    undefined,
  ])
})

test('a server that was down catches up, in the order of the times', async () => {
  const both = await draft({ publishAt: at(100), unpublishAt: at(300) })
  const ending = await build.post(db, { unpublishAt: at(150) })
  const later = await draft({ publishAt: at(200) })
  await waitUntil(10_000)
  expect(await actionsOn(both.id)).toEqual(['create', 'publish', 'unpublish'])
  expect(await getRecord(db, posts, both.id)).toMatchObject({ isActive: false, publishAt: null, unpublishAt: null })
  const done = await db
    .selectFrom('audit')
    .where('recordId', 'in', [both.id, ending.id, later.id])
    .where('action', '<>', 'create')
    .orderBy('id')
    .select(['recordId', 'action'])
    .execute()
  expect(done).toEqual([
    { recordId: both.id, action: 'publish' },
    { recordId: ending.id, action: 'unpublish' },
    { recordId: later.id, action: 'publish' },
    { recordId: both.id, action: 'unpublish' },
  ])
})

test.each<['casino' | 'bookmaker', AnyCollection]>([
  ['casino', casinos],
  ['bookmaker', bookmakers],
])('the bonus of a %s starts, ends, and is replaced', async (kind, collection) => {
  const plan = { startsAt: at(60), bonus: '200 zatočení', endsAt: at(120), afterwards: '50 zatočení' }
  const { id } = await build[kind](db, { bonus: 'Starý', bonusPlan: plan })
  const offer = () => getRecord(db, collection, id)
  await waitUntil(59)
  expect(await offer()).toMatchObject({ bonus: 'Starý', bonusPlan: plan })
  await waitUntil(60)
  expect(await offer()).toMatchObject({ bonus: '200 zatočení', bonusPlan: { startsAt: null, endsAt: at(120) } })
  await waitUntil(120)
  expect(await offer()).toMatchObject({ bonus: '50 zatočení', bonusPlan: null })
  expect(await actionsOn(id)).toEqual(['create', 'bonus-start', 'bonus-end'])
})

test('a bonus that only ends, one that only starts, and both while no server ran', async () => {
  const ends = await build.casino(db, {
    bonus: 'Běží',
    bonusPlan: { startsAt: null, bonus: '', endsAt: at(5), afterwards: '' },
  })
  const starts = await build.casino(db, {
    bonusPlan: { startsAt: at(5), bonus: 'Nový', endsAt: null, afterwards: '' },
  })
  const both = await build.casino(db, {
    bonusPlan: { startsAt: at(5), bonus: 'Krátký', endsAt: at(6), afterwards: 'Potom' },
  })
  await waitUntil(1000)
  const bonuses = await Promise.all([ends, starts, both].map(({ id }) => getRecord(db, casinos, id)))
  expect(bonuses.map(({ bonus, bonusPlan }) => [bonus, bonusPlan])).toEqual([
    ['', null],
    ['Nový', null],
    ['Potom', null],
  ])
  expect(await actionsOn(both.id)).toEqual(['create', 'bonus-start', 'bonus-end'])
})

test('scheduled work is attributed to its planner', async () => {
  const user = { id: 'klara-0001', name: 'Klára Vondrová' }
  const row = { email: 'klara@web.cz', titleSort: 'klara', isActive: 1, isDeleted: 0, version: 1, passwordHash: 'x' }
  const dates = { createdAt: at(0), updatedAt: at(0) }
  await db
    .insertInto('user')
    .values({ ...user, ...row, ...dates, role: 'editor', language: 'en' })
    .execute()
  const post = await draft({})
  await changeRecord(db, posts, post.id, { publishAt: at(60) }, user, 'update')
  await changeRecord(db, posts, post.id, { title: 'Jiný název' }, SYSTEM, 'update')
  await waitUntil(60)
  const last = db.selectFrom('audit').where('recordId', '=', post.id).where('action', '=', 'publish')
  expect(await last.select(['actorId', 'actorName']).executeTakeFirst()).toEqual({
    actorId: user.id,
    actorName: 'Klára Vondrová (schedule)',
  })
})

test('what the rules refuse stays, is reported once, retried rarely, and blocks nothing else', async () => {
  const bad = await draft({ publishAt: at(60) })
  const good = await draft({ publishAt: at(61) })
  await sql`update post set content = '{"type":"doc","content":[]}' where id = ${bad.id}`.execute(db)
  await waitUntil(62)
  await waitUntil(63)
  expect((await getRecord(db, posts, good.id)).isActive).toBe(true)
  expect(await getRecord(db, posts, bad.id)).toMatchObject({ isActive: false, publishAt: at(60), version: 1 })
  expect(warnings).toEqual([bad.id])
  const failure = () => db.selectFrom('dueFailure').where('recordId', '=', bad.id).selectAll().executeTakeFirst()
  expect(await failure()).toMatchObject({
    reason: 'A published page needs some text.',
    failedAt: at(62),
    tryAt: at(72),
  })
  await waitUntil(72)
  expect(await failure()).toMatchObject({ failedAt: at(72) })
  expect(warnings).toEqual([bad.id])

  // Corrected and saved, it need not wait.
  await changeRecord(db, posts, bad.id, { content: good.content }, SYSTEM, 'update')
  await waitUntil(73)
  expect((await getRecord(db, posts, bad.id)).isActive).toBe(true)
  expect(await failure()).toBeUndefined()
})

test('an unrelated failure blocks nothing either', async () => {
  const broken = {
    name: 'broken',
    kinds: [],
    due: async (_: unknown, __: string, except: readonly string[]) =>
      except.length > 0 ? [] : [{ id: 'neco-0001', version: 1, at: at(0) }],
    run: async () => {
      throw new TypeError('a mistake of ours')
    },
    planned: async () => [],
    move: async () => undefined,
  }
  const post = await draft({ publishAt: at(60) })
  minutes = 60
  await createPublishing(clocked, [broken, ...DUE]).run()
  expect((await getRecord(db, posts, post.id)).isActive).toBe(true)
  expect(warnings).toEqual(['neco-0001'])
})

test('what was just moved or done by someone is left alone', async () => {
  const plan = { startsAt: at(60), bonus: 'Nový', endsAt: null, afterwards: '' }
  const records = [
    await draft({ publishAt: at(60) }),
    await build.post(db, { unpublishAt: at(60) }),
    await build.casino(db, { bonusPlan: plan }),
    await build.bookmaker(db, { bonusPlan: plan }),
  ]
  for (const [index, { id }] of records.entries()) {
    expect([index, await inTransaction(db, async (trx) => DUE[index]?.run(trx, id, at(59), services))]).toEqual([
      index,
      false,
    ])
    expect(await actionsOn(id)).toEqual(['create'])
  }
})

test('publishing by hand ends the schedule, archiving a post clears it', async () => {
  const byHand = await draft({ publishAt: at(60) })
  await changeRecord(db, posts, byHand.id, { isActive: true }, SYSTEM, 'publish')
  expect(await getRecord(db, posts, byHand.id)).toMatchObject({ publishAt: null, plannedBy: null })

  const archived = await draft({ publishAt: at(60), unpublishAt: at(90) })
  await archiveRecord(db, posts, archived.id, SYSTEM)
  await waitUntil(61)
  expect(await getRecord(db, posts, archived.id)).toMatchObject({ isDeleted: true, isActive: false })
  await unarchiveRecord(db, posts, archived.id, SYSTEM)
  await waitUntil(62)
  expect(await getRecord(db, posts, archived.id)).toMatchObject({ isActive: false, publishAt: null, unpublishAt: null })

  const casino = await build.casino(db, {
    bonusPlan: { startsAt: at(60), bonus: 'Nový', endsAt: null, afterwards: '' },
  })
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  const missed = JSON.stringify({ ...casino.bonusPlan, startsAt: at(-60) })
  await sql`update casino set bonus_plan = ${missed} where id = ${casino.id}`.execute(db)
  await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  expect((await getRecord(db, casinos, casino.id)).bonusPlan).toBeNull()
})

test('readers see the date of publication, and publishing again does not change it', async () => {
  const post = await draft({ publishAt: at(60), datePosted: 'createdAt' })
  expect(post.publishedAt).toBeNull()
  await waitUntil(60)
  const { publishedAt } = await getRecord(db, posts, post.id)
  expect(publishedAt).not.toBeNull()
  await changeRecord(db, posts, post.id, { isActive: false }, SYSTEM, 'unpublish')
  await changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish')
  expect((await getRecord(db, posts, post.id)).publishedAt).toBe(publishedAt)
  const old = await build.post(db)
  const changed = await changeRecord(db, posts, old.id, { title: 'Dávno tu' }, SYSTEM, 'update')
  expect(changed.publishedAt).toBe(old.createdAt)
})

test('a post that comes back from the archive keeps the date of its first publication', async () => {
  const post = await build.post(db)
  await archiveRecord(db, posts, post.id, SYSTEM)
  await unarchiveRecord(db, posts, post.id, SYSTEM)
  const again = await changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish')
  expect(again.publishedAt).toBe(post.createdAt)
  const { id } = await draft({})
  await archiveRecord(db, posts, id, SYSTEM)
  expect((await unarchiveRecord(db, posts, id, SYSTEM)).publishedAt).toBeNull()
})

test('a past time is refused when chosen, but not when already stored', async () => {
  expect(await wrong(draft({ publishAt: at(-10) }))).toEqual(['publishAt'])
  expect(await wrong(build.post(db, { unpublishAt: at(-10) }))).toEqual(['unpublishAt'])
  expect(await wrong(draft({ publishAt: at(10), unpublishAt: at(10) }))).toEqual(['unpublishAt'])
  expect(await wrong(draft({ slug: 'sama', unpublishTo: '/sama/' }))).toEqual(['unpublishTo'])
  expect(await wrong(draft({ publishAt: at(10), content: { type: 'doc', content: [] } }))).toEqual(['content'])
  const passed = { startsAt: at(-10), bonus: 'B', endsAt: null, afterwards: '' }
  expect(await wrong(build.casino(db, { bonusPlan: passed }))).toEqual(['bonusPlan.startsAt'])

  const post = await draft({ publishAt: at(60), unpublishAt: at(90) })
  await sql`update post set publish_at = ${at(-60)}, unpublish_at = ${at(-30)} where id = ${post.id}`.execute(db)
  await changeRecord(db, posts, post.id, { title: 'Pořád se dá uložit' }, SYSTEM, 'update')
  // Published by hand it would be unpublished a second later.
  await sql`update post set publish_at = null where id = ${post.id}`.execute(db)
  expect(await wrong(changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish'))).toEqual(['unpublishAt'])
})
