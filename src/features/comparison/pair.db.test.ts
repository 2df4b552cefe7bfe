import { beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord, getRecord, unarchiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import {
  countChoices,
  findPairAt,
  listPairPages,
  listPairs,
  switchPairPage,
} from '#features/comparison/queries.server.ts'
import { sortedPair } from '#features/comparison/schema.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { pairPath } from '#shared/compare-address.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date('2026-11-16T10:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const PATH = '/porovnani/modry-lev-vs-zlata-vydra/'

let [lion, otter, owl] = ['', '', '']
let compared = 0
/** By so many people, one after the other. */
const compare = (one: string, other: string, people: number, at: Date) =>
  countChoices(
    db,
    'test',
    Array.from({ length: people }, () => ({ number: ++compared, pairs: [sortedPair(one, other)] })),
    at,
  )
const names = (pairs: { first: { title: string }; second: { title: string }; people: number }[]) =>
  pairs.map(({ first, second, people }) => `${first.title}–${second.title} ${people}`)

beforeAll(async () => {
  lion = (await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })).id
  otter = (await build.casino(db, { title: 'Zlatá Vydra', slug: 'zlata-vydra' })).id
  owl = (await build.casino(db, { title: 'Noční Sova', slug: 'nocni-vs-denni-sova' })).id
})

test('sums pairs by day and deletes counts older than ninety days', async () => {
  await compare(otter, owl, 9, later(-200))
  await compare(lion, otter, 2, later(-1))
  await compare(lion, owl, 1, later(-1))
  await compare(otter, lion, 3, NOW)
  expect(names(await listPairs(db, NOW))).toEqual(['Modrý Lev–Zlatá Vydra 5', 'Modrý Lev–Noční Sova 1'])
  const days = await db.selectFrom('pairDay').select(['day', 'people']).orderBy('day').orderBy('people').execute()
  expect(days.map(({ day, people }) => [day, people])).toEqual([
    ['2026-11-15', 1],
    ['2026-11-15', 2],
    ['2026-11-16', 3],
  ])
})

test('an editor adds and removes the page of a pair, both in the audit log', async () => {
  await switchPairPage(db, { first: otter, second: lion, isPage: true }, SYSTEM, NOW)
  const on = await listPairs(db, NOW)
  expect(on.filter(({ isPage }) => isPage).map(({ path }) => path)).toEqual([PATH])
  await switchPairPage(db, { first: lion, second: otter, isPage: true }, SYSTEM, NOW)
  expect(await listPairPages(db)).toEqual([{ kind: 'casino', ids: [lion, otter], path: PATH }])
  await switchPairPage(db, { first: lion, second: otter, isPage: false }, SYSTEM, NOW)
  expect(await listPairPages(db)).toEqual([])
  const audit = await db
    .selectFrom('audit')
    .where('action', 'like', 'pair-page%')
    .select(['action', 'recordTitle'])
    .execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['pair-page-off', 'pair-page-on'])
  expect(audit[0]?.recordTitle).toBe('Modrý Lev vs. Zlatá Vydra')
})

test('lists a pair with a page that readers have not compared yet', async () => {
  await switchPairPage(db, { first: otter, second: owl, isPage: true }, SYSTEM, NOW)
  expect(names(await listPairs(db, NOW))).toContain('Noční Sova–Zlatá Vydra 0')
  // Whichever „-vs-“ separates the two.
  const found = await findPairAt(db, '/porovnani/nocni-vs-denni-sova-vs-zlata-vydra/')
  expect(found).toMatchObject({ page: { ids: [owl, otter] } })
})

test('a page exists only while both offers are published and open', async () => {
  await archiveRecord(db, casinos, owl, SYSTEM)
  expect(await listPairPages(db)).toEqual([])
  expect(await findPairAt(db, '/porovnani/nocni-vs-denni-sova-vs-zlata-vydra/')).toBeUndefined()
  await unarchiveRecord(db, casinos, owl, SYSTEM)
  expect(await listPairPages(db)).toEqual([])
  await changeRecord(db, casinos, owl, { isActive: true }, SYSTEM, 'publish')
  expect(await listPairPages(db)).toHaveLength(1)
})

describe.each(['casino', 'bookmaker'] as const)('changing the slug of a %s', (kind) => {
  const rename = async (id: string, slug: string) => {
    if (kind === 'casino') {
      const record = await getRecord(db, casinos, id)
      return updateRecord(db, casinos, id, { ...inputOf(casinos, record), slug }, record.version, SYSTEM)
    }
    const record = await getRecord(db, bookmakers, id)
    return updateRecord(db, bookmakers, id, { ...inputOf(bookmakers, record), slug }, record.version, SYSTEM)
  }
  /** Resolves a path to its page, or to the target of its redirect. */
  const at = async (one: string, other: string) => {
    const path = pairPath(one, other)
    const found = await findPairAt(db, path)
    return found && 'page' in found ? `page ${found.page.path}` : (await findRedirect(db, path))?.to
  }

  test('leaves a 301 at the pages of its pairs', async () => {
    const built = async (title: string) => build[kind](db, { title, slug: `${title}-${kind}` })
    const [bear, deer, stork] = [await built('medved'), await built('jelen'), await built('cap')]
    for (const other of [deer, stork]) {
      await switchPairPage(db, { first: bear.id, second: other.id, isPage: true }, SYSTEM, NOW)
    }
    const [brown, roe] = [`hneda-${kind}`, `srnec-${kind}`]
    await rename(bear.id, brown)
    expect(await at(bear.slug, deer.slug)).toBe(pairPath(brown, deer.slug))
    expect(await at(bear.slug, stork.slug)).toBe(pairPath(brown, stork.slug))
    expect(await at(brown, deer.slug)).toBe(`page ${pairPath(brown, deer.slug)}`)
    // Now the other offer: the first path redirects straight to the current page.
    await rename(deer.id, roe)
    expect(await at(bear.slug, deer.slug)).toBe(pairPath(brown, roe))
    // Back again: no rule redirects away from the page.
    await rename(bear.id, bear.slug)
    await rename(deer.id, deer.slug)
    expect(await at(brown, roe)).toBe(pairPath(bear.slug, deer.slug))
    expect(await findRedirect(db, pairPath(bear.slug, deer.slug))).toBeUndefined()
  })
})

test('offers of different kinds have no page', async () => {
  const { id } = await build.bookmaker(db, { title: 'Tipovna', slug: 'tipovna' })
  await expect(switchPairPage(db, { first: lion, second: id, isPage: true }, SYSTEM, NOW)).rejects.toThrow(/one kind/)
})

test.each(['/porovnani/', '/porovnani/modry-lev/', '/porovnani/a-vs-b/c/', '/porovnani/modry-lev-vs-modry-lev/'])(
  '%s is not a pair',
  async (path) => expect(await findPairAt(db, path)).toBeUndefined(),
)
