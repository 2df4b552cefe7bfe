import type { UndoStep } from '#shared/schema/undo-step.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import type { BulkFailure, BulkResult } from '#records/admin/list/bulk-result.ts'
import type { Chosen } from '#records/admin/list/use-selection.ts'
import { type Page, type Parameters, queryString, invalidateRecords } from '#records/admin/queries.ts'

const AT_ONCE = 50
const PER_PAGE = 100
const MOST = 5000

type Outcome = Pick<BulkResult, 'failures' | 'unanswered' | 'undo'>

type Titles = BulkResult['titles']

interface BulkResponse {
  results: { id: string; ok: boolean; code?: string; message?: string; undo?: UndoStep }[]
}

export const runBulk = (
  collection: string,
  action: string,
  chosen: ReadonlyMap<string, Chosen>,
  onProgress: (done: number) => void,
): Promise<Outcome> => {
  const versionsOf = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, chosen.get(id)?.version]))
  // Only what was read is published; the other actions do not depend on the text.
  const bodyOf = (ids: string[]) => ({ action, ids, ...(action === 'publish' ? { versions: versionsOf(ids) } : {}) })
  return inBatches(collection, 'bulk', [...chosen.keys()], bodyOf, chosen, onProgress)
}

/** Undoes what an action did, the last record first. Records that somebody saved since are refused. */
export const undoSteps = (collection: string, steps: readonly UndoStep[], titles: Titles): Promise<Outcome> => {
  const byId = new Map(steps.toReversed().map((step) => [step.id, step]))
  const bodyOf = (ids: string[]) => ({ records: ids.map((id) => byId.get(id)) })
  return inBatches(collection, 'undo', [...byId.keys()], bodyOf, titles)
}

/** Small batches show progress and let others save in between. One without a response may be done, or a part of it. */
async function inBatches(
  collection: string,
  path: 'bulk' | 'undo',
  ids: string[],
  bodyOf: (ids: string[]) => object,
  titles: Titles,
  onProgress?: (done: number) => void,
): Promise<Outcome> {
  const failures: BulkFailure[] = []
  const undo: UndoStep[] = []
  const refuse = (id: string, code = '', message = 'This was refused.') =>
    failures.push({ id, title: titles.get(id)?.title ?? id, code, message })
  try {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const body = bodyOf(ids.slice(start, start + AT_ONCE))
      const result = await api<BulkResponse>('POST', `/${collection}/${path}`, { body }).catch(orError)
      if (result instanceof ApiError && !result.isRefusal) return { failures, unanswered: ids.slice(start), undo }
      if (result instanceof ApiError) {
        for (const id of ids.slice(start)) refuse(id, result.code, result.message)
        break
      }
      for (const { id, ok, code, message } of result.results) if (!ok) refuse(id, code, message)
      undo.push(...result.results.flatMap((each) => each.undo ?? []))
      onProgress?.(Math.min(start + AT_ONCE, ids.length))
    }
  } finally {
    await invalidateRecords(collection)
  }
  return { failures, unanswered: [], undo }
}

function orError(error: unknown): ApiError {
  if (error instanceof ApiError && error.status !== 401) return error
  throw error
}

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
