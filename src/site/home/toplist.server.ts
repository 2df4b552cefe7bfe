import { type RawBuilder, sql } from 'kysely'
import { findCasinoCards } from '#entities/casino/queries.server.ts'
import { ratingFromCriteria } from '#entities/casino/rating.ts'
import { type CasinoCard, casinoMapper } from '#entities/casino/schema.ts'
import type { Weights } from '#entities/casino/weights.ts'
import { isRunning, RUNNING_COLUMNS } from '#entities/offer/public.server.ts'
import { columnTags } from '#records/record-tags.server.ts'
import type { Reader } from '#records/db.server.ts'
import { findHiddenPrices, orderBySort } from '#entities/offer/offer-list.server.ts'
import { isLateIn } from '#entities/payout-test/late.server.ts'
import { findNewestHours } from '#entities/payout-test/queries.server.ts'
import type { Relation } from '#records/relation.ts'
import { relationIn } from '#entities/relations.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { slugify } from '#shared/czech/slug.ts'
import {
  type Choice,
  CHOICE_NAMES,
  ENOUGH_IN_TIME,
  FAST_HOURS,
  FIRST_SHOWN,
  SORTS,
  type ToplistAddress,
  toplistSearch,
} from '#site/home/toplist-address.ts'
import { fromKeys } from '#shared/objects.ts'

const TOPLIST_BYTES = 30_000

interface ToplistOption {
  slug: string
  title: string
  /** Ids of attributes (or the texts of licences) that have the same slug. */
  values: string[]
}
export type ToplistOptions = Record<Choice, ToplistOption[]>

export interface Toplist {
  casinos: CasinoCard[]
  total: number
  /** How long the latest withdrawals took, by slug. */
  hours: ReadonlyMap<string, readonly number[]>
  /** Scores with the reader's weights, by slug; null while a criterion is missing. */
  scores: ReadonlyMap<string, number | null>
  /** By how many places the reader's weights moved a casino up, by slug; negative for down. */
  climbs: ReadonlyMap<string, number>
}

const listedCasinos = (db: Reader) => db.selectFrom('casino').where(isRunning('casino'))

const RELATIONS = {
  platba: relationIn('casinoPaymentMethod'),
  studio: relationIn('casinoSoftwareProvider'),
  hra: relationIn('casinoGameType'),
}
const RELATION_NAMES = ['platba', 'studio', 'hra'] as const

export const loadToplistOptions = defineCached(readOptions)

async function readOptions(db: Reader): Promise<ToplistOptions> {
  const attributes = RELATION_NAMES.map((choice) => {
    const { table, member, memberColumn } = RELATIONS[choice]
    const position = choice === 'hra' ? sql.ref('attribute.order') : sql.lit(0)
    return sql`select ${sql.lit(choice)} as choice, attribute.id as value, attribute.title, ${position} as position
      from ${sql.table(member)} as attribute
      where ${sql.ref('attribute.isDeleted')} = 0 and exists (
        select 1 from ${sql.table(table)} as relation
        join casino on casino.id = ${sql.ref('relation.casinoId')}
        where ${sql.ref(`relation.${memberColumn}`)} = attribute.id
          and ${isRunning('casino')})`
  })
  const licences = sql`select ${sql.lit('licence')} as choice, licence as value, licence as title, 0 as position
    from casino where ${isRunning('casino')} and licence <> ''
    group by licence`
  const query = sql.join([...attributes, licences], sql` union all `)
  const rows = await readTagged(
    ['casino'],
    async () => (await sql<OptionRow>`${query}`.execute(db)).rows,
    () => columnTags('casino', [...RUNNING_COLUMNS, 'licence', 'gameTypes', 'paymentMethods', 'softwareProviders']),
  )
  return fromKeys(CHOICE_NAMES, (choice) => optionsFrom(rows.filter((row) => row.choice === choice)))
}

interface OptionRow {
  choice: Choice
  value: string
  title: string
  position: number
}

const collator = new Intl.Collator('cs')

