import { LRUCache } from 'lru-cache'
import { type Dependencies, dependOn, EVERYTHING, trackReads } from '#infra/cache/tracking.server.ts'

export interface TaggedCache<Value extends object> {
  get(key: string, now?: number): Value | undefined
  setClock(now: () => number): void
  /** Once for all concurrent callers; stored if it is cacheable. */
  make(key: string, make: () => Promise<Made<Value> | undefined>): Promise<Value | undefined>
  /** The size of its entry has changed; a no-op once it was evicted. */
  resize(value: Value, bytes: number): void
  has(value: Value): boolean
  invalidate(tags: readonly string[]): number
  /** While not subscribed to changes, nothing new is stored. */
  setSubscribed(isSubscribed: boolean): void
  stats(): { count: number; bytes: number; made: number; invalidated: number }
}

export interface Made<Value> {
  value: Value
  bytes: number
  expiresAt?: number
  isNoStore?: boolean
}

interface Entry<Value> {
  key: string
  value: Value
  dependencies: Dependencies
  expiresAt: number
  bytes: number
}

interface Options {
  /** 0 disables the cache. */
  maxBytes: number
  /** Other cached values are made of these, and inherit their dependencies. */
  isPart: boolean
  isSubscribed: boolean
}

interface Making<Value> {
  made: Promise<{ value: Value | undefined; dependencies: Dependencies }>
  invalidated: (readonly string[])[]
}

export function createTaggedCache<Value extends object>({ maxBytes, isPart, ...start }: Options): TaggedCache<Value> {
  const tags = createTagIndex()
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ dependencies }, key, reason) => {
      if (reason !== 'set') tags.remove(key, dependencies.tags)
    },
  })
  const makings = new Map<string, Making<Value>>()
  const entryOf = new WeakMap<Value, Entry<Value>>()
  let { isSubscribed } = start
  let [made, invalidated] = [0, 0]
  let clock = Date.now

  function store(entry: Entry<Value>): void {
    entries.delete(entry.key)
    if (entry.bytes > maxBytes) return
    entryOf.set(entry.value, entry)
    tags.add(entry.key, entry.dependencies.tags)
    entries.set(entry.key, entry)
  }

  async function run(key: string, making: Making<Value>, make: () => Promise<Made<Value> | undefined>) {
    made++
    try {
      const { result, dependencies } = await trackReads(make)
      if (!result) return { value: undefined, dependencies }
      const { value, bytes, expiresAt = Infinity, isNoStore = false } = result
      // A save during the computation may have changed what it read: such a value is already stale.
      const isStale = making.invalidated.some((changed) => changed.some((tag) => concerns(tag, dependencies.tags)))
      if (!isNoStore && !dependencies.isNoStore && !isStale && isSubscribed)
        store({ key, value, dependencies, expiresAt: Math.min(expiresAt, dependencies.expiresAt), bytes })
      return { value, dependencies }
    } finally {
      if (makings.get(key) === making) makings.delete(key)
    }
  }

  function entryWith(value: Value): Entry<Value> | undefined {
    const entry = entryOf.get(value)
    return entry && entries.peek(entry.key) === entry ? entry : undefined
  }

  return {
    get(key, now) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expiresAt !== Infinity && (now ?? clock()) >= entry.expiresAt) {
        entries.delete(key)
        return undefined
      }
      if (isPart) dependOn(entry.dependencies)
      return entry.value
    },
    async make(key, make) {
      let making = makings.get(key)
      if (!making) {
        making = { made: Promise.resolve({ value: undefined, dependencies: NOTHING }), invalidated: [] }
        makings.set(key, making)
        making.made = run(key, making, make)
      }
      const { value, dependencies } = await making.made
      if (isPart) dependOn(dependencies)
      return value
    },
    resize(value, bytes) {
      const entry = entryWith(value)
      if (!entry) return
      const resized = { ...entry, bytes }
      entryOf.set(value, resized)
      entries.set(entry.key, resized)
    },
    has: (value) => entryWith(value) !== undefined,
    invalidate(changed) {
      // A caller from now on must not join a computation that began before the invalidation.
      for (const making of makings.values()) making.invalidated.push(changed)
      makings.clear()
      const before = entries.size
      for (const tag of changed) {
        if (tag === EVERYTHING) entries.clear()
        else for (const key of tags.keysWith(tag)) entries.delete(key)
      }
      const removed = before - entries.size
      invalidated += removed
      return removed
    },
    setClock(now) {
      clock = now
    },
    setSubscribed(subscribed) {
      isSubscribed = subscribed
    },
    stats: () => ({ count: entries.size, bytes: entries.calculatedSize, made, invalidated }),
  }
}

const NOTHING: Dependencies = { tags: new Set(), isNoStore: false, expiresAt: Infinity }

function createTagIndex() {
  const keysOf = new Map<string, Set<string>>()
  return {
    add(key: string, tags: Iterable<string>) {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        if (keys) keys.add(key)
        else keysOf.set(tag, new Set([key]))
      }
    },
    remove(key: string, tags: Iterable<string>) {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
    keysWith(tag: string): string[] {
      if (!tag.endsWith(EVERYTHING)) return [...(keysOf.get(tag) ?? [])]
      return [...keysOf].filter(([each]) => isOfKind(each, tag)).flatMap(([, keys]) => [...keys])
    },
  }
}

function concerns(changed: string, tags: ReadonlySet<string>): boolean {
  if (changed === EVERYTHING) return true
  return changed.endsWith(EVERYTHING) ? [...tags].some((tag) => isOfKind(tag, changed)) : tags.has(changed)
}

/** `casino*` concerns casino, casino:1 and casino@slug:x. */
function isOfKind(tag: string, changed: string): boolean {
  const kind = changed.slice(0, -EVERYTHING.length)
  return tag.startsWith(kind) && (tag.length === kind.length || tag[kind.length] === ':' || tag[kind.length] === '@')
}
