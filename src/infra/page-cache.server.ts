import { collectReads, EVERYTHING } from '#infra/db/tracking.server.ts'
import { bestForm, type Encoding, type Form, quickForm } from '#infra/page-form.server.ts'

/** A finished answer. Its compressed forms are made when somebody first asks for them, and made well for the second. */
export interface Page {
  status: number
  /** Of its content; in quotes. */
  tag: string
  /** Everything but length and encoding. */
  head: string[]
  forms: { identity: Form; br?: Form; gzip?: Form }
}

interface Stored {
  address: string
  page: Page
  /** What it was made of; see tracking.server.ts. */
  keys: ReadonlySet<string>
  until: number
  bytes: number
}

interface Render {
  page: Promise<Page | undefined>
  /** What has changed since it began. */
  changes: (readonly string[])[]
}

export interface RenderedPage {
  page: Page
  /** The moment from which the page says something else by itself. */
  until: number
}

export interface PageCacheFigures {
  pages: number
  /** Memory that they take, and may take. */
  bytes: number
  maxBytes: number
  /** Since the start: requests answered from memory, and those that waited for a render. */
  hits: number
  misses: number
  renders: number
  /** Forgotten because something they show has changed. */
  dropped: number
}

export interface PageCache {
  /** A stored page that is still true. */
  find(address: string, now: number): Page | undefined
  /** Makes the page once, however many ask for it meanwhile, and keeps it if it is a page for everybody. */
  render(address: string, make: () => Promise<RenderedPage | undefined>): Promise<Page | undefined>
  form(page: Page, encoding: Encoding): Form
  /** Forgets the pages that were made of any of this; answers how many. */
  drop(changed: readonly string[]): number
  /** While changes cannot be heard, nothing new is kept. */
  setHearing(isHearing: boolean): void
  figures(): PageCacheFigures
}

/** Below this, compressing makes nothing smaller. */
const MIN_BYTES = 1024
/** An entry's own objects, roughly. */
const OVERHEAD = 2000

/** Finished pages by their one address, the least recently used out first. */
export function createPageCache(maxBytes: number): PageCache {
  const stored = new Map<string, Stored>()
  const addressesOf = new Map<string, Set<string>>()
  const renders = new Map<string, Render>()
  const entryOf = new WeakMap<Page, Stored>()
  const counts = { hits: 0, misses: 0, renders: 0, dropped: 0 }
  let bytes = 0
  let isHearing = true

  function remove(address: string): boolean {
    const entry = stored.get(address)
    if (!entry) return false
    stored.delete(address)
    bytes -= entry.bytes
    for (const key of entry.keys) {
      const addresses = addressesOf.get(key)
      addresses?.delete(address)
      if (addresses?.size === 0) addressesOf.delete(key)
    }
    return true
  }

  function store(entry: Stored): void {
    const { address } = entry
    remove(address)
    if (entry.bytes > maxBytes) return
    stored.set(address, entry)
    entryOf.set(entry.page, entry)
    bytes += entry.bytes
    for (const key of entry.keys) {
      const addresses = addressesOf.get(key)
      if (addresses) addresses.add(address)
      else addressesOf.set(key, new Set([address]))
    }
    makeRoom()
  }

  function makeRoom(): void {
    for (const address of stored.keys()) {
      if (bytes <= maxBytes) return
      remove(address)
    }
  }

  async function run(address: string, render: Render, make: () => Promise<RenderedPage | undefined>) {
    counts.renders++
    try {
      const { result, reads } = await collectReads(make)
      if (!result) return undefined
      const { page, until } = result
      // Whoever saved while this was being made may have changed what it shows.
      const isOutdated = render.changes.some((change) => change.some((key) => concerns(key, reads.keys)))
      if (page.status === 200 && !reads.isFleeting && !isOutdated && isHearing) {
        const size = page.forms.identity.body.length + OVERHEAD
        store({ address, page, keys: reads.keys, until, bytes: size })
      }
      return page
    } finally {
      if (renders.get(address) === render) renders.delete(address)
    }
  }

  function storedEntry(page: Page): Stored | undefined {
    const entry = entryOf.get(page)
    return entry && stored.get(entry.address) === entry ? entry : undefined
  }

  function setForm(page: Page, encoding: 'br' | 'gzip', form: Form): Form {
    const entry = storedEntry(page)
    if (entry) {
      const more = form.body.length - (page.forms[encoding]?.body.length ?? 0)
      entry.bytes += more
      bytes += more
      makeRoom()
    }
    return (page.forms[encoding] = form)
  }

  return {
    find(address, now) {
      const entry = stored.get(address)
      if (!entry) return undefined
      if (now >= entry.until) {
        remove(address)
        return undefined
      }
      counts.hits++
      stored.delete(address)
      stored.set(address, entry)
      return entry.page
    },
    render(address, make) {
      counts.misses++
      const running = renders.get(address)
      if (running) return running.page
      const render: Render = { page: Promise.resolve(undefined), changes: [] }
      renders.set(address, render)
      render.page = run(address, render, make)
      return render.page
    },
    form(page, encoding) {
      const { identity } = page.forms
      if (encoding === 'identity' || identity.body.length < MIN_BYTES) return identity
      const form = page.forms[encoding]
      if (!form) return setForm(page, encoding, quickForm(page.head, identity.body, encoding))
      if (form.isQuick && storedEntry(page)) {
        form.isQuick = false
        void bestForm(page.head, identity.body, encoding).then((best) => setForm(page, encoding, best))
      }
      return form
    },
    drop(changed) {
      // Who asks from now on must not get what was begun before.
      for (const render of renders.values()) render.changes.push(changed)
      renders.clear()
      const before = stored.size
      for (const key of changed) {
        for (const address of addressesFor(key, addressesOf, stored)) remove(address)
      }
      counts.dropped += before - stored.size
      return before - stored.size
    },
    setHearing(hears) {
      isHearing = hears
    },
    figures: () => ({ pages: stored.size, bytes, maxBytes, ...counts }),
  }
}

function addressesFor(
  key: string,
  addressesOf: Map<string, Set<string>>,
  stored: Map<string, Stored>,
): Iterable<string> {
  if (key === EVERYTHING) return [...stored.keys()]
  if (!key.endsWith(EVERYTHING)) return [...(addressesOf.get(key) ?? [])]
  return [...addressesOf].filter(([each]) => isOfKind(each, key)).flatMap(([, addresses]) => [...addresses])
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
