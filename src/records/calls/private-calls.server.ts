import type { z } from 'zod'
import { type BulkAction, bulkCall } from '#records/calls/bulk.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { exportCall } from '#records/csv/export.server.ts'
import { listCall } from '#records/calls/list-call.server.ts'
import { itemSchema, listedItems } from '#records/list/list-items.server.ts'
import type { Listed } from '#records/list/list.server.ts'
import {
  archiveCalls,
  deleteCall,
  createCalls,
  readCall,
  type RecordCalls,
  updateCall,
} from '#records/calls/record-calls.server.ts'
import { recordActions } from '#records/calls/record-actions.server.ts'
import { revisionCalls } from '#records/calls/revision-calls.server.ts'
import { changeCalls } from '#records/changes/calls.server.ts'
import { undoCall } from '#records/calls/undo-call.server.ts'
import { type UsageQuery, usageCall } from '#records/calls/usage-call.server.ts'
import type { Call, CallContext } from '#records/calls/calls.server.ts'

interface PrivateCallOptions<E extends Entity, Output, Item> {
  /** Contributors may create and save some records, as the collection's `refuseContribution` decides. */
  takesContributions?: boolean
  /** The public shape of the record in responses, if not the record itself. */
  presented?: { as: z.ZodObject & z.ZodType<Output>; present: (record: E['record']) => Output }
  listed?: { of: Listed<Item>; item: z.ZodObject & z.ZodType<Item> }
  /** Records are created by upload only, so there are no create and duplicate calls. */
  isCreatedByUpload?: boolean
  /** Decisions an editor may send along when archiving. */
  archiveBody?: z.ZodType<Partial<E['input']>>
  hasOwnCsv?: boolean
  bulkActions?: Record<string, BulkAction>
  /** Places that show the record by a rule, without referring to it; these do not block deletion. */
  shownByRule?: UsageQuery
  /** Cleanup outside the database after a permanent deletion. */
  afterDelete?: (record: E['record'], context: CallContext) => Promise<void>
}

export function collectionCalls<E extends Entity, Output = E['record'], Item extends { id: string } = any>(
  collection: Collection<E>,
  options: PrivateCallOptions<E, Output, Item> = {},
): Call[] {
  const { tag, model, noun, access, reads } = collection
  const { presented, afterDelete } = options
  const present = presented?.present ?? ((record: E['record']) => record as unknown as Output)
  const response = presented?.as ?? (collection.record as unknown as z.ZodType<Output>)
  const writes = options.takesContributions ? 'contributor' : access
  const calls: RecordCalls<E, Output> = { collection, reads, writes, access, response, present }
  const work = recordActions(collection, afterDelete)
  const archive: BulkAction = (id, context) => work.archive(id, context)
  const actions = { archive, unarchive: work.unarchive, ...options.bulkActions, delete: work.remove }
  const [listed, item] = listing(calls, options)
  return [
    listCall(listed, item, { tag, model, noun, access: reads }),
    // Before the call for one record, whose path would match it.
    ...(options.hasOwnCsv ? [] : [exportCall(listed, item, { tag, noun, access: reads, isVersioned: true })]),
    ...(options.isCreatedByUpload ? [] : createCalls(calls)),
    bulkCall(collection, access, actions),
    undoCall(collection, access),
    readCall(calls),
    updateCall(calls),
    ...archiveCalls(calls, work, options.archiveBody),
    usageCall(collection, reads, options.shownByRule),
    ...revisionCalls(calls),
    ...(collection.hasChanges ? changeCalls(calls) : []),
    deleteCall(calls, work),
  ]
}

/** Relations are loaded into items, so only records without relations may be presented in another shape. */
function listing<E extends Entity, Output, Item>(
  { collection, present }: RecordCalls<E, Output>,
  { presented, listed }: PrivateCallOptions<E, Output, Item>,
): [Listed<any>, z.ZodObject & z.ZodType<any>] {
  if (listed) return [listed.of, listed.item]
  const items = listedItems(collection)
  if (!presented) return [items, itemSchema(collection)]
  return [{ ...items, decode: (row) => present(collection.decode(row)) }, presented.as]
}