function optionsFrom(rows: OptionRow[]): ToplistOption[] {
  const options = new Map<string, ToplistOption>()
  for (const { title, value } of rows.toSorted(
    (a, b) => a.position - b.position || collator.compare(a.title, b.title),
  )) {
    const slug = slugify(title)
    const same = options.get(slug)
    if (same) same.values.push(value)
    else if (slug) options.set(slug, { slug, title, values: [value] })
  }
  return [...options.values()]
}

export function dropUnknownValues(address: ToplistAddress, options: ToplistOptions): ToplistAddress {
  const unknown = CHOICE_NAMES.filter((name) => !optionOf(options, name, address))
  return { ...address, ...Object.fromEntries(unknown.map((name) => [name, ''])) }
}

export const optionOf = (options: ToplistOptions, choice: Choice, address: ToplistAddress) =>
  options[choice].find((option) => option.slug === address[choice])

export function loadToplist(db: Reader, address: ToplistAddress, options: ToplistOptions, now: Date): Promise<Toplist> {
  // Weights differ from reader to reader: caching them would only evict entries that are shared.
  if (address.vahy) return readWeighed(db, address, address.vahy, options, now)
  return loadShared(db, address, options, now)
}

const loadShared = defineCached(readToplist, { key: toplistSearch, bytes: TOPLIST_BYTES })

async function readToplist(db: Reader, address: ToplistAddress, options: ToplistOptions, now: Date): Promise<Toplist> {
  let matching = listedCasinos(db)
  for (const condition of conditionsOf(db, address, options)) matching = matching.where(condition)
  const { sort } = SORTS[address.radit]
  const hiddenPrices = await findHiddenPrices(db, 'casino', [{ sort }], now)
  let query = matching.select('casino.id')
  for (const order of orderBySort('casino', sort, hiddenPrices)) query = query.orderBy(order)
  const [found, { total }] = await Promise.all([
    (address.vse ? query : query.limit(FIRST_SHOWN)).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const shown = found.map(({ id }) => id)
  return { ...(await cardsOf(db, shown, now)), total, scores: new Map(), climbs: new Map() }
}

async function cardsOf(db: Reader, ids: string[], now: Date): Promise<Pick<Toplist, 'casinos' | 'hours'>> {
  const [cards, hours] = await Promise.all([findCasinoCards(db, ids, now), findNewestHours(db, ids)])
  return {
    casinos: ids.flatMap((id) => cards.get(id) ?? []),
    hours: new Map(ids.map((id) => [cards.get(id)?.slug ?? '', hours.get(id) ?? []])),
  }
}

/** The same list, sorted by the reader's weights where it is sorted by rating. Casinos without a score come last. */
async function readWeighed(
  db: Reader,
  address: ToplistAddress,
  weights: Weights,
  options: ToplistOptions,
  now: Date,
): Promise<Toplist> {
  let matching = listedCasinos(db)
  for (const condition of conditionsOf(db, address, options)) matching = matching.where(condition)
  const { sort } = SORTS[address.radit]
  const hiddenPrices = await findHiddenPrices(db, 'casino', [{ sort }], now)
  let query = matching.select(['casino.id', 'casino.slug', 'casino.criteria'])
  for (const order of orderBySort('casino', sort, hiddenPrices)) query = query.orderBy(order)
  const found = (await query.execute()).map(({ id, slug, criteria }) => ({
    id,
    slug,
    score: ratingFromCriteria(casinoMapper.decodeColumn('criteria', criteria), weights),
  }))
  // Equal scores stay in the editors' order.
  const ordered = address.radit === 'hodnoceni' ? found.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1)) : found
  const shown = address.vse ? ordered : ordered.slice(0, FIRST_SHOWN)
  const before = new Map(found.map(({ slug }, index) => [slug, index]))
  const ids = shown.map(({ id }) => id)
  return {
    ...(await cardsOf(db, ids, now)),
    total: found.length,
    scores: new Map(shown.map(({ slug, score }) => [slug, score])),
    climbs: new Map(shown.map(({ slug }, index) => [slug, (before.get(slug) ?? index) - index])),
  }
}

const column = (name: string) => sql.ref(`casino.${name}`)

