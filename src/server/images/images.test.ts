import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { AppHono } from '#records/calls/calls.server.ts'
import { createLog } from '#infra/log.server.ts'
import type { Services } from '#records/services.server.ts'
import { mountImages } from '#server/images/images.ts'
import { AppError } from '#shared/app-error.ts'
import { BREAKPOINTS, type Breakpoint, variantName } from '#shared/images.ts'
import { createTestServices } from '#testing/test-db.ts'
import { entriesOf } from '#shared/objects.ts'

const lines: string[] = []
let reads = 0
/** Blocks reads of the store. */
let gate: Promise<void> | undefined
const base = await createTestServices()
const services: Services = {
  ...base,
  log: createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) }),
  storage: {
    ...base.storage,
    async get(key) {
      reads++
      await gate
      return base.storage.get(key)
    },
  },
}
const app: AppHono = new Hono()
mountImages(app, services)
app.onError((error) => new Response(null, { status: error instanceof AppError ? error.status : 500 }))
const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(new Request(`http://localhost:3000${path}`, { headers }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2448bd' } })
    .webp()
    .toBuffer()
await services.storage.put('0123456789ab-lev.webp', await picture(1400, 700))
await services.storage.put('0123456789ab-male.webp', await picture(200, 100))
await services.storage.put('0123456789ab-poskozene.webp', new TextEncoder().encode('RIFF....WEBPnonsense'))

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each<[Breakpoint, number]>(entriesOf(BREAKPOINTS))(
  '%s is %i px wide at density 1, twice that at 2, never enlarged',
  async (size) => {
    for (const density of [1, 2] as const) {
      const variant = { size, density, rounded: false, format: 'webp' as const }
      const response = await get(`/media/0123456789ab-lev/${variantName(variant)}`)
      const bytes = await bytesOf(response)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-length')).toBe(String(bytes.length))
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
      const width = Math.min(BREAKPOINTS[variant.size] * density, 1400)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 })
    }
  },
)

test.each([
  'xxs.webp',
  'md@3x.webp',
  'md@1x.webp',
  'md-r16.webp',
  'md-r15@2x.webp',
  'md.jpeg',
  'md.svg',
  'md',
  'MD.webp',
  'md.webp.webp',
  '800.webp',
  'md%2F..%2Fx.webp',
])('the variant %s does not exist', async (variant) => {
  expect((await get(`/media/0123456789ab-lev/${variant}`)).status).toBe(404)
})

test.each([
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e%2frozvazne',
  '..',
  '0123456789ab-lev.webp',
  '0123456789AB-lev',
  '-0123456789ab',
  'ab',
  'a'.repeat(117),
  'a'.repeat(5000),
  '%00abc',
  '%E0%A4%A',
  'https:%2F%2Fevil.example',
])('the name %s is invalid, and the store is not accessed', async (name) => {
  const before = reads
  expect((await get(`/media/${name}/md.webp`)).status).toBe(404)
  expect(reads).toBe(before)
})

test.each([
  '/media',
  '/media/',
  '/media/neznamy-obrazek/md.webp',
  '/media/0123456789ab-lev',
  '/media/0123456789ab-lev/',
  '/media/a/b/c',
])('returns 404 for %s', async (path) => expect((await get(path)).status).toBe(404))

test.each([1, 2] as const)('rounded corners are transparent at density %i, and only the corners', async (density) => {
  const name = variantName({ size: 'xs', density, rounded: true, format: 'webp' })
  const { data, info } = await sharp(await bytesOf(await get(`/media/0123456789ab-lev/${name}`)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect(info).toMatchObject({ width: 320 * density, height: 160 * density, channels: 4 })
  const [right, bottom] = [info.width - 1, info.height - 1]
  const corners = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const
  for (const [x, y] of corners) expect(alpha(x, y)).toBe(0)
  // On the edge the curve ends after the radius.
  expect(alpha(15 * density + 1, 0)).toBe(255)
  expect(alpha(7 * density, 0)).toBe(0)
  expect(alpha(info.width / 2, info.height / 2)).toBe(255)
})

test('a picture smaller than the radius and the variant works', async () => {
  const response = await get('/media/0123456789ab-male/xxl@2x-r15.webp')
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 200, height: 100 })
})

test('twenty concurrent requests cost one resize; later ones cost none', async () => {
  await services.storage.put('0123456789ab-nove.webp', await picture(900, 600))
  const before = reads
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/media/0123456789ab-nove/md.webp')))
  const bodies = await Promise.all(responses.map(bytesOf))
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
  expect(reads - before).toBe(1)
  await get('/media/0123456789ab-nove/md.webp')
  expect(reads - before).toBe(1)
})

test('returns 304 without a body to a client that has the picture', async () => {
  const first = await get('/media/0123456789ab-lev/sm.webp')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get('/media/0123456789ab-lev/sm.webp', { 'if-none-match': known })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(await response.text()).toBe('')
  }
  expect((await get('/media/0123456789ab-lev/sm.webp', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('an AVIF is made in the background; until then WebP is served for a minute', async () => {
  const first = await get('/media/0123456789ab-lev/xs-r15.avif')
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  await expect
    .poll(async () => (await get('/media/0123456789ab-lev/xs-r15.avif')).headers.get('content-type'), {
      timeout: 15_000,
    })
    .toBe('image/avif')
  const response = await get('/media/0123456789ab-lev/xs-r15.avif', {
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = await bytesOf(response)
  expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 160, hasAlpha: true })
})

test('a damaged original is a 404 and one log line', async () => {
  for (const variant of ['md.webp', 'lg.webp', 'md.avif']) {
    expect((await get(`/media/0123456789ab-poskozene/${variant}`)).status).toBe(404)
  }
  expect(lines.filter((line) => line.includes('damaged'))).toHaveLength(1)
})

test('an original with more pixels than may be uploaded is not decoded', async () => {
  const [width, height] = [8000, 5001]
  const pixels = sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
  await services.storage.put('0123456789ab-obri.webp', await pixels.png({ compressionLevel: 1 }).toBuffer())
  expect((await get('/media/0123456789ab-obri/xs.webp')).status).toBe(404)
})

test('two pictures are made at a time, 200 wait, and further requests are refused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const before = reads
  const requests = Array.from({ length: 203 }, (_, index) => get(`/media/0123456789ab-rada-${index}/md.webp`))
  expect((await Promise.race(requests)).status).toBe(503)
  expect(reads - before).toBe(2)
  resolve()
  const statuses = (await Promise.all(requests)).map((response) => response.status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(202)
})

test('without a usable cache folder pictures are still served, and the log says why they are slow', async () => {
  const { env, storage } = await createTestServices()
  await mkdir(join(env.DATA_DIR, 'cache'), { recursive: true })
  await writeFile(join(env.DATA_DIR, 'cache/images'), 'not a folder')
  await storage.put('0123456789ab-male.webp', await picture(200, 100))
  const slow: AppHono = new Hono()
  mountImages(slow, { ...services, env, storage })
  lines.length = 0
  expect((await slow.request('/media/0123456789ab-male/md.webp')).status).toBe(200)
  await vi.waitUntil(() => lines.some((line) => line.includes('the image cache cannot be written')))
})
