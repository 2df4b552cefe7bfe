import type { Generated, Kysely, Transaction } from 'kysely'
import type { BookmakerRow } from '#entities/bookmaker/schema.ts'
import type { CasinoRow } from '#entities/casino/schema.ts'
import type { ClickRow } from '#entities/click/schema.ts'
import type { GameTypeRow } from '#entities/game-type/schema.ts'
import type { MediaRow } from '#entities/media/schema.ts'
import type { MessageRow } from '#entities/message/schema.ts'
import type { PaymentMethodRow } from '#entities/payment-method/schema.ts'
import type { RedirectRow } from '#entities/redirect/schema.ts'
import { type RelationRows, relations } from '#entities/relations.ts'
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
import { lookupTag, recordTag, type TaggedTables } from '#infra/cache/query-tags.server.ts'
import type { CoreTables } from '#infra/db/core-tables.server.ts'
import { type DatabaseConfig, openDatabase } from '#infra/db/open.server.ts'

/** Every table with its row. Posts stand above the entities and add theirs in `posts/table.ts`. */
export interface Tables extends CoreTables, RelationRows {
  bookmaker: BookmakerRow
  casino: CasinoRow
  click: ClickRow
  gameType: GameTypeRow
  media: MediaRow
  message: MessageRow
  paymentMethod: PaymentMethodRow
  redirect: RedirectRow
  settings: SettingsRow
  softwareProvider: SoftwareProviderRow
  user: UserRow
  writer: WriterRow

  postRef: { postId: string; model: string; refId: string }
  searchEntry: { id: Generated<number>; collection: string; recordId: string; title: string; body: string }
  revision: RevisionRow
  audit: AuditRow
  linkCheck: LinkCheckRow

  totp: TotpRow
  recoveryCode: RecoveryCodeRow
  session: SessionRow
  refreshToken: RefreshTokenRow
  mfaChallenge: MfaChallengeRow
  signInFailure: SignInFailureRow
  setupToken: SetupTokenRow
  passwordReset: PasswordResetRow
  secret: SecretRow
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

interface TableSpec<Column = string> {
  /** The primary key. */
  key: readonly Column[]
  /** Pages show its records: reading one tags the page, changing one invalidates it. */
  isContent?: boolean
  /** Sets of columns by whose values pages look its records up, the most exact first. */
  lookups?: readonly (readonly Column[])[]
  /**
   * Must not outlive this database: a backup that brought sessions back would also bring back those ended since, and with the
   * secret its reader could sign tokens. What is known of links is found out anew, and what processes tell each
   * other about changes means nothing elsewhere.
   */
  isTransient?: boolean
}

/**
 * A table stands after those its rows need at once (other references wait for the end of a transaction): a restore fills
 * them in this order and empties them backwards.
 */
export const TABLES = {
  media: { key: ['id'], isContent: true },
  gameType: { key: ['id'], isContent: true },
  paymentMethod: { key: ['id'], isContent: true },
  softwareProvider: { key: ['id'], isContent: true },
  writer: { key: ['id'], isContent: true },
  post: { key: ['id'], isContent: true, lookups: [['slug'], ['category', 'writer'], ['writer'], ['category']] },
  casino: { key: ['id'], isContent: true },
  bookmaker: { key: ['id'], isContent: true },
  redirect: { key: ['id'], isContent: true },
  settings: { key: ['id'], isContent: true },
  message: { key: ['id'] },
  user: { key: ['id'] },
  totp: { key: ['userId'] },
  recoveryCode: { key: ['hash'] },
  click: { key: ['id'] },
  casinoGameType: { key: ['casinoId', 'gameTypeId'] },
  casinoPaymentMethod: { key: ['casinoId', 'paymentMethodId'] },
  casinoSoftwareProvider: { key: ['casinoId', 'softwareProviderId'] },
  bookmakerPaymentMethod: { key: ['bookmakerId', 'paymentMethodId'] },
  postRef: { key: ['postId', 'model', 'refId'] },
  revision: { key: ['id'] },
  audit: { key: ['id'] },
  searchEntry: { key: ['id'] },
  migration: { key: ['name'] },

  session: { key: ['id'], isTransient: true },
  refreshToken: { key: ['hash'], isTransient: true },
  mfaChallenge: { key: ['hash'], isTransient: true },
  signInFailure: { key: ['id'], isTransient: true },
  setupToken: { key: ['hash'], isTransient: true },
  passwordReset: { key: ['hash'], isTransient: true },
  secret: { key: ['name'], isTransient: true },
  linkCheck: { key: ['url'], isTransient: true },
  lease: { key: ['name'], isTransient: true },
  pageChange: { key: ['id'], isTransient: true },
} as const satisfies { [Table in keyof Tables]: TableSpec<keyof Tables[Table]> }

type TableWith<Trait> = {
  [Table in keyof Tables]: (typeof TABLES)[Table] extends Trait ? Table : never
}[keyof Tables]

/** A table whose records pages show. */
export type Kind = TableWith<{ isContent: true }>
/** A table whose records have versions and a history. */
export type EditableTable = Exclude<Kind, 'settings'>
/** A table that a backup holds. */
export type TableName = Exclude<keyof Tables, TableWith<{ isTransient: true }>>

const specs: [string, TableSpec][] = Object.entries(TABLES)

export const TABLE_NAMES = specs.flatMap(([name, { isTransient }]) => (isTransient ? [] : [name as TableName]))
export const KINDS = specs.flatMap(([name, { isContent }]) => (isContent ? [name as Kind] : []))

/** The sets of columns by which pages look up records of a kind. */
export const lookupsOf = (kind: Kind): readonly (readonly string[])[] => {
  const spec: TableSpec = TABLES[kind]
  return spec.lookups ?? []
}

/** The tags under which pages may have read a record. */
export function tagsOfRecord(kind: Kind, record: { id: string }): string[] {
  const values = (columns: readonly string[]) => columns.map((column) => record[column as keyof typeof record])
  const found = lookupsOf(kind).map((columns) => ({ columns, values: values(columns) }))
  // A record without a writer is on no page of a writer.
  const whole = found.filter(({ values: given }) => !given.includes(null as never))
  return [
    kind,
    recordTag(kind, record.id),
    ...whole.map(({ columns, values: given }) => lookupTag(kind, columns, given)),
  ]
}

/** The search index and `post_ref` are not here: they follow from the record that is saved with them. */
const TAGGED: TaggedTables = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, { kind, id: 'id', lookups: lookupsOf(kind) }])),
  ...Object.fromEntries(relations.map(({ table, owner, ownerColumn }) => [table, { kind: owner, id: ownerColumn }])),
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Reads inside or outside of a transaction; it has nothing to write with. */
export type Reader = Pick<Db, 'selectFrom' | 'getExecutor' | 'isTransaction'>

export const openDb = (config: DatabaseConfig): Db => openDatabase<Tables>(config, TAGGED)
