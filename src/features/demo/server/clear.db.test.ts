import { expect, test } from 'vitest'
import { TABLE_NAMES } from '#entities/tables.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { countClicks } from '#features/clicks/sums.server.ts'
import { linkHealthCalls } from '#features/links/server/api.ts'
import { demoCalls } from '#features/demo/server/calls.ts'
import { factCalls } from '#features/facts/server/calls.ts'
import { reportClicks } from '#features/clicks/report.server.ts'
import { calendarCalls } from '#features/schedule/server/calls.ts'
import { templateCalls } from '#features/templates/server/calls.ts'
import { waitingCalls } from '#features/today/server/waiting.ts'
import { noteCalls } from '#features/collaboration/server/notes.ts'
import { privateComplaintCalls } from '#features/complaints/api.server.ts'
import { privateVoiceCalls } from '#features/voices/api.server.ts'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { hasUsers } from '#entities/user/queries.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { posts } from '#posts/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { changeRecord, getRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { build } from '#testing/build.ts'
import { createDemoServices } from '#testing/demo-site.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createPrivateApi } from '#testing/private-api.ts'

const ADMIN = { id: 'test-admin', name: 'Test admin', role: 'admin' as const }
const calls = [
  ...demoCalls,
  ...waitingCalls,
  ...calendarCalls,
  ...linkHealthCalls,
  ...noteCalls,
  ...privateVoiceCalls,
  ...privateComplaintCalls,
  ...privateUserAccessCalls,
  ...factCalls,
  ...templateCalls,
]

async function startWithDemo() {
  const services = await createDemoServices({ withDesk: true })
  return { services, db: services.db, api: createPrivateApi(services, calls) }
}

/** Every state of the desk, every group of deadlines, and figures for readers. */
async function expectFilledBook(
  { db, ...services }: Services,
  api: ReturnType<typeof createPrivateApi>,
): Promise<void> {
  const open = (await api.get('/complaints?perPage=100')).body
  const states = open.items.map(({ state }: { state: string }) => state)
  expect(new Set(states)).toEqual(new Set(['received', 'checking', 'operator', 'deciding', 'paying']))
  expect(open.items.map(({ group }: { group: string }) => group)).toEqual(expect.arrayContaining(['late', 'weeks']))
  const closed = (await api.get('/complaints?state=closed&perPage=100')).body
  const ends = closed.items.map(({ state }: { state: string }) => state)
  expect(new Set(ends)).toEqual(new Set(['solved', 'unsolved', 'rejected', 'withdrawn']))
  const sova = open.items.find(({ offer }: { offer: { slug: string } }) => offer.slug === 'nocni-sova')
  const { files, operator, now } = (await api.get(`/complaints/${sova.id}`)).body
  expect([files.length, operator.pendingOutcome, now.leftOut]).toEqual([1, 'pays', ['name']])
  const page = wordsOf((await loadPage({ db, ...services }, '/stiznosti/')).html)
  expect(page).toContain('Kasina vyřešila 7 sporů z 10.')
  expect(page).toContain('Jantarový Kapr 3 67 % 2 ze 3 uzavřených 14 dní 4 800 Kč')
  expect(wordsOf((await loadPage({ db, ...services }, `/stiznosti/${sova.number}/`)).html)).toContain('[…] napsala')
}

async function rowsOf(db: Db) {
  const tables = TABLE_NAMES.filter((name) => name !== 'migration' && name !== 'settings')
  const counts = await Promise.all(
    [...tables, 'linkCheck', 'dueFailure', 'mailQueue'].map(async (table) => {
      const rows = await untyped(db).selectFrom(table).selectAll().execute()
      return [table, rows] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, rows]) => rows.length > 0))
}

test('the desk of a first start has something on every screen, nobody can sign in, and its clearing leaves no trace', async () => {
  const { services, db, api } = await startWithDemo()
  expect(await hasUsers(db)).toBe(false)
  const waiting = (await api.get('/waiting')).body.items.map(({ kind }: { kind: string }) => kind)
  expect(waiting.toSorted()).toEqual(['change', 'ready'])
  const planned = (await api.get('/today/planned')).body
  expect(planned.items.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['publish', 'complaint-deadline']),
  )
  const broken = (await api.get('/link-health?state=broken')).body
  expect(broken).toMatchObject({ total: 1, items: [{ uses: [{ title: expect.stringContaining('převod') }] }] })
  const voices = (await api.get('/voices')).body
  expect(voices.total).toBe(16)
  expect(Math.max(...voices.items.map(({ signs }: { signs: number }) => signs))).toBeGreaterThan(1)
  await expectFilledBook(services, api)
  expect((await api.get('/due/count')).body.total).toBeGreaterThan(0)
  const to = addDays(pragueDay(new Date()), -1)
  const clicks = await reportClicks(
    db,
    { to, from: addDays(to, -89), group: 'day', bots: 'without', limit: 100 },
    new Date(),
  )
  expect(Math.min(...clicks.series.map((day) => day.clicks))).toBeGreaterThan(50)
  expect((await loadPage(services, '/recenze/modry-lev/')).html).toContain('hráč')

  expect((await api.post('/demo/clear', undefined, 'editor')).status).toBe(403)
  const preview = (await api.get('/demo')).body
  expect(preview.stays).toEqual([])
  const counts = Object.fromEntries(
    preview.goes.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  )
  expect(counts).toMatchObject({
    casino: 13,
    user: 2,
    message: 4,
    waitingChange: 2,
    savedView: 3,
    template: 4,
    complaint: 20,
    voice: 36,
  })
  expect((await api.post('/demo/clear')).body).toEqual(preview)
  const left = await rowsOf(db)
  expect(Object.keys(left)).toEqual(['audit'])
  expect(left['audit']).toMatchObject([{ action: 'clear-demo', actorId: 'test-admin' }])
  expect((await services.storage.list()).filter((key) => key !== 'owner.txt')).toEqual([])
  expect((await api.get('/demo')).body).toEqual({ goes: [], stays: [] })
  expect((await api.post('/demo/clear')).status).toBe(200)
}, 240_000)

