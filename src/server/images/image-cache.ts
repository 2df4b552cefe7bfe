import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#infra/log.server.ts'

const DEFAULT_MAX_BYTES = 500_000_000
/** The folder is swept each time this share of its limit was written. */
const SWEEP_EVERY = 0.02
/** Sweeps down to this share of the limit, so that not every picture after that triggers a sweep. */
const SWEEP_TO = 0.9
/** Resolution of the access times by which the least recently used are evicted. */
const TOUCH_MS = 60_000
const MAX_TOUCHED = 10_000
const STALE_PART_MS = 3_600_000

const KEY = /^[a-z0-9][a-z0-9@.-]{0,180}$/
const PART = '.part'

interface Options {
  maxBytes?: number
  touchMs?: number
}

interface ImageCache {
  read(key: string): Promise<Uint8Array | undefined>
  /** A cache that cannot be written makes pictures slow, not missing: it is logged and the caller continues. */
  write(key: string, bytes: Uint8Array): Promise<void>
}

/**
 * Made pictures in a folder, bounded, the least recently used go first. All it knows is in the folder itself, so that
 * several processes may share it: files appear atomically by renaming, and an evicted one is simply made again.
 */
export function createImageCache(
  folder: string,
  log: Log,
  { maxBytes = DEFAULT_MAX_BYTES, touchMs = TOUCH_MS }: Options = {},
): ImageCache {
  const touched = new Map<string, number>()
  // As if much had been written, so that the first write sweeps what an earlier run left.
  let written = Infinity
  let sweeping: Promise<void> | undefined
  let isFailing = false

  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a cache key: ${key}`)
    return join(folder, key)
  }

  function touch(key: string) {
    const now = Date.now()
    if (now - (touched.get(key) ?? 0) < touchMs) return
    if (touched.size >= MAX_TOUCHED) touched.clear()
    touched.set(key, now)
    utimes(pathOf(key), new Date(now), new Date(now)).catch(() => {})
  }

  async function store(path: string, bytes: Uint8Array) {
    await mkdir(folder, { recursive: true })
    const temporary = `${path}.${randomBytes(6).toString('hex')}${PART}`
    try {
      // Flushed before it gets its name, so that a power cut leaves no empty picture.
      await writeFile(temporary, bytes, { flush: true })
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    written += bytes.length
    if (written < maxBytes * SWEEP_EVERY) return
    written = 0
    sweeping ??= sweep(folder, maxBytes).finally(() => {
      sweeping = undefined
    })
    await sweeping
  }

  return {
    async read(key) {
      // Whatever is wrong with the file, the picture can be made again.
      const bytes = await readFile(pathOf(key)).catch(() => undefined)
      if (bytes) touch(key)
      return bytes
    },
    async write(key, bytes) {
      try {
        await store(pathOf(key), bytes)
        isFailing = false
      } catch (error) {
        if (!isFailing) log.warn('the image cache cannot be written', { folder, error })
        isFailing = true
      }
    },
  }
}

async function sweep(folder: string, maxBytes: number): Promise<void> {
  const files: { path: string; bytes: number; usedAt: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process may have removed it meanwhile.
    const found = await stat(path).catch(() => undefined)
    if (!found) continue
    const isStale = name.endsWith(PART) && found.mtimeMs < Date.now() - STALE_PART_MS
    if (isStale) await rm(path, { force: true })
    else files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
  }
  let total = files.reduce((sum, file) => sum + file.bytes, 0)
  if (total <= maxBytes) return
  for (const { path, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * SWEEP_TO) break
    await rm(path, { force: true })
    total -= bytes
  }
}
