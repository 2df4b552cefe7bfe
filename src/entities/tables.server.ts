import type { Generated, Kysely, Transaction } from 'kysely'
import type { BlockListRow } from '#entities/block-list/schema.ts'
import type { BookmakerRow } from '#entities/bookmaker/schema.ts'
import type { CasinoRow } from '#entities/casino/schema.ts'
import type { ChangeEntryRow } from '#entities/change-log/schema.ts'
import type { ClickDayRow, ClickRow, ClickSumRow } from '#entities/click/schema.ts'
import type { FactCheckRow, FactLaterRow, SourcePageRow, SourceTextRow } from '#entities/fact/schema.ts'
import type { GameTypeRow } from '#entities/game-type/schema.ts'
import type { LicenceRow } from '#entities/licence/schema.ts'
import type { LogoRow } from '#entities/logo/schema.ts'
import type { PairDayRow, PairPageRow } from '#entities/pair/schema.ts'
import type { PayoutTestRow } from '#entities/payout-test/schema.ts'
import type { MediaRow } from '#entities/media/schema.ts'
import type { MessageRow } from '#entities/message/schema.ts'
import type { NoteMentionRow, NoteRow } from '#shared/schema/note.ts'
import type { PresenceRow } from '#entities/presence/schema.ts'
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
import type { SavedViewRow } from '#entities/saved-view/schema.ts'
import type { SettingsRow } from '#entities/settings/schema.ts'
import type { UserRow } from '#entities/user/schema.ts'
import type { WriterRow } from '#entities/writer/schema.ts'
import { lookupTag, recordTag, type TaggedTables } from '#infra/cache/query-tags.server.ts'
import type { CoreTables } from '#infra/db/core-tables.server.ts'
import { type DatabaseConfig, openDatabase } from '#infra/db/open.server.ts'
import { keysOf } from '#shared/objects.ts'

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
  /** Where it leads for good, if it does not stay there. */
  movedTo: string
}

/** What one rule found in a post. */
interface PostCheckRow {
  postId: string
  rule: string
  level: 'blocking' | 'warning'
  count: number
  /** Of the first. */
  message: string
}

/** An address that a post leads to: a path of ours, or one with https. */
interface PostLinkRow {
  postId: string
  address: string
}

/** When the rules last looked at a post. Empty: it is its turn. */
interface PostCheckedRow {
  postId: string
  /** Which rules there were. */
  rules: string
  at: string
}

/** Something due that could not be done, and why. */
export interface DueFailureRow {
  kind: string
  recordId: string
  /** Of the record; once it is edited, it is tried again at once. */
  version: number
  reason: string
  failedAt: string
  tryAt: string
}

interface PostRefRow {
  postId: string
  model: string
  refId: string
}

interface SearchEntryRow {
  id: Generated<number>
  collection: string
  recordId: string
  title: string
  body: string
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
  /** What somebody called this version; it is then kept for ever. */
  name: Generated<string>
  /** Which action wrote it, as the audit log says it; `autosave` was nobody's click. Empty in what is older. */
  cause: Generated<string>
  /** The fields that differ from the version before, as JSON. */
  fields: Generated<string>
  /** Visitors saw it. */
  isPublished: Generated<number>
}

/** A version of a live record that visitors do not see yet. */
export interface WaitingChangeRow {
  id: string
  collection: string
  recordId: string
  /** What it is for. */
  title: string
  /** As JSON: the fields it changes as they were, and as they are to become. */
  base: string
  data: string
  /** The version of the record that it was last written on top of. */
  baseVersion: number
  authorId: string | null
  authorName: string
  publishAt: string | null
  plannerId: string | null
  plannerName: string
  version: number
  createdAt: string
  updatedAt: string
}

