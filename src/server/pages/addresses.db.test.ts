import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import type { RedirectInput } from '#entities/redirect/schema.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { posts } from '#posts/collection.server.ts'
import { mountAddresses } from '#server/pages/addresses.ts'
import { resolveAddress, withQuery } from '#posts/address.server.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const app: AppHono = new Hono()
mountAddresses(app, services)
app.all('*', (http) => http.text(`page ${http.req.path}`, http.req.path.includes('neni') ? 404 : 200))

const request = (path: string, method = 'GET') => app.request(new Request(`http://localhost:3000${path}`, { method }))
const rule = (input: Partial<RedirectInput>) => createRecord(db, redirects, input, SYSTEM)

const writer = await build.writer(db)
await build.post(db, { title: 'Revolut casino', slug: 'revolut-casino' })
await build.post(db, { title: 'Modrý Lev', slug: 'modry-lev', category: 'Recenze', writer: writer.id })
await build.post(db, { title: 'Jana', slug: 'jana', category: 'Autor', writer: writer.id })
await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })
await build.post(db, { title: 'Úvod', slug: 'index' })
await rule({ from: '/stara/', to: '/revolut-casino/' })
await rule({ from: '/docasna/', to: '/revolut-casino/', status: 302 })
await rule({ from: '/s-dotazem/', to: '/recenze/?strana=2#seznam', status: 308 })
await rule({ from: '/ven/', to: 'https://jinam.example/cíl?a=1', status: 307 })
await rule({ from: '/index.php', to: '/' })
await rule({ from: '/a/b/c/', to: '/recenze/' })
await rule({ from: '/žluťoučký/', to: '/recenze/' })
await rule({ from: '/neni-zrusena/', status: 410 })
await rule({ from: '/podvrzena/', to: '/recenze/' })
await rule({ from: '/vypnute/', to: '/recenze/', isActive: false })

test.each([
  ['/RECENZE/Modry-Lev', '/recenze/modry-lev/'],
  ['/recenze//modry-lev', '/recenze/modry-lev/'],
  ['/recenze/modry-lev?x=1&y=%2F', '/recenze/modry-lev/?x=1&y=%2F'],
  ['/modry-lev?x=1', '/recenze/modry-lev/?x=1'],
  ['/modry-lev/', '/recenze/modry-lev/'],
  ['/Autor/Modry-Lev/', '/recenze/modry-lev/'],
  ['/kasina/modry-lev/', '/recenze/modry-lev/'],
  ['/recenze/revolut-casino/', '/revolut-casino/'],
  ['/recenze/jana', '/autor/jana/'],
  ['/index', '/'],
  ['/Recenze', '/recenze/'],
  ['/hledat?q=lev', '/hledat/?q=lev'],
  ['/neznam', '/neznam/'],
  ['/Nezn%C3%A1m%3F', '/nezn%C3%A1m%3F/'],
  ['//evil', '/evil/'],
  ['/\\evil', '/evil/'],
])('%s → 301 %s', async (given, wanted) => {
  const response = await request(given)
  expect([response.status, response.headers.get('location')]).toEqual([301, wanted])
  const head = await request(given, 'HEAD')
  expect([head.status, head.headers.get('location')]).toEqual([301, wanted])
})

test.each([
  '/',
  '/recenze/',
  '/recenze/?strana=2',
  '/autor/',
  '/kontaktujte-nas/',
  '/zasady-ochrany-osobnich-udaju/',
  '/pomoc/',
  '/pauza/',
  '/hledat/',
  '/revolut-casino/',
  '/recenze/modry-lev/',
  '/koncept/',
  '/vypnute/',
  '//evil.example',
  '/%2F%2Fevil',
  '/%2Fevil.example/%2e%2e',
  '/%E0%A4%A',
  '/%00',
  '/go/Modry-Lev',
  '/api/V1',
  '/admin',
  '/robots.txt',
])('%s is passed on to the page', async (path) => {
  const response = await request(path)
  expect([response.status, response.headers.get('location')]).toEqual([200, null])
})

