import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { findCasinoCards } from '#entities/casino/queries.server.ts'
import { collections } from '#entities/collections.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { PICTURE_FIELDS } from '#entities/media/filters.server.ts'
import { encodePicture, storePicture } from '#entities/media/store.server.ts'
import { sweepFiles } from '#entities/media/sweep.server.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { mountImages } from '#server/images/images.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, storage } = services
const api = createPrivateApi(services, privateMediaCalls)
// As in a server: cached data stays until it is invalidated.
const cache = dataCacheOf(db)
hubOf(db).listeners.add((tags) => cache.invalidate(tags))
cache.setSubscribed(true)
const site: AppHono = new Hono()
mountImages(site, services)

const png = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
const red = await png(64, '#c33')
const blue = await png(120, '#33c')

const stored = async (bytes: Uint8Array, title = 'Logo Lev') =>
  storePicture(db, storage, await encodePicture(bytes), { title, alt: 'Lev' }, SYSTEM)

function replace(id: string, bytes: Uint8Array | string, version: number) {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], 'nove.png', { type: 'image/png' }))
  form.set('version', String(version))
  return api.send('POST', `/media/${id}/file`, { body: form }, 'editor')
}

const nameOf = ({ key }: { key: string }) => key.replace('.webp', '')
const shown = async (path: string) => {
  const response = await site.request(path)
  return { status: response.status, to: response.headers.get('location'), cache: response.headers.get('cache-control') }
}

test('a replaced file shows everywhere with its new size', async () => {
  const before = await stored(red)
  const casino = await build.casino(db, { logo: before.id })
  const { status, body } = await replace(before.id, blue, 1)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: before.id, title: 'Logo Lev', alt: 'Lev', width: 120, height: 40, version: 2 })
  expect(body.key).not.toBe(before.key)
  expect(body.formerNames).toEqual([nameOf(before)])
  const card = (await findCasinoCards(db, [casino.id], new Date())).get(casino.id)
  expect(card?.logo).toMatchObject({ url: body.url, width: 120 })
  const log = await db.selectFrom('audit').where('recordId', '=', before.id).select(['action', 'change']).execute()
  expect(JSON.parse(log.find(({ action }) => action === 'replace')?.change ?? '')).toMatchObject({
    width: { from: 64, to: 120 },
  })
  const revisions = await db.selectFrom('revision').where('recordId', '=', before.id).select('number').execute()
  expect(revisions).toHaveLength(2)
})

test('a permanent URL never shows another picture; an old one redirects to the new', async () => {
  const before = await stored(red)
  const old = `/media/${nameOf(before)}/xs.webp`
  expect(await shown(old)).toEqual({ status: 200, to: null, cache: expect.stringContaining('immutable') })
  const { body } = await replace(before.id, blue, 1)
  // Also where the old variant was already generated.
  expect(await shown(old)).toEqual({
    status: 302,
    to: `/media/${nameOf(body)}/xs.webp`,
    cache: 'public, max-age=60',
  })
  expect(await shown(`/media/${nameOf(body)}/xs.webp`)).toMatchObject({ status: 200 })
  // And back again, without a redirect loop.
  const back = await replace(before.id, red, 2)
  expect(back.body).toMatchObject({ key: before.key, formerNames: [nameOf(body)] })
  expect(await shown(old)).toMatchObject({ status: 200 })
  expect(await shown(`/media/${nameOf(body)}/xs.webp`)).toMatchObject({ status: 302, to: old })
  // The same file once more changes nothing.
  expect((await replace(before.id, red, 3)).body.version).toBe(3)
})

test('a rejected file changes nothing and leaves no file behind', async () => {
  const before = await stored(red)
  const files = (await storage.list()).length
  expect((await replace(before.id, 'Jen text', 1)).status).toBe(415)
  expect((await replace(before.id, blue, 7)).status).toBe(409)
  expect((await replace('neni-takovy-1', blue, 1)).status).toBe(404)
  expect(await getRecord(db, media, before.id)).toEqual(before)
  expect((await storage.list()).length).toBe(files)
})

