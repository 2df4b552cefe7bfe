import { sql } from 'kysely'
import { allTag } from '#records/record-tags.server.ts'
import { isRecordTable } from '#records/config.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { firstHits } from '#records/list/first-hits.server.ts'
import { columnsOf, orderOf } from '#records/list/list-order.server.ts'
import { BY_MATCH, type Listed, type ListQuery, type Searched } from '#records/list/list-query.server.ts'
import { searchWords } from '#records/list/search-index.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import type { Page } from '#shared/page.ts'

/** Finds the ids on an index first, then reads only the rows of the page, which may be large. */
export async function listRecords<Item extends { id: string }>(
  reader: Reader,
  listed: Listed<Item>,
  query: ListQuery,
): Promise<Page<Item>> {
  const db = offThread(reader)
  const { page, perPage } = query
  const matching = await matchingRows(db, listed, query)
  const isSearched = searchWords(query.q ?? '').length > 0
  const counted = await (isSearched
    ? countHits(db, listed, query, matching)
    : countAll(reader, listed, query, matching))
  const { total, isTotalCapped } = counted
  const isSorted = query.sort === BY_MATCH || listed.search || !isTotalCapped
  const ids = isSorted
    ? await idsOfPage(listed, query, matching, isTotalCapped ? undefined : total)
    : await walk(db, listed, query)
  const items = await readItems(db, listed, ids)
  return { items, ...counted, page, perPage }
}

export async function listIds(reader: Reader, listed: Searched, query: ListQuery, most: number): Promise<string[]> {
  const db = offThread(reader)
  return idsOf(listed, query, await matchingRows(db, listed, query), { offset: 0, limit: most })
}

type Rows = Awaited<ReturnType<typeof matchingRows>>

interface PageSlice {
  offset: number
  limit: number
  isFromEnd?: boolean
}

/** OFFSET scans all rows before the page, so pages past the middle are read from the other end. */
async function idsOfPage(listed: Searched, query: ListQuery, matching: Rows, total?: number): Promise<string[]> {
  const { page, perPage } = query
  const offset = (page - 1) * perPage
  const isOneWay = query.sort === BY_MATCH || isRanked(listed, query)
  if (total === undefined || isOneWay || offset <= total / 2)
    return idsOf(listed, query, matching, { offset, limit: perPage })
  const limit = Math.min(perPage, total - offset)
  if (limit <= 0) return []
  const ids = await idsOf(listed, query, matching, { offset: total - offset - limit, limit, isFromEnd: true })
  return ids.toReversed()
}

async function idsOf(listed: Searched, query: ListQuery, matching: Rows, { offset, limit, isFromEnd }: PageSlice) {
  if (isRanked(listed, query)) return rankedIds(listed, query, matching, { offset, limit })
  let rows = matching.select('id')
  for (const order of orderOf(listed, query, isFromEnd)) rows = rows.orderBy(order)
  const found = await rows.limit(limit).offset(offset).execute()
  return found.map((row) => String(row['id']))
}

const rankingOf = ({ list }: Searched, { sort }: ListQuery) => list.ranked?.[sort.replace(/^-/, '')]
const isRanked = (listed: Searched, query: ListQuery) => rankingOf(listed, query) !== undefined

/** Few have a rank: they are sorted, and all others are read along the index of the default order. */
async function rankedIds(listed: Searched, query: ListQuery, matching: Rows, { offset, limit }: PageSlice) {
  const ranking = rankingOf(listed, query)?.(new Date())
  if (!ranking) return []
  const { list, table } = listed
  const isDescending = query.sort.startsWith('-')
  const direction = isDescending ? 'desc' : 'asc'
  const idColumn = `${table}.id`
  const having = matching.innerJoin(ranking.as('ranked'), 'ranked.rankedId', idColumn)
  const lacking = matching.where(idColumn, 'not in', sql`(select ranked_id from ${ranking} as ranked)`)
  let inOrder = lacking.select(`${idColumn} as id`)
  for (const order of columnsOf(list, list.defaultSort)) inOrder = inOrder.orderBy(order)
  const groups = [
    { rows: lacking, sorted: inOrder },
    {
      rows: having,
      sorted: having.select(`${idColumn} as id`).orderBy('rank', direction).orderBy(idColumn, direction),
    },
  ]
  const ids: string[] = []
  let skipped = offset
  for (const { rows, sorted } of isDescending ? groups.toReversed() : groups) {
    const found = await sorted
      .limit(limit - ids.length)
      .offset(skipped)
      .execute()
    ids.push(...found.map((row) => String(row['id'])))
    if (ids.length === limit) break
    skipped = found.length > 0 ? 0 : skipped - (await countRows(rows))
  }
  return ids
}

