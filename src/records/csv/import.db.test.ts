import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { privateBookmakerCalls } from '#entities/bookmaker/api.server.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { archiveRecord, changeRecord, getRecord } from '#records/crud/crud.server.ts'
import type { CsvPreview } from '#records/csv/import-schema.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'
import { turnsDuring } from '#testing/turns-during.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, [
  ...privateCasinoCalls(async () => []),
  ...privateBookmakerCalls(async () => []),
])

type Row = CsvPreview['rows'][number]

async function preview(csv: string, more: object = {}): Promise<CsvPreview> {
  const { status, body } = await api.post('/casinos/import/preview', { csv, ...more })
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

const versionsOf = (rows: Row[]) => Object.fromEntries(rows.flatMap(({ id, version }) => (id ? [[id, version]] : [])))
const apply = (csv: string, rows: Row[], more: object = {}) =>
  api.post('/casinos/import', { csv, versions: versionsOf(rows), file: 'kasina.csv', ...more })
const changesIn = ({ cells }: Row) =>
  Object.fromEntries(cells.flatMap(({ column, from, to, isChanged }) => (isChanged ? [[column, [from, to]]] : [])))
const problemsIn = ({ cells, problem }: Row) => ({
  ...Object.fromEntries(cells.flatMap((cell) => (cell.problem ? [[cell.column, cell.problem.text]] : []))),
  ...(problem ? { row: problem.text } : {}),
})
const stored = (id: string) => getRecord(db, casinos, id)

test('a row changes filled cells, leaves empty ones, and clears marked ones', async () => {
  const visa = await build.paymentMethod(db, 'Visa')
  const cash = await build.paymentMethod(db, 'Hotovost; mince')
  const lev = await build.casino(db, {
    title: 'Modrý Lev',
    bonus: '100 %',
    owner: 'Lev s.r.o.',
    minimumDeposit: 200,
    isVipProgram: true,
    paymentMethods: [visa.id],
  })
  const csv = [
    'slug;bonus;rating;minimumDeposit;owner;isVipProgram;paymentMethods;safety.ssl;updatedAt',
    'modry-lev;150 %;9,4;1 000;;(empty);Hotovost\\; mince; visa;ano;nikdy',
  ].join('\n')
  // The list is quoted, as a spreadsheet would write it.
  const quoted = csv.replace('Hotovost\\; mince; visa', '"Hotovost\\; mince; visa"')
  const { rows, columns, ignored } = await preview(quoted)
  expect(columns).toEqual([
    'slug',
    'bonus',
    'rating',
    'minimumDeposit',
    'owner',
    'isVipProgram',
    'paymentMethods',
    'safety.ssl',
  ])
  expect(ignored).toEqual(['updatedAt'])
  expect(rows).toMatchObject([{ line: 2, state: 'changes', id: lev.id, version: 1, title: 'Modrý Lev' }])
  expect(rows.map(changesIn)).toEqual([
    {
      bonus: ['100 %', '150 %'],
      rating: ['8', '9,4'],
      minimumDeposit: ['200', '1000'],
      isVipProgram: ['yes', ''],
      paymentMethods: ['Visa', 'Hotovost\\; mince; Visa'],
      'safety.ssl': ['', 'yes'],
    },
  ])
  expect(await stored(lev.id)).toEqual(lev)
  expect((await apply(quoted, rows)).body).toMatchObject({ changed: 1, created: 0, same: 0, skipped: 0 })
  expect(await stored(lev.id)).toEqual({
    ...lev,
    bonus: '150 %',
    rating: 9.4,
    minimumDeposit: 1000,
    isVipProgram: null,
    paymentMethods: [cash.id, visa.id],
    safety: { ...lev.safety, ssl: true },
    version: 2,
    updatedAt: expect.any(String),
  })
})

test('each changed row gets a revision and an audit entry; unchanged rows get none', async () => {
  const [one, two] = [await build.casino(db, { bonus: 'a' }), await build.casino(db, { bonus: 'b' })]
  const csv = `id;title;slug;bonus\n${one.id};;;nový\n${two.id};;;b\n;Úplně nové;uplne-nove;c\n`
  const { rows } = await preview(csv)
  expect(rows.map(({ state }) => state)).toEqual(['changes', 'same', 'new'])
  expect((await apply(csv, rows)).body).toMatchObject({ changed: 1, created: 1, same: 1 })
  expect((await stored(two.id)).version).toBe(1)
  const revisions = await db.selectFrom('revision').where('recordId', '=', one.id).select('authorName').execute()
  expect(revisions.map(({ authorName }) => authorName).toSorted()).toEqual(['Test admin', 'system'])
  const { id } = await db.selectFrom('casino').where('slug', '=', 'uplne-nove').select('id').executeTakeFirstOrThrow()
  const made = await stored(id)
  expect(made.isActive).toBe(false)
  const log = await db
    .selectFrom('audit')
    .where('collection', '=', 'casinos')
    .where('actorName', '=', 'Test admin')
    .where('recordId', 'in', [one.id, two.id, made.id])
    .select(['action', 'recordId'])
    .execute()
  expect(log.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
    { action: 'create', recordId: made.id },
    { action: 'import', recordId: one.id },
  ])
  const whole = await db.selectFrom('audit').where('recordTitle', 'like', 'kasina.csv%1 new').select('action').execute()
  expect(whole).toEqual([{ action: 'import' }])
})

