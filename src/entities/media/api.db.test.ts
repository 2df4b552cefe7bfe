import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, storage } = services
const api = createPrivateApi(services, privateMediaCalls)

const picture = sharp({ create: { width: 64, height: 40, channels: 3, background: '#c33' } })

function upload(
  bytes: Uint8Array | string,
  fields: Record<string, string> = {},
  name = 'Letní akce.png',
  headers: Record<string, string> = {},
  role = 'editor',
) {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], name, { type: 'image/png' }))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return api.send('POST', '/media', { body: form, headers }, role)
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('stores a %s as WebP', async (format) => {
  const { status, body } = await upload(await picture.clone().toFormat(format).toBuffer(), { alt: 'Herna' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    title: 'Letní akce',
    alt: 'Herna',
    width: 64,
    height: 40,
    mime: 'image/webp',
    version: 1,
  })
  expect(body.url).toBe(`/media/${body.key.replace('.webp', '')}/lg.webp`)
  expect((await api.get(`/media/${body.id}`)).body).toEqual(body)
  expect((await sharp((await storage.get(body.key)) as Uint8Array).metadata()).format).toBe('webp')
})

/** Made with heif-enc; sharp cannot write the format. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA' +
  'AAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAA' +
  'AAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkA' +
  'AAAwAAAwAeoCCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZp' +
  'cG1hAAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8EGPx5OOv/9v+PxcBbyoR0OA=='

test('says what to do with a photo of an iPhone', async () => {
  expect(await upload(Buffer.from(HEIC, 'base64'), {}, 'IMG_2041.heic')).toMatchObject({
    status: 415,
    body: { message: 'HEIC pictures cannot be read here. Save it as JPEG.' },
  })
})

test('encodes one picture at a time, however many are uploaded at once', async () => {
  const bytes = await picture.clone().resize(600, 400).png().toBuffer()
  // Pictures of other test files in this process.
  await vi.waitUntil(() => sharp.counters().process === 0)
  let most = 0
  const sampling = setInterval(() => {
    most = Math.max(most, sharp.counters().process)
  }, 1)
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)))
  clearInterval(sampling)
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  expect(most).toBeLessThanOrEqual(1)
})

test('rejects other files by their content', async () => {
  const png = await picture.clone().png().toBuffer()
  const noise = await sharp(Buffer.from(Uint8Array.from({ length: 90_000 }, (_, i) => (i * i * 31) % 251)), {
    raw: { width: 200, height: 150, channels: 3 },
  })
    .jpeg()
    .toBuffer()
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'Jen text',
    '',
    png.subarray(0, 40),
    noise.subarray(0, noise.length / 2),
  ]) {
    expect((await upload(bytes)).body).toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  }
  expect((await upload('<svg/>')).status).toBe(415)
})

test('rejects files above 10 MB, and does not even read much larger ones', async () => {
  expect(await upload(new Uint8Array(10_000_001))).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { body: endless, headers, duplex: 'half' } as RequestInit
  expect((await api.send('POST', '/media', init)).status).toBe(413)
  expect(read).toBeLessThan(13_000_000)
})

test('accepts a file with optional title and alt, each once, and nothing else', async () => {
  const png = await picture.clone().png().toBuffer()
  expect(await upload(png, { title: 'Vlastní název' })).toMatchObject({ body: { title: 'Vlastní název', alt: '' } })
  expect(await upload(png, { key: 'jiny.webp' })).toMatchObject({ status: 422, body: { fields: [{ path: 'key' }] } })
  expect(await upload(png, { alt: 'a'.repeat(161) })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'alt' }] },
  })
  expect(await upload(png, {}, '.png')).toMatchObject({ status: 201, body: { title: 'Image' } })
  expect(await api.post('/media', { file: 'x' })).toMatchObject({ status: 415 })
  const form = new FormData()
  form.set('file', 'text')
  expect(await api.send('POST', '/media', { body: form })).toMatchObject({ status: 422 })
  form.append('file', 'dvakrát')
  expect(await api.send('POST', '/media', { body: form })).toMatchObject({ status: 400 })
  const broken = { body: 'nic', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect(await api.send('POST', '/media', broken)).toMatchObject({ status: 400 })
})

test('a picture is listed with its URL, edited and searched', async () => {
  const { body: made } = await upload(await picture.clone().png().toBuffer(), { title: 'Žlutý salonek' })
  const { body } = await api.get('/media?q=zluty')
  expect(body).toMatchObject({ total: 1, items: [made] })
  const saved = await api.put(`/media/${made.id}`, { title: 'Modrý salonek', alt: 'Večer', version: 1 })
  expect(saved).toMatchObject({ status: 200, body: { title: 'Modrý salonek', url: made.url, version: 2 } })
  expect((await api.put(`/media/${made.id}`, { title: 'Pozdě', alt: '', version: 1 })).status).toBe(409)
  expect(await api.put(`/media/${made.id}`, { title: 'Klíč', alt: '', version: 2, key: 'x.webp' })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'key' }] },
  })
  expect((await api.post(`/media/${made.id}/duplicate`)).status).toBe(404)
})

test('deleting a picture deletes its file; a used picture cannot be deleted', async () => {
  const { body: made } = await upload(await picture.clone().png().toBuffer())
  const casino = await build.casino(db, { logo: made.id })
  await api.post(`/media/${made.id}/archive`)
  expect(await api.delete(`/media/${made.id}`)).toMatchObject({ status: 409, body: { code: 'STILL_USED' } })
  expect(await api.get(`/media/${made.id}/used-where`)).toMatchObject({
    body: { items: [{ id: casino.id, as: { text: 'logo' } }] },
  })
  expect(await storage.get(made.key)).toBeDefined()

  const { body: unused } = await upload(await picture.clone().png().toBuffer())
  await api.post(`/media/${unused.id}/archive`)
  expect((await api.delete(`/media/${unused.id}`, 'editor')).status).toBe(403)
  expect((await api.delete(`/media/${unused.id}`)).status).toBe(204)
  expect(await storage.get(unused.key)).toBeUndefined()
})

test('an upload sent again with the same key, or twice at once, stores one picture with its file', async () => {
  const png = await picture.clone().png().toBuffer()
  const once = () => upload(png, {}, 'Letní akce.png', { 'Idempotency-Key': 'nahrani-jednoho-obrazku' })
  const answers = [...(await Promise.all([once(), once()])), await once()]
  const [first] = answers
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, first?.body]))
  expect(first?.body).toMatchObject({ id: 'nahrani-jednoho-obrazku', version: 1 })
  expect(await storage.get(first?.body.key)).toBeDefined()
  const ofAnother = await upload(png, {}, 'Jiná.png', { 'Idempotency-Key': first?.body.id }, 'admin')
  expect([ofAnother.status, ofAnother.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  const other = await upload(png)
  expect(other.body.id).not.toBe(first?.body.id)
})

test('two pictures with like ids are two files, and the key of a deleted one is spent', async () => {
  const png = await picture.clone().png().toBuffer()
  const send = (key: string) => upload(png, {}, 'Stejná.png', { 'Idempotency-Key': key })
  const [one, other] = [await send('prvni-klic-s-koncem1'), await send('druhy-klic-s-koncem1')]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body.key).not.toBe(other.body.key)
  await api.post(`/media/${one.body.id}/archive`)
  await api.delete(`/media/${one.body.id}`)
  expect(await storage.get(other.body.key)).toBeDefined()
  expect((await send('prvni-klic-s-koncem1')).status).toBe(409)
})

test('says that a picture has too many pixels, not that it is another kind of file', async () => {
  const create = { width: 8000, height: 6000, channels: 3 as const, background: '#fff' }
  const png = await sharp({ create, limitInputPixels: false }).png().toBuffer()
  expect(await upload(png)).toMatchObject({
    status: 415,
    body: { message: 'This picture has 48 megapixels; 40 are allowed. Make it smaller.' },
  })
})

test('an AVIF may have fewer pixels, because it takes more memory to decode', async () => {
  const create = { width: 4100, height: 4000, channels: 3 as const, background: '#fff' }
  const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer()
  expect(await upload(avif)).toMatchObject({
    status: 415,
    body: {
      message: 'This picture has 17 megapixels; 16 are allowed for AVIF. Make it smaller, or save it as JPEG.',
    },
  })
})
