import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { migrate } from '#infra/db/migrate.server.ts'
import { type Migration } from '#infra/db/migrations/migration.server.ts'
import { inBatches } from '#infra/db/migrations/in-batches.server.ts'
import { migrations } from '#infra/db/migrations/index.server.ts'
import { sqliteFile } from '#infra/db/open.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { createEmptyDatabase, createTestDb, testDatabase } from '#testing/test-db.ts'

const db = await createTestDb()
const togetherAt = await createEmptyDatabase()
const stepwise = openDb(await createEmptyDatabase())
afterAll(() => stepwise.destroy())

/** The actual tables and columns, as `table.column`. */
async function columnsOf(database = db): Promise<Set<string>> {
  const { rows } = await (
    testDatabase === 'sqlite'
      ? sql<{ place: string }>`select m.name || '.' || c.name as place
        from sqlite_master as m, pragma_table_info(m.name) as c where m.type = 'table'`
      : sql<{ place: string }>`select table_name || '.' || column_name as place
        from information_schema.columns where table_schema = 'public'`
  ).execute(database)
  return new Set(rows.map((row) => row.place))
}

/** Section 3 of the spec: every field of every entity, and its column. */
const FIELDS: Record<string, Record<string, string>> = {
  Post: {
    title: 'post.title',
    slug: 'post.slug',
    entity: 'post.entity',
    entityModel: 'post.entity_model',
    content: 'post.content',
    clearCacheUntil: 'post.clear_cache_until',
    breadcrumbTitle: 'post.breadcrumb_title',
    isActive: 'post.is_active',
    category: 'post.category',
    datePosted: 'post.date_posted',
    metaTag: 'post.meta_tag',
    isDeleted: 'post.is_deleted',
    createdAt: 'post.created_at',
    updatedAt: 'post.updated_at',
    banner: 'post.banner',
    breadcrumbs: 'post.breadcrumbs',
    isReviewPost: 'post.is_review_post',
    writer: 'post.writer',
    shortcodesConfig: 'post.shortcodes_config',
    references: 'post.references',
    faq: 'post.faq',
    tableContent: 'post.table_content',
  },
  Writer: {
    username: 'writer.username',
    fullName: 'writer.full_name',
    firstName: 'writer.first_name',
    lastName: 'writer.last_name',
    email: 'writer.email',
    avatar: 'writer.avatar',
    position: 'writer.position',
    info: 'writer.info',
  },
  'Simple items': {
    'game type title': 'game_type.title',
    'game type order': 'game_type.order',
    'payment method title': 'payment_method.title',
    'payment method logo': 'payment_method.logo',
    'software provider title': 'software_provider.title',
    'software provider logo': 'software_provider.logo',
  },
  'Site settings': { robotsTXT: 'settings.robots_txt', redirectsRoutes: 'redirect.from_path' },
  Casino: {
    title: 'casino.title',
    logo: 'casino.logo',
    refLink: 'casino.ref_link',
    slug: 'casino.slug',
    prosList: 'casino.pros_list',
    consList: 'casino.cons_list',
    bonus: 'casino.bonus',
    reviewPost: 'casino.review_post',
    ribbon: 'casino.ribbon',
    rating: 'casino.rating',
    isVipProgram: 'casino.is_vip_program',
    sportsBetting: 'casino.sports_betting',
    website: 'casino.website',
    owner: 'casino.owner',
    languages: 'casino.languages',
    bonusCode: 'casino.bonus_code',
    wageringRequirements: 'casino.wagering_requirements',
    safety: 'casino.safety',
    gameTypes: 'casino_game_type.game_type_id',
    softwareProviders: 'casino_software_provider.software_provider_id',
    paymentMethods: 'casino_payment_method.payment_method_id',
    numberCasinosGame: 'casino.number_casinos_game',
    licence: 'casino.licence',
    maximumCashout: 'casino.maximum_cashout',
    benefits: 'casino.benefits',
    payoutsSpeed: 'casino.payouts_speed',
    yearEstablished: 'casino.year_established',
    minimumDeposit: 'casino.minimum_deposit',
    mobileApps: 'casino.mobile_apps',
    closedYear: 'casino.closed_year',
    customerServices: 'casino.customer_services',
    isDeleted: 'casino.is_deleted',
    'criteria (product.md)': 'casino.criteria',
  },
  Bookmaker: {
    title: 'bookmaker.title',
    logo: 'bookmaker.logo',
    refLink: 'bookmaker.ref_link',
    slug: 'bookmaker.slug',
    benefits: 'bookmaker.benefits',
    bonus: 'bookmaker.bonus',
    ribbon: 'bookmaker.ribbon',
    topFeature: 'bookmaker.top_feature',
    paymentMethods: 'bookmaker_payment_method.payment_method_id',
    rating: 'bookmaker.rating',
    payoutsSpeed: 'bookmaker.payouts_speed',
    yearEstablished: 'bookmaker.year_established',
    mobileApps: 'bookmaker.mobile_apps',
    minimumDeposit: 'bookmaker.minimum_deposit',
    licence: 'bookmaker.licence',
    termsCondition: 'bookmaker.terms_condition',
    isDeleted: 'bookmaker.is_deleted',
  },
}