test('of two concurrent replacements one gets a conflict', async () => {
  const before = await stored(red)
  const green = await png(90, '#3c3')
  const statuses = (await Promise.all([replace(before.id, blue, 1), replace(before.id, green, 1)])).map((r) => r.status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  const { key, version } = await getRecord(db, media, before.id)
  expect(version).toBe(2)
  expect(await storage.get(key)).toBeDefined()
})

test('the same file sent twice at once, or again after a lost response, is stored once and stays', async () => {
  const before = await stored(red)
  const both = await Promise.all([replace(before.id, blue, 1), replace(before.id, blue, 1)])
  const { key } = await getRecord(db, media, before.id)
  expect(await storage.get(key)).toBeDefined()
  expect(both.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect((await replace(before.id, blue, 1)).body.version).toBe(2)
})

test('the old file stays until the sweep, the new one permanently', async () => {
  const before = await stored(red, 'Na zametení')
  const { body } = await replace(before.id, blue, 1)
  expect(await storage.get(before.key)).toBeDefined()
  const later = new Date(Date.now() + 2 * 60 * 60_000)
  expect(await sweepFiles({ db, storage, now: () => later })).toContain(before.key)
  expect(await storage.get(before.key)).toBeUndefined()
  expect(await storage.get(body.key)).toBeDefined()
  expect((await shown(`/media/${nameOf(before)}/xs.webp`)).to).toBe(`/media/${nameOf(body)}/xs.webp`)
})

test('the focal point is applied wherever the picture is shown; the centre is the default', async () => {
  const { id } = await stored(red)
  const casino = await build.casino(db, { logo: id })
  const logo = async () => (await findCasinoCards(db, [casino.id], new Date())).get(casino.id)?.logo
  expect(await logo()).not.toHaveProperty('focus')
  const typed = { title: 'Lev', alt: '', isDecoration: true, version: 1 }
  const saved = await api.put(`/media/${id}`, { ...typed, focus: { x: 0, y: 85 } })
  expect(saved.body).toMatchObject({ focus: { x: 0, y: 85 }, isDecoration: true })
  expect((await api.get(`/media/${id}`)).body.focus).toEqual({ x: 0, y: 85 })
  expect((await logo())?.focus).toBe('0% 85%')
  expect((await api.put(`/media/${id}`, { ...typed, version: 2, focus: { x: 101, y: 0 } })).status).toBe(422)
  // Older clients do not send it.
  expect((await api.put(`/media/${id}`, { title: 'Lev', alt: '', version: 2 })).body.focus).toEqual({ x: 50, y: 50 })
})

test('filters pictures without alt text and unused ones', async () => {
  const found = async (query: string) =>
    (await api.get(`/media?q=hledany&${query}`)).body.items.map(({ id }: { id: string }) => id)
  const named = (title: string, more = {}) => build.media(db, { title: `Hledany ${title}`, alt: '', ...more })
  const bare = await named('holý')
  await named('popsaný', { alt: 'Herna' })
  const decoration = await named('ozdoba', { isDecoration: true })
  expect(await found('missing=alt')).toEqual([bare.id])
  await build.post(db, { banner: { mediaId: bare.id, alt: '' } })
  expect(await found('used=nowhere')).not.toContain(bare.id)
  expect(await found('used=nowhere')).toContain(decoration.id)
  const uses = {
    casino: (id: string) => build.casino(db, { logo: id }),
    bookmaker: (id: string) => build.bookmaker(db, { logo: id }),
    writer: (id: string) => build.writer(db, { avatar: id }),
  }
  for (const [as, use] of Object.entries(uses)) {
    const picture = await named(as)
    expect(await found('used=nowhere')).toContain(picture.id)
    await use(picture.id)
    expect(await found('used=nowhere')).not.toContain(picture.id)
  }
})

test('a picture referenced by a waiting change counts as used', async () => {
  const unused = async () => (await api.get('/media?q=chystany&used=nowhere')).body.items
  const picture = await build.media(db, { title: 'Chystany logotyp' })
  expect(await unused()).toMatchObject([{ id: picture.id }])
  const casino = await build.casino(db)
  const values = { ...inputOf(casinos, casino), logo: picture.id }
  await createChange(db, casinos, casino.id, { title: '', publishAt: null, version: 1, values }, SYSTEM)
  expect(await unused()).toEqual([])
})

test('checks every field that may reference a picture', () => {
  const fields = collections.flatMap(({ table, references }) =>
    Object.entries(references).flatMap(([field, target]) => (target === 'media' ? [`${table}.${field}`] : [])),
  )
  const camel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  expect(fields.toSorted()).toEqual(PICTURE_FIELDS.map(([table, field]) => `${camel(table)}.${field}`).toSorted())
})
