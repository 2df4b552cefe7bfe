import { privateAuditCalls } from '#entities/audit/api.server.ts'
import { privateBookmakerCalls } from '#entities/bookmaker/api.server.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { privateClickCalls } from '#entities/click/api.server.ts'
import { privateGameTypeCalls } from '#entities/game-type/api.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { privateMessageCalls } from '#entities/message/api.server.ts'
import { privatePaymentMethodCalls } from '#entities/payment-method/api.server.ts'
import { privateRedirectCalls } from '#entities/redirect/api.server.ts'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { privateSoftwareProviderCalls } from '#entities/software-provider/api.server.ts'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { privateUserCalls } from '#entities/user/api.server.ts'
import { privateWriterCalls } from '#entities/writer/api.server.ts'
import type { Call } from '#entities/calls.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { postsThatListBookmaker, postsThatListCasino } from '#posts/shown-by-rule.server.ts'
import { privateTransferCalls } from '#server/transfer/calls.ts'
import { linkHealthCalls } from '#server/links/api.ts'
import { previewCalls } from '#server/pages/preview.ts'

/** What editors and admins work with; signing in is beside it. */
export const collectionCallsOfAll: Call[] = [
  ...privatePostCalls,
  ...previewCalls,
  ...privateCasinoCalls(postsThatListCasino),
  ...privateBookmakerCalls(postsThatListBookmaker),
  ...privateWriterCalls,
  ...privateGameTypeCalls,
  ...privatePaymentMethodCalls,
  ...privateSoftwareProviderCalls,
  ...privateMediaCalls,
  ...privateUserCalls,
  ...privateUserAccessCalls,
  ...privateRedirectCalls,
  ...privateMessageCalls,
  ...privateSettingsCalls,
  ...privateClickCalls,
  ...privateAuditCalls,
  ...privateTransferCalls,
  ...linkHealthCalls,
]