test.each(Object.entries(FIELDS))('%s: every field of the spec has its column', async (_, fields) => {
  const columns = await columnsOf()
  expect(Object.entries(fields).filter(([, place]) => !columns.has(place))).toEqual([])
})

test('the database enforces references between tables', async () => {
  const { rows } = await (
    testDatabase === 'sqlite'
      ? sql<{ key: string }>`select m.name || '.' || f."from" || ' → ' || f."table" as key
        from sqlite_master as m, pragma_foreign_key_list(m.name) as f where m.type = 'table'`
      : sql<{ key: string }>`select own.relname || '.' || a.attname || ' → ' || target.relname as key
        from pg_constraint as c
        join pg_class as own on own.oid = c.conrelid
        join pg_class as target on target.oid = c.confrelid
        join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f'`
  ).execute(db)
  expect(rows.map((row) => row.key)).toEqual(
    expect.arrayContaining([
      'bookmaker.logo → media',
      'bookmaker_payment_method.bookmaker_id → bookmaker',
      'bookmaker_payment_method.payment_method_id → payment_method',
      'casino.logo → media',
      'casino.review_post → post',
      'casino_game_type.casino_id → casino',
      'casino_game_type.game_type_id → game_type',
      'casino_payment_method.casino_id → casino',
      'casino_payment_method.payment_method_id → payment_method',
      'casino_software_provider.casino_id → casino',
      'casino_software_provider.software_provider_id → software_provider',
      'payment_method.logo → media',
      'post.rubric → rubric',
      'post.writer → writer',
      'post_ref.post_id → post',
      'software_provider.logo → media',
      'writer.avatar → media',
    ]),
  )
})

test('the database refuses a dangling reference, too', async () => {
  const insert = sql`insert into casino_game_type (casino_id, game_type_id, position) values ('nic', 'nic', 0)`
  await expect(insert.execute(db)).rejects.toThrow(/foreign key/i)
})

const STARTER = `
  import { migrate } from '#infra/db/migrate.server.ts'
  import { openDb } from '#entities/open-db.server.ts'
  const db = openDb(JSON.parse(process.argv[1]))
  process.stdout.write(JSON.stringify(await migrate(db)))
  await db.destroy()`

/** In a process of its own, like several servers that start together. */
async function start(): Promise<string[]> {
  const args = ['--input-type=module', '--eval', STARTER, JSON.stringify(togetherAt)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot })
  return JSON.parse(stdout)
}

test('three concurrent starts run each migration once, and a fourth finds nothing to do', async () => {
  const ran = await Promise.all([start(), start(), start()])
  expect(ran.flat().toSorted()).toEqual(migrations.map((step) => step.name).toSorted())
  expect(await start()).toEqual([])
  const together = openDb(togetherAt)
  expect(await columnsOf(together)).toEqual(await columnsOf())
  await together.destroy()
})

test.runIf(testDatabase === 'sqlite')('a start waits for another for longer than a save would', async () => {
  const config = await createEmptyDatabase()
  const waiting = openDb(config)
  await migrate(waiting, [])
  const other = new DatabaseSync(sqliteFile(config.DATA_DIR))
  other.exec('begin immediate')
  vi.useFakeTimers({ toFake: ['Date'] })
  const migrated = migrate(waiting, [first])
  migrated.catch(() => {})
  await pause(100)
  vi.advanceTimersByTime(10_000)
  await pause(300)
  vi.useRealTimers()
  other.exec('rollback')
  other.close()
  expect(await migrated).toEqual(['0001-prvni'])
  await waiting.destroy()
})

test('migrations have unique names in the order they run', () => {
  const names = migrations.map((step) => step.name)
  expect(names).toEqual([...new Set(names)].toSorted())
  expect(names.slice(0, 5)).toEqual(['0001-attributes', '0002-posts', '0003-offers', '0004-site', '0005-history'])
})

const first: Migration = {
  name: '0001-prvni',
  up: (trx) => trx.schema.createTable('prvni').addColumn('id', 'text').execute(),
}
const second = (fails: boolean): Migration => ({
  name: '0002-druha',
  async up(trx) {
    await trx.schema.createTable('druha').addColumn('id', 'text').execute()
    await sql`insert into prvni (id) values ('pul')`.execute(trx)
    if (fails) throw new Error('zabito')
  },
})

test('a killed step leaves nothing behind, and the next start completes it', async () => {
  await expect(migrate(stepwise, [first, second(true)])).rejects.toThrow('zabito')
  const halfway = await columnsOf(stepwise)
  expect([halfway.has('prvni.id'), halfway.has('druha.id')]).toEqual([true, false])
  expect((await sql`select id from prvni`.execute(stepwise)).rows).toEqual([])

  expect(await migrate(stepwise, [first, second(false)])).toEqual(['0002-druha'])
  expect((await columnsOf(stepwise)).has('druha.id')).toBe(true)
  expect((await sql`select id from prvni`.execute(stepwise)).rows).toEqual([{ id: 'pul' }])
  expect(await migrate(stepwise, [first, second(false)])).toEqual([])
})

