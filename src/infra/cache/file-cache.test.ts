import { expect, test } from 'vitest'
import { createFileCache } from '#infra/cache/file-cache.server.ts'

const file = (bytes: number) => ({ status: 200, head: [], body: Buffer.alloc(bytes) })
const put = (cache: ReturnType<typeof createFileCache>, key: string, bytes: number, isNoStore = false) =>
  cache.make(key, async () => ({ file: file(bytes), isNoStore }))

test('counts what is served from memory', async () => {
  const cache = createFileCache()
  expect(cache.get('a')).toBeUndefined()
  const made = await put(cache, 'a', 100)
  expect(cache.get('a')).toBe(made)
  expect(cache.stats()).toMatchObject({ hits: 1, files: 1 })
})

test('its memory is bounded: the file not requested for the longest is evicted', async () => {
  const cache = createFileCache(300_000)
  for (const key of ['a', 'b']) await put(cache, key, 100_000)
  cache.get('a')
  await put(cache, 'c', 100_000)
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
  expect(cache.stats().bytes).toBeLessThanOrEqual(300_000)
})

test('a large file is served, but evicts no small ones', async () => {
  const cache = createFileCache()
  await put(cache, 'small', 100)
  expect((await put(cache, 'large', 500_000))?.body).toHaveLength(500_000)
  expect([cache.get('large'), cache.get('small')?.body.length]).toEqual([undefined, 100])
})

test('what may change is made once for all who wait, and not stored', async () => {
  const cache = createFileCache()
  const [first, second] = await Promise.all([put(cache, 'a', 100, true), put(cache, 'a', 100, true)])
  expect(first?.body).toHaveLength(100)
  expect(second).toBe(first)
  expect([cache.get('a'), cache.stats().bytes]).toEqual([undefined, 0])
})
