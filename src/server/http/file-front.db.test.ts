import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createLog } from '#infra/log.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { encodePicture, storePicture } from '#entities/media/store.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { type Asked, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const base = await createTestServices()
let reads = 0
let logged: { message: string; path?: string }[] = []
const services = {
  ...base,
  log: createLog({ level: 'info', pretty: false, write: (line) => logged.push(JSON.parse(line)) }),
  storage: {
    ...base.storage,
    get(key: string) {
      reads++
      return base.storage.get(key)
    },
  },
}
const { db, files, storage } = services
afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))
const { fetchPath, metrics } = await serveSite(services)
const api = createPrivateApi(services, privateMediaCalls)

/** A stored page is compressed again, better, in the background; its plain bytes stay the same. */
const PLAIN = { 'Accept-Encoding': 'identity' }
const PORTRAIT = '/portrait/1/bun-round-scarf.svg'
const png = (background: string) =>
  sharp({ create: { width: 700, height: 350, channels: 3, background } })
    .png()
    .toBuffer()
const store = async (background: string) =>
  storePicture(db, storage, await encodePicture(await png(background)), { title: 'Lev', alt: 'Lev' }, SYSTEM)
const addressOf = ({ key }: { key: string }, variant = 'sm.webp') => `/media/${key.replace('.webp', '')}/${variant}`

beforeAll(async () => {
  invalidateCaches(services)
  // Nothing is stored before the process is subscribed to changes.
  await vi.waitUntil(() => fetchPath(PORTRAIT).then(() => files.stats().files === 1), { timeout: 5000 })
})
beforeEach(() => {
  files.invalidate(['*'])
  reads = 0
  logged = []
})

const requestsLogged = () => logged.filter(({ message }) => message === 'request')

/** Without what differs from one response to the next. */
function lasting({ status, headers, bytes }: Asked) {
  const { date: _, connection: _2, 'keep-alive': _3, 'x-request-id': _4, ...rest } = headers
  return { status, headers: rest, bytes }
}

test('a picture from memory equals the one the app sends', async () => {
  const address = addressOf(await store('#c33'))
  // A revalidation goes to the app.
  const own = await fetchPath(address, { 'If-None-Match': '"other"' })
  const { hits } = files.stats()
  const responses = [await fetchPath(address), await fetchPath(address)]
  expect(responses.map(lasting)).toEqual([lasting(own), lasting(own)])
  expect(own.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(files.stats().hits).toBe(hits + 1)
  expect(await metrics.text()).toMatch(new RegExp(`^file_cache_hits_total ${hits + 1}$`, 'm'))
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip, deflate', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
])('Accept-Encoding %s has an entry of its own', async (accepted, decode) => {
  const plain = await fetchPath(PORTRAIT)
  for (let round = 0; round < 2; round++) {
    const { headers, bytes } = await fetchPath(PORTRAIT, { 'Accept-Encoding': accepted })
    expect(decode(bytes).toString()).toBe(plain.text)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.length) })
  }
})

test('HEAD has the headers only, and a known file is not sent again', async () => {
  const { headers } = await fetchPath(PORTRAIT)
  for (let round = 0; round < 2; round++) {
    const head = await fetchPath(PORTRAIT, {}, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, headers.etag])
  }
  const known = await fetchPath(PORTRAIT, { 'If-None-Match': String(headers.etag) })
  expect([known.status, known.bytes.length]).toEqual([304, 0])
})

test('many requests for a new picture make it once', async () => {
  const address = addressOf(await store('#3c3'))
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetchPath(address)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(reads).toBe(1)
})

test('a replaced picture leads to its successor at once', async () => {
  const before = await store('#33c')
  const address = addressOf(before)
  for (let round = 0; round < 2; round++) expect((await fetchPath(address)).status).toBe(200)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await png('#cc3'))], 'nove.png', { type: 'image/png' }))
  form.set('version', '1')
  const { status, body } = await api.send('POST', `/media/${before.id}/file`, { body: form }, 'editor')
  expect(status).toBe(200)
  logged = []
  const moved = await fetchPath(address)
  expect([moved.status, moved.headers['location']]).toEqual([302, addressOf(body)])
  expect(requestsLogged()).toMatchObject([{ path: address, status: 302 }])
})

test('nothing is stored that may change, is missing, or has another spelling', async () => {
  const address = addressOf(await store('#3cc'))
  const asked: [string, number][] = [
    // Its first response is a substitute, until the AVIF is ready.
    [address.replace('webp', 'avif'), 200],
    ['/portrait/999/bun-round-scarf.svg', 200],
    [`${PORTRAIT}?1`, 200],
    [`/portrait/1/../1/bun-round-scarf.svg`, 200],
    ['/portrait/1/bun%2Dround-scarf.svg', 200],
    ['/media/0123456789ab-nic/sm.webp', 404],
    ['/assets/nic.js', 404],
  ]
  for (const [path, status] of asked) {
    expect([path, (await fetchPath(path)).status]).toEqual([path, status])
    expect([path, files.stats().files]).toEqual([path, 0])
  }
})

test.each([
  ['/media/0123456789ab-nic/sm.webp', 404],
  ['/assets/nic.js', 404],
  ['/cover/nic', 404],
  ['/portrait/999/bun-round-scarf.svg', 200],
])('%s may not be stored: it passes the app once, and is sent as the app makes it', async (path, status) => {
  const sent = await fetchPath(path, PLAIN)
  expect(requestsLogged()).toMatchObject([{ path, status, requestId: sent.headers['x-request-id'] }])
  // A revalidation goes to the app.
  const own = await fetchPath(path, { ...PLAIN, 'If-None-Match': '"other"' })
  expect(lasting(sent)).toEqual(lasting(own))
  const head = await fetchPath(path, PLAIN, 'HEAD')
  expect(lasting(head)).toEqual({ ...lasting(sent), bytes: Buffer.alloc(0) })
})

test('the substitute for an AVIF passes the app once', async () => {
  const path = addressOf(await store('#c3c'), 'sm.avif')
  const { status, headers } = await fetchPath(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'public, max-age=60'])
  expect(requestsLogged()).toMatchObject([{ path, status }])
})

test('a crawler gets no error page, whatever others are sent at the same moment', async () => {
  const path = '/assets/nic.js'
  const [page, crawled] = await Promise.all([fetchPath(path), fetchPath(path, { 'User-Agent': 'Googlebot/2.1' })])
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect([crawled.status, crawled.text]).toEqual([404, `Page not found: ${path}`])
  expect(requestsLogged()).toHaveLength(2)
})
