import { collectReads, EVERYTHING, noteReads, type Reads } from '#infra/db/tracking.server.ts'

/** What was made of records, each kept until one of them changes. */
export interface Kept<Value extends object> {
  /** What is kept and still true. */
  find(name: string, now?: number): Value | undefined
  /** Makes it once, however many ask for it meanwhile, and keeps it if it may be kept. */
  make(name: string, make: () => Promise<Made<Value> | undefined>): Promise<Value | undefined>
  /** It takes more memory than before, or less; no matter if it is no longer kept. */
  resize(value: Value, bytes: number): void
  has(value: Value): boolean
  /** Forgets what was made of any of this; answers how much. */
  drop(changed: readonly string[]): number
  /** While changes cannot be heard, nothing new is kept. */
  setHearing(isHearing: boolean): void
  figures(): { count: number; bytes: number; made: number; dropped: number }
}

export interface Made<Value> {
  value: Value
  bytes: number
  /** The moment from which it would be something else by itself. */
  until?: number
  isFleeting?: boolean
}

interface Entry<Value> {
  name: string
  value: Value
  reads: Reads
  until: number
  bytes: number
  /** Grows with every use: who has the smallest was not asked for the longest. */
  used: number
}

interface Options {
  maxBytes: number
  /** Pages are made of what is kept, and depend on what it was made of. */
  isPart: boolean
  isHearing: boolean
}

interface Making<Value> {
  made: Promise<{ value: Value | undefined; reads: Reads }>
  /** What has changed since it began. */
  changes: (readonly string[])[]
}

/** Bounded by memory: what was not asked for the longest goes first. */
export function createKept<Value extends object>({ maxBytes, isPart, ...start }: Options): Kept<Value> {
  const entries = new Map<string, Entry<Value>>()
  const namesOf = new Map<string, Set<string>>()
  const makings = new Map<string, Making<Value>>()
  const entryOf = new WeakMap<Value, Entry<Value>>()
  let { isHearing } = start
  let [bytes, made, dropped, uses] = [0, 0, 0, 0]

  function remove(name: string): void {
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    bytes -= entry.bytes
    for (const key of entry.reads.keys) {
      const names = namesOf.get(key)
      names?.delete(name)
      if (names?.size === 0) namesOf.delete(key)
    }
  }

  function store(entry: Entry<Value>): void {
    const { name } = entry
    remove(name)
    if (entry.bytes > maxBytes) return
    entries.set(name, entry)
    entryOf.set(entry.value, entry)
    bytes += entry.bytes
    for (const key of entry.reads.keys) {
      const names = namesOf.get(key)
      if (names) names.add(name)
      else namesOf.set(key, new Set([name]))
    }
    makeRoom()
  }

  function makeRoom(): void {
    if (bytes <= maxBytes) return
    for (const { name } of [...entries.values()].toSorted((one, other) => one.used - other.used)) {
      remove(name)
      // A little more than needed, so that not every new one has to look for room.
      if (bytes <= maxBytes * 0.95) return
    }
  }

  async function run(name: string, making: Making<Value>, make: () => Promise<Made<Value> | undefined>) {
    made++
    try {
      const { result, reads } = await collectReads(make)
      if (!result) return { value: undefined, reads }
      const { value, bytes: size, until = Infinity, isFleeting = false } = result
      // Whoever saved while this was being made may have changed what it is made of.
      const isOutdated = making.changes.some((change) => change.some((key) => concerns(key, reads.keys)))
      if (!isFleeting && !reads.isFleeting && !isOutdated && isHearing)
        store({ name, value, reads, until, bytes: size, used: ++uses })
      return { value, reads }
    } finally {
      if (makings.get(name) === making) makings.delete(name)
    }
  }

  /** Undefined for what was kept once and no longer is. */
  function entryWith(value: Value): Entry<Value> | undefined {
    const entry = entryOf.get(value)
    return entry && entries.get(entry.name) === entry ? entry : undefined
  }

  return {
    find(name, now = 0) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (now >= entry.until) {
        remove(name)
        return undefined
      }
      entry.used = ++uses
      if (isPart) noteReads(entry.reads)
      return entry.value
    },
    async make(name, make) {
      let making = makings.get(name)
      if (!making) {
        making = { made: Promise.resolve({ value: undefined, reads: NO_READS }), changes: [] }
        makings.set(name, making)
        making.made = run(name, making, make)
      }
      const { value, reads } = await making.made
      if (isPart) noteReads(reads)
      return value
    },
    resize(value, size) {
      const entry = entryWith(value)
      if (!entry) return
      bytes += size - entry.bytes
      entry.bytes = size
      makeRoom()
    },
    has: (value) => entryWith(value) !== undefined,
    drop(changed) {
      // Who asks from now on must not get what was begun before.
      for (const making of makings.values()) making.changes.push(changed)
      makings.clear()
      const before = entries.size
      for (const key of changed) {
        for (const name of namesFor(key, namesOf, entries)) remove(name)
      }
      dropped += before - entries.size
      return before - entries.size
    },
    setHearing(hears) {
      isHearing = hears
    },
    figures: () => ({ count: entries.size, bytes, made, dropped }),
  }
}

const NO_READS: Reads = { keys: new Set(), isFleeting: false }

function namesFor(key: string, namesOf: Map<string, Set<string>>, entries: Map<string, unknown>): Iterable<string> {
  if (key === EVERYTHING) return [...entries.keys()]
  if (!key.endsWith(EVERYTHING)) return [...(namesOf.get(key) ?? [])]
  return [...namesOf].filter(([each]) => isOfKind(each, key)).flatMap(([, names]) => [...names])
}

function concerns(change: string, keys: ReadonlySet<string>): boolean {
  if (change === EVERYTHING) return true
  return change.endsWith(EVERYTHING) ? [...keys].some((key) => isOfKind(key, change)) : keys.has(change)
}

/** `casino*` is about casino, casino:1 and casino@slug:x. */
function isOfKind(key: string, change: string): boolean {
  const kind = change.slice(0, -EVERYTHING.length)
  return key.startsWith(kind) && (key.length === kind.length || key[kind.length] === ':' || key[kind.length] === '@')
}
