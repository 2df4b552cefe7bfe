import type { z } from 'zod'
import { type BulkWork, bulkCall } from '#entities/bulk.server.ts'
import type { Collection, Entity } from '#entities/collection.server.ts'
import { exportCall } from '#entities/csv/export.server.ts'
import { listCall } from '#entities/list-call.server.ts'
import { itemSchema, listedItems } from '#entities/list-items.server.ts'
import type { Listed } from '#entities/list.server.ts'
import {
  archivingCalls,
  deletingCall,
  makingCalls,
  readingCall,
  type RecordCalls,
  savingCall,
} from '#entities/record-calls.server.ts'
import { recordWork } from '#entities/record-work.server.ts'
import { revisionCalls } from '#entities/revision-calls.server.ts'
import { changeCalls } from '#entities/waiting-change/calls.server.ts'
import { type UsageQuery, usageCall } from '#entities/usage-call.server.ts'
import type { Access, Call, CallContext } from '#entities/calls.server.ts'

export interface PrivateCallOptions<E extends Entity, Output, Item> {
  /** Who may make them; deleting for good is the admin's in any case. What editors work with, contributors may read. */
  access?: Access
  /** Contributors make and save some of them, too; which, the collection's own rule says. */
  takesContributions?: boolean
  /** The record as the calls response it, when that is not the record itself. */
  presented?: { as: z.ZodObject & z.ZodType<Output>; present: (record: E['record']) => Output }
  /** Lists show less than the whole record. */
  listed?: { of: Listed<Item>; item: z.ZodObject & z.ZodType<Item> }
  /** A record that only an upload can make is neither created nor copied here. */
  isMadeElsewhere?: boolean
  /** What the editor may decide while archiving. */
  archiveBody?: z.ZodType<Partial<E['input']>>
  /** Its CSV has calls of its own. */
  hasOwnCsv?: boolean
  bulkActions?: Record<string, BulkWork>
  /** Where it is shown though nothing refers to it; that does not keep it from being deleted. */
  shownByRule?: UsageQuery
  /** After the record is gone for good: what the database does not know about. */
  afterDelete?: (record: E['record'], context: CallContext) => Promise<void>
}

/** The private calls that every collection has. */
export function collectionCalls<E extends Entity, Output = E['record'], Item extends { id: string } = any>(
  collection: Collection<E>,
  options: PrivateCallOptions<E, Output, Item> = {},
): Call[] {
  const { tag, model, noun } = collection
  const { access = 'editor', presented, afterDelete } = options
  const present = presented?.present ?? ((record: E['record']) => record as unknown as Output)
  const response = presented?.as ?? (collection.record as unknown as z.ZodType<Output>)
  const reads = access === 'editor' ? 'contributor' : access
  const writes = options.takesContributions ? 'contributor' : access
  const calls: RecordCalls<E, Output> = { collection, reads, writes, access, response, present }
  const work = recordWork(collection, afterDelete)
  const actions = { archive: work.archive, unarchive: work.unarchive, ...options.bulkActions, delete: work.remove }
  const [listed, item] = listing(calls, options)
  return [
    listCall(listed, item, { tag, model, noun, access: reads }),
    // Before the call for one record, whose address it would match.
    ...(options.hasOwnCsv ? [] : [exportCall(listed, item, { tag, noun, access: reads })]),
    ...(options.isMadeElsewhere ? [] : makingCalls(calls)),
    bulkCall(collection, access, actions),
    readingCall(calls),
    savingCall(calls),
    ...archivingCalls(calls, work, options.archiveBody),
    usageCall(collection, reads, options.shownByRule),
    ...revisionCalls(calls),
    ...(collection.hasChanges ? changeCalls(calls) : []),
    deletingCall(calls, work),
  ]
}

/** What the list shows, and its schema. Relations are loaded into items, so only records without them may be presented as something else. */
function listing<E extends Entity, Output, Item>(
  { collection, present }: RecordCalls<E, Output>,
  { presented, listed }: PrivateCallOptions<E, Output, Item>,
): [Listed<any>, z.ZodObject & z.ZodType<any>] {
  if (listed) return [listed.of, listed.item]
  const items = listedItems(collection)
  if (!presented) return [items, itemSchema(collection)]
  return [{ ...items, decode: (row) => present(collection.decode(row)) }, presented.as]
}
