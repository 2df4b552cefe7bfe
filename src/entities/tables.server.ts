import type { ApiKeyRow } from '#features/api-keys/schema.ts'
import type { BlockListRow } from '#features/links/schema.ts'
import type { BookmakerRow } from '#entities/bookmaker/schema.ts'
import type { CasinoRow } from '#entities/casino/schema.ts'
import type { ChangeEntryRow } from '#features/change-log/schema.ts'
import type { ClickDayRow, ClickRow, ClickSumRow } from '#features/clicks/schema.ts'
import type { ColleagueNewsRow, FollowerRow, MailChoiceRow } from '#features/colleague-mail/schema.ts'
import type { DemoItemRow } from '#features/demo/schema.ts'
import type { FirstStepsRow } from '#features/first-steps/schema.ts'
import type { ComplaintRow } from '#features/complaints/schema.ts'
import type { ComplaintEventRow } from '#features/complaints/event-schema.ts'
import type {
  ComplaintContactRow,
  ComplaintFileRow,
  ComplaintPersonRow,
  ComplaintSumRow,
  ComplaintTemplateRow,
  ComplaintTokenRow,
} from '#features/complaints/apart-schema.ts'
import type { FactCheckRow, FactLaterRow, SourcePageRow, SourceTextRow } from '#features/facts/schema.ts'
import type { GameTypeRow } from '#entities/game-type/schema.ts'
import type { LicenceRow } from '#entities/licence/schema.ts'
import type { LogoRow } from '#entities/logo/schema.ts'
import type { IndexNowBatchRow, IndexNowPageRow, IndexNowRow } from '#features/index-now/schema.ts'
import type { PairDayRow, PairPageRow } from '#features/comparison/schema.ts'
import type { PasskeyChallengeRow, PasskeyRow } from '#features/passkeys/schema.ts'
import type { PayoutTestRow } from '#entities/payout-test/schema.ts'
import type { MailQueueRow } from '#entities/mail-queue/schema.ts'
import type { MediaRow } from '#entities/media/schema.ts'
import type { MessageRow } from '#entities/message/schema.ts'
import type { NoteMentionRow, NoteRow } from '#shared/schema/note.ts'
import type { PreviewLinkRow } from '#features/preview-links/schema.ts'
import type { VideoFileRow } from '#features/video-files/schema.ts'
import type { ReadMarkRow, ReadSumRow } from '#features/reads/schema.ts'
import type { PresenceRow } from '#features/collaboration/presence/schema.ts'
import type { RedirectRow } from '#entities/redirect/schema.ts'
import { type RelationRows, type RelationTable, relations } from '#entities/relations.ts'
import type {
  MfaChallengeRow,
  InviteRow,
  PasswordResetRow,
  RecoveryCodeRow,
  RefreshTokenRow,
  SecretRow,
  SessionRow,
  SetupTokenRow,
  TotpRow,
} from '#entities/session/schema.ts'
import type { RubricRow } from '#entities/rubric/schema.ts'
import type { SiteImportJobRow } from '#features/import-site/job-schema.ts'
import type { SiteImportChoiceRow, SiteImportItemRow, SiteImportRow } from '#features/import-site/schema.ts'
import type { SavedViewRow } from '#entities/saved-view/schema.ts'
import type { SettingsRow } from '#entities/settings/schema.ts'
import type {
  VoiceAuthorRow,
  VoiceMonthRow,
  VoicePrintRow,
  VoiceRow,
  VoiceStepRow,
  VoiceTokenRow,
} from '#features/voices/schema.ts'
import type { TemplateRefRow, TemplateRow } from '#features/templates/schema.ts'
import type { WebhookDeliveryRow, WebhookRow } from '#features/webhooks/schema.ts'
import type { MailDayRow, SubscriptionRow, SubscriptionTokenRow } from '#features/watching/schema.ts'
import type {
  AuditRow,
  DueFailureRow,
  LinkCheckRow,
  PostCheckedRow,
  PostCheckRow,
  PostLinkRow,
  PostRefRow,
  RevisionRow,
  SearchEntryRow,
} from '#entities/table-rows.ts'
import type { UserRow } from '#entities/user/schema.ts'
import type { WaitingChangeRefRow, WaitingChangeRow } from '#records/changes/rows.ts'
import type { WriterRow } from '#entities/writer/schema.ts'
import type { CacheRules } from '#records/config.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import type { TaggedTables } from '#infra/cache/query-tags.server.ts'
import type { CoreTables } from '#infra/db/core-tables.server.ts'
import { keysOf } from '#shared/objects.ts'

/**
 * `record`: with versions and a history, shown by pages. `content`: shown by pages, but a single row. `data`: all else in
 * a backup. `transient`: not in backups, which would revive ended sessions and reveal the secret.
 */
type TableKind = 'record' | 'content' | 'data' | 'transient'

