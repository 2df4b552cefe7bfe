import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const api = createPrivateApi(services, privateMediaCalls)

/** Of processor time, which a busy machine does not stretch as it does the clock's. */
const CPU_MS = 2000
const MEMORY_MB = 300

/** The outcome of an upload, with excessive work or memory and leftover files. */
async function outcomeOf(bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'obrazek.png', { type: 'image/png' }))
  const [started, before] = [process.cpuUsage(), process.memoryUsage.rss()]
  const { status, body } = await api.send('POST', '/media', { body: form })
  const { user, system } = process.cpuUsage(started)
  const isCheap = (user + system) / 1000 < CPU_MS
  const isSmall = (process.memoryUsage.rss() - before) / 1e6 < MEMORY_MB
  const left = [...(await services.storage.list()), ...(await services.db.selectFrom('media').select('id').execute())]
  return { status, code: body.code, isCheap, isSmall, left }
}

const REFUSED = { status: 415, code: 'UNSUPPORTED_TYPE', isCheap: true, isSmall: true, left: [] }

/** Data that does not compress well. */
const noise = () =>
  sharp(Buffer.from(Uint8Array.from({ length: 120_000 }, (_, index) => (index * index * 31) % 251)), {
    raw: { width: 200, height: 200, channels: 3 },
  })

test.each<[string, (picture: Sharp) => Sharp]>([
  ['PNG', (picture) => picture.png()],
  ['JPEG', (picture) => picture.jpeg()],
  ['WebP', (picture) => picture.webp()],
  ['GIF', (picture) => picture.gif()],
  ['AVIF', (picture) => picture.avif()],
])('a truncated %s', async (_, encode) => {
  const whole = await encode(noise()).toBuffer()
  for (const share of [0.02, 0.3, 0.6]) {
    expect(await outcomeOf(whole.subarray(0, Math.ceil(whole.length * share)))).toEqual(REFUSED)
  }
})

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A black 1-bit picture: a few kB that would decode to gigabytes. */
function hugePng(width: number, height: number, isWhole: boolean): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = isWhole ? Buffer.alloc((1 + Math.ceil(width / 8)) * height) : Buffer.alloc(8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...body])
}

test('rejects a PNG of 48 million pixels, and ones that only claim to be huge', async () => {
  const bomb = hugePng(8000, 6000, true)
  expect(bomb.length).toBeLessThan(20_000)
  expect(await outcomeOf(bomb)).toEqual(REFUSED)
  expect(await outcomeOf(hugePng(60_000, 60_000, false))).toEqual(REFUSED)
  expect(await outcomeOf(hugePng(2_000_000_000, 2_000_000_000, false))).toEqual(REFUSED)
})

test('rejects a GIF that claims 65 535 × 65 535 pixels', async () => {
  const size = [0xff, 0xff, 0xff, 0xff]
  const gif = [
    ...Buffer.from('GIF89a'),
    ...size,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    0x2c,
    0,
    0,
    0,
    0,
    ...size,
    0,
    2,
    2,
    0x4c,
    1,
    0,
    0x3b,
  ]
  expect(await outcomeOf(Uint8Array.from(gif))).toEqual(REFUSED)
})

test.each(['gif', 'webp'] as const)('rejects a %s of 1,000 frames', async (format) => {
  const frames = 1000
  const strip = Buffer.alloc(16 * 16 * 3 * frames)
  for (let at = 0; at < strip.length; at++) strip[at] = (at * 7 + Math.floor(at / 768)) % 256
  const raw = { width: 16, height: 16 * frames, channels: 3 as const, pageHeight: 16 }
  const animation = await sharp(strip, { raw })
    .toFormat(format, { loop: 0, effort: format === 'gif' ? 1 : 0 })
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(frames)
  expect(await outcomeOf(animation)).toEqual(REFUSED)
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ['an SVG behind a BOM', () => Buffer.from('\uFEFF<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a TIFF', () => noise().tiff().toBuffer()],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a/*' + 'x'.repeat(60) + '*/=1;alert(1)')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ['a ZIP', () => Buffer.from([0x50, 0x4b, 3, 4, ...Array<number>(60).fill(0)])],
  ['a film', () => Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom' + '\0'.repeat(60))],
  ['nothing', () => new Uint8Array()],
  ['zeros', () => new Uint8Array(1_000_000)],
])('%s', async (_, bytes) => {
  expect(await outcomeOf(await bytes())).toEqual(REFUSED)
})

test('strips data hidden after or inside a valid picture', async () => {
  const secret = '<script>alert("schované")</script>'
  const exif = { IFD0: { ImageDescription: secret, Copyright: 'GPS 50.08 14.42' } }
  const jpeg = await noise().withExif(exif).jpeg().toBuffer()
  expect(jpeg.includes('GPS 50.08')).toBe(true)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.concat([jpeg, Buffer.from(secret)]))], 'a.jpg'))
  const { status, body } = await api.send('POST', '/media', { body: form })
  expect(status).toBe(201)
  const stored = Buffer.from((await services.storage.get(body.key)) ?? [])
  expect([stored.includes('script'), stored.includes('GPS'), (await sharp(stored).metadata()).exif]).toEqual([
    false,
    false,
    undefined,
  ])
})
