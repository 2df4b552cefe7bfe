import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { startS3 } from '#testing/s3-server.ts'

const SECRET = 'a-secret-of-the-test'
let s3: Awaited<ReturnType<typeof startS3>>
const open = (changes = {}) =>
  s3Storage({
    endpoint: s3.endpoint,
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'key-of-the-test',
    secretAccessKey: SECRET,
    prefix: 'media/',
    ...changes,
  })

beforeAll(async () => {
  s3 = await startS3(SECRET)
})
afterAll(() => s3.close())

test('a picture is returned byte for byte, and gone when removed', async () => {
  const storage = open()
  const picture = crypto.getRandomValues(new Uint8Array(50_000))
  await storage.put('ab12-lev.webp', picture)
  expect(await storage.get('ab12-lev.webp')).toEqual(picture)
  expect([...s3.objects.keys()]).toEqual(['media/ab12-lev.webp'])
  await storage.remove('ab12-lev.webp')
  expect(await storage.get('ab12-lev.webp')).toBeUndefined()
  await storage.remove('ab12-lev.webp')
})

test('a list of several pages is complete, sorted and only of our prefix', async () => {
  const storage = open()
  const keys = ['a1.webp', 'b2.webp', 'c3.webp', 'd4.webp', 'e5.webp']
  for (const key of keys.toReversed()) await storage.put(key, new Uint8Array([1]))
  s3.objects.set('elsewhere/x9.webp', Buffer.from([1]))
  expect(await storage.list()).toEqual(keys)
})

test('reports a wrong secret and a missing bucket', async () => {
  await expect(open({ secretAccessKey: 'wrong' }).put('a1.webp', new Uint8Array([1]))).rejects.toThrow('403')
  await expect(open({ bucket: 'elsewhere' }).put('a1.webp', new Uint8Array([1]))).rejects.toThrow('does not exist')
})

test.each(['../secret', 'a/b.webp', '', '.hidden'])('%j is not a key', async (key) => {
  await expect(open().get(key)).rejects.toThrow('Not a storage key')
})
