import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import {
  archiveRecord,
  createRecord,
  duplicateRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { countHit, findRedirect, normalisePath } from '#entities/redirect/rules.server.ts'
import { emptyRedirect, type Redirect, type RedirectInput } from '#entities/redirect/schema.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const create = (input: Partial<RedirectInput>) => createRecord(db, redirects, input, SYSTEM)
const update = (rule: Redirect, change: Partial<RedirectInput>) =>
  updateRecord(db, redirects, rule.id, { ...inputOf(redirects, rule), ...change }, rule.version, SYSTEM)
const targetOf = async (rule: { id: string }) => (await getRecord(db, redirects, rule.id)).to
const leads = async (path: string) => (await findRedirect(db, path))?.to

test('stores and returns every field', async () => {
  const everything: RedirectInput = { from: '/stare/', to: '/nove/', status: 308, isActive: false, note: 'Kampaň' }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyRedirect).toSorted())
  const created = await create(everything)
  expect(await getRecord(db, redirects, created.id)).toEqual({
    ...everything,
    hits: 0,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
  })
  expect(created).toEqual(await getRecord(db, redirects, created.id))
  const { rows } = await sql`select from_path, to_target, status, is_active, note, hits from redirect
    where id = ${created.id}`.execute(db)
  expect(rows).toEqual([{ fromPath: '/stare/', toTarget: '/nove/', status: 308, isActive: 0, note: 'Kampaň', hits: 0 }])
})

test('requires only from and to, and defaults to an active 301', async () => {
  expect(await create({ from: '/odkud/', to: '/kam/' })).toMatchObject({ status: 301, isActive: true, note: '' })
})

test.each([
  ['/Stara-Stranka', '/stara-stranka/'],
  ['/stara-stranka/', '/stara-stranka/'],
  ['//stara//stranka', '/stara/stranka/'],
  ['/soubor.PDF', '/soubor.pdf'],
  ['/index.php', '/index.php'],
  ['/Žluťoučký', '/žluťoučký/'],
  ['/', '/'],
])('normalises %s to %s', (given, spelled) => {
  expect(normalisePath(given)).toBe(spelled)
})

test('finds a rule regardless of case and slashes', async () => {
  expect((await create({ from: '/Letni-AKCE', to: '/Bonusy' })).from).toBe('/letni-akce/')
  for (const path of ['/letni-akce/', '/letni-akce', '/LETNI-AKCE', '//letni-akce//', '/letni-akce/?a=1']) {
    expect(await leads(path)).toBe('/bonusy/')
  }
  expect(await leads('/letni-akce/dalsi/')).toBeUndefined()
})

test.each([
  ['/Recenze', '/recenze/'],
  ['/hledat?q=Modrý%20Lev', '/hledat/?q=Modrý%20Lev'],
  ['/bonusy/#Vstupni-Bonus', '/bonusy/#Vstupni-Bonus'],
  ['/go/modry-lev', '/go/modry-lev'],
  ['/soubor.pdf', '/soubor.pdf'],
  ['https://Jinam.example/Cesta?A=b', 'https://Jinam.example/Cesta?A=b'],
])('stores the target %s as %s', async (to, kept) => {
  const rule = await create({ from: `/cil-${normalisePath(to).length}-${to.length}/`, to })
  expect(rule.to).toBe(kept)
})

test.each<[string, Partial<RedirectInput>]>([
  ['to', { from: '/sam/', to: '/sam/' }],
  ['to', { from: '/sam', to: '/SAM' }],
  ['to', { from: '/sam/', to: '/sam/?a=1' }],
  ['to', { from: '/sam/', to: '/sam/#a' }],
  ['from', { from: '/', to: '/uvod/' }],
  ['from', { from: '//', to: '/uvod/' }],
  ['from', { from: '/admin', to: '/uvod/' }],
  ['from', { from: '/Admin/posts/', to: '/uvod/' }],
  ['from', { from: '/%61dmin/', to: '/uvod/' }],
  ['from', { from: '/api/v1/public/posts/', status: 410 }],
  ['from', { from: '/go/modry-lev', to: '/uvod/', isActive: false }],
  ['from', { from: '/media/logo.webp', to: '/uvod/' }],
  ['from', { from: '/Robots.txt', to: '/uvod/' }],
  ['from', { from: '/recenze', to: '/uvod/' }],
  ['to', { from: '/bez-cile/', to: '' }],
  ['to', { from: '/bez-cile/' }],
  ['to', { from: '/ven/', to: 'http://jinam.example/' }],
  ['to', { from: '/ven/', to: '//jinam.example/' }],
  ['to', { from: '/ven/', to: 'javascript:alert(1)' }],
  ['to', { from: '/ven/', to: 'https://user:pw@jinam.example/' }],
  ['from', { from: 'https://rozvazne.example/a/', to: '/b/' }],
  ['from', { from: '/a/?b=1', to: '/b/' }],
  ['from', { from: '/a/#b', to: '/b/' }],
  ['status', { from: '/a/', to: '/b/', status: 303 as never }],
  ['note', { from: '/a/', to: '/b/', note: 'a'.repeat(301) }],
  ['hits', { from: '/a/', to: '/b/', hits: 5 } as never],
])('rejects an invalid %s: %j', async (path, input) => {
  expect(await wrongFields(create(input))).toEqual([path])
})

