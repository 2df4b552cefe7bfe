import { actorOf } from '#entities/caller.server.ts'
import type { Collection, Entity } from '#entities/collection.server.ts'
import { archiveRecord, deleteRecord, getRecord, unarchiveRecord } from '#entities/crud.server.ts'
import type { CallContext } from '#entities/calls.server.ts'

/** Actions shared by the calls for one record and the bulk calls. */
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

export type RecordActions<E extends Entity> = ReturnType<typeof recordActions<E>>
