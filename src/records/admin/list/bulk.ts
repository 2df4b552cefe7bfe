import * as m from '#records/admin/list/messages.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { CollectionName, ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import type { BulkFailure, BulkResult } from '#records/admin/list/bulk-result.ts'
import type { BulkRequest } from '#records/admin/list/types.ts'
import type { Chosen } from '#records/admin/list/use-selection.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { saidOf } from '#shared/app-error.ts'
import { text } from '#shared/words/message.ts'

const AT_ONCE = 50

type Outcome = Pick<BulkResult, 'failures' | 'unanswered' | 'undo'>

type Titles = BulkResult['titles']

type BulkResponse = ResponseOf<'POST', `/${CollectionName}/bulk`>

export const runBulk = (
  collection: CollectionName,
  { action, to }: BulkRequest,
  chosen: ReadonlyMap<string, Chosen>,
  onProgress: (done: number) => void,
): Promise<Outcome> => {
  const versionsOf = (ids: string[]) => Object.fromEntries(ids.flatMap((id) => seenOf(id, chosen.get(id))))
  // Only what was read is published; the other actions do not depend on the text.
  const send = (ids: string[]) => {
    const versions = action === 'publish' ? { versions: versionsOf(ids) } : {}
    return api.post(`/${collection}/bulk`, { body: { action, ids, ...versions, ...(to === undefined ? {} : { to }) } })
  }
  return inBatches(collection, [...chosen.keys()], send, chosen, onProgress)
}

const seenOf = (id: string, seen: Chosen | undefined) =>
  seen?.version === undefined ? [] : [[id, seen.version] as const]

/** Undoes what an action did, the last record first. Records that somebody saved since are refused. */
export const undoSteps = (collection: CollectionName, steps: readonly UndoStep[], titles: Titles): Promise<Outcome> => {
  const byId = new Map(steps.toReversed().map((step) => [step.id, step]))
  const send = (ids: string[]) =>
    api.post(`/${collection}/undo`, { body: { records: ids.flatMap((id) => byId.get(id) ?? []) } })
  return inBatches(collection, [...byId.keys()], send, titles)
}

/** Small batches show progress and let others save in between. One without a response may be done, or a part of it. */
async function inBatches(
  collection: string,
  ids: string[],
  send: (ids: string[]) => Promise<BulkResponse>,
  titles: Titles,
  onProgress?: (done: number) => void,
): Promise<Outcome> {
  const failures: BulkFailure[] = []
  const undo: UndoStep[] = []
  const refuse = (id: string, code = '', message = m.refusedOne()) =>
    failures.push({ id, title: titles.get(id)?.title ?? id, code, message })
  try {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const result = await send(ids.slice(start, start + AT_ONCE)).catch(orError)
      if (result instanceof ApiError && !result.isRefusal) return { failures, unanswered: ids.slice(start), undo }
      if (result instanceof ApiError) {
        for (const id of ids.slice(start)) refuse(id, result.code, result.message)
        break
      }
      for (const { id, ok, code, message, ...words } of result.results) {
        if (!ok) refuse(id, code, message && text(saidOf({ message, ...words })))
      }
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
