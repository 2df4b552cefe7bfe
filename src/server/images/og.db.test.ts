import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { encodePicture, storePicture } from '#entities/media/store.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { sharePath } from '#posts/share-card.server.ts'
import { mountOg } from '#server/images/og.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

let reads = 0
const base = await createTestServices()
let today = new Date('2026-11-15T12:00:00Z')
const services: Services = {
  ...base,
  now: () => today,
  storage: {
    ...base.storage,
    get(key) {
      reads++
      return base.storage.get(key)
    },
  },
}
const { db, env } = services
const app: AppHono = new Hono()
mountOg(app, services)
const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const square = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()
const logo = await storePicture(db, services.storage, await encodePicture(square), { title: 'Lev', alt: '' }, SYSTEM)
const casino = await build.casino(db, { title: 'Modrý Lev', rating: 9.4, logo: logo.id })
const writer = await build.writer(db)
await build.post(db, {
  title: 'Modrý Lev: příliš žluťoučký kůň, currentM currentY',
  slug: 'modry-lev',
  category: 'Recenze',
  isReviewPost: true,
  entity: casino.id,
  entityModel: 'Casino',
  writer: writer.id,
})
await build.post(db, { title: '</text><script>alert(1)</script> 😀 Москва', slug: 'zly' })
await build.post(db, { title: 'a'.repeat(160), slug: 'dlouhy' })
await build.post(db, { title: 'Jana', slug: 'jana', category: 'Autor', writer: writer.id })
await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })

async function describePicture(response: Response) {
  const bytes = await bytesOf(response)
  const { width, height } = await sharp(bytes).metadata()
  return { type: response.headers.get('content-type'), signature: bytes.toString('hex', 0, 8), width, height }
}
const A_PICTURE = { type: 'image/png', signature: '89504e470d0a1a0a', width: 1200, height: 630 }

test.each(['recenze/modry-lev', 'stranka/zly', 'stranka/dlouhy', 'autor/jana', 'index'])(
  '/og/%s.png is a picture of 1200 × 630',
  async (name) => {
    expect(await describePicture(await get(`/og/${name}.png`))).toEqual(A_PICTURE)
  },
)

test('a review shows the logo and the score in its dark box', async () => {
  const { data, info } = await sharp(await bytesOf(await get('/og/recenze/modry-lev.png')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const near = ([red, green, blue]: readonly [number, number, number]) => {
    let count = 0
    for (let at = 0; at < info.width * info.height * 3; at += 3) {
      const far =
        Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue)
      if (far < 24) count++
    }
    return count
  }
  expect(near([255, 0, 0])).toBeGreaterThan(188 * 188 * 0.9)
  expect(near([0x17, 0x28, 0x60])).toBeGreaterThan(188 * 60)
})

test.each([
  'stranka/modry-lev.png',
  'recenze/jana.png',
  'stranka/koncept.png',
  'stranka/neznam.png',
  'jine/jana.png',
  'stranka/zly.jpg',
  'stranka/zly',
  'zly.png',
  'recenze/..%2Fmodry-lev.png',
  '',
])('/og/%s does not exist', async (name) => {
  expect((await get(`/og/${name}`)).status).toBe(404)
})

test('the address used by a page may be cached forever, another only for a while', async () => {
  const post = await findPublicPost(db, { slug: 'modry-lev' }, today)
  if (!post) throw new Error('no post')
  const path = sharePath(post, env)
  expect(path).toMatch(/^\/og\/recenze\/modry-lev\.png\?v=[0-9a-f]{16}$/)
  const forever = 'public, max-age=31536000, immutable'
  expect((await get(path)).headers.get('cache-control')).toBe(forever)
  expect((await get('/og/recenze/modry-lev.png')).headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await get('/og/recenze/modry-lev.png?v=0')).headers.get('cache-control')).toBe('public, max-age=3600')
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
})

test('a new month changes the address and the picture', async () => {
  const before = await get('/og/recenze/modry-lev.png')
  today = new Date('2026-12-15T12:00:00Z')
  const after = await get('/og/recenze/modry-lev.png')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  today = new Date('2026-11-15T12:00:00Z')
})

test('twenty concurrent requests cost one drawing', async () => {
  await db.updateTable('casino').set({ rating: 5.5 }).where('id', '=', casino.id).execute()
  const before = reads
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/og/recenze/modry-lev.png')))
  expect(responses.every((response) => response.status === 200)).toBe(true)
  expect(reads - before).toBe(1)
})

test('a missing logo is left out', async () => {
  await services.storage.put(logo.key, new TextEncoder().encode('damaged'))
  await db.updateTable('casino').set({ rating: 4.5 }).where('id', '=', casino.id).execute()
  expect(await describePicture(await get('/og/recenze/modry-lev.png'))).toEqual(A_PICTURE)
  await services.storage.remove(logo.key)
  await db.updateTable('casino').set({ rating: 3.5 }).where('id', '=', casino.id).execute()
  expect(await describePicture(await get('/og/recenze/modry-lev.png'))).toEqual(A_PICTURE)
})

test('the home page’s post links its picture', async () => {
  const before = (await get('/og/index.png')).headers.get('etag')
  await build.post(db, { title: 'Vítejte', slug: 'index' })
  const response = await get('/og/index.png')
  expect(response.headers.get('etag')).not.toBe(before)
  const post = await findPublicPost(db, { slug: 'index' }, today)
  expect(post && sharePath(post, env)).toBe(`/og/index.png?v=${response.headers.get('etag')?.replaceAll('"', '')}`)
})

test('a tool has a picture of its own', async () => {
  const picture = await get('/og/nastroj/kalkulacka-bonusu.png')
  expect(await describePicture(picture)).toEqual(A_PICTURE)
  expect(picture.headers.get('etag')).not.toBe((await get('/og/index.png')).headers.get('etag'))
  expect((await get('/og/nastroj/neni.png')).status).toBe(404)
})
