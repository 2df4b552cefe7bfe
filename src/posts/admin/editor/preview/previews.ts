import { useEffect, useSyncExternalStore } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import { loadSiteStyles } from '#posts/admin/editor/preview/site-styles.ts'
import type { BlockPreview } from '#posts/preview-blocks.server.tsx'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { api } from '#records/admin/api/client.ts'
import { text } from '#shared/words/message.ts'

export type Preview =
  | { state: 'loading' }
  | { state: 'shown'; html: string }
  /** The data is invalid. */
  | { state: 'refused'; message: string }
  | { state: 'failed' }

type Data = AnyBlock['data']
interface BlockRequest {
  kind: BlockKind
  data: Data
}

export interface Previews {
  of: (kind: BlockKind, data: Data) => Preview
  request: (kind: BlockKind, data: Data) => void
  retry: () => void
  subscribe: (listener: () => void) => () => void
}

/** Blocks requested within this time share one request. */
const BATCH_DELAY_MS = 30
const MAX_PER_REQUEST = 100
const LOADING: Preview = { state: 'loading' }
const FAILED: Preview = { state: 'failed' }

/** Without the styles of the site it would not show what readers see. */
const load = async (blocks: BlockRequest[]) => {
  const [{ items }] = await Promise.all([
    api.post('/posts/preview-blocks', { body: { blocks }, isQuiet: true }),
    loadSiteStyles(),
  ])
  return items
}

const previewOf = (item: BlockPreview | undefined): Preview => {
  if (item?.html !== undefined) return { state: 'shown', html: item.html }
  return item ? { state: 'refused', message: item.error ? text(item.error) : '' } : FAILED
}

export function createPreviews(fetchPreviews: (blocks: BlockRequest[]) => Promise<BlockPreview[]> = load): Previews {
  const cache = new Map<string, Preview>()
  // Block data in the document is immutable, so its key is computed once.
  const keys = new WeakMap<Data, string>()
  const listeners = new Set<() => void>()
  let pending = new Map<string, BlockRequest>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function keyOf({ kind, data }: BlockRequest): string {
    const key = keys.get(data) ?? kind + JSON.stringify(data)
    keys.set(data, key)
    return key
  }

  async function loadBatch(): Promise<void> {
    timer = undefined
    const all = [...pending]
    pending = new Map()
    for (let start = 0; start < all.length; start += MAX_PER_REQUEST) {
      const some = all.slice(start, start + MAX_PER_REQUEST)
      const items = await fetchPreviews(some.map(([, block]) => block)).catch(() => undefined)
      some.forEach(([key], index) => cache.set(key, items ? previewOf(items[index]) : FAILED))
    }
    for (const listener of listeners) listener()
  }

  return {
    of: (kind, data) => cache.get(keyOf({ kind, data })) ?? LOADING,
    request: (kind, data) => {
      const key = keyOf({ kind, data })
      if (cache.has(key)) return
      cache.set(key, LOADING)
      pending.set(key, { kind, data })
      timer ??= setTimeout(() => void loadBatch(), BATCH_DELAY_MS)
    },
    retry: () => {
      for (const [key, preview] of cache) if (preview === FAILED) cache.delete(key)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function usePreview(previews: Previews, kind: BlockKind, data: Data): Preview {
  const preview = useSyncExternalStore(previews.subscribe, () => previews.of(kind, data))
  useEffect(() => {
    if (preview === LOADING) previews.request(kind, data)
  }, [previews, preview, kind, data])
  return preview
}