interface Table<Row, Kind extends TableKind> extends CacheRules {
  kind: Kind
  key: readonly string[]
  /** A phantom property that carries the row type; never set. */
  row?: Row
}

type Column<Row> = keyof Row & string

interface Caching<Row> {
  lookups?: Column<Row>[][]
  summarised?: readonly string[]
  isByMonth?: boolean
}

const record = <Row extends { id: string }>({
  lookups = [],
  summarised = [],
  isByMonth = false,
}: Caching<Row> = {}): Table<Row, 'record'> => ({ kind: 'record', key: ['id'], lookups, summarised, isByMonth })
const tableOf =
  <Kind extends TableKind>(kind: Kind) =>
  <Row>(...key: Column<Row>[]): Table<Row, Kind> => ({ kind, key, lookups: [], summarised: [], isByMonth: false })
const content = tableOf('content')
const data = tableOf('data')
const transient = tableOf('transient')

type RelationTables = { [Name in RelationTable]: Table<RelationRows[Name], 'data'> }
const relationTables = Object.fromEntries(
  relations.map(({ table, ownerColumn, memberColumn }) => [
    table,
    data<Record<string, string>>(ownerColumn, memberColumn),
  ]),
) as unknown as RelationTables

/** What entities need; `posts/table.ts` adds the rest, because posts are above entities in the import order. */
interface PostColumns {
  id: string
  slug: string
  category: string
  writer: string | null
  rubric: string | null
}

/** Each comes after those it references without deferral: a restore fills in this order and empties in reverse. */
export const TABLES = {
  media: record<MediaRow>(),
  gameType: record<GameTypeRow>(),
  paymentMethod: record<LogoRow>(),
  softwareProvider: record<LogoRow>(),
  writer: record<WriterRow>(),
  rubric: record<RubricRow>({ lookups: [['slug']] }),
  casino: record<CasinoRow>({
    summarised: [
      'isDeleted',
      'isActive',
      'closedYear',
      'reviewPost',
      'licence',
      'payoutsSpeed',
      'rating',
      'measuredHours',
      'bonusTerms',
      'gameTypes',
      'paymentMethods',
      'softwareProviders',
    ],
  }),
  bookmaker: record<BookmakerRow>(),
  licence: record<LicenceRow>({ lookups: [['casino'], ['bookmaker']] }),
  payoutTest: record<PayoutTestRow>({ lookups: [['casino'], ['bookmaker']] }),
  post: record<PostColumns>({
    lookups: [['slug'], ['category', 'writer'], ['category', 'rubric'], ['writer'], ['rubric'], ['category']],
    summarised: ['isDeleted', 'isActive'],
    isByMonth: true,
  }),
  redirect: record<RedirectRow>(),
  settings: content<SettingsRow>('id'),
  message: data<MessageRow>('id'),
  blockList: data<BlockListRow>('id'),
  user: data<UserRow>('id'),
  totp: data<TotpRow>('userId'),
  recoveryCode: data<RecoveryCodeRow>('hash'),
  passkey: data<PasskeyRow>('id'),
  apiKey: data<ApiKeyRow>('id'),
  webhook: data<WebhookRow>('id'),
  indexNow: data<IndexNowRow>('id'),
  mailChoice: data<MailChoiceRow>('userId'),
  follower: data<FollowerRow>('postId', 'userId'),
  videoFile: data<VideoFileRow>('id'),
  savedView: data<SavedViewRow>('id'),
  click: data<ClickRow>('id'),
  clickDay: data<ClickDayRow>('day', 'targetId', 'page', 'block'),
  clickSum: data<ClickSumRow>('dimension', 'period', 'key'),
  readSum: data<ReadSumRow>('period', 'postId'),
  pairDay: data<PairDayRow>('day', 'first', 'second'),
  pairPage: data<PairPageRow>('first', 'second'),
  ...relationTables,
  sourceText: data<SourceTextRow>('hash'),
  factCheck: data<FactCheckRow>('id'),
  changeEntry: data<ChangeEntryRow>('id'),
  subscription: data<SubscriptionRow>('id'),
  subscriptionToken: data<SubscriptionTokenRow>('hash'),
  voice: data<VoiceRow>('id'),
  voiceAuthor: data<VoiceAuthorRow>('voiceId'),
  voiceToken: data<VoiceTokenRow>('hash'),
  voicePrint: data<VoicePrintRow>('print', 'voiceId'),
  voiceStep: data<VoiceStepRow>('id'),
  voiceMonth: data<VoiceMonthRow>('recordId', 'month'),
  complaint: data<ComplaintRow>('id'),
  complaintPerson: data<ComplaintPersonRow>('complaintId'),
  complaintToken: data<ComplaintTokenRow>('hash'),
  complaintEvent: data<ComplaintEventRow>('id'),
  complaintFile: data<ComplaintFileRow>('id'),
  complaintContact: data<ComplaintContactRow>('recordId'),
  complaintTemplate: data<ComplaintTemplateRow>('id'),
  complaintSum: data<ComplaintSumRow>('recordId', 'measure', 'month', 'days'),
  factLater: data<FactLaterRow>('collection', 'recordId', 'fact'),
  demoItem: data<DemoItemRow>('kind', 'id'),
  firstSteps: data<FirstStepsRow>('id'),
  siteImport: data<SiteImportRow>('id'),
  siteImportItem: data<SiteImportItemRow>('key'),
  siteImportChoice: data<SiteImportChoiceRow>('site'),
  siteImportJob: data<SiteImportJobRow>('id'),
  note: data<NoteRow>('id'),
  noteMention: data<NoteMentionRow>('noteId', 'userId'),
  postRef: data<PostRefRow>('postId', 'model', 'refId'),
  postCheck: data<PostCheckRow>('postId', 'rule'),
  postLink: data<PostLinkRow>('postId', 'address'),
  postChecked: data<PostCheckedRow>('postId'),
  revision: data<RevisionRow>('id'),
  waitingChange: data<WaitingChangeRow>('id'),
  waitingChangeRef: data<WaitingChangeRefRow>('changeId', 'refId'),
  template: data<TemplateRow>('id'),
  templateRef: data<TemplateRefRow>('templateId', 'refId'),
  audit: data<AuditRow>('id'),
  searchEntry: data<SearchEntryRow>('id'),
  migration: data<CoreTables['migration']>('name'),

  session: transient<SessionRow>('id'),
  refreshToken: transient<RefreshTokenRow>('hash'),
  mfaChallenge: transient<MfaChallengeRow>('hash'),
  passkeyChallenge: transient<PasskeyChallengeRow>('hash'),
  setupToken: transient<SetupTokenRow>('hash'),
  passwordReset: transient<PasswordResetRow>('hash'),
  invite: transient<InviteRow>('hash'),
  presence: transient<PresenceRow>('tab'),
  secret: transient<SecretRow>('name'),
  linkCheck: transient<LinkCheckRow>('url'),
  sourcePage: transient<SourcePageRow>('url'),
  dueFailure: transient<DueFailureRow>('kind', 'recordId'),
  mailDay: transient<MailDayRow>('day', 'recordId', 'outcome'),
  colleagueNews: transient<ColleagueNewsRow>('id'),
  mailQueue: transient<MailQueueRow>('id'),
  indexNowPage: transient<IndexNowPageRow>('path'),
  indexNowBatch: transient<IndexNowBatchRow>('id'),
  webhookDelivery: transient<WebhookDeliveryRow>('id'),
  // In no backup: a restore would bring revoked ones back.
  previewLink: transient<PreviewLinkRow>('id'),
  readMark: transient<ReadMarkRow>('counter'),
  lease: transient<CoreTables['lease']>('name'),
  pageChange: transient<CoreTables['pageChange']>('id'),
  throttle: transient<CoreTables['throttle']>('key'),
}

