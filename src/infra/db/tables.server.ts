import type { Generated } from 'kysely'
import type { BookmakerRow } from '#entities/bookmaker/schema.ts'
import type { CasinoRow } from '#entities/casino/schema.ts'
import type { ClickRow } from '#entities/click/schema.ts'
import type { GameTypeRow } from '#entities/game-type/schema.ts'
import type { MediaRow } from '#entities/media/schema.ts'
import type { MessageRow } from '#entities/message/schema.ts'
import type { PaymentMethodRow } from '#entities/payment-method/schema.ts'
import type { RedirectRow } from '#entities/redirect/schema.ts'
import type {
  MfaChallengeRow,
  PasswordResetRow,
  RecoveryCodeRow,
  RefreshTokenRow,
  SecretRow,
  SessionRow,
  SetupTokenRow,
  SignInFailureRow,
  TotpRow,
} from '#entities/session/schema.ts'
import type { SettingsRow } from '#entities/settings/schema.ts'
import type { SoftwareProviderRow } from '#entities/software-provider/schema.ts'
import type { UserRow } from '#entities/user/schema.ts'
import type { WriterRow } from '#entities/writer/schema.ts'
import type { PostRow } from '#posts/schema.ts'

/** The table list. Rows of entities are what their schemas say; the rest belongs to the core itself. */
export interface Tables {
  bookmaker: BookmakerRow
  casino: CasinoRow
  click: ClickRow
  gameType: GameTypeRow
  media: MediaRow
  message: MessageRow
  paymentMethod: PaymentMethodRow
  post: PostRow
  redirect: RedirectRow
  settings: SettingsRow
  softwareProvider: SoftwareProviderRow
  user: UserRow
  writer: WriterRow

  casinoGameType: { casinoId: string; gameTypeId: string; position: number }
  casinoPaymentMethod: { casinoId: string; paymentMethodId: string; position: number }
  casinoSoftwareProvider: { casinoId: string; softwareProviderId: string; position: number }
  bookmakerPaymentMethod: { bookmakerId: string; paymentMethodId: string; position: number }
  postRef: { postId: string; model: string; refId: string }

  totp: TotpRow
  recoveryCode: RecoveryCodeRow
  session: SessionRow
  refreshToken: RefreshTokenRow
  mfaChallenge: MfaChallengeRow
  signInFailure: SignInFailureRow
  setupToken: SetupTokenRow
  passwordReset: PasswordResetRow
  secret: SecretRow

  linkCheck: LinkCheckRow
  lease: { name: string; holder: string; until: string }

  revision: RevisionRow
  audit: AuditRow
  searchEntry: { id: Generated<number>; collection: string; recordId: string; title: string; body: string }
  migration: { name: string; appliedAt: string }
  pageChange: { id: Generated<number>; origin: string; keys: string }
}

export interface LinkCheckRow {
  url: string
  host: string
  /** Unchecked: it was asked, but has told only to come back later. Failing: once, and is asked again soon. */
  state: 'unchecked' | 'ok' | 'failing' | 'broken'
  /** What came back, or why nothing did. */
  detail: string
  /** In a row. */
  failures: number
  checkedAt: string
  changedAt: string
  nextAt: string
}

export interface RevisionRow {
  id: string
  collection: string
  recordId: string
  number: number
  /** The whole record as JSON. */
  data: string
  authorId: string | null
  authorName: string
  createdAt: string
}

export interface AuditRow {
  id: string
  at: string
  actorId: string | null
  actorName: string
  ip: string | null
  requestId: string | null
  action: string
  collection: string
  recordId: string
  recordTitle: string
  /** Changed fields as JSON: {field: {from, to}}. */
  change: string
}
