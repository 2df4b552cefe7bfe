import { privateAuditCalls } from '#entities/audit/api.server.ts'
import { privateBookmakerCalls } from '#entities/bookmaker/api.server.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { privateClickCalls } from '#entities/click/api.server.ts'
import { privateGameTypeCalls } from '#entities/game-type/api.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { privateMessageCalls } from '#entities/message/api.server.ts'
import { privatePairCalls } from '#entities/pair/api.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import { privateRedirectCalls } from '#entities/redirect/api.server.ts'
import { privateRubricCalls } from '#entities/rubric/api.server.ts'
import { privateViewCalls } from '#entities/saved-view/api.server.ts'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { privateSubscriptionCalls } from '#entities/subscription/api.server.ts'
import type { RecordTable } from '#entities/tables.server.ts'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { privateUserCalls } from '#entities/user/api.server.ts'
import type { Call } from '#entities/calls.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { pageAt } from '#posts/page-at.server.ts'
import { postsThatListBookmaker, postsThatListCasino } from '#posts/shown-by-rule.server.ts'
import { allCollections } from '#server/collections.ts'
import { privateTransferCalls } from '#server/transfer/calls.ts'
import { factCalls } from '#server/facts/calls.ts'
import { blockListCalls } from '#server/links/block-list-calls.ts'
import { linkHealthCalls } from '#server/links/api.ts'
import { calendarCalls } from '#server/publishing/calls.ts'
import { userActivityCall } from '#server/newsroom/activity.ts'
import { clicksYesterdayCall } from '#server/newsroom/clicks-yesterday.ts'
import { failedChecksCall } from '#server/newsroom/failed-checks.ts'
import { licencesDueCall } from '#server/newsroom/licences-due.ts'
import { noteCalls } from '#server/newsroom/notes.ts'
import { presenceCall } from '#server/newsroom/presence.ts'
import { waitingCalls } from '#server/newsroom/waiting.ts'
import { previewCalls } from '#server/pages/preview.ts'
import { changePreviewCall } from '#server/pages/preview-change.ts'

/** Collections with additional or different calls. */
const OWN_CALLS: Partial<Record<RecordTable, Call[]>> = {
  post: [...privatePostCalls, ...previewCalls],
  casino: privateCasinoCalls(postsThatListCasino),
  bookmaker: privateBookmakerCalls(postsThatListBookmaker),
  gameType: privateGameTypeCalls,
  media: privateMediaCalls,
  redirect: privateRedirectCalls,
  rubric: privateRubricCalls,
}

/** The calls of editors and admins; authentication is separate. */
export const collectionCallsOfAll: Call[] = [
  ...allCollections.flatMap((collection) => OWN_CALLS[collection.table] ?? collectionCalls(collection)),
  ...allCollections.filter(({ hasChanges }) => hasChanges).map(changePreviewCall),
  userActivityCall,
  ...privateUserCalls,
  ...privateUserAccessCalls,
  ...privateMessageCalls,
  ...privateViewCalls,
  ...privateSettingsCalls(pageAt),
  ...privateClickCalls,
  ...privatePairCalls,
  ...privateSubscriptionCalls,
  ...privateAuditCalls,
  ...privateTransferCalls,
  ...linkHealthCalls,
  ...blockListCalls,
  ...calendarCalls,
  ...factCalls,
  ...noteCalls,
  presenceCall,
  ...waitingCalls,
  clicksYesterdayCall,
  failedChecksCall,
  licencesDueCall,
]
