import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { portOf } from '#testing/port-of.ts'
import { startS3 } from '#testing/s3-server.ts'

const SECRET = 'a-secret-of-the-test'
let s3: Awaited<ReturnType<typeof startS3>>
const settings = {
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKeyId: 'key-of-the-test',
  secretAccessKey: SECRET,
  prefix: 'media/',
}
const open = (changes = {}) => s3Storage({ endpoint: s3.endpoint, ...settings, ...changes })

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

/** A store that behaves as it likes. */
async function storeThat(answer: RequestListener, timeoutMs?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${portOf(server)}`
  return { endpoint, storage: s3Storage({ ...settings, endpoint }, timeoutMs) }
}

const unavailable = (message: string) => ({ code: 'UNAVAILABLE', message: expect.stringContaining(message) })

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['answers half', (_, response) => void response.writeHead(200, { 'content-length': '10' }).write('half')],
])('a store that %s is given up at the limit, whatever the garbage collector does', async (_, answer) => {
  const { storage } = await storeThat(answer, 300)
  setFlagsFromString('--expose_gc')
  const collect: () => void = runInNewContext('gc')
  const collecting = setInterval(() => collect(), 20)
  onTestFinished(() => clearInterval(collecting))
  await expect(storage.get('a1.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(storage.put('a1.webp', new Uint8Array(10))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test.each([400, 403, 500])('a store that answers %d is told of as unavailable, with the reason', async (status) => {
  const { storage } = await storeThat((_, response) => response.writeHead(status).end('<Code>Refused</Code>'))
  await expect(storage.get('a1.webp')).rejects.toMatchObject(unavailable(`answered ${status}`))
})

test('a redirect of the store is not followed', async () => {
  let asked = 0
  const elsewhere = await storeThat((_, response) => {
    asked++
    response.end('secrets')
  })
  const { storage } = await storeThat((_, response) =>
    response.writeHead(307, { location: `${elsewhere.endpoint}/a1.webp` }).end(),
  )
  await expect(storage.get('a1.webp')).rejects.toMatchObject(unavailable('answered 307'))
  expect(asked).toBe(0)
})

test.each<[string, Record<string, string>]>([
  ['by its length', { 'content-length': '800000000' }],
  ['when it turns out', {}],
])('an object of 800 MB is refused %s', async (_, headers) => {
  let sent = 0
  const { storage } = await storeThat((_request, response) => {
    response.writeHead(200, headers)
    const pour = () => {
      while (!response.destroyed && sent < 800_000_000 && response.write(Buffer.alloc(100_000))) sent += 100_000
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  })
  await expect(storage.get('a1.webp')).rejects.toMatchObject(unavailable('larger than'))
  expect(sent).toBeLessThan(100_000_000)
})