test('rejects two rules for one path, unless the first is archived', async () => {
  const first = await create({ from: '/jednou/', to: '/a/' })
  const refusal = await refusalOf(create({ from: '/Jednou', to: '/b/' }))
  expect(refusal.fields).toMatchObject([{ path: 'from', message: 'There is already a rule for /jednou/.' }])
  await archiveRecord(db, redirects, first.id, SYSTEM)
  expect(await leads('/jednou/')).toBeUndefined()
  await create({ from: '/jednou/', to: '/b/' })
  expect(await wrongFields(unarchiveRecord(db, redirects, first.id, SYSTEM))).toEqual(['from'])
})

test('rejects a loop of any length', async () => {
  await create({ from: '/kruh-1/', to: '/kruh-2/' })
  expect(await wrongFields(create({ from: '/kruh-2/', to: '/kruh-1/' }))).toEqual(['to'])
  await create({ from: '/kruh-2/', to: '/kruh-3/' })
  await create({ from: '/kruh-3/', to: '/kruh-4/' })
  expect(await wrongFields(create({ from: '/kruh-4/', to: '/kruh-1/' }))).toEqual(['to'])
  expect(await wrongFields(create({ from: '/kruh-4/', to: '/kruh-2/?a=1' }))).toEqual(['to'])
})

test('rejects a loop made by an update', async () => {
  await create({ from: '/tam/', to: '/zpet/' })
  const rule = await create({ from: '/odtud/', to: '/nikam/' })
  expect(await wrongFields(update(rule, { from: '/zpet/', to: '/tam/' }))).toEqual(['to'])
  expect(await getRecord(db, redirects, rule.id)).toEqual(rule)
})

test('flattens chains from both ends', async () => {
  const last = await create({ from: '/retez-2/', to: '/retez-3/' })
  const first = await create({ from: '/retez-1/', to: '/retez-2/' })
  expect(first.to).toBe('/retez-3/')
  const longer = await create({ from: '/retez-3/', to: 'https://konec.example/' })
  expect([await targetOf(first), await targetOf(last), longer.to]).toEqual([
    'https://konec.example/',
    'https://konec.example/',
    'https://konec.example/',
  ])
})

test('an inactive rule does not affect others', async () => {
  const before = await create({ from: '/pred/', to: '/stred/' })
  const off = await create({ from: '/stred/', to: '/za/', isActive: false })
  expect(await targetOf(before)).toBe('/stred/')
  expect((await create({ from: '/pred-2/', to: '/stred/' })).to).toBe('/stred/')
  await update(off, { isActive: true })
  expect(await targetOf(before)).toBe('/za/')
})

test('two opposite rules may both exist, but not both be active', async () => {
  const there = await create({ from: '/vlevo/', to: '/vpravo/', isActive: false })
  const back = await create({ from: '/vpravo/', to: '/vlevo/' })
  expect([await targetOf(there), await targetOf(back)]).toEqual(['/vpravo/', '/vlevo/'])
  expect(await wrongFields(update(there, { isActive: true }))).toEqual(['to'])
})

test('a rule never hides a live page', async () => {
  const writer = await build.writer(db)
  await build.post(db, { slug: 'ziva' })
  await build.post(db, { slug: 'recenzovana', category: 'Recenze', writer: writer.id })
  await build.post(db, { slug: 'autorka', category: 'Autor', writer: writer.id })
  await build.post(db, { slug: 'koncept', isActive: false })
  for (const from of ['/ziva/', '/Ziva', '/recenze/recenzovana/', '/autor/autorka']) {
    expect(await wrongFields(create({ from, to: '/jinam/' }))).toEqual(['from'])
    expect(await wrongFields(create({ from, status: 410 }))).toEqual(['from'])
  }
  expect(await create({ from: '/koncept/', to: '/jinam/' })).toBeDefined()
  expect(await create({ from: '/recenze/ziva/', to: '/ziva/' })).toBeDefined()
  const waiting = await create({ from: '/ziva/', to: '/jinam/', isActive: false })
  expect(await wrongFields(update(waiting, { isActive: true }))).toEqual(['from'])
})

test('a 410 needs no target and stores none', async () => {
  const rule = await create({ from: '/pryc/', to: '/nekam/', status: 410 })
  expect(rule.to).toBe('')
  expect(await findRedirect(db, '/pryc/')).toEqual({ to: '', status: 410 })
  expect((await create({ from: '/k-prazdnu/', to: '/pryc/' })).to).toBe('/pryc/')
})

test('counts hits by path, unaffected by edits', async () => {
  const rule = await create({ from: '/pocitana/', to: '/cil/' })
  await countHit(db, '/Pocitana')
  await countHit(db, '/pocitana/')
  expect((await getRecord(db, redirects, rule.id)).hits).toBe(2)
  expect(await update(rule, { note: 'x' })).toMatchObject({ hits: 2, note: 'x' })
  expect((await getRecord(db, redirects, rule.id)).hits).toBe(2)
})

test('a copy is inactive and has a path of its own', async () => {
  const rule = await create({ from: '/vzor/', to: '/cil/', note: 'Pozn.' })
  await countHit(db, '/vzor/')
  const copy = await duplicateRecord(db, redirects, rule.id, SYSTEM)
  expect(copy).toMatchObject({ from: '/vzor-2/', to: '/cil/', note: 'Pozn.', isActive: false, version: 1, hits: 0 })
})
