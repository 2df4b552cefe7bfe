import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#infra/log.server.ts'
import { createImageCache } from '#server/images/image-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rozvazne-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const silent = createLog({ level: 'silent' })
const kilobyte = (fill: number) => new Uint8Array(1000).fill(fill)

async function size() {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  return files.reduce((sum, file) => sum + file.size, 0)
}

test('reads what was written, and misses what was not', async () => {
  const cache = createImageCache(join(folder, 'new'), silent)
  expect(await cache.read('a.webp')).toBeUndefined()
  await cache.write('a.webp', kilobyte(7))
  expect(Buffer.from((await cache.read('a.webp')) ?? []).equals(kilobyte(7))).toBe(true)
})

test('the folder stays within its limit and keeps the most recently used', async () => {
  const cache = createImageCache(folder, silent, { maxBytes: 20_000, touchMs: 0 })
  for (let number = 0; number < 15; number++) {
    await cache.write(`p${number}.webp`, kilobyte(number))
    await utimes(join(folder, `p${number}.webp`), new Date(), new Date(Date.now() - 100_000 + number * 1000))
  }
  await cache.read('p0.webp')
  // Reading updates the time without delaying the reader.
  await expect.poll(async () => (await stat(join(folder, 'p0.webp'))).mtimeMs).toBeGreaterThan(Date.now() - 50_000)
  for (let number = 15; number < 60; number++) {
    await cache.write(`p${number}.webp`, kilobyte(number))
    await cache.read('p0.webp')
    expect(await size()).toBeLessThanOrEqual(21_000)
  }
  expect(await cache.read('p0.webp')).toBeDefined()
  expect(await cache.read('p1.webp')).toBeUndefined()
  expect(await cache.read('p59.webp')).toBeDefined()
})

test('several processes share a folder; an evicted file is made again', async () => {
  const caches = [1, 2, 3].map(() => createImageCache(folder, silent, { maxBytes: 20_000 }))
  await Promise.all(
    caches.flatMap((cache) =>
      Array.from({ length: 60 }, async (_, number) => {
        await cache.write(`p${number}.webp`, kilobyte(number))
        const read = await cache.read(`p${number}.webp`)
        expect(read === undefined || Buffer.from(read).equals(kilobyte(number))).toBe(true)
      }),
    ),
  )
  await caches[0]?.write('last.webp', kilobyte(1))
  expect(await size()).toBeLessThanOrEqual(21_000)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('partial files of a killed process are removed', async () => {
  const part = join(folder, 'p.webp.0123.part')
  await writeFile(part, kilobyte(0))
  await utimes(part, new Date(), new Date(Date.now() - 2 * 3_600_000))
  await createImageCache(folder, silent).write('a.webp', kilobyte(1))
  expect(await readdir(folder)).toEqual(['a.webp'])
})

test('a folder that cannot be written is logged once and blocks nothing', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false, write: (line) => lines.push(line) })
  await writeFile(join(folder, 'file'), '')
  const cache = createImageCache(join(folder, 'file'), log)
  await cache.write('a.webp', kilobyte(1))
  await cache.write('b.webp', kilobyte(1))
  expect(lines).toHaveLength(1)
})

test.each(['../a', 'a/b', '', '.hidden', 'A'])('%j is no valid key', async (key) => {
  await expect(createImageCache(folder, silent).read(key)).rejects.toThrow('Not a cache key')
})