test('one invalid row blocks the import, until its cell is corrected or the row skipped', async () => {
  const good = await build.casino(db, { bonus: 'x' })
  const bad = await build.casino(db, { title: 'Divoký Kanec' })
  const csv = `id,bonus,minimumDeposit\n${good.id},lepší,\n${bad.id},,30x bonus`
  const { rows } = await preview(csv)
  expect(rows.map(({ state }) => state)).toEqual(['changes', 'wrong'])
  expect(problemsIn(rows[1]!)).toEqual({ minimumDeposit: 'Write the number alone: 30' })
  expect(await apply(csv, rows)).toMatchObject({
    status: 422,
    body: { message: 'Nothing was imported. Row 3 is wrong.', fields: [{ path: '3' }] },
  })
  expect((await stored(good.id)).bonus).toBe('x')

  const edits = [{ line: 3, column: 'minimumDeposit', value: '30' }]
  const corrected = await preview(csv, { edits })
  expect(corrected.rows[1]).toMatchObject({ state: 'changes' })
  const leftOut = await preview(csv, { leftOut: [3] })
  expect(leftOut.rows[1]).toMatchObject({ isLeftOut: true })
  expect((await apply(csv, leftOut.rows, { leftOut: [3] })).body).toMatchObject({ changed: 1, created: 0, same: 0 })
  expect((await stored(bad.id)).minimumDeposit).toBeNull()
  const again = await preview(csv, { edits })
  expect((await apply(csv, again.rows, { edits })).body).toMatchObject({ changed: 1, created: 0, same: 1 })
  expect((await stored(bad.id)).minimumDeposit).toBe(30)
})

test('a save after the preview blocks the import and is named', async () => {
  const [one, two] = [await build.casino(db, { bonus: 'a' }), await build.casino(db, { title: 'Rudý Kohout' })]
  const csv = `id;bonus\n${one.id};jiný\n${two.id};jiný`
  const { rows } = await preview(csv)
  await changeRecord(db, casinos, two.id, { owner: 'Jiný' }, { id: 'nekdo-jiny-1', name: 'Matěj' }, 'update')
  expect(await apply(csv, rows)).toMatchObject({
    status: 409,
    body: {
      message: 'Nothing was imported. Row 3 was changed meanwhile.',
      fields: [{ path: '3', message: 'Rudý Kohout: Matěj has changed this casino in the meantime.' }],
    },
  })
  expect((await stored(one.id)).bonus).toBe('a')
  // Also a record that was new in the preview and exists now.
  const made = 'title;slug;bonus\nZelený Ježek;zeleny-jezek;x'
  const { rows: fresh } = await preview(made)
  expect(fresh[0]?.state).toBe('new')
  await build.casino(db, { title: 'Zelený Ježek', slug: 'zeleny-jezek' })
  expect((await apply(made, fresh)).status).toBe(409)
})

test('a failure midway rolls everything back', async () => {
  const one = await build.casino(db, { bonus: 'a' })
  const other = await build.casino(db, { slug: 'cizi-adresa' })
  const csv = `id;slug;title;bonus\n${one.id};;;změněno\n;;Jedna;\n;;;x`
  const { rows } = await preview(csv)
  expect(rows.map(problemsIn)).toEqual([{}, {}, { title: expect.any(String) }])
  expect((await apply(csv, rows, { leftOut: [4] })).status).toBe(200)
  // The first new record gets the slug that the second requests, which only storing reveals.
  const late = `id;slug;title;bonus\n${one.id};;;podruhé\n;;Zlatý Tetřev;\n;zlaty-tetrev;Jiný Tetřev;`
  const planned = await preview(late)
  expect(planned.rows.map(({ state }) => state)).toEqual(['changes', 'new', 'new'])
  expect(await apply(late, planned.rows)).toMatchObject({
    status: 409,
    body: { message: 'Nothing was imported. Row 4: This address is already used by “Zlatý Tetřev”.' },
  })
  expect(await stored(one.id)).toMatchObject({ bonus: 'změněno', version: 2 })
  expect(await db.selectFrom('casino').where('title', 'like', '%Tetřev').select('id').execute()).toEqual([])
  const taken = `id;slug;bonus\n${one.id};cizi-adresa;znovu`
  expect(problemsIn((await preview(taken)).rows[0]!)).toEqual({
    slug: `This address is already used by “${other.title}”.`,
  })
})

