import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import {
  countRecentChanges,
  findChanges,
  findEntriesBetween,
  findOfferBySlug,
  listRecentChanges,
} from '#features/change-log/queries.server.ts'
import { archiveRecord, createRecord, deleteRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { factsOf } from '#features/facts/facts.ts'
import { findOfferLicences } from '#entities/licence/queries.server.ts'
import { actorOfPlan } from '#features/schedule/planning.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { insertInvited } from '#entities/user/queries.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { build } from '#testing/build.ts'
import { plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date()
const KLARA = { id: null, name: 'Klára Vondrová' }

const create = (input: Partial<CasinoInput>) => build.casino(db, { title: 'Modrý Lev', ...input })
const update = (casino: Casino, change: Partial<CasinoInput>) =>
  updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), ...change }, casino.version, KLARA)

async function changesOf(id: string) {
  const licenceOf = await findOfferLicences(db, 'casino', [id], NOW)
  return findChanges(db, id, licenceOf(id))
}

const LISTED = { label: 'V přehledu', from: '', to: 'nové kasino' }

test('a draft logs nothing; it is new when it is published, and later what changed since readers last saw it', async () => {
  const draft = await createRecord(db, casinos, { title: 'Tajný Rys', rating: 5 }, SYSTEM)
  const logged = async () => (await findChanges(db, draft.id, { state: 'valid' })).map(({ facts }) => facts)
  const changed = await update(draft, { rating: 6 })
  expect(await logged()).toEqual([])
  const live = await update(changed, { rating: 7, isActive: true })
  expect(await logged()).toEqual([[LISTED]])
  const hidden = await update(await update(live, { isActive: false }), { rating: 8, owner: 'Rysí' })
  expect(await logged()).toEqual([[LISTED]])
  await update(hidden, { owner: 'Rys, a. s.', isActive: true })
  expect(await logged()).toEqual([
    [
      { label: 'Známka', from: '7,0', to: '8,0' },
      { label: 'Provozovatel', from: '', to: 'Rys, a. s.' },
    ],
    [LISTED],
  ])
})

test('a save logs which facts changed, their old and new values, the author and the reason', async () => {
  const casino = await create({ bonus: '50 % do 5 000 Kč', rating: 9.1, payoutsSpeed: 48 })
  expect(await changesOf(casino.id)).toEqual([])
  const saved = await update(casino, {
    bonus: '',
    rating: 8.9,
    payoutsSpeed: 24,
    changeReason: ' Druhý pozdní výběr. ',
  })
  expect(saved.changeReason).toBe('')
  expect(await changesOf(casino.id)).toEqual([
    {
      at: expect.any(String),
      by: 'Klára Vondrová',
      reason: 'Druhý pozdní výběr.',
      facts: [
        { label: 'Známka', from: '9,1', to: '8,9' },
        { label: 'Nabídka', from: '50 % do 5 000 Kč', to: '' },
        { label: 'Slíbená rychlost výplat', from: 'do\u00a048\u00a0hodin', to: 'do\u00a024\u00a0hodin' },
      ],
    },
  ])
})

test('readers see who decided on a change, not how the program names itself', async () => {
  const invited = { email: 'jana@rozvazne.example', name: 'Jana Nová', role: 'editor' as const, isActive: true }
  const user = await inTransaction(db, (trx) => insertInvited(trx, invited, SYSTEM))
  let casino = await create({ bonus: 'první' })
  const actors = [await actorOfPlan(db, user.id), await actorOfPlan(db, null), SYSTEM]
  for (const [index, actor] of actors.entries()) {
    const input = { ...inputOf(casinos, casino), bonus: `bonus ${index}` }
    casino = await updateRecord(db, casinos, casino.id, input, casino.version, actor)
  }
  expect((await changesOf(casino.id)).map(({ by }) => by)).toEqual(['', '', 'Jana Nová'])
})

test('the reason belongs to one save: it is not stored in the record', async () => {
  const casino = await update(await create({ rating: 7 }), { rating: 8, changeReason: 'Nové měření.' })
  expect((await getRecord(db, casinos, casino.id)).changeReason).toBe('')
  await update(casino, { rating: 9 })
  expect((await changesOf(casino.id)).map(({ reason }) => reason)).toEqual(['', 'Nové měření.'])
})

test('does not log fields readers do not see', async () => {
  const casino = await create({ rating: 7 })
  await update(casino, { refLink: 'https://partner.example/x', ribbon: 'Tip', changeReason: 'Nic.' })
  expect(await changesOf(casino.id)).toEqual([])
})

test('logs a restored version like any other change', async () => {
  const casino = await create({ minimumDeposit: 200 })
  await update(casino, { minimumDeposit: 100 })
  await restoreRevision(db, casinos, casino.id, 1, KLARA)
  expect((await changesOf(casino.id)).map(({ facts }) => facts[0]?.to)).toEqual(['200\u00a0Kč', '100\u00a0Kč'])
})

