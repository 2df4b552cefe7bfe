import { expect, test } from 'vitest'
import { createFileCache } from '#infra/cache/file-cache.server.ts'

const file = (bytes: number) => ({ head: [], body: Buffer.alloc(bytes) })
const put = (cache: ReturnType<typeof createFileCache>, key: string, bytes: number) =>
  cache.make(key, async () => file(bytes))

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
