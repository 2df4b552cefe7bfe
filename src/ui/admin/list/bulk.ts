import { ApiError } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import type { BulkFailure, BulkResult } from '#ui/admin/list/bulk-result.ts'
import type { Chosen } from '#ui/admin/list/use-selection.ts'
import { type Page, type Parameters, queryString, invalidateRecords } from '#ui/admin/records/queries.ts'

const AT_ONCE = 50
const PER_PAGE = 100
const MOST = 5000

type Outcome = Pick<BulkResult, 'failures' | 'unanswered'>

interface BulkResponse {
  results: { id: string; ok: boolean; code?: string; message?: string }[]
}

/**
 * Runs a bulk action in small batches, to show progress. Returns the refused records with reasons; when a call itself
 * is refused, so are all remaining records. Without a response, the batch may have been done, or a part of it.
 */
export async function runBulk(
  collection: string,
  action: string,
  chosen: ReadonlyMap<string, Chosen>,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const ids = [...chosen.keys()]
  const failures: BulkFailure[] = []
  const refuse = (id: string, code = '', message = 'This was refused.') =>
    failures.push({ id, title: chosen.get(id)?.title ?? id, code, message })
  try {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE)
      const versions = Object.fromEntries(some.map((id) => [id, chosen.get(id)?.version]))
      // Only what was read is published; the other actions do not depend on the text.
      const body = { action, ids: some, ...(action === 'publish' ? { versions } : {}) }
      const result = await api<BulkResponse>('POST', `/${collection}/bulk`, { body }).catch(orError)
      if (result instanceof ApiError && !result.isRefusal) return { failures, unanswered: ids.slice(start) }
      if (result instanceof ApiError) {
        for (const id of ids.slice(start)) refuse(id, result.code, result.message)
        break
      }
      for (const { id, ok, code, message } of result.results) if (!ok) refuse(id, code, message)
      onProgress(Math.min(start + AT_ONCE, ids.length))
    }
  } finally {
    await invalidateRecords(collection)
  }
  return { failures, unanswered: [] }
}

function orError(error: unknown): ApiError {
  if (error instanceof ApiError && error.status !== 401) return error
  throw error
}

/** All rows that match the filters, not only those of this page. */
export async function allMatching<Item>(collection: string, parameters: Parameters): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; found.length < MOST; page++) {
    const query = queryString({ ...parameters, page, perPage: PER_PAGE })
    const { items, total, isTotalCapped } = await api<Page<Item>>('GET', `/${collection}${query}`)
    found.push(...items)
    if ((found.length >= total && !isTotalCapped) || items.length === 0) break
  }
  return found
}
