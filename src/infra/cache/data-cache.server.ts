import type { DialectAdapter, QueryExecutorProvider } from 'kysely'
import { createTaggedCache, type TaggedCache } from '#infra/cache/tagged-cache.server.ts'

const MAX_BYTES = 32_000_000
/** Approximate size of a value. */
const BYTES = 10_000

const caches = new WeakMap<DialectAdapter, TaggedCache<object>>()

/** Cache of the data behind pages. Nothing is stored until it is subscribed to changes, or entries could go stale unnoticed. */
export function dataCacheOf(db: QueryExecutorProvider): TaggedCache<object> {
  const { adapter } = db.getExecutor()
  const cache =
    caches.get(adapter) ?? createTaggedCache<object>({ maxBytes: MAX_BYTES, isPart: true, isSubscribed: false })
  caches.set(adapter, cache)
  return cache
}

/** Returns the cached value, else reads it; a missing value is not cached. The value must not be mutated. */
export async function cached<T extends object | undefined>(
  db: QueryExecutorProvider & { isTransaction: boolean },
  key: string,
  read: () => Promise<T>,
  bytes = BYTES,
): Promise<T> {
  // A transaction reads its own uncommitted rows, which must not reach the cache.
  if (db.isTransaction) return read()
  const cache = dataCacheOf(db)
  const make = async () => {
    const value = await read()
    return value && { value, bytes }
  }
  const known = cache.get(key) ?? (await cache.make(key, make))
  // The key says what is read, so the same key always has the same type.
  return known as T
}
