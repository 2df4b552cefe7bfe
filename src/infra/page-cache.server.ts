import { createKept } from '#infra/kept.server.ts'
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

/** Finished pages by their one address. */
export function createPageCache(maxBytes: number): PageCache {
  const kept = createKept<Page>({ maxBytes, isPart: false, isHearing: true })
  let [hits, misses] = [0, 0]

  function setForm(page: Page, encoding: 'br' | 'gzip', form: Form): Form {
    page.forms[encoding] = form
    kept.resize(page, bytesOf(page))
    return form
  }

  return {
    find(address, now) {
      const page = kept.find(address, now)
      if (page) hits++
      return page
    },
    render(address, make) {
      misses++
      return kept.make(address, async () => {
        const made = await make()
        if (!made) return undefined
        const { page, until } = made
        return { value: page, until, bytes: bytesOf(page), isFleeting: page.status !== 200 }
      })
    },
    form(page, encoding) {
      const { identity } = page.forms
      if (encoding === 'identity' || identity.body.length < MIN_BYTES) return identity
      const form = page.forms[encoding]
      if (!form) return setForm(page, encoding, quickForm(page.head, identity.body, encoding))
      if (form.isQuick && kept.has(page)) {
        form.isQuick = false
        void bestForm(page.head, identity.body, encoding).then((best) => setForm(page, encoding, best))
      }
      return form
    },
    drop: (changed) => kept.drop(changed),
    setHearing: (isHearing) => kept.setHearing(isHearing),
    figures() {
      const { count, made, ...figures } = kept.figures()
      return { pages: count, renders: made, maxBytes, hits, misses, ...figures }
    },
  }
}

function bytesOf({ forms }: Page): number {
  const { identity, br, gzip } = forms
  return OVERHEAD + identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}
