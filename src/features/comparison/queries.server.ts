import * as m from '#features/comparison/messages.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { sortedPair, type ListedPair, type Pair, type PairKind, type PairSwitch } from '#features/comparison/schema.ts'
import { freshOf, type Numbered } from '#features/reads/sums.server.ts'
import { isPublic, isRunning } from '#entities/offer/public.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { unarchivedIn } from '#infra/db/unarchived.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { pairPath, slugPairsIn } from '#shared/compare-address.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'

/** Older counts no longer reflect what readers look for, and are deleted. */
const DAYS_KEPT = 90
const MAX_LISTED = 100
/** A margin for offers that are archived or closed by now. */
const MAX_READ = 500

interface PairOffer {
  kind: PairKind
  id: string
  slug: string
  title: string
}

const OFFER = ['id', 'slug', 'title'] as const

async function findOpenOffers(db: Reader, ids: readonly string[]): Promise<Map<string, PairOffer>> {
  if (ids.length === 0) return new Map()
  const casinos = await db
    .selectFrom('casino')
    .where('id', 'in', ids)
    .where(isRunning('casino'))
    .select(OFFER)
    .execute()
  const bookmakers = await db
    .selectFrom('bookmaker')
    .where('id', 'in', ids)
    .where(isRunning('bookmaker'))
    .select(OFFER)
    .execute()
  return new Map([
    ...casinos.map((offer): [string, PairOffer] => [offer.id, { kind: 'casino', ...offer }]),
    ...bookmakers.map((offer): [string, PairOffer] => [offer.id, { kind: 'bookmaker', ...offer }]),
  ])
}

export interface CountedChoice extends Numbered {
  pairs: readonly Pair[]
}

/** However often a batch is sent: the answer to a commit may get lost. */
export const countChoices = (db: Db, counter: string, choices: readonly CountedChoice[], now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const pairs = (await freshOf(trx, counter, choices, now)).flatMap((choice) => choice.pairs)
    await countPairs(trx, pairs, now)
  })

/** Adds to the counts of a day. Rows are sorted by key, so that concurrent processes cannot deadlock. */
async function countPairs(trx: Trx, pairs: readonly Pair[], now: Date): Promise<void> {
  const day = pragueDay(now)
  const counts = new Map<string, Pair & { people: number }>()
  for (const pair of pairs) {
    counts.set(keyOf(pair), { ...pair, people: 1 + (counts.get(keyOf(pair))?.people ?? 0) })
  }
  await trx.deleteFrom('pairDay').where('day', '<', addDays(day, -DAYS_KEPT)).execute()
  for (const [, row] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await trx
      .insertInto('pairDay')
      .values({ day, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'first', 'second'])
          .doUpdateSet((eb) => ({ people: eb('pairDay.people', '+', eb.ref('excluded.people')) })),
      )
      .execute()
  }
}

const keyOf = ({ first, second }: Pair) => `${first} ${second}`

/** Pairs that readers compare, most frequent first, and all pairs with a page. */
export async function listPairs(db: Reader, now: Date): Promise<ListedPair[]> {
  const chosen = await db
    .selectFrom('pairDay')
    .where('day', '>=', addDays(pragueDay(now), -DAYS_KEPT))
    .groupBy(['first', 'second'])
    .select((eb) => ['first', 'second', eb.fn.sum<number | string>('people').as('people')])
    .orderBy('people', 'desc')
    .limit(MAX_READ)
    .execute()
  const pages = await db.selectFrom('pairPage').select(['first', 'second']).execute()
  const counts = new Map(chosen.map((pair) => [keyOf(pair), { ...pair, people: Number(pair.people), isPage: false }]))
  for (const pair of pages) {
    counts.set(keyOf(pair), { ...pair, people: counts.get(keyOf(pair))?.people ?? 0, isPage: true })
  }
  const pairs = [...counts.values()]
  const offers = await findOpenOffers(db, [...new Set(pairs.flatMap(({ first, second }) => [first, second]))])
  const listed = pairs.flatMap(({ people, isPage, ...pair }) => {
    const shown = shownPair(pair, offers)
    return shown ? [{ ...shown, people, isPage }] : []
  })
  return listed
    .toSorted((one, other) => other.people - one.people || (one.path < other.path ? -1 : 1))
    .filter(({ isPage }, index) => isPage || index < MAX_LISTED)
}

