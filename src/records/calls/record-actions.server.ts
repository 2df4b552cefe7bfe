import * as m from '#records/messages.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import type { BulkAction } from '#records/calls/bulk.server.ts'
import { archiveRecord, changeStored, deleteRecord, getRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import type { CallContext } from '#records/calls/calls.server.ts'
import { AppError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

export const recordActions = <E extends Entity>(
  collection: Collection<E>,
  afterDelete?: (record: E['record'], context: CallContext) => Promise<void>,
) => ({
  archive: (id: string, { services, caller }: CallContext, change?: Partial<E['input']>) =>
    archiveRecord(services.db, collection, id, actorOf(caller), change),
  unarchive: (id: string, { services, caller }: CallContext) =>
    unarchiveRecord(services.db, collection, id, actorOf(caller)),
  remove: async (id: string, context: CallContext): Promise<undefined> => {
    const record = await getRecord(context.services.db, collection, id)
    await deleteRecord(context.services.db, collection, id, actorOf(context.caller))
    await afterDelete?.(record, context)
  },
})

interface Publishable extends Entity {
  input: { isActive: boolean }
  record: Entity['record'] & { isActive: boolean }
}

/** Bulk actions of collections with drafts. `seen` is the version that was read: one saved since is not published unseen. */
export function publishActions<E extends Publishable>(collection: Collection<E>): Record<string, BulkAction> {
  const setActive =
    (isActive: boolean, action: string): BulkAction =>
    async (id, { services, caller }, seen) => {
      const record = await getRecord(services.db, collection, id)
      if (seen !== undefined && record.version !== seen) {
        throw await versionConflict(services.db, collection, id, seen, actorOf(caller))
      }
      if (record.isDeleted) {
        throw new AppError('VALIDATION_FAILED', said(m.unarchiveFirst, { noun: collection.noun }))
      }
      if (record.isActive === isActive) return record
      return changeStored(services.db, collection, record, { isActive }, actorOf(caller), action)
    }
  return { publish: setActive(true, 'publish'), unpublish: setActive(false, 'unpublish') }
}

export type RecordActions<E extends Entity> = ReturnType<typeof recordActions<E>>
