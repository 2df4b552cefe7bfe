import { createTaggedCache, type TaggedCache } from '#infra/cache/tagged-cache.server.ts'

export interface StoredFile {
  status: number
  /** All headers in Node's flat form: name, value, name, value. */
  head: string[]
  body: Buffer
}

export interface MadeFile {
  file: StoredFile
  /** Sent to those who wait for it, but not stored. */
  isNoStore: boolean
}

export interface FileCache extends Pick<TaggedCache<StoredFile>, 'get' | 'invalidate' | 'setSubscribed'> {
  make(key: string, make: () => Promise<MadeFile>): Promise<StoredFile | undefined>
  stats(): { hits: number; files: number; bytes: number }
}

/** What the visitors of a site with hundreds of pictures request again and again; the rest is read from the disk. */
const MAX_BYTES = 8_000_000
/** A larger one would evict dozens of small ones. */
const MAX_FILE_BYTES = 400_000
const OVERHEAD = 2000

export function createFileCache(maxBytes = MAX_BYTES): FileCache {
  const cache = createTaggedCache<StoredFile>({ maxBytes, isPart: false, isSubscribed: true })
  let hits = 0

  return {
    get(key) {
      const file = cache.get(key)
      if (file) hits++
      return file
    },
    make: (key, make) =>
      cache.make(key, async () => {
        const { file, isNoStore } = await make()
        const { length } = file.body
        return { value: file, bytes: length + OVERHEAD, isNoStore: isNoStore || length > MAX_FILE_BYTES }
      }),
    invalidate: (tags) => cache.invalidate(tags),
    setSubscribed: (isSubscribed) => cache.setSubscribed(isSubscribed),
    stats() {
      const { count, bytes } = cache.stats()
      return { hits, files: count, bytes }
    },
  }
}