/** A pair ordered by slug; undefined unless both offers are open and of one kind. */
function shownPair(
  pair: Pair,
  offers: ReadonlyMap<string, PairOffer>,
): Pick<ListedPair, 'kind' | 'first' | 'second' | 'path'> | undefined {
  const both = [pair.first, pair.second].flatMap((id) => offers.get(id) ?? [])
  const [first, second] = both.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  if (!first || !second || first.kind !== second.kind) return undefined
  const { kind, ...one } = first
  return {
    kind,
    first: one,
    second: { id: second.id, slug: second.slug, title: second.title },
    path: pairPath(first.slug, second.slug),
  }
}

export async function switchPairPage(
  db: Db,
  { first, second, isPage }: PairSwitch,
  actor: Actor,
  now: Date,
): Promise<void> {
  const pair = sortedPair(first, second)
  await inTransaction(db, async (trx) => {
    const shown = shownPair(pair, await findOpenOffers(trx, [first, second]))
    if (!shown && isPage) throw new AppError('BAD_REQUEST', m.bothOfOneKind)
    const stored = trx.deleteFrom('pairPage').where('first', '=', pair.first).where('second', '=', pair.second)
    const { numDeletedRows } = await stored.executeTakeFirstOrThrow()
    const was = numDeletedRows > 0n
    if (isPage && shown) {
      await trx
        .insertInto('pairPage')
        .values({ ...pair, kind: shown.kind, userName: actor.name, createdAt: now.toISOString() })
        .execute()
    }
    if (was === isPage) return
    await writeAudit(trx, actor, {
      action: isPage ? 'pair-page-on' : 'pair-page-off',
      collection: shown?.kind === 'bookmaker' ? 'bookmakers' : 'casinos',
      recordId: pair.first,
      recordTitle: shown ? `${shown.first.title} vs. ${shown.second.title}` : keyOf(pair),
      change: { page: { from: was, to: isPage } },
    })
  })
}

interface PairPage {
  kind: PairKind
  /** Ordered by slug. */
  ids: [string, string]
  path: string
}

export async function listPairPages(db: Reader): Promise<PairPage[]> {
  const pages = await db.selectFrom('pairPage').select(['first', 'second']).execute()
  const offers = await findOpenOffers(db, [...new Set(pages.flatMap(({ first, second }) => [first, second]))])
  return pages
    .flatMap((pair): PairPage[] => {
      const shown = shownPair(pair, offers)
      return shown ? [{ kind: shown.kind, ids: [shown.first.id, shown.second.id], path: shown.path }] : []
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

export async function findPairPage(db: Reader, one: string, other: string): Promise<PairPage | undefined> {
  const { first, second } = sortedPair(one, other)
  const stored = await db
    .selectFrom('pairPage')
    .where('first', '=', first)
    .where('second', '=', second)
    .select(['first', 'second'])
    .executeTakeFirst()
  const shown = stored && shownPair(stored, await findOpenOffers(db, [first, second]))
  return shown && { kind: shown.kind, ids: [shown.first.id, shown.second.id], path: shown.path }
}

export type PairAddress = { page: PairPage } | { slugs: [string, string] }

/** Resolves a path under `/porovnani/`. Tries all splits, because a slug may contain „-vs-“. */
export async function findPairAt(db: Reader, path: string): Promise<PairAddress | undefined> {
  for (const slugs of slugPairsIn(path)) {
    for (const table of ['casino', 'bookmaker'] as const) {
      const found = await db
        .selectFrom(table)
        .where(unarchivedIn('slug', slugs))
        .where(isPublic(table))
        .select(OFFER)
        .execute()
      const [one, other] = slugs.map((slug) => found.find((offer) => offer.slug === slug)?.id)
      if (!one || !other || one === other) continue
      const page = await findPairPage(db, one, other)
      return page ? { page } : { slugs }
    }
  }
  return undefined
}
