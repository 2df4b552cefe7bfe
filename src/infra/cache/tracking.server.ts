import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, LogEvent } from 'kysely'
import { type RowTag, type TaggedTables, tagsOfQuery } from '#infra/cache/query-tags.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import { memo } from '#shared/memo.ts'

/**
 * Every query passes the tracker. What it does not understand counts as the whole table, so that a page is invalidated
 * too often rather than never.
 * Tags of a page:   `casino` (any casino: a list) · `casino:{id}` · `post@slug:{slug}` (whatever is found that way)
 * Tags of a change: the same, or `casino*` for all that begin so, or `*` for everything.
 */
export const EVERYTHING = '*'

export interface Dependencies {
  tags: Set<string>
  isNoStore: boolean
  expiresAt: number
}

const reads = new AsyncLocalStorage<Dependencies>()
const writes = new AsyncLocalStorage<Set<string>>()
/** The kinds whose tags the caller has given explicitly for the running query. */
const explicit = new AsyncLocalStorage<readonly string[]>()

export async function trackReads<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: Dependencies }> {
  const dependencies: Dependencies = { tags: new Set(), isNoStore: false, expiresAt: Infinity }
  return { result: await reads.run(dependencies, work), dependencies }
}

export const trackWrites = <T>(tags: Set<string>, work: () => Promise<T>): Promise<T> => writes.run(tags, work)

export function noStore(): void {
  const page = reads.getStore()
  if (page) page.isNoStore = true
}

export function expireAt(moment: Date): void {
  const page = reads.getStore()
  if (page) page.expiresAt = Math.min(page.expiresAt, moment.getTime())
}

/** Makes the page depend on everything a cached part of it was made of. */
export function dependOn({ tags, isNoStore, expiresAt }: Dependencies): void {
  const page = reads.getStore()
  if (!page) return
  for (const tag of tags) page.tags.add(tag)
  if (isNoStore) page.isNoStore = true
  page.expiresAt = Math.min(page.expiresAt, expiresAt)
}

/** For a query in plain SQL, which the tracker cannot parse: of these kinds it reads exactly the `tags` of what it finds. */
export async function readTagged<Found>(
  kinds: readonly string[],
  query: () => Promise<Found>,
  tagsOf: (found: Found) => Iterable<string>,
): Promise<Found> {
  const page = reads.getStore()
  if (!page) return query()
  const found = await explicit.run(kinds, query)
  for (const tag of tagsOf(found)) page.tags.add(tag)
  return found
}

/** For a query that writes to this kind: its changes have exactly these tags. */
export function invalidating<T>(kind: string, tags: Iterable<string>, query: () => Promise<T>): Promise<T> {
  invalidate(tags)
  return explicit.run([kind], query)
}

export function invalidate(tags: Iterable<string>): void {
  const changed = writes.getStore()
  for (const tag of tags) changed?.add(tag)
}

interface QueryTracker {
  log: (event: LogEvent) => void
  /** Sees the returned rows, which show what left joins have read. */
  plugin: KyselyPlugin
}

const TABLE = /\b(?:from|join|into|update)\s+"?(\w+)"?/gi
const WRITE = /^\s*(?:insert|update|delete)\b/i
const MAX_QUERIES = 1000

export function createQueryTracker(tables: TaggedTables): QueryTracker {
  const kindOf = new Map(Object.entries(tables).map(([table, { kind }]) => [inSql(table), kind]))
  const rowTags = new WeakMap<object, RowTag[]>()

  /** How often each kind is referenced in a query, however it was written. */
  const describe = memo((text: string) => {
    const mentioned = [...text.matchAll(TABLE)].flatMap(([, table = '']) => kindOf.get(table.toLowerCase()) ?? [])
    return { mentions: Map.groupBy(mentioned, (kind) => kind), isWrite: WRITE.test(text) }
  }, MAX_QUERIES)

  return {
    log({ level, query }) {
      const page = reads.getStore()
      const changed = writes.getStore()
      if ((!page && !changed) || level !== 'query') return
      const { mentions, isWrite } = describe(query.sql)
      const kinds = [...mentions].filter(([kind]) => !explicit.getStore()?.includes(kind))
      if (kinds.length === 0) return
      if (isWrite) return kinds.forEach(([kind]) => changed?.add(`${kind}${EVERYTHING}`))
      if (!page) return
      const { tags, fromRows, covered } = tagsOfQuery(query.query, tables)
      for (const tag of tags) page.tags.add(tag)
      for (const [kind, all] of kinds) if ((covered.get(kind) ?? 0) < all.length) page.tags.add(kind)
      if (fromRows.length > 0) rowTags.set(query.queryId, fromRows)
    },
    plugin: {
      transformQuery: ({ node }) => node,
      async transformResult({ queryId, result }) {
        const page = reads.getStore()
        for (const tagOf of (page && rowTags.get(queryId)) ?? []) {
          for (const row of result.rows) {
            const tag = tagOf(row)
            if (tag) page?.tags.add(tag)
          }
        }
        return result
      },
    },
  }
}