function conditionsOf(db: Reader, address: ToplistAddress, options: ToplistOptions): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  for (const choice of RELATION_NAMES) {
    const option = optionOf(options, choice, address)
    if (option) conditions.push(hasAny(RELATIONS[choice], option.values))
  }
  const licence = optionOf(options, 'licence', address)
  if (licence) conditions.push(sql`${column('licence')} in (${sql.join(licence.values)})`)
  if (address.vklad !== null) conditions.push(sql`${column('minimumDeposit')} <= ${address.vklad}`)
  if (address.slib) conditions.push(keepsPromise(db))
  if (address.rychle) conditions.push(sql`${column('measuredHours')} <= ${FAST_HOURS}`)
  if (address.aplikace) conditions.push(sql`${column('mobileApps')} <> '[]'`)
  if (address.vip) conditions.push(sql`${column('isVipProgram')} = 1`)
  if (address.sport) conditions.push(sql`${column('sportsBetting')} = 1`)
  return conditions
}

function keepsPromise(db: Reader): RawBuilder<boolean> {
  const test = (name: string) => sql.ref(`test.${name}`)
  return sql`${column('payoutsSpeed')} is not null and ${column('measuredCount')} >= ${ENOUGH_IN_TIME} and not exists (
    select 1 from ${sql.table('payoutTest')} as test
    where ${test('casino')} = casino.id and ${test('isDeleted')} = 0 and ${isLateIn(db, 'test')})`
}

const hasAny = ({ table, memberColumn }: Relation, ids: string[]) =>
  sql<boolean>`casino.id in (
    select ${sql.ref('casinoId')} from ${sql.table(table)} where ${sql.ref(memberColumn)} in (${sql.join(ids)}))`

export interface ToplistStats {
  tested: number
  /** When a fact of a listed casino was last checked, or else changed; empty when there is none. */
  updatedAt: string
  /** The shortest and the longest payout time that a listed casino promises, in hours. */
  payouts: { fastest: number; slowest: number } | null
}

const loadFigures = defineCached(readFigures)
const loadLastChange = defineCached(readLastChange)

/** With many casinos it is slow to go through all of them, so the result is cached until their data changes. */
export async function loadToplistStats(db: Reader): Promise<ToplistStats> {
  const [figures, { updatedAt }] = await Promise.all([loadFigures(db), loadLastChange(db)])
  return { ...figures, updatedAt }
}

async function readFigures(db: Reader): Promise<Omit<ToplistStats, 'updatedAt'>> {
  const query = listedCasinos(db)
    // Not joined: PostgreSQL would read all posts rather than those of the casinos.
    .select((eb) => [
      eb.fn
        .count<number>(
          eb
            .selectFrom('post')
            .whereRef('post.id', '=', 'casino.reviewPost')
            .where('post.isActive', '=', 1)
            .where('post.isDeleted', '=', 0)
            .select('post.id'),
        )
        .as('tested'),
      eb.fn.min('casino.payoutsSpeed').as('fastest'),
      eb.fn.max('casino.payoutsSpeed').as('slowest'),
    ])
  const [row] = await readTagged(
    ['casino', 'post'],
    () => query.execute(),
    () => [
      ...columnTags('casino', [...RUNNING_COLUMNS, 'reviewPost', 'payoutsSpeed']),
      ...columnTags('post', ['isActive', 'isDeleted']),
    ],
  )
  const { tested = 0, fastest = null, slowest = null } = row ?? {}
  return { tested, payouts: fastest === null || slowest === null ? null : { fastest, slowest } }
}

async function readLastChange(db: Reader): Promise<Pick<ToplistStats, 'updatedAt'>> {
  const newest = await listedCasinos(db)
    .select((eb) => [
      'casino.updatedAt',
      // From the newest on, until one belongs to a listed casino.
      eb
        .selectFrom('factCheck')
        .where('collection', '=', 'casinos')
        .where((of) =>
          of.exists(
            of
              .selectFrom('casino as listed')
              .whereRef('listed.id', '=', 'factCheck.recordId')
              .where(isRunning('casino', 'listed'))
              .select('listed.id'),
          ),
        )
        .select('factCheck.checkedAt')
        .orderBy('factCheck.checkedAt', 'desc')
        .limit(1)
        .as('checkedAt'),
    ])
    .orderBy('casino.updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { updatedAt: newest?.checkedAt ?? newest?.updatedAt ?? '' }
}