test('rows of an older file are conflicts, skipped unless the editor overwrites', async () => {
  const casinoOf = (title: string) => build.casino(db, { title, bonus: 'starý', owner: 'Lev s.r.o.' })
  const [mine, theirs, both] = [await casinoOf('Šedý Vlk'), await casinoOf('Bílý Zajíc'), await casinoOf('Hnědý Bobr')]
  const ids = new Set([mine.id, theirs.id, both.id])
  const { text } = await api.get('/casinos/export.csv?columns=bonus,owner')
  const lines = text.split('\r\n')
  const exported = [lines[0], ...lines.filter((line) => ids.has(line.split(';')[0] ?? ''))].join('\n')
  const colleague = { id: 'kolegyne-1', name: 'Jana' }
  for (const { id } of [theirs, both]) await changeRecord(db, casinos, id, { bonus: 'Janin' }, colleague, 'update')
  const rowOf = (rows: Row[], { id }: { id: string }) => rows.find((row) => row.id === id)!

  const untouched = await preview(exported)
  expect(rowOf(untouched.rows, mine).state).toBe('same')
  expect(rowOf(untouched.rows, theirs)).toMatchObject({
    state: 'conflict',
    version: 2,
    conflict: { version: '1', savedBy: ['Jana'] },
  })
  expect(changesIn(rowOf(untouched.rows, theirs))).toEqual({ bonus: ['Janin', 'starý'] })
  expect((await apply(exported, untouched.rows)).body).toMatchObject({ changed: 0, same: 1, skipped: 2, undo: [] })
  expect((await stored(theirs.id)).bonus).toBe('Janin')

  const overwrite = [rowOf(untouched.rows, both).line]
  const decided = await preview(exported, { overwrite })
  expect(rowOf(decided.rows, both)).toMatchObject({ state: 'changes', conflict: { savedBy: ['Jana'] } })
  expect((await apply(exported, decided.rows, { overwrite })).body).toMatchObject({ changed: 1, skipped: 1 })
  expect(await stored(both.id)).toMatchObject({ bonus: 'starý', version: 3 })
  expect((await stored(theirs.id)).bonus).toBe('Janin')
})

test('an import can be undone as a whole, except what somebody saved since', async () => {
  const [one, two] = [await build.casino(db, { bonus: 'a' }), await build.casino(db, { bonus: 'a' })]
  const csv = `id;title;slug;bonus\n${one.id};;;b\n${two.id};;;b\n;Nové k vrácení;nove-k-vraceni;b`
  const { rows } = await preview(csv)
  const { undo: records } = (await apply(csv, rows)).body
  await changeRecord(db, casinos, two.id, { owner: 'Jiný' }, { id: 'kolega-1', name: 'Matěj' }, 'update')
  const { body } = await api.post('/casinos/undo', { records }, 'editor')
  const refused = { ok: false, message: 'Matěj has changed this casino in the meantime.' }
  expect(body.results).toMatchObject([{ ok: true }, { id: two.id, ...refused }, { ok: true }])
  const { version: _, updatedAt: __, ...asItWas } = one
  expect(await stored(one.id)).toMatchObject(asItWas)
  expect(await stored(two.id)).toMatchObject({ bonus: 'b', owner: 'Jiný' })
  expect(await stored(records[2].id)).toMatchObject({ slug: 'nove-k-vraceni', isDeleted: true })
})

/** More rows than one transaction stores. */
const manyCasinos = async (count: number) => {
  const made = []
  for (let index = 0; index < count; index++) made.push(await build.casino(db, { bonus: 'a' }))
  return made
}

test('a refused row takes back what was stored before it, in earlier transactions, too', async () => {
  const made = await manyCasinos(25)
  const changed = made.map(({ id }) => `${id};;;b`)
  const late = ['id;slug;title;bonus', ';;Plachý Datel;', ...changed, ';plachy-datel;Jiný Datel;'].join('\n')
  const { rows } = await preview(late)
  expect(await apply(late, rows)).toMatchObject({
    status: 409,
    body: { message: 'Nothing was imported. Row 28: This address is already used by “Plachý Datel”.' },
  })
  for (const { id } of made) expect((await stored(id)).bonus).toBe('a')
  expect(await db.selectFrom('casino').where('title', 'like', '%Datel').select('id').execute()).toEqual([])
})

