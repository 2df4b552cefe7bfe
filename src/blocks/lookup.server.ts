import { sql } from 'kysely'
import type { BookmakerListQuery, CasinoListQuery, Lookup, Refs } from '#blocks/lookup.ts'
import { bookmakerIdsOfList, findBookmakerCards } from '#entities/bookmaker/queries.server.ts'
import { casinoIdsOfList, findCasinoCards } from '#entities/casino/queries.server.ts'
import type { CasinoFilter } from '#entities/casino/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import { compareOffers, findHiddenPrices } from '#entities/offer/offer-list.server.ts'
import type { OfferKind } from '#entities/offer/order.ts'
import { findRubricCards } from '#entities/rubric/queries.server.ts'
import { findWriterCards } from '#entities/writer/queries.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { postPath } from '#shared/post-address.ts'

const keyOf = (list: object) => JSON.stringify(list)

/** Loads all referenced records: one query per kind of record, and one for all lists of a kind. */
export async function loadLookup(db: Reader, refs: Required<Refs>, now: Date): Promise<Lookup> {
  const [casinoLists, bookmakerLists] = await Promise.all([
    idsOfLists(db, 'casino', refs.casinoLists, now),
    idsOfLists(db, 'bookmaker', refs.bookmakerLists, now),
  ])
  const [casinos, bookmakers, attributes, writers, rubrics, pictures, posts] = await Promise.all([
    findCasinoCards(db, [...new Set([...refs.casinoIds, ...refs.casinoLists.flatMap(casinoLists)])], now),
    findBookmakerCards(db, [...new Set([...refs.bookmakerIds, ...refs.bookmakerLists.flatMap(bookmakerLists)])], now),
    findAttributes(db, [...refs.casinoLists, ...refs.bookmakerLists]),
    findWriterCards(db, refs.writerIds),
    findRubricCards(db, refs.rubricIds),
    findPictures(db, refs.mediaIds),
    findPostLinks(db, refs.postIds),
  ])
  const cardsOf = <Card>(ids: string[] | undefined, cards: Map<string, Card>) =>
    (ids ?? []).flatMap((id) => cards.get(id) ?? [])
  return {
    casino: (id) => casinos.get(id),
    casinoList: (list) => cardsOf(casinoLists(list), casinos).toSorted(compareOffers(list.sort)),
    bookmaker: (id) => bookmakers.get(id),
    bookmakerList: (list) => cardsOf(bookmakerLists(list), bookmakers).toSorted(compareOffers(list.sort)),
    attribute: (id) => attributes.get(id),
    writer: (id) => writers.get(id),
    rubric: (id) => rubrics.get(id),
    picture: ({ mediaId, alt, isDecoration }) => {
      const found = pictures.get(mediaId)
      return found && { ...found, alt: alt || (isDecoration ? '' : found.alt) }
    },
    post: (id) => posts.get(id),
  }
}

/** SQLite allows 32,766 parameters and 500 selects; a list sorted by price has all unlicensed offers as parameters. */
const LISTS_AT_ONCE = 200
const VALUES_AT_ONCE = 30_000

const IDS_OF_LIST = { casino: casinoIdsOfList, bookmaker: bookmakerIdsOfList }

/** Ids of each list; equal lists are queried once. */
export async function idsOfLists(
  db: Reader,
  kind: OfferKind,
  lists: CasinoListQuery[] | BookmakerListQuery[],
  now: Date,
): Promise<(list: object) => string[]> {
  const unique = [...new Map(lists.map((list) => [keyOf(list), list]))]
  const hiddenPrices = await findHiddenPrices(db, kind, lists, now)
  const found = new Map<string, string[]>(unique.map(([key]) => [key, []]))
  const atOnce = Math.min(LISTS_AT_ONCE, Math.max(1, Math.floor(VALUES_AT_ONCE / (hiddenPrices.length + 10))))
  for (let start = 0; start < unique.length; start += atOnce) {
    const selects = unique.slice(start, start + atOnce).map(([key, list]) => {
      const ids = IDS_OF_LIST[kind](db, list, hiddenPrices)
      return sql`select ${sql.val(key)} as list, ids.id from ${ids.as('ids' as never)}`
    })
    const { rows } = await sql<{ list: string; id: string }>`${sql.join(selects, sql` union all `)}`.execute(db)
    for (const row of rows) found.get(row.list)?.push(row.id)
  }
  return (list) => found.get(keyOf(list)) ?? []
}

const ATTRIBUTES = ['paymentMethod', 'gameType', 'softwareProvider'] as const

/** Titles of the attributes that lists filter by, in one query; most lists have no filter. */
async function findAttributes(db: Reader, lists: { filter: CasinoFilter }[]): Promise<Map<string, string>> {
  const used = ATTRIBUTES.flatMap((kind) => {
    const ids = [...new Set(lists.flatMap(({ filter }) => filter[kind] ?? []))]
    return ids.length > 0 ? [{ kind, ids }] : []
  })
  if (used.length === 0) return new Map()
  const selects = used.map(
    ({ kind, ids }) =>
      sql`select id, title from ${sql.table(kind)} where id in (${sql.join(ids)}) and ${sql.ref('isDeleted')} = 0`,
  )
  const rows = await readTagged(
    used.map(({ kind }) => kind),
    async () => (await sql<{ id: string; title: string }>`${sql.join(selects, sql` union all `)}`.execute(db)).rows,
    () => used.flatMap(({ kind, ids }) => ids.map((id) => recordTag(kind, id))),
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

async function findPictures(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('media')
    .where('id', 'in', ids)
    .where('isDeleted', '=', 0)
    .select(['id', 'key', 'width', 'height', 'focus', 'crops', 'alt'])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const picture = pictureFrom(row, row.alt)
      return picture ? [[row.id, picture] as const] : []
    }),
  )
}

async function findPostLinks(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('post')
    .where('id', 'in', ids)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select(['id', 'slug', 'category'])
    .execute()
  return new Map(rows.map(({ id, slug, category }) => [id, { path: postPath({ slug, category }) }]))
}