/** A record that is in use because of a waiting change. */
interface WaitingChangeRefRow {
  changeId: string
  refId: string
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

/**
 * Records: edited, with versions and a history, shown by pages. Content: shown by pages, but a single row. Data: everything
 * else that a backup holds. Transient must not outlive this database: a backup that brought sessions back would also bring
 * back those ended since, and with the secret its reader could sign tokens. What is known of links is found out anew, and
 * what processes tell each other about changes means nothing elsewhere.
 */
type TableKind = 'record' | 'content' | 'data' | 'transient'

interface Table<Row, Kind extends TableKind> {
  kind: Kind
  /** The primary key. */
  key: readonly string[]
  /** Sets of columns by whose values pages look its records up, the most exact first. */
  lookups: readonly (readonly string[])[]
  /** Never there: it carries the type of a row. */
  row?: Row
}

type Column<Row> = keyof Row & string

const record = <Row extends { id: string }>(...lookups: Column<Row>[][]): Table<Row, 'record'> => ({
  kind: 'record',
  key: ['id'],
  lookups,
})
const tableOf =
  <Kind extends TableKind>(kind: Kind) =>
  <Row>(...key: Column<Row>[]): Table<Row, Kind> => ({ kind, key, lookups: [] })
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

/** What the entities know of a post; the rest of its row is added in `posts/table.ts`, because posts stand above them. */
interface PostColumns {
  id: string
  slug: string
  category: string
  writer: string | null
}

/**
 * Every table. It stands after those its rows need at once (other references wait for the end of a transaction): a restore
 * fills them in this order and empties them backwards, an export has its records in this order.
 */
export const TABLES = {
  media: record<MediaRow>(),
  gameType: record<GameTypeRow>(),
  paymentMethod: record<LogoRow>(),
  softwareProvider: record<LogoRow>(),
  writer: record<WriterRow>(),
  casino: record<CasinoRow>(),
  bookmaker: record<BookmakerRow>(),
  licence: record<LicenceRow>(['casino'], ['bookmaker']),
  payoutTest: record<PayoutTestRow>(['casino'], ['bookmaker']),
  post: record<PostColumns>(['slug'], ['category', 'writer'], ['writer'], ['category']),
  redirect: record<RedirectRow>(),
  settings: content<SettingsRow>('id'),
  message: data<MessageRow>('id'),
  blockList: data<BlockListRow>('id'),
  user: data<UserRow>('id'),
  totp: data<TotpRow>('userId'),
  recoveryCode: data<RecoveryCodeRow>('hash'),
  savedView: data<SavedViewRow>('id'),
  click: data<ClickRow>('id'),
  clickDay: data<ClickDayRow>('day', 'targetId', 'page', 'block'),
  clickSum: data<ClickSumRow>('dimension', 'period', 'key'),
  pairDay: data<PairDayRow>('day', 'first', 'second'),
  pairPage: data<PairPageRow>('first', 'second'),
  ...relationTables,
  sourceText: data<SourceTextRow>('hash'),
  factCheck: data<FactCheckRow>('id'),
  changeEntry: data<ChangeEntryRow>('id'),
  factLater: data<FactLaterRow>('collection', 'recordId', 'fact'),
  note: data<NoteRow>('id'),
  noteMention: data<NoteMentionRow>('noteId', 'userId'),
  postRef: data<PostRefRow>('postId', 'model', 'refId'),
  postCheck: data<PostCheckRow>('postId', 'rule'),
  postLink: data<PostLinkRow>('postId', 'address'),
  postChecked: data<PostCheckedRow>('postId'),
  revision: data<RevisionRow>('id'),
  waitingChange: data<WaitingChangeRow>('id'),
  waitingChangeRef: data<WaitingChangeRefRow>('changeId', 'refId'),
  audit: data<AuditRow>('id'),
  searchEntry: data<SearchEntryRow>('id'),
  migration: data<CoreTables['migration']>('name'),

  session: transient<SessionRow>('id'),
  refreshToken: transient<RefreshTokenRow>('hash'),
  mfaChallenge: transient<MfaChallengeRow>('hash'),
  setupToken: transient<SetupTokenRow>('hash'),
  passwordReset: transient<PasswordResetRow>('hash'),
  invite: transient<InviteRow>('hash'),
  presence: transient<PresenceRow>('tab'),
  secret: transient<SecretRow>('name'),
  linkCheck: transient<LinkCheckRow>('url'),
  sourcePage: transient<SourcePageRow>('url'),
  dueFailure: transient<DueFailureRow>('kind', 'recordId'),
  lease: transient<CoreTables['lease']>('name'),
  pageChange: transient<CoreTables['pageChange']>('id'),
  throttle: transient<CoreTables['throttle']>('key'),
}

type Rows = { [Name in keyof typeof TABLES]: NonNullable<(typeof TABLES)[Name]['row']> }

/** Every table with its row. */
export interface Tables extends Rows {}

type TableOf<Kind extends TableKind> = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof TABLES]

