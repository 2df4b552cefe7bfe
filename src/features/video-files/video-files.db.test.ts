import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { videoFileCalls } from '#features/video-files/api.server.ts'
import { MAX_VIDEO_BYTES } from '#features/video-files/schema.ts'
import { posts } from '#posts/collection.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { SYSTEM } from '#records/actor.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { deleteRecord, archiveRecord, getRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, storage } = services
const api = createPrivateApi(services, videoFileCalls)
const { fetchPath } = await serveSite(services)

const mp4 = (size: number) => Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), randomBytes(size)])
const webm = () =>
  Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), randomBytes(50)])

function send(bytes: Uint8Array, fields: Record<string, string> = {}, role = 'contributor') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'Jak ověřujeme.mov', { type: 'text/html' }))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return api.send('POST', '/video-files', { body: form }, role)
}

const withVideo = (url: string) => page(p('Podívejte se.'), block('videos', 'ukazka', { url, title: 'Ukázka' }))

test('an uploaded video is kept by its content, and the same file once', async () => {
  const bytes = mp4(100)
  const { status, body } = await send(bytes)
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Jak ověřujeme.mov', bytes: bytes.length, hasCaptions: false })
  expect(body.url).toMatch(/^\/video\/[0-9a-f]{24}\.mp4$/)
  expect((await send(bytes)).body.id).toBe(body.id)
  expect((await send(webm())).body.url).toMatch(/\.webm$/)
  expect((await api.get('/video-files')).body).toHaveLength(2)
})

test('whatever is no video is refused with words that say what to do, and leaves nothing behind', async () => {
  const before = (await storage.list()).length
  const quicktime = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0', 'latin1')
  const picture = Buffer.from('\0\0\0\x18ftypavif\0\0\0\0', 'latin1')
  for (const wrong of ['<html><script>', '', 'RIFF', quicktime, picture, Buffer.from('1a45dfa3', 'hex')]) {
    const { status, body } = await send(Buffer.from(wrong))
    expect([status, body.message]).toEqual([415, expect.stringContaining('MP4')])
  }
  const { status, body } = await send(mp4(10), { captions: '<script>' })
  expect([status, body.fields]).toMatchObject([422, [{ path: 'captions' }]])
  expect((await send(mp4(10), { jine: '1' })).status).toBe(422)
  expect((await send(mp4(MAX_VIDEO_BYTES + 300_000))).status).toBe(413)
  expect(await storage.list()).toHaveLength(before)
})

test('a player gets the part that it asks for, and the whole in order', async () => {
  const bytes = mp4(2_500_000)
  const { url } = (await send(bytes)).body
  const ask = (range?: string) => fetchPath(url, range ? { Range: range } : {})
  const whole = await ask()
  expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
    200,
    'bytes',
    'video/mp4',
  ])
  expect(whole.bytes.equals(bytes)).toBe(true)
  const part = await ask('bytes=100-199')
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true)
  const rest = await ask('bytes=500-')
  expect(rest.headers['content-range']).toBe(`bytes 500-1000499/${bytes.length}`)
  expect((await ask('bytes=-16')).bytes.equals(bytes.subarray(-16))).toBe(true)
  const beyond = await ask('bytes=99999999-')
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  for (const missing of ['/video/0123456789abcdef01234567.mp4', '/video/..%2fowner.txt', '/video/owner.txt'])
    expect((await fetchPath(missing)).status).toBe(404)
})

test('the page plays it without scripts, loads nothing before, and finds its captions beside it', async () => {
  const bytes = mp4(64)
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nDobrý den.\n'
  const { url } = (await send(bytes, { captions })).body
  const beside = url.replace('.mp4', '.vtt')
  await build.post(db, { slug: 's-videem', ...withVideo(url) })
  const { text } = await fetchPath('/s-videem/')
  expect(text).toMatch(new RegExp(`<video controls="" preload="none" src="${url}"`))
  expect(text).toContain(`src="${beside}"`)
  const found = await fetchPath(beside)
  expect([found.status, found.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(found.text).toContain('Dobrý den.')
  // Sent again with others, it has those.
  await send(bytes, { captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nAhoj.\n' })
  expect((await fetchPath(beside)).text).toContain('Ahoj.')
})

test('a video that a post or a waiting change shows is not deleted', async () => {
  const { id, url } = (await send(mp4(32))).body
  const post = await build.post(db, { title: 'S ukázkou', ...withVideo(url) })
  const refused = await api.delete(`/video-files/${id}`, 'editor')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“S ukázkou”')])
  await archiveRecord(db, posts, post.id, SYSTEM)
  await deleteRecord(db, posts, post.id, SYSTEM)

  const other = await build.post(db)
  const values = { ...inputOf(posts, await getRecord(db, posts, other.id)), ...withVideo(url) }
  await createChange(db, posts, other.id, { title: '', publishAt: null, values, version: 1 }, SYSTEM)
  expect((await api.delete(`/video-files/${id}`, 'editor')).status).toBe(409)
  await db.deleteFrom('waitingChange').execute()

  expect((await api.delete(`/video-files/${id}`, 'contributor')).status).toBe(403)
  expect((await api.delete(`/video-files/${id}`, 'editor')).status).toBe(204)
  expect((await fetchPath(url)).status).toBe(404)
  expect((await storage.list()).some((key) => url.endsWith(key))).toBe(false)
  expect((await api.delete(`/video-files/${id}`, 'editor')).status).toBe(404)
})
