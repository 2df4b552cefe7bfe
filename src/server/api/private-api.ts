import { apiKeyCalls } from '#features/api-keys/api.server.ts'
import { privateAuditCalls } from '#entities/audit/api.server.ts'
import { privateBookmakerCalls } from '#entities/bookmaker/api.server.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { privateClickCalls } from '#features/clicks/api.server.ts'
import { privateGameTypeCalls } from '#entities/game-type/api.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { privateMessageCalls } from '#entities/message/api.server.ts'
import { privatePairCalls } from '#features/comparison/api.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { videoFileCalls } from '#features/video-files/api.server.ts'
import { privateReadCalls } from '#features/reads/api.server.ts'
import { privateRedirectCalls } from '#entities/redirect/api.server.ts'
import { privateRubricCalls } from '#entities/rubric/api.server.ts'
import { privateViewCalls } from '#entities/saved-view/api.server.ts'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { privateSubscriptionCalls } from '#features/watching/api.server.ts'
import { privateComplaintCalls } from '#features/complaints/api.server.ts'
import { privateVoiceCalls } from '#features/voices/api.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { privateUserCalls } from '#entities/user/api.server.ts'
import type { Call } from '#records/calls/calls.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { pageAt } from '#posts/page-at.server.ts'
import { postsThatListBookmaker, postsThatListCasino } from '#posts/shown-by-rule.server.ts'
import type { AnyCollection, Collection } from '#records/collection.server.ts'
import { type ALL_COLLECTIONS, allCollections } from '#server/collections.ts'
import { privateTransferCalls } from '#server/transfer/calls.ts'
import { siteImportCalls } from '#features/import-site/server/job/calls.ts'
import { factCalls } from '#features/facts/server/calls.ts'
import { blockListCalls } from '#features/links/server/block-list-calls.ts'
import { demoCalls } from '#features/demo/server/calls.ts'
import { firstStepsCalls } from '#features/first-steps/server/calls.ts'
import { linkHealthCalls } from '#features/links/server/api.ts'
import { calendarCalls } from '#features/schedule/server/calls.ts'
import { userActivityCall } from '#features/today/server/activity.ts'
import { clicksYesterdayCall } from '#features/clicks/server/clicks-yesterday.ts'
import { failedChecksCall } from '#features/today/server/failed-checks.ts'
import { indexNowCalls } from '#features/index-now/server/calls.ts'
import { webhookCalls } from '#features/webhooks/server/calls.ts'
import { licencesDueCall } from '#features/today/server/licences-due.ts'
import { myWorkCall } from '#features/my-work/server/my-work.ts'
import { noteCalls } from '#features/collaboration/server/notes.ts'
import { colleagueMailCalls } from '#features/colleague-mail/server/calls.ts'
import { previewLinkCalls } from '#features/preview-links/server/calls.ts'
import { replaceCalls } from '#features/replace/server/calls.ts'
import { templateCalls } from '#features/templates/server/calls.ts'
import { presenceCall } from '#features/collaboration/server/presence.ts'
import { waitingCalls } from '#features/today/server/waiting.ts'
import { previewCalls } from '#server/pages/preview.ts'
import { changePreviewCall } from '#server/pages/preview-change.ts'

const OWN_CALLS = {
  post: [...privatePostCalls, ...previewCalls],
  casino: privateCasinoCalls(postsThatListCasino),
  bookmaker: privateBookmakerCalls(postsThatListBookmaker),
  gameType: privateGameTypeCalls,
  media: privateMediaCalls,
  redirect: privateRedirectCalls,
  rubric: privateRubricCalls,
} satisfies Partial<Record<RecordTable, Call[]>>

const callsOf = (collection: AnyCollection): Call[] => {
  const own: Partial<Record<RecordTable, Call[]>> = OWN_CALLS
  return own[collection.table] ?? collectionCalls(collection)
}

type UsualCall<C> =
  C extends Collection<infer E, infer Name> ? ReturnType<typeof collectionCalls<E, Name>>[number] : never
type PreviewCall<C> = C extends AnyCollection<infer Name> ? ReturnType<typeof changePreviewCall<Name>> : never
/** The types of the calls that the loop below lists. */
type CallOfCollection = {
  [Table in keyof typeof ALL_COLLECTIONS]:
    | PreviewCall<(typeof ALL_COLLECTIONS)[Table]>
    | (Table extends keyof typeof OWN_CALLS
        ? (typeof OWN_CALLS)[Table][number]
        : UsualCall<(typeof ALL_COLLECTIONS)[Table]>)
}[keyof typeof ALL_COLLECTIONS]

const otherCalls = [
  userActivityCall,
  ...privateUserCalls,
  ...privateUserAccessCalls,
  ...privateMessageCalls,
  ...privateViewCalls,
  ...privateSettingsCalls(pageAt),
  ...privateClickCalls,
  ...privateReadCalls,
  ...videoFileCalls,
  ...privatePairCalls,
  ...privateSubscriptionCalls,
  ...privateVoiceCalls,
  ...privateComplaintCalls,
  ...privateAuditCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...indexNowCalls,
  ...privateTransferCalls,
  ...siteImportCalls,
  ...demoCalls,
  ...firstStepsCalls,
  ...linkHealthCalls,
  ...blockListCalls,
  ...calendarCalls,
  ...factCalls,
  ...noteCalls,
  ...previewLinkCalls,
  ...colleagueMailCalls,
  ...replaceCalls,
  ...templateCalls,
  presenceCall,
  ...waitingCalls,
  clicksYesterdayCall,
  failedChecksCall,
  licencesDueCall,
  myWorkCall,
]

export type PrivateCall = CallOfCollection | (typeof otherCalls)[number]

export const collectionCallsOfAll: Call[] = [
  ...allCollections.flatMap(callsOf),
  ...allCollections.filter(({ hasChanges }) => hasChanges).map((collection): Call => changePreviewCall(collection)),
  ...otherCalls,
]