test('refuses a database of a newer program by name before anything runs', async () => {
  const third: Migration = {
    name: '0003-treti',
    up: (trx) => trx.schema.createTable('treti').addColumn('id', 'text').execute(),
  }
  const old = migrate(stepwise, [first, third])
  await expect(old).rejects.toBeInstanceOf(ConfigError)
  await expect(old).rejects.toThrow(/newer version of this program \(it has 0002-druha\)/)
  expect((await columnsOf(stepwise)).has('treti.id')).toBe(false)
})

test.runIf(testDatabase === 'sqlite')('SQLite uses WAL, syncs every commit and enforces references', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  // Waiting for a lock happens outside SQLite, where it does not block the process.
  expect(await pragma('busy_timeout')).toBe(0)
})

test('existing revisions are marked with what visitors saw', async () => {
  const old = openDb(await createEmptyDatabase())
  const before = migrations.filter(({ name }) => name < '0021')
  await migrate(old, before)
  const states = { live: { isDeleted: false, isActive: true }, draft: { isDeleted: false, isActive: false } }
  const all = { ...states, archived: { isDeleted: true, isActive: true }, casino: { isDeleted: false } }
  for (const [id, data] of Object.entries(all)) {
    await sql`insert into revision (id, collection, record_id, number, data, author_name, created_at)
      values (${id}, 'posts', ${id}, 1, ${JSON.stringify(data)}, 'Jana', '2026-01-01T00:00:00.000Z')`.execute(old)
  }
  await migrate(old)
  const seen = await old.selectFrom('revision').where('isPublished', '=', 1).select('id').orderBy('id').execute()
  expect(seen.map(({ id }) => id)).toEqual(['casino', 'live'])
  await old.destroy()
})

test('pages that were no articles by their slugs are marked, and nothing else', async () => {
  const old = openDb(await createEmptyDatabase())
  await migrate(
    old,
    migrations.filter(({ name }) => name < '0096'),
  )
  const six = [
    'index',
    'jak-hodnotime',
    'jak-vydelavame',
    'kontaktujte-nas',
    'pomoc',
    'zasady-ochrany-osobnich-udaju',
  ].map((slug): [string, string, number] => [slug, '/', 0])
  for (const [slug, category, isDeleted] of [
    ...six,
    ['clanek', '/', 0],
    ['jak-hodnotime-kancelare', 'Recenze', 0],
    ['pomoc-stara', '/', 0],
    ['jak-vydelavame', '/', 1],
  ] as const) {
    await sql`insert into post (id, version, is_deleted, created_at, updated_at, title, title_sort, slug, category,
      date_posted, content, shortcodes_config, "references", faq, table_content, breadcrumbs, banner, meta_tag)
      values (${`${slug}-${isDeleted}`}, 1, ${isDeleted}, '', '', ${slug}, ${slug}, ${slug}, ${category},
      'updatedAt', '', '', '', '', '', '', '', '')`.execute(old)
  }
  await migrate(old)
  const marked = await old.selectFrom('post').where('isPage', '=', 1).select('id').execute()
  expect(marked.map(({ id }) => id).toSorted()).toEqual(
    [...six.map(([slug]) => `${slug}-0`), 'jak-vydelavame-1'].toSorted(),
  )
  await old.destroy()
})

test('updates rows in ranges, each once', async () => {
  await sql`create table counted (id text primary key, times integer not null)`.execute(db)
  for (const id of ['a', 'b', 'c', 'd', 'e']) await sql`insert into counted values (${id}, 0)`.execute(db)
  let batches = 0
  await inBatches(
    db,
    'counted',
    (within) => {
      batches++
      return sql`update counted set times = times + 1 where ${within}`
    },
    2,
  )
  const { rows } = await sql<{ times: number }>`select times from counted`.execute(db)
  expect([batches, rows.map(({ times }) => times)]).toEqual([3, [1, 1, 1, 1, 1]])
  await sql`drop table counted`.execute(db)
})

test('what each offer has in the book of complaints is added up for all of them', async () => {
  const old = openDb(await createEmptyDatabase())
  await migrate(
    old,
    migrations.filter(({ name }) => name < '0097'),
  )
  for (const [record, measure, value] of [
    ['lev', 'solved', 2],
    ['sova', 'solved', 3],
    ['sova', 'unpaid', 4800],
  ] as const) {
    await sql`insert into complaint_sum (record_id, collection, measure, month, days, value)
      values (${record}, 'casinos', ${measure}, '2026-11', 5, ${value})`.execute(old)
  }
  await migrate(old)
  const totals = await old
    .selectFrom('complaintSum')
    .where('recordId', '=', '')
    .select(['collection', 'measure', 'month', 'days', 'value'])
    .orderBy('measure')
    .execute()
  const total = { collection: '', month: '2026-11', days: 5 }
  expect(totals).toEqual([
    { ...total, measure: 'solved', value: 5 },
    { ...total, measure: 'unpaid', value: 4800 },
  ])
  await old.destroy()
})
