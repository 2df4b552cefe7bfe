import { createTaggedCache, type Made, type TaggedCache } from '#infra/cache/tagged-cache.server.ts'

/** A complete response whose content never changes: a built file, a picture in one size, a drawing. */
export interface StoredFile {
  /** All headers in Node's flat form: name, value, name, value. */
  head: string[]
  body: Buffer
}

export interface FileCache extends Pick<TaggedCache<StoredFile>, 'get' | 'invalidate' | 'setSubscribed'> {
  /** Makes the file once for all concurrent requests; undefined if it is none that may be stored. */
  make(key: string, make: () => Promise<StoredFile | undefined>): Promise<StoredFile | undefined>
  stats(): { hits: number; files: number; bytes: number }
}

/** What the visitors of a site with hundreds of pictures request again and again; the rest is read from the disk. */
const MAX_BYTES = 8_000_000
/** A larger one would evict dozens of small ones. */
const MAX_FILE_BYTES = 400_000
/** Approximate size of an entry's own objects. */
const OVERHEAD = 2000

export function createFileCache(maxBytes = MAX_BYTES): FileCache {
  const cache = createTaggedCache<StoredFile>({ maxBytes, isPart: false, isSubscribed: true })
  let hits = 0

  const entryOf = (value: StoredFile): Made<StoredFile> => ({
    value,
    bytes: value.body.length + OVERHEAD,
    isNoStore: value.body.length > MAX_FILE_BYTES,
  })

  return {
    get(key) {
      const file = cache.get(key)
      if (file) hits++
      return file
    },
    make: (key, make) =>
      cache.make(key, async () => {
        const file = await make()
        return file && entryOf(file)
      }),
    invalidate: (tags) => cache.invalidate(tags),
    setSubscribed: (isSubscribed) => cache.setSubscribed(isSubscribed),
    stats() {
      const { count, bytes } = cache.stats()
      return { hits, files: count, bytes }
    },
  }
}
