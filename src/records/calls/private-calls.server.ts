import type { z } from 'zod'
import { type BulkAction, bulkCall, type SettingActions } from '#records/calls/bulk.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { exportCall } from '#records/csv/export.server.ts'
import { listCall } from '#records/calls/list-call.server.ts'
import { itemSchema, listedItems } from '#records/list/list-items.server.ts'
import type { Listed } from '#records/list/list-query.server.ts'
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
import type { CallContext } from '#records/calls/calls.server.ts'

interface PrivateCallOptions<E extends Entity, Name extends string, Output, Item> {
  /** Contributors may create and save some records, as the collection's `refuseContribution` decides. */
  takesContributions?: boolean
  /** The public shape of the record in responses, if not the record itself. */
  presented?: { as: z.ZodObject & z.ZodType<Output>; present: (record: E['record']) => Output }
  listed?: { of: Listed<Item, Name>; item: z.ZodObject & z.ZodType<Item> }
  /** Decisions an editor may send along when archiving. */
  archiveBody?: z.ZodType<Partial<E['input']>, Partial<E['input']>>
  hasOwnCsv?: boolean
  bulkActions?: Record<string, BulkAction>
  settingActions?: SettingActions
  /** Places that show the record by a rule, without referring to it; these do not block deletion. */
  shownByRule?: UsageQuery
  /** Cleanup outside the database after a permanent deletion. */
  afterDelete?: (record: E['record'], context: CallContext) => Promise<void>
}

/** Relations are loaded into items, so only records without relations may be presented in another shape. */
type ItemOf<E extends Entity, Output> = E['record'] extends Output ? E['item'] : Output & { id: string }

function shapeOf<E extends Entity, Name extends string, Output, Item>(
  collection: Collection<E, Name>,
  { presented, takesContributions }: PrivateCallOptions<E, Name, Output, Item>,
): RecordCalls<E, Output, Name> {
  const { access, reads } = collection
  const writes = takesContributions ? 'contributor' : access
  const present = presented?.present ?? ((record: E['record']) => record as unknown as Output)
  const response = presented?.as ?? (collection.record as unknown as z.ZodType<Output>)
  return { collection, reads, writes, access, response, present }
}

/** Those of records that already exist: some are created by upload only. */
export function existingCalls<
  E extends Entity,
  Name extends string,
  Output = E['record'],
  Item extends { id: string } = ItemOf<E, Output>,
>(collection: Collection<E, Name>, options: PrivateCallOptions<E, Name, Output, Item> = {}) {
  const { tag, model, noun, access, reads } = collection
  const calls = shapeOf(collection, options)
  const work = recordActions(collection, options.afterDelete)
  const archive: BulkAction = (id, context) => work.archive(id, context)
  const actions = { archive, unarchive: work.unarchive, ...options.bulkActions, delete: work.remove }
  const [listed, item] = listing(calls, options)
  return [
    listCall<Item, Name>(listed, item, { tag, model, noun, access: reads }),
    // Before the call for one record, whose path would match it.
    ...(options.hasOwnCsv ? [] : [exportCall(listed, item, { tag, noun, access: reads, isVersioned: true })]),
    bulkCall(collection, access, actions, options.settingActions),
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

export const collectionCalls = <
  E extends Entity,
  Name extends string,
  Output = E['record'],
  Item extends { id: string } = ItemOf<E, Output>,
>(
  collection: Collection<E, Name>,
  options: PrivateCallOptions<E, Name, Output, Item> = {},
) => [...createCalls(shapeOf(collection, options)), ...existingCalls(collection, options)]

function listing<E extends Entity, Name extends string, Output, Item>(
  { collection, present }: RecordCalls<E, Output, Name>,
  { presented, listed }: PrivateCallOptions<E, Name, Output, Item>,
): [Listed<any, Name>, z.ZodObject & z.ZodType<any>] {
  if (listed) return [listed.of, listed.item]
  const items = listedItems(collection)
  if (!presented) return [items, itemSchema(collection)]
  return [{ ...items, decode: (row) => present(collection.decode(row)) }, presented.as]
}