/** A page of hits for a frequent word, found by scanning in sort order. */
async function walk(db: Reader, listed: Searched, query: ListQuery): Promise<string[]> {
  const count = query.page * query.perPage
  const all = await matchingRows(db, listed, { ...query, q: '' })
  const hits = await firstHits(db, { name: listed.name, words: searchWords(query.q ?? ''), count }, (offset, limit) =>
    idsOf(listed, query, all, { offset, limit }),
  )
  return hits?.slice(count - query.perPage) ?? idsOfPage(listed, query, await matchingRows(db, listed, query, 'walked'))
}

/** Nobody pages that far. Of more hits, scanning in sort order finds a page faster than counting and sorting all of them. */
const MAX_COUNTED = 300
const COUNT_BYTES = 500

type Counted = Pick<Page<unknown>, 'total' | 'isTotalCapped'>

/** Unfiltered by words: counted on an index and cached until a save. */
async function countAll(reader: Reader, { table, list }: Searched, query: ListQuery, matching: Rows): Promise<Counted> {
  const count = () => countRows(matching)
  const isElsewhere = Object.entries(list.filters ?? {}).some(
    ([filter, { readsElsewhere }]) => readsElsewhere && query[filter] !== undefined,
  )
  // Nothing would invalidate a cached count.
  if (!isRecordTable(table) || isElsewhere) return { total: await count() }
  const { page: _, perPage: __, sort: ___, ...conditions } = query
  return countTagged(reader, table, conditions, count)
}

const countTagged = defineCached(
  async (_: Reader, kind: RecordTable, _conditions: object, count: () => Promise<number>): Promise<Counted> => ({
    total: await readTagged([kind], count, () => [allTag(kind)]),
  }),
  { key: (kind, conditions) => [kind, conditions], bytes: COUNT_BYTES },
)

async function countHits(db: Reader, listed: Searched, query: ListQuery, matching: Rows): Promise<Counted> {
  const isQuickerWhole = dialectOf(db).triesWholeWordsFirst && !listed.search && !isFiltered(listed, query)
  const whole = isQuickerWhole ? await countUpTo(db, await matchingRows(db, listed, query, 'whole')) : 0
  const total = whole > MAX_COUNTED ? whole : await countUpTo(db, matching)
  return total > MAX_COUNTED ? { total: MAX_COUNTED, isTotalCapped: true } : { total }
}

const isFiltered = ({ list }: Searched, query: ListQuery) =>
  !['all', undefined].includes(query.status) ||
  query.ids !== undefined ||
  Object.keys(list.filters ?? {}).some((filter) => query[filter] !== undefined)

const countUpTo = (db: Reader, matching: Rows) =>
  countRows(
    untyped(db).selectFrom(
      matching
        .select('id')
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    ),
  )

/** `walked`: scans in list order until the page is full, sorting nothing. `whole`: whole words only, no prefixes. */
async function matchingRows(
  db: Reader,
  { name, table, list, search }: Searched,
  query: ListQuery,
  how?: 'walked' | 'whole',
) {
  const words = searchWords(query.q ?? '')
  const { found, unindexed } = dialectOf(db)
  const isJoined = words.length > 0 && !search && how !== 'walked'
  let rows = isJoined
    ? untyped(db)
        .selectFrom(found(words, name, how === 'whole').as('hit'))
        .innerJoin(table, `${table}.id`, 'hit.hitId')
    : untyped(db).selectFrom(table)
  if (query.status === 'archived') rows = rows.where('isDeleted', '=', 1)
  else if (query.status !== 'all') rows = rows.where('isDeleted', '=', 0)
  if (query.status === 'draft' || query.status === 'published') {
    const wanted = query.status === 'published'
    // Collections without drafts count everything as published.
    rows = list.hasDrafts ? rows.where('isActive', '=', wanted ? 1 : 0) : wanted ? rows : rows.where(sql`1`, '=', 0)
  }
  for (const [filter, { condition }] of Object.entries(list.filters ?? {})) {
    const value = query[filter]
    if (typeof value === 'string') rows = rows.where(condition(value))
  }
  if (query.ids !== undefined) rows = rows.where('id', 'in', query.ids.split(','))
  if (words.length === 0 || isJoined) return rows
  if (search) return rows.where('id', 'in', [...(await search(db, words)), ''])
  return rows.where(unindexed('id'), 'in', found(words, name))
}

/** Items by id, in the given order; missing ones are skipped. */
export async function readItems<Item extends { id: string }>(
  db: Reader,
  { table, columns, decode, loadRelations }: Listed<Item>,
  ids: string[],
): Promise<Item[]> {
  if (ids.length === 0) return []
  const rows = untyped(db).selectFrom(table).where('id', 'in', ids)
  const read = await (columns ? rows.select([...columns]) : rows.selectAll()).execute()
  const byId = new Map(read.map((row) => [String(row['id']), decode(row as never)]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  await loadRelations?.(db, items)
  return items
}
