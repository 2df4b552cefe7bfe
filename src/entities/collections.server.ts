import * as m from '#records/messages.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { configureRecords } from '#records/config.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import { RECORDS } from '#entities/tables.server.ts'
import { changesThatUse, postsThatUse } from '#entities/usage.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { deleteChangesOf } from '#features/change-log/record-changes.server.ts'
import { deleteComplaintsOf } from '#features/complaints/store.server.ts'
import { deleteNotesOn } from '#features/collaboration/note/queries.server.ts'
import { tellUser } from '#features/collaboration/note/tell-user.server.ts'
import { hearOfSave } from '#features/colleague-mail/hear.server.ts'
import { deleteChecksOf } from '#features/facts/store.server.ts'
import { deleteChangesWaitingFor } from '#records/changes/store.server.ts'
import { deleteVoicesOf } from '#features/voices/store.server.ts'
import { queueChangedPages } from '#features/index-now/queue.server.ts'
import { endLinksOfPost } from '#features/preview-links/store.server.ts'
import { templatesThatUse } from '#features/templates/used.server.ts'
import { queueRecordEvent } from '#features/webhooks/queue.server.ts'
import { deleteSubscriptionsTo } from '#features/watching/delete.server.ts'

/** Posts are above the entities in the import order; `server/collections.ts` includes them. */
type EntityTable = Exclude<RecordTable, 'post'>

/** The collection of every record table. Calls, export, usage lookup and reference checks derive from it. */
export const COLLECTIONS = {
  casino: casinos,
  bookmaker: bookmakers,
  licence: licences,
  payoutTest: payoutTests,
  gameType: gameTypes,
  paymentMethod: paymentMethods,
  softwareProvider: softwareProviders,
  writer: writers,
  rubric: rubrics,
  media,
  redirect: redirects,
} satisfies Record<EntityTable, AnyCollection>

export const collections: AnyCollection[] = Object.values(COLLECTIONS)

configureRecords({
  tables: RECORDS,
  collections: COLLECTIONS,
  attached: [
    { what: m.notes, table: 'note', remove: deleteNotesOn },
    { what: m.waitingChanges, table: 'waitingChange', remove: deleteChangesWaitingFor },
    { what: m.factChecks, table: 'factCheck', remove: deleteChecksOf },
    { what: m.logEntries, table: 'changeEntry', remove: deleteChangesOf },
    { what: m.subscriptions, table: 'subscription', remove: deleteSubscriptionsTo },
    { what: m.playerVoices, table: 'voice', remove: deleteVoicesOf },
    { what: m.playerComplaints, table: 'complaint', remove: deleteComplaintsOf },
  ],
  usedBy: [postsThatUse, changesThatUse, templatesThatUse],
  saved: [queueRecordEvent, queueChangedPages, endLinksOfPost, hearOfSave],
  tellUser,
})
