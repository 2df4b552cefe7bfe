import { COLLECTIONS } from '#entities/collections.server.ts'
import { configureRecords } from '#entities/config.server.ts'
import type { Db, Tables } from '#entities/db.server.ts'
import { RECORDS, TAGGED } from '#entities/tables.server.ts'
import { changesThatUse, postsThatUse } from '#entities/usage.server.ts'
import { deleteChangesOf } from '#features/change-log/record-changes.server.ts'
import { deleteNotesOn } from '#features/collaboration/note/queries.server.ts'
import { tellUser } from '#features/collaboration/note/tell-user.server.ts'
import { deleteChecksOf } from '#features/facts/store.server.ts'
import { deleteChangesWaitingFor } from '#features/waiting-changes/store.server.ts'
import { deleteSubscriptionsTo } from '#features/watching/delete.server.ts'
import { type DatabaseConfig, openDatabase } from '#infra/db/open.server.ts'

/** The records of the program. Whoever has its database has them, too: nothing can be written without what belongs to it. */
configureRecords({
  tables: RECORDS,
  collections: COLLECTIONS,
  attached: [
    { what: 'notes', table: 'note', remove: deleteNotesOn },
    { what: 'waiting changes', table: 'waitingChange', remove: deleteChangesWaitingFor },
    { what: 'checks of facts', table: 'factCheck', remove: deleteChecksOf },
    { what: 'entries of the change log', table: 'changeEntry', remove: deleteChangesOf },
    { what: 'subscriptions', table: 'subscription', remove: deleteSubscriptionsTo },
  ],
  usedBy: [postsThatUse, changesThatUse],
  tellUser,
})

export const openDb = (config: DatabaseConfig): Db => openDatabase<Tables>(config, TAGGED)