/** A deterministic pseudo-random generator. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

test('replaying the log backwards reproduces every earlier state', async () => {
  const random = randomOf(7)
  const pick = <T>(...values: T[]) => values[random(values.length)] as T
  let casino = await create({ rating: 5, bonus: 'První', owner: 'Lví Hry' })
  const first = casino
  for (let save = 0; save < 25; save++) {
    const change: Partial<CasinoInput> = pick<Partial<CasinoInput>>(
      { rating: pick(4, 5, 6, null) },
      { bonus: pick('', 'První', 'Druhý') },
      { owner: pick('Lví Hry', ''), payoutsSpeed: pick(24, 48, null) },
      { criteria: { ...casino.criteria, payouts: pick(8, 8.5, null) } },
      { safety: { ...casino.safety, ssl: pick(true, false, null) } },
      { ribbon: pick('', 'Tip') },
    )
    casino = await update(casino, change)
  }
  const entries = await db
    .selectFrom('changeEntry')
    .where('recordId', '=', casino.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  const valuesOf = (of: Casino) =>
    new Map(
      factsOf('casino').flatMap(({ key, read }) => (read(of) === undefined ? [] : [[key, canonicalJson(read(of))]])),
    )
  const values = valuesOf(casino)
  for (const { fact, before, after } of entries.filter((entry) => entry.fact !== 'rating')) {
    expect(values.get(fact) ?? null).toBe(after)
    if (before === null) values.delete(fact)
    else values.set(fact, before)
  }
  expect(values).toEqual(valuesOf(first))
})

beforeAll(async () => {
  const gone = await create({ title: 'Tichý Medvěd', rating: 5 })
  const changed = await update(gone, { rating: 6 })
  await archiveRecord(db, casinos, changed.id, SYSTEM)
})

test('the list of all changes names the offer, without archived and deleted ones', async () => {
  const casino = await create({ title: 'Zlatá Vydra', rating: 5 })
  await update(casino, { rating: 6, owner: 'Vydří, a. s.' })
  const recent = await listRecentChanges(db, { limit: 100, offset: 0 }, NOW)
  expect(recent[0]).toMatchObject({
    offer: { title: 'Zlatá Vydra', path: null },
    facts: [{ to: '6,0' }, { to: 'Vydří, a. s.' }],
  })
  expect(recent.some(({ offer }) => offer.title === 'Tichý Medvěd')).toBe(false)
  expect(await countRecentChanges(db, 1000, NOW)).toBe(recent.length)
  expect(await listRecentChanges(db, { limit: 1, offset: 1 }, NOW)).toEqual(recent.slice(1, 2))

  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await deleteRecord(db, casinos, casino.id, SYSTEM)
  expect(await changesOf(casino.id)).toEqual([])
  expect(await findOfferBySlug(db, casino.slug)).toBeUndefined()
})

test('hides present and past bonus facts of an offer without a licence', async () => {
  const casino = await create({ title: 'Rudý Kohout', owner: 'Kurník', bonus: '100 %' })
  const changed = await update(casino, { bonus: '200 %', bonusCode: 'KOHOUT' })
  await update(changed, { bonus: '300 %', owner: 'Kurník, a. s.' })
  const publicChangesOf = async () => ({
    own: (await changesOf(casino.id)).map(({ facts }) => facts.map(({ to }) => to)),
    listed: (await listRecentChanges(db, { limit: 100, offset: 0 }, NOW))
      .filter(({ offer }) => offer.title === 'Rudý Kohout')
      .map(({ facts }) => facts.map(({ to }) => to)),
    isCounted:
      (await countRecentChanges(db, 1000, NOW)) ===
      (await listRecentChanges(db, { limit: 1000, offset: 0 }, NOW)).length,
    mailed: (await findEntriesBetween(db, casino.id, { after: '', until: '9' }, NOW))
      .map(({ fact }) => fact)
      .toSorted(),
  })
  const all = [
    ['300 %', 'Kurník, a. s.'],
    ['200 %', 'KOHOUT'],
  ]
  expect(await publicChangesOf()).toMatchObject({ own: all, listed: all, isCounted: true })
  await build.licence(db, { casino: casino.id, isCzech: false })
  expect(await publicChangesOf()).toEqual({
    own: [['Kurník, a. s.']],
    listed: [['Kurník, a. s.']],
    isCounted: true,
    mailed: ['owner'],
  })
})

// PostgreSQL chooses its plan by table size, which is small in tests.
test.runIf(dialectOf(db).name === 'sqlite')('finds the newest changes of a long log without sorting it', async () => {
  const { watch, queries } = recordQueries()
  await listRecentChanges(watch(db), { limit: 30, offset: 0 }, NOW)
  const saves = queries().filter(({ sql }) => sql.includes('group by'))
  expect(saves).toHaveLength(1)
  const [plan] = await plansOf(db, saves)
  expect(plan?.isInOrder).toBe(true)
})
