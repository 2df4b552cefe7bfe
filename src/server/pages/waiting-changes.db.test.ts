import { afterAll, expect, test, vi } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { p, page } from '#posts/content/build.ts'
import { posts } from '#posts/collection.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { renderSite, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))
await ensureSettings(db, defaultSettings)
invalidateCaches(services)

let rendered: string[] = []
const counting: RenderPage = (request, ...rest) => {
  rendered.push(new URL(request.url).pathname)
  return renderSite(request, ...rest)
}
const { fetchPath } = await serveSite(services, counting)
const api = createPrivateApi(services, collectionCallsOfAll)

const SECRET = 'Tajnůstka'
const PLACES = [
  '/clanek/',
  '/',
  '/hledat/?q=tajnustka',
  '/rss.xml',
  '/sitemap.xml',
  '/api/v1/public/posts/clanek',
  '/api/v1/public/search?q=tajnustka',
  '/api/v1/public/casinos/casinos',
]
const seen = async () => {
  const answers = await Promise.all(PLACES.map((path) => fetchPath(path)))
  return PLACES.filter((_, index) => answers[index]?.text.includes(SECRET))
}

test('visitors see nothing of a waiting change, and no page is rendered again, until it is published', async () => {
  const post = await build.post(db, { title: 'Článek', slug: 'clanek', ...page(p('Text.')) })
  const casino = await build.casino(db, { title: 'Kasino' })
  // On PostgreSQL nothing is cached before the subscription to changes is active.
  await vi.waitUntil(() => fetchPath('/clanek/').then(() => services.pages.stats().pages > 0), { timeout: 5000 })
  await seen()
  rendered = []

  const values = { ...inputOf(posts, post), ...page(p(`${SECRET} v textu.`)), title: SECRET }
  const made = await api.post(`/posts/${post.id}/changes`, { values, version: 1 }, 'editor')
  expect([made.status, made.body.message]).toEqual([201, undefined])
  await api.post(`/casinos/${casino.id}/changes`, {
    values: { ...inputOf(casinos, casino), title: SECRET },
    version: 1,
  })
  const one = `/posts/${post.id}/changes/${made.body.id}`
  const read = (await api.get(`${one}/record`)).body
  expect(read).toMatchObject({ title: SECRET, version: 2 })
  const saved = await api.put(`${one}/record`, {
    ...inputOf(posts, read),
    version: read.version,
    breadcrumbTitle: SECRET,
  })
  expect([saved.status, saved.body.version]).toEqual([200, 3])
  const planned = await api.put(one, { title: 'Na zítra', publishAt: '2999-01-01T00:00:00.000Z', version: 2 })
  expect(planned).toMatchObject({ status: 200, body: { plannerName: 'Test admin', version: 3 } })

  expect(await seen()).toEqual([])
  expect((await api.get(`/posts/${post.id}`)).body).toEqual(post)
  expect(rendered.filter((path) => path !== '/hledat/')).toEqual([])

  expect((await api.post(`${one}/publish`, { version: 2 })).status).toBe(409)
  expect(await api.post(`${one}/publish`, { version: 3 })).toMatchObject({ status: 200, body: { title: SECRET } })
  expect((await api.get(`/posts/${post.id}/changes`)).body.items).toEqual([])
  expect(await seen()).toEqual(expect.arrayContaining(['/clanek/', '/api/v1/public/posts/clanek', '/rss.xml']))
})

test('every step is in the audit log', async () => {
  const casino = await build.casino(db, { title: 'Zapsané' })
  const { id, version } = casino
  const values = inputOf(casinos, casino)
  const make = async () =>
    (await api.post(`/casinos/${id}/changes`, { title: 'Bonus', values: { ...values, bonus: 'nový' }, version })).body
  const first = await make()
  await api.put(`/casinos/${id}/changes/${first.id}`, { title: '', publishAt: '2999-01-01T00:00:00.000Z', version: 1 })
  expect((await api.delete(`/casinos/${id}/changes/${first.id}`)).status).toBe(204)
  await api.post(`/casinos/${id}/changes/${(await make()).id}/publish`)
  const rows = await db
    .selectFrom('audit')
    .where('recordId', '=', id)
    .select('action')
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual([
    'create',
    'save-change',
    'schedule-change',
    'discard-change',
    'save-change',
    'publish-change',
  ])
})

test('refuses a past time, a change of another record and a change that is not pending', async () => {
  const [casino, other] = [await build.casino(db), await build.casino(db)]
  const { id, version } = casino
  const values = inputOf(casinos, casino)
  const base = `/casinos/${id}/changes`
  const body = { values: { ...values, bonus: 'nový' }, version }
  const past = await api.post(base, { ...body, publishAt: '2020-01-01T00:00:00.000Z' })
  expect([past.status, past.body.fields[0].path]).toEqual([422, 'publishAt'])
  const made = (await api.post(base, body)).body
  expect((await api.get(`/casinos/${other.id}/changes/${made.id}/record`)).status).toBe(404)
  expect((await api.post(`/casinos/${other.id}/changes/${made.id}/publish`)).status).toBe(404)
  expect((await api.delete(`${base}/neni-0001`)).status).toBe(404)
  expect((await api.get(base)).body.items).toHaveLength(1)
})