test('a colleague saves while a file is imported', async () => {
  const made = await manyCasinos(120)
  const other = await build.casino(db, { bonus: 'a' })
  const csv = ['id;bonus', ...made.map(({ id }) => `${id};b`)].join('\n')
  const { rows } = await preview(csv)
  const order: string[] = []
  const importing = apply(csv, rows).then(({ status }) => order.push(`imported ${status}`))
  await vi.waitUntil(async () => (await stored(made[0]?.id ?? '')).bonus === 'b', { timeout: 30_000, interval: 1 })
  await changeRecord(db, casinos, other.id, { owner: 'Jiný' }, SYSTEM, 'update')
  order.push('saved')
  await importing
  expect(order).toEqual(['saved', 'imported 200'])
})

test('others are answered while a hostile file is previewed', async () => {
  const hostile = { csv: `id,bonus\n${'a,b,c\n'.repeat(2000)}${'x\n'.repeat(40_000)}` }
  const order: string[] = []
  const turns = await turnsDuring(async () => {
    const refused = api.post('/casinos/import/preview', hostile).then(({ status }) => order.push(`preview ${status}`))
    await api.get('/casinos').then(({ status }) => order.push(`list ${status}`))
    await refused
  })
  expect(order).toEqual(['list 200', 'preview 422'])
  expect(turns).toBeGreaterThan(50)
})

test('stops at the hundredth wrong row', async () => {
  const csv = `id;bonus\n${Array.from({ length: 1500 }, (_, index) => `neni-${1000 + index};x`).join('\n')}`
  const { rows, unchecked } = await preview(csv)
  expect([rows.length, unchecked]).toEqual([100, 1400])
  expect(await apply(csv, rows)).toMatchObject({ status: 422, body: { fields: { length: 100 } } })
})

test('an unknown column is ignored and named', async () => {
  const { slug } = await build.casino(db)
  const { columns, ignored, unknown, rows } = await preview(`slug;bonus;název;version\n${slug};nový;x;1`)
  expect({ columns, ignored, unknown }).toEqual({
    columns: ['slug', 'bonus'],
    ignored: ['version'],
    unknown: ['název'],
  })
  expect(rows.map(changesIn)).toEqual([{ bonus: ['', 'nový'] }])
})

test.each<[string, (ids: { id: string; archived: string }) => string, object]>([
  ['an id that is not there', () => 'id;bonus\nneni-takove-1;x', { row: 'There is no casino with this id.' }],
  [
    'an archived one',
    ({ archived }) => `id;bonus\n${archived};x`,
    { row: 'This casino is archived. Take it out of the archive first.' },
  ],
  [
    'a word that is neither yes nor no',
    ({ id }) => `id;isVipProgram\n${id};možná`,
    { isVipProgram: 'Write yes or no.' },
  ],
  [
    'a payment method that is not there',
    ({ id }) => `id;paymentMethods\n${id};Pečená husa`,
    { paymentMethods: 'There is no payment method called “Pečená husa”.' },
  ],
  ['a logo that is not there', ({ id }) => `id;logo\n${id};neni-takove-1`, { logo: 'There is no image with this id.' }],
  ['too high a rating', ({ id }) => `id;rating\n${id};11`, { rating: expect.any(String) }],
  ['a plain link', ({ id }) => `id;refLink\n${id};http://a.example/`, { refLink: expect.any(String) }],
  [
    'criteria that are not whole',
    ({ id }) => `id;ratingSource\n${id};criteria`,
    { row: expect.stringMatching(/^Rating criteria \(criteria\): /) },
  ],
])('reports %s', async (_, csvOf, problems) => {
  const { id } = await build.casino(db)
  const { id: archived } = await build.casino(db)
  await archiveRecord(db, casinos, archived, SYSTEM)
  const { rows } = await preview(csvOf({ id, archived }))
  expect([rows[0]?.state, problemsIn(rows[0]!)]).toEqual(['wrong', problems])
})

test('a computed rating cannot be imported', async () => {
  const criteria = { safety: 8, payouts: 8, bonus: 8, games: 8, support: 8 }
  const { id } = await build.casino(db, { ratingSource: 'criteria', criteria })
  const { rows } = await preview(`id;rating\n${id};9`)
  expect(problemsIn(rows[0]!)).toEqual({ rating: 'This follows from other fields: 8' })
  expect((await preview(`id;rating\n${id};8`)).rows[0]?.state).toBe('same')
})

