import { bookmakerIdsOfList } from '#entities/bookmaker/queries.server.ts'
import { casinoIdsOfList } from '#entities/casino/queries.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import { listRubrics } from '#entities/rubric/queries.server.ts'
import { searchWords, wordsOf } from '#records/list/search-index.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import type { Named } from '#posts/suggest/names.ts'
import { TOOLS } from '#posts/suggest/tools.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import { payoutWords } from '#shared/czech/payouts.ts'
import { rubricPath } from '#shared/rubric-address.ts'
import type { Picture } from '#shared/schema/picture.ts'

export const NAME_KINDS = ['casino', 'bookmaker', 'rubric', 'tool'] as const
export type NameKind = (typeof NAME_KINDS)[number]

export interface KnownName extends Named {
  kind: NameKind
  /** Of an offer. */
  id?: string
  title: string
  path: string
  note: string
  rating: number | null
  logo: Picture | null
}

/** Per kind, best first: all names are compared with the query on the main thread. */
export const MAX_NAMES = 500
/** Number of newest titles whose words are known for spelling correction; older posts are found only by exact words. */
const MAX_TITLES = 1000
export const MAX_WORDS = 4000

const BYTES_OF_NAMES = 500_000
const BYTES_OF_WORDS = 200_000

export const knownNames = defineCached(readNames, { bytes: BYTES_OF_NAMES })

async function readNames(db: Reader): Promise<readonly KnownName[]> {
  const [casinos, bookmakers, rubrics] = await Promise.all([
    readOffers(db, 'casino'),
    readOffers(db, 'bookmaker'),
    listRubrics(db),
  ])
  return [
    ...casinos,
    ...bookmakers,
    ...rubrics.slice(0, MAX_NAMES).map(({ title, slug }) => nameOf('rubric', { title, path: rubricPath(slug) })),
    ...TOOLS.map((tool) => nameOf('tool', tool)),
  ]
}

function nameOf(
  kind: NameKind,
  { alias = '', ...known }: Pick<KnownName, 'title' | 'path'> & Partial<KnownName> & { alias?: string },
): KnownName {
  return { kind, note: '', rating: null, logo: null, ...known, words: wordsOf(`${known.title} ${alias}`) }
}

const COLUMNS = ['title', 'rating', 'measuredHours', 'measuredCount', 'payoutsSpeed', 'logo'] as const

/** Only offers with a review, as a name links to its review. */
async function readOffers(db: Reader, kind: 'casino' | 'bookmaker'): Promise<KnownName[]> {
  const list = { filter: {}, sort: 'rating', limit: MAX_NAMES } as const
  const rows = await (kind === 'casino'
    ? casinoIdsOfList(db, list).select(COLUMNS).execute()
    : bookmakerIdsOfList(db, list).select(COLUMNS).execute())
  if (rows.length === 0) return []
  const [reviews, logos] = await Promise.all([
    findReviewPaths(
      db,
      kind,
      rows.map(({ id }) => id),
    ),
    findLogos(
      db,
      rows.flatMap(({ logo }) => logo ?? []),
    ),
  ])
  return rows.flatMap((row) => {
    const path = reviews.get(row.id)
    if (!path) return []
    const { id, title, rating, logo } = row
    return [nameOf(kind, { id, title, path, rating, note: payoutWords(row), logo: logos.get(logo) ?? null })]
  })
}

async function findLogos(db: Reader, ids: string[]): Promise<Map<string | null, Picture | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .where('id', 'in', ids)
    .where('isDeleted', '=', 0)
    .select(['id', 'key', 'width', 'height', 'focus'])
    .execute()
  return new Map(rows.map((row) => [row.id, pictureFrom(row, '')]))
}

export const knownWords = defineCached(readWords, { bytes: BYTES_OF_WORDS })

async function readWords(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await offThread(db)
    .selectFrom('post')
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 1)
    .where('category', '=', '/')
    .orderBy(NEWEST_FIRST.column, NEWEST_FIRST.direction)
    .orderBy('post.id', 'desc')
    .limit(MAX_TITLES)
    .select('title')
    .execute()
  const words = new Set<string>()
  for (const { title } of rows) {
    for (const word of searchWords(title)) if (words.size < MAX_WORDS) words.add(word)
  }
  return words
}
