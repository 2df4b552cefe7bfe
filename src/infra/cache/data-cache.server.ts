import type { DialectAdapter, QueryExecutorProvider } from 'kysely'
import { createTaggedCache, type TaggedCache } from '#infra/cache/tagged-cache.server.ts'

const MAX_BYTES = 32_000_000
/** Approximate size of a value. */
const BYTES = 10_000

/** Boxed, so that a number or null can be cached, too. */
interface Stored {
  value: unknown
}

const caches = new WeakMap<DialectAdapter, TaggedCache<Stored>>()

/** Nothing is stored until it is subscribed to changes, or entries could go stale unnoticed. */
export function dataCacheOf(db: QueryExecutorProvider): TaggedCache<Stored> {
  const { adapter } = db.getExecutor()
  const cache =
    caches.get(adapter) ?? createTaggedCache<Stored>({ maxBytes: MAX_BYTES, isPart: true, isSubscribed: false })
  caches.set(adapter, cache)
  return cache
}

interface How<Args extends unknown[]> {
  /** What the value depends on, besides the records. All arguments but the current time, if left out. */
  key?: (...args: Args) => unknown
  bytes?: number | ((...args: Args) => number)
}

interface Cached<Database, Args extends unknown[], T> {
  (db: Database, ...args: Args): Promise<T>
  known: (db: Database, ...args: Args) => T | undefined
}

let definitions = 0

/** Cached until a record behind it changes. A missing value is not cached. The value must not be mutated. */
export function defineCached<
  Database extends QueryExecutorProvider & { isTransaction: boolean },
  Args extends unknown[],
  T,
>(
  read: (db: Database, ...args: Args) => Promise<T>,
  { key = (...args) => args.filter((arg) => !(arg instanceof Date)), bytes = BYTES }: How<Args> = {},
): Cached<Database, Args, T> {
  const definition = ++definitions
  const keyOf = (args: Args) => `${definition} ${JSON.stringify(key(...args))}`
  // What is stored under the number of a definition was read by it.
  const valueOf = (stored: Stored | undefined) => stored?.value as T

  async function load(db: Database, ...args: Args): Promise<T> {
    // A transaction reads its own uncommitted rows, which must not reach the cache.
    if (db.isTransaction) return read(db, ...args)
    const cache = dataCacheOf(db)
    const entry = keyOf(args)
    const make = async () => {
      const value = await read(db, ...args)
      const size = typeof bytes === 'number' ? bytes : bytes(...args)
      return { value: { value }, bytes: size, isNoStore: value === undefined }
    }
    return valueOf(cache.get(entry) ?? (await cache.make(entry, make)))
  }
  return Object.assign(load, { known: (db: Database, ...args: Args) => valueOf(dataCacheOf(db).get(keyOf(args))) })
}