type Rows = { [Name in keyof typeof TABLES]: NonNullable<(typeof TABLES)[Name]['row']> }

type TableOf<Kind extends TableKind> = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof TABLES]

declare module '#records/db.server.ts' {
  interface Tables extends Rows {}
  interface RecordTables extends Pick<Rows, TableOf<'record'>> {}
}

export type TableName = TableOf<'record' | 'content' | 'data'>

const names = keysOf(TABLES)

export const TABLE_NAMES = names.filter((name): name is TableName => TABLES[name].kind !== 'transient')
export const RECORD_TABLES = names.filter((name): name is RecordTable => TABLES[name].kind === 'record')

/** What caches have to know of the tables of records. */
export const RECORDS = Object.fromEntries(
  RECORD_TABLES.map((table): [RecordTable, CacheRules] => [table, TABLES[table]]),
) as Record<RecordTable, CacheRules>

const KINDS = [...RECORD_TABLES, 'settings'] as const

/** Writes to these invalidate pages. Left out: the search index and others that change only with their record. */
export const TAGGED: TaggedTables = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, { kind, id: 'id', lookups: TABLES[kind].lookups }])),
  ...Object.fromEntries(relations.map(({ table, owner, ownerColumn }) => [table, { kind: owner, id: ownerColumn }])),
  factCheck: { kind: 'factCheck', id: 'recordId' },
  // Postponed facts are excluded from the count of due ones.
  factLater: { kind: 'factLater', id: 'recordId' },
  changeEntry: { kind: 'changeEntry', id: 'recordId' },
  voice: { kind: 'voice', id: 'recordId' },
  voiceMonth: { kind: 'voice', id: 'recordId' },
  complaint: { kind: 'complaint', id: 'id' },
  complaintEvent: { kind: 'complaint', id: 'complaintId' },
  complaintSum: { kind: 'complaint', id: 'recordId' },
  // Any pair that has or had a page.
  pairPage: { kind: 'pairPage', id: 'first' },
}