test.each([
  ['/stara/', 301, '/revolut-casino/'],
  ['/Stara?x=1', 301, '/revolut-casino/?x=1'],
  ['/docasna/', 302, '/revolut-casino/'],
  ['/s-dotazem/?x=1', 308, '/recenze/?strana=2&x=1#seznam'],
  ['/ven/?x=1', 307, 'https://jinam.example/c%C3%ADl?a=1'],
  ['/index.php?id=3', 301, '/?id=3'],
  ['/a/b/c', 301, '/recenze/'],
  ['/%C5%BElu%C5%A5ou%C4%8Dk%C3%BD/', 301, '/recenze/'],
])('rule: %s → %i %s', async (path, status, location) => {
  const response = await request(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

const ELSEWHERE = [
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  'javascript:x',
  'https://a@evil.example/',
]

test.each(ELSEWHERE)('a rule to %s, however it came into the database, is not followed', async (toTarget) => {
  await db.updateTable('redirect').set({ toTarget }).where('fromPath', '=', '/podvrzena/').execute()
  const response = await request('/podvrzena/')
  expect([response.status, response.headers.get('location')]).toEqual([200, null])
})

test('a write is never redirected', async () => {
  expect((await request('/Recenze', 'POST')).status).toBe(200)
})

test('410 by rule, and for a page that was archived so', async () => {
  expect((await request('/neni-zrusena/')).status).toBe(410)
  const post = await build.post(db, { title: 'Není už', slug: 'neni-uz', isGone: true })
  await archiveRecord(db, posts, post.id, SYSTEM)
  const response = await request('/neni-uz/')
  expect(response.status).toBe(410)
  expect(await response.text()).toBe('page /neni-uz/')
  expect((await request('/recenze/neni-uz/')).status).toBe(404)
})

test("an editor's rule takes precedence over a former slug", async () => {
  await rule({ from: '/kasina/revolut-casino/', to: '/recenze/' })
  expect((await request('/kasina/revolut-casino/')).headers.get('location')).toBe('/recenze/')
})

test('counts hits', async () => {
  const hits = () =>
    db.selectFrom('redirect').where('fromPath', '=', '/docasna/').select('hits').executeTakeFirstOrThrow()
  const before = await hits()
  await request('/docasna')
  await vi.waitFor(async () => expect((await hits()).hits).toBe(before.hits + 1), { timeout: 10_000 })
})

test('what the page loader may query', async () => {
  expect(await resolveAddress(db, '/recenze/modry-lev')).toEqual({ kind: 'page' })
  // What players write has pages of the name of a review and by number, which are no posts.
  for (const path of ['/zkusenosti/modry-lev/', '/zkusenosti/modry-lev/napsat/', '/stiznosti/231/']) {
    expect([path, await resolveAddress(db, path)]).toEqual([path, { kind: 'page' }])
  }
  expect(await resolveAddress(db, '/Modry-Lev')).toEqual({
    kind: 'moved',
    to: '/recenze/modry-lev/',
    status: 301,
    byRule: false,
  })
  expect(await resolveAddress(db, '/neznam/')).toEqual({ kind: 'missing' })
})

let queries = 0
beforeEach(() => {
  queries = 0
})
const counted = db.withPlugin({
  transformQuery({ node }) {
    queries++
    return node
  },
  transformResult: async ({ result }) => result,
})

test.each([
  ['/recenze/', 0],
  ['/recenze/modry-lev/', 1],
  ['/modry-lev/', 2],
  ['/stara/', 2],
  ['/index.php', 1],
])('%s costs %i queries', async (path, wanted) => {
  await resolveAddress(counted, path)
  expect(queries).toBe(wanted)
})

test.each([
  ['/cil/', '', '/cil/'],
  ['/cil/', '?a=1', '/cil/?a=1'],
  ['/cíl/?b=2#c', '?a=1', '/c%C3%ADl/?b=2&a=1#c'],
  ['https://ven.example/x', '?a=1', 'https://ven.example/x'],
])('target %s with %s → %s', (target, search, wanted) => {
  expect(withQuery(target, search)).toBe(wanted)
})