test('what people wrote or changed stays whole, with all it refers to', async () => {
  const { services, db, api } = await startWithDemo()
  const own = await build.post(db, {
    title: 'Vlastní přehled',
    slug: 'vlastni-prehled',
    ...page(
      p('Text.'),
      block('casinosRating', 'cr-vlastni', { mode: 'manual', casinoIds: ['casino-lesni-liska'], layout: 'cards' }),
    ),
  })
  await changeRecord(db, casinos, 'casino-horsky-rys', { ribbon: 'Ověřeno námi' }, ADMIN, 'update')
  // Changed and changed back.
  const { breadcrumbTitle } = await getRecord(db, posts, 'post-recenze-lesni-liska')
  await changeRecord(db, posts, 'post-recenze-lesni-liska', { breadcrumbTitle: 'Jinak' }, ADMIN, 'update')
  await changeRecord(db, posts, 'post-recenze-lesni-liska', { breadcrumbTitle }, ADMIN, 'update')
  const note = {
    collection: 'posts',
    recordId: 'demo-post-vyber-pres-vikend',
    parentId: 'demo-note-vikend',
    body: 'Jdu na to.',
  }
  expect((await api.post('/notes', note)).status).toBe(201)
  expect((await api.post('/users/demo-user-klara/invite')).status).toBe(200)
  expect((await api.post('/templates/demo-template-riziko/rename', { name: 'Naše upozornění' })).status).toBe(200)
  const begun = await api.post('/templates/demo-template-recenze/post')
  expect([begun.status, begun.body.notes]).toEqual([201, []])
  await storeMessage(db, { name: 'Skutečný čtenář', email: 'ctenar@schranka.cz', message: 'Děkuji za přehled kasin.' })
  const now = new Date().toISOString()
  const click = {
    clickedAt: now,
    targetId: 'casino-lesni-liska',
    page: '/vlastni-prehled/',
    block: 'cr',
    isBot: 0,
    isTurnedAway: 0,
  }
  await countClicks(await Promise.resolve(db as never), [click, click])

  const { stays } = (await api.get('/demo')).body
  const kept = Object.fromEntries(
    stays.map(({ id, why, by }: Record<string, string>) => [id, by ? `${why}: ${by}` : why]),
  )
  expect(kept).toMatchObject({
    'casino-horsky-rys': 'changed',
    'casino-lesni-liska': 'used: Vlastní přehled',
    'logo-lesni-liska': 'used: Lesní Liška',
    'demo-post-vyber-pres-vikend': 'changed',
    'writer-matej-hrubes': 'used: Výběr přes víkend: kde na vás v sobotu někdo čeká',
    'demo-user-klara': 'changed',
    'demo-template-riziko': 'changed',
  })
  expect(kept).not.toHaveProperty('post-recenze-lesni-liska')
  await api.post('/demo/clear')
  const titles = await db.selectFrom('casino').select('title').orderBy('title').execute()
  expect(titles.map(({ title }) => title)).toEqual(['Horský Rys', 'Lesní Liška'])
  expect(await getRecord(db, casinos, 'casino-lesni-liska')).toMatchObject({ reviewPost: null, isActive: true })
  expect(await getRecord(db, posts, own.id)).toMatchObject({ version: 1 })
  expect(await getRecord(db, posts, begun.body.id)).toMatchObject({ title: 'Recenze kasina', isActive: false })
  expect(await db.selectFrom('template').select('name').execute()).toEqual([{ name: 'Naše upozornění' }])
  const { status, html } = await loadPage(services, '/vlastni-prehled/')
  expect([status, html.includes('Lesní Liška')]).toEqual([200, true])
  // Without its licence visitors would not be sent there any more.
  expect(await db.selectFrom('licence').select('casino').distinct().execute()).toHaveLength(2)
  expect(await db.selectFrom('message').select('name').execute()).toEqual([{ name: 'Skutečný čtenář' }])
  expect(await db.selectFrom('note').select('id').execute()).toHaveLength(3)
  expect(await db.selectFrom('voice').select('id').execute()).toEqual([])
  expect(await db.selectFrom('complaint').select('id').execute()).toEqual([])
  expect(await db.selectFrom('complaintContact').select('recordId').execute()).toEqual([])
  const today = pragueDay(new Date())
  const counted = await reportClicks(
    db,
    { from: addDays(today, -89), to: today, group: 'target', bots: 'with', limit: 9 },
    new Date(),
  )
  expect(counted.series).toEqual([expect.objectContaining({ key: 'casino-lesni-liska', clicks: 2 })])
  expect((await api.get('/demo')).body).toEqual({ goes: [], stays: [] })
}, 240_000)
