import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'
import type { Relation } from '#entities/relation.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import { memo } from '#shared/memo.ts'

/**
 * Which records a page was made of, and which a transaction changed. Nobody has to remember to say it: every query passes
 * `noteQuery`, and one that says nothing counts as being about the whole table. `reading` and `changing` say it exactly,
 * so that a save drops only the pages that show the record.
 *
 * A page's keys:   `casino` (any casino, as in a list) · `casino:{id}` · `post@slug:{slug}` (whatever is found that way)
 * A change's keys: the same, or `casino*` for all that begin so, or `*` for everything.
 */
export const KINDS = [
  'bookmaker',
  'casino',
  'gameType',
  'media',
  'paymentMethod',
  'post',
  'redirect',
  'settings',
  'softwareProvider',
  'writer',
] as const
export type Kind = (typeof KINDS)[number]

/** A list of ids belongs to the record that has it. */
const RELATIONS: Record<Relation<string>['table'], Kind> = {
  bookmakerPaymentMethod: 'bookmaker',
  casinoGameType: 'casino',
  casinoPaymentMethod: 'casino',
  casinoSoftwareProvider: 'casino',
}

/** The search index and `post_ref` are not here: they follow from the record that is saved with them. */
const KIND_OF_TABLE = new Map<string, Kind>([
  ...KINDS.map((kind) => [inSql(kind), kind] as const),
  ...Object.entries(RELATIONS).map(([table, kind]) => [inSql(table), kind] as const),
])

export const EVERYTHING = '*'
export const recordKey = (kind: Kind, id: string) => `${kind}:${id}`
/** Records that are asked for by something else than their id: `post@slug:modry-lev`. */
export const foundBy = (kind: Kind, what: string, value: string) => `${kind}@${what}:${value}`

/** What a page was made of while it was rendered. */
export interface Reads {
  keys: Set<string>
  /** Made for this moment only. */
  isFleeting: boolean
}

const reads = new AsyncLocalStorage<Reads>()
const changes = new AsyncLocalStorage<Set<string>>()
/** The kinds about which the running query has said exactly what it touches. */
const told = new AsyncLocalStorage<readonly Kind[]>()

/** Runs a render and answers what it read. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  const collected: Reads = { keys: new Set(), isFleeting: false }
  return { result: await reads.run(collected, work), reads: collected }
}

/** Runs a transaction and keeps what it changed in the given set. */
export const collectChanges = <T>(collected: Set<string>, work: () => Promise<T>): Promise<T> =>
  changes.run(collected, work)

/** The page that is being rendered must be made anew for everybody. */
export function keepOutOfCache(): void {
  const page = reads.getStore()
  if (page) page.isFleeting = true
}

/** The page also shows these records; null is no record. */
export function noteRead(kind: Kind, ids: Iterable<string | null>): void {
  const page = reads.getStore()
  if (page) for (const id of ids) if (id !== null) page.keys.add(recordKey(kind, id))
}

/** The page also shows what was made of all this. */
export function noteReads({ keys, isFleeting }: Reads): void {
  const page = reads.getStore()
  if (!page) return
  for (const key of keys) page.keys.add(key)
  if (isFleeting) page.isFleeting = true
}

type Exactly = Partial<Record<Kind, Iterable<string | null>>> & { keys?: readonly string[] }

/** The query reads exactly these records. A kind with an empty list is named after the answer came, with `noteRead`. */
export function reading<T>({ keys = [], ...records }: Exactly, query: () => Promise<T>): Promise<T> {
  const page = reads.getStore()
  if (!page) return query()
  const kinds = Object.keys(records) as Kind[]
  for (const kind of kinds) noteRead(kind, records[kind] ?? [])
  for (const key of keys) page.keys.add(key)
  return told.run(kinds, query)
}

/** The query changes exactly this record, which is also found by the given keys. */
export function changing<T>(kind: Kind, id: string, keys: readonly string[], query: () => Promise<T>): Promise<T> {
  const collected = changes.getStore()
  for (const key of [kind, recordKey(kind, id), ...keys]) collected?.add(key)
  return told.run([kind], query)
}

/** What pages show is as before, whatever the query writes. */
export const changingNothing = <T>(kind: Kind, query: () => Promise<T>): Promise<T> => told.run([kind], query)

/** Adds keys to what the running transaction changes. */
export function noteChange(keys: Iterable<string>): void {
  const collected = changes.getStore()
  for (const key of keys) collected?.add(key)
}

/** Kysely calls this for every query. */
export function noteQuery({ level, query }: LogEvent): void {
  const page = reads.getStore()
  const collected = changes.getStore()
  if ((!page && !collected) || level !== 'query') return
  const { kinds, isWrite } = describe(query.sql)
  const exact = told.getStore()
  for (const kind of kinds) {
    if (exact?.includes(kind)) continue
    if (isWrite) collected?.add(`${kind}${EVERYTHING}`)
    else page?.keys.add(kind)
  }
}

interface Description {
  kinds: Kind[]
  isWrite: boolean
}

const TABLE = /\b(?:from|join|into|update)\s+"?(\w+)"?/gi
const WRITE = /^\s*(?:insert|update|delete)\b/i

const describe = memo((sql: string): Description => {
  const kinds = [...sql.matchAll(TABLE)].flatMap(([, table = '']) => KIND_OF_TABLE.get(table.toLowerCase()) ?? [])
  return { kinds: [...new Set(kinds)], isWrite: WRITE.test(sql) }
}, 1000)