/** A table whose records have versions and a history. */
export type RecordTable = TableOf<'record'>
/** A table whose records pages show. */
export type Kind = TableOf<'record' | 'content'>
/** A table that a backup holds. */
export type TableName = TableOf<'record' | 'content' | 'data'>

const names = keysOf(TABLES)

export const TABLE_NAMES = names.filter((name): name is TableName => TABLES[name].kind !== 'transient')
export const RECORD_TABLES = names.filter((name): name is RecordTable => TABLES[name].kind === 'record')
const KINDS: Kind[] = [...RECORD_TABLES, 'settings']

/** The sets of columns by which pages look up records of a kind. */
export const lookupsOf = (kind: Kind) => TABLES[kind].lookups

/** Of these, something is cached by the month they were made in. */
const BY_MONTH: ReadonlySet<Kind> = new Set<Kind>(['post'])
export const monthOf = (date: string) => date.slice(0, 'yyyy-mm'.length)
/** `post@createdAt:2026-11` */
export const monthTag = (kind: Kind, month: string) => lookupTag(kind, ['createdAt'], [month])

/** `post@all`: any of them, drafts and the archive included. No page depends on it. */
export const allTag = (kind: Kind) => `${kind}@all`

/** Of these columns something is found out by going through all records, which is done anew only when one of them changes. */
const SUMMARISED: Partial<Record<Kind, readonly string[]>> = {
  casino: [
    'isDeleted',
    'closedYear',
    'reviewPost',
    'licence',
    'payoutsSpeed',
    'gameTypes',
    'paymentMethods',
    'softwareProviders',
  ],
  post: ['isDeleted', 'isActive'],
}
/** `casino@licence`: some casino has got another licence. */
export const columnTags = (kind: Kind, columns: readonly string[]) => columns.map((column) => `${kind}@${column}`)

/** The columns in which a record differs from what it was before; of a new one all. */
export function changedColumnTags(kind: Kind, previous: object | null, record: object): string[] {
  const valueIn = (of: object, column: string) => JSON.stringify(Reflect.get(of, column))
  const columns = SUMMARISED[kind] ?? []
  return columnTags(
    kind,
    previous ? columns.filter((column) => valueIn(previous, column) !== valueIn(record, column)) : columns,
  )
}

/** The tags under which pages may have read a record. */
export function tagsOfRecord(kind: Kind, record: { id: string }): string[] {
  const values = (columns: readonly string[]) => columns.map((column): unknown => Reflect.get(record, column))
  const found = lookupsOf(kind).map((columns) => ({ columns, values: values(columns) }))
  // A record without a writer is on no page of a writer.
  const whole = found.filter(({ values: given }) => !given.includes(null))
  return [
    kind,
    recordTag(kind, record.id),
    ...(BY_MONTH.has(kind) ? [monthTag(kind, monthOf(String(Reflect.get(record, 'createdAt'))))] : []),
    ...whole.map(({ columns, values: given }) => lookupTag(kind, columns, given)),
    allTag(kind),
  ]
}

/** `changeEntry:{id of the record}` */
export const CHANGE_ENTRY = 'changeEntry'
/** Any pair that has, or had, a page. */
const PAIR_PAGE = 'pairPage'
/** `factCheck:{id of the record}` */
export const FACT_CHECK = 'factCheck'

/** The search index, `post_ref` and what checks found are not here: they follow from the record that is saved with them. */
const TAGGED: TaggedTables = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, { kind, id: 'id', lookups: lookupsOf(kind) }])),
  ...Object.fromEntries(relations.map(({ table, owner, ownerColumn }) => [table, { kind: owner, id: ownerColumn }])),
  // Pages show what was checked of a record.
  [FACT_CHECK]: { kind: FACT_CHECK, id: 'recordId' },
  [CHANGE_ENTRY]: { kind: CHANGE_ENTRY, id: 'recordId' },
  [PAIR_PAGE]: { kind: PAIR_PAGE, id: 'first' },
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Reads inside or outside of a transaction; it has nothing to write with. */
export type Reader = Pick<Db, 'selectFrom' | 'getExecutor' | 'isTransaction'>

export const openDb = (config: DatabaseConfig): Db => openDatabase<Tables>(config, TAGGED)