test('reports two rows about the same casino', async () => {
  const { id, slug } = await build.casino(db)
  const { rows } = await preview(`id;slug;title\n${id};;Nové\n;${slug};Nové\n;novy-slug;Nové\n;novy-slug;Nové`)
  expect(rows.map(problemsIn)).toEqual([
    {},
    { row: 'Row 2 is about the same casino.' },
    {},
    { row: 'Row 4 is about the same casino.' },
  ])
})

test('a row with more cells than columns is refused, unless the rest is empty', async () => {
  const rest = await preview('slug;title;bonus\nprebytek;Přebytek;100 % bonus; 50 spinů\nprazdno;Prázdno;50 %;;')
  expect(rest.rows.map(({ state }) => state)).toEqual(['wrong', 'new'])
  expect(rest.rows.map(problemsIn)).toEqual([
    { row: '“50 spinů” is beyond the last column. Put text that contains the separator in quotes.' },
    {},
  ])
  expect((await apply('slug;title;bonus\nprebytek;Přebytek;100 % bonus; 50 spinů', rest.rows)).status).toBe(422)
})

test('accepts tab-separated files', async () => {
  const { slug } = await build.casino(db)
  const { rows } = await preview(`slug\tbonus\trating\n${slug}\t100 %, i více\t8,5`)
  expect(rows.map(changesIn)).toEqual([{ bonus: ['', '100 %, i více'], rating: ['8', '8,5'] }])
})

test.each([
  ['', 'The file is empty.'],
  ['bonus\nx', 'must name the column id or slug'],
  ['id;bonus', 'no rows'],
  ['id;hacker\na;b', 'could change anything'],
  [`id;${'x;'.repeat(200)}bonus\na`, '200 columns at most'],
  [`id;bonus\n${'a\n'.repeat(2001)}`, '2000 rows at most'],
  [`id;bonus\n${'\n'.repeat(50_000)}a;b`, '50000 lines at most'],
  ['id;bonus;bonus\na;b;c', 'is there twice'],
  ['id;updatedAt\na;b', 'could change anything'],
  ['id;bonus\n"a;b', 'not CSV'],
])('rejects the file %j with a message', async (csv, message) => {
  const { status, body } = await api.post('/casinos/import/preview', { csv })
  expect([status, body.message]).toEqual([422, expect.stringContaining(message)])
})

/** Texts that are hard on spreadsheets. */
const nasty = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^['=+\-@;,"\\()\t\r\n a]{0,20}$/),
    fc.constantFrom('(empty)', '\\(empty)', "'=1", '8.4', '01', 'yes', '„Ježek“;\r\n"x"'),
  )
  .map((text) =>
    text
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
      .toWellFormed()
      .trim(),
  )
const list = fc.array(
  nasty.filter((text) => text !== ''),
  { maxLength: 3 },
)

test('any exported value is imported unchanged', async () => {
  const methods = [await build.paymentMethod(db, 'Dvojí'), await build.paymentMethod(db, 'dvojí')]
  const arbitrary: fc.Arbitrary<Partial<CasinoInput>> = fc.record({
    bonus: nasty,
    owner: nasty,
    languages: list,
    prosList: list,
    minimumDeposit: fc.option(fc.nat(1_000_000)),
    rating: fc.option(fc.nat(100).map((tenths) => tenths / 10)),
    sportsBetting: fc.option(fc.boolean()),
    paymentMethods: fc.subarray(methods.map(({ id }) => id)),
  })
  for (const input of fc.sample(arbitrary, 60)) await build.casino(db, input)
  const { text } = await api.get('/casinos/export.csv')
  const { rows } = await preview(text)
  expect(rows.length).toBeGreaterThan(60)
  expect(
    rows.filter(({ state }) => state !== 'same').map((row) => [row.state, changesIn(row), problemsIn(row)]),
  ).toEqual([])
  // A spreadsheet may write the same cells with another separator.
  expect((await apply(text, rows)).body).toMatchObject({ changed: 0, created: 0, same: rows.length })
})

test('imports bookmakers, too', async () => {
  const bookmaker = await build.bookmaker(db, { topFeature: 'x' })
  const csv = `slug;topFeature\n${bookmaker.slug};Živé přenosy`
  const { body } = await api.post('/bookmakers/import/preview', { csv })
  expect(body.rows).toMatchObject([{ state: 'changes', id: bookmaker.id }])
  const versions = { [bookmaker.id]: 1 }
  expect((await api.post('/bookmakers/import', { csv, versions, file: 'a.csv' })).body).toMatchObject({ changed: 1 })
})
