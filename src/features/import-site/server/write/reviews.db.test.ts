import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Choices } from '#features/import-site/schema.ts'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { wxr, wxrItem, wxrMenuItem, wxrMeta, wxrPicture } from '#testing/old-site/wxr.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { ensureSettings, getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { DEFAULT_MENUS } from '#entities/settings/menus.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord, findRecord } from '#records/crud/crud.server.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const folder = mkdtempSync(join(tmpdir(), 'rozvazne-reviews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
function fileOf(items: string[], host: string): string {
  const path = join(folder, `${++count}.xml`)
  writeFileSync(path, wxr(items.join('\n')).replaceAll('a.example', host))
  return path
}

const bring = (file: string, choices: object, more: object = {}) =>
  importSite(services, file, { choices: Choices.parse(choices), actor: SYSTEM, ...more })

const reviews = {
  from: { kind: 'type', name: 'kasino' },
  columns: { title: 'nazev', logo: 'logo', rating: 'hodnoceni', bonus: 'bonus', refLink: 'odkaz' },
  ratingMax: 5,
}

const review = (id: number, fields: Record<string, string>, content?: string) =>
  wxrItem(id, wxrMeta(fields), content).replace('>post<', '>kasino<')

beforeAll(async () => {
  const uploadFolder = join(folder, 'uploads')
  mkdirSync(join(uploadFolder, '2024/01'), { recursive: true })
  const logo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
  await logo.png().toFile(join(uploadFolder, '2024/01/logo.png'))
  await ensureSettings(db, defaultSettings)
})

test('reviews become draft casinos with their figures, their picture and their text; shortcodes name them', async () => {
  const known = await build.casino(db, { title: 'Stará Herna', rating: 9 })
  const file = fileOf(
    [
      wxrPicture(90, 'logo.png'),
      review(1, {
        nazev: 'Modrý Lev',
        logo: '90',
        hodnoceni: '4,5',
        bonus: '100 % do 5 000 Kč',
        odkaz: 'http://hrat.example/lev',
      }),
      review(2, { nazev: 'Stará Herna', hodnoceni: '1' }),
      review(3, { nazev: 'Zelený Drak', hodnoceni: 'skvělé', odkaz: '/go/drak' }),
      review(4, { nazev: 'Modrý Lev', hodnoceni: '1' }),
      wxrItem(5, '', '[lev slug="Modrý Lev"]'),
    ],
    'reviews.example',
  )
  const choices = { reviews, shortcodes: { lev: 'casinos' } }
  const { report } = await examineFile(file, { choices: Choices.parse(choices) })
  expect([report.posts, report.kept.map(({ what }) => what)]).toEqual([
    5,
    ['Review without a writer', 'Rating that is no number', 'Link of a casino that leads nowhere here'],
  ])
  const { written, importId = '' } = await bring(file, choices, { uploads: join(folder, 'uploads') })
  expect(written).toMatchObject({ casinos: 2, posts: 5, pictures: 1 })
  const lion = await casinoCalled('Modrý Lev')
  expect(lion).toMatchObject({
    rating: 9,
    bonus: '100 % do 5 000 Kč',
    refLink: 'https://hrat.example/lev',
    isActive: false,
    logo: expect.any(String),
  })
  expect(await casinoCalled('Zelený Drak')).toMatchObject({ rating: null, refLink: '' })
  expect(await casinoCalled('Stará Herna')).toMatchObject({ id: known.id, rating: 9, version: known.version })
  const text = await postAt('p1')
  expect(text).toMatchObject({ category: 'Recenze', entity: lion.id, entityModel: 'Casino', isReviewPost: true })
  expect(lion.reviewPost).toBe(text.id)
  expect((await postAt('p5')).shortcodesConfig.casinosRating[0]?.data.casinoIds).toEqual([lion.id])

  await undoImport(services, importId, SYSTEM)
  const left = await db.selectFrom('casino').select('title').execute()
  expect([left, await db.selectFrom('post').selectAll().execute()]).toEqual([[{ title: 'Stará Herna' }], []])
})

test('a casino that was changed here stays with its review when an import goes', async () => {
  const file = fileOf([review(1, { nazev: 'Tichý Tygr' }), review(2, { nazev: 'Malý Medvěd' })], 'changed.example')
  const { importId = '' } = await bring(file, { reviews })
  const tiger = await casinoCalled('Tichý Tygr')
  await changeRecord(db, casinos, tiger.id, { bonus: 'Nový' }, SYSTEM, 'update')
  const { stayed } = await undoImport(services, importId, SYSTEM)
  expect(stayed).toEqual(['Post 1', 'Tichý Tygr'])
  expect((await casinoCalled('Tichý Tygr')).reviewPost).toBe((await postAt('p1')).id)
  expect((await bring(file, { reviews })).written).toMatchObject({ casinos: 1, posts: 1 })
})

test('what was chosen is kept for the next file of the site', async () => {
  await bring(fileOf([review(51, { nazev: 'Kasino Sova' })], 'kept.example'), { reviews })
  const newer = fileOf([review(51, { nazev: 'Kasino Sova' }), review(52, { nazev: 'Kasino Jezevec' })], 'kept.example')
  const { written } = await importSite(services, newer, { actor: SYSTEM })
  expect(written).toMatchObject({ casinos: 1, posts: 1 })
  const elsewhere = fileOf([review(61, { nazev: 'Kasino Bobr' })], 'elsewhere.example')
  expect((await importSite(services, elsewhere, { actor: SYSTEM })).written).toMatchObject({ casinos: 0, posts: 0 })
})

test('a menu takes the place that was chosen, with what is live, and goes back with the import', async () => {
  const items = [
    wxrItem(31, '<wp:post_date_gmt>2024-01-01 08:00:00</wp:post_date_gmt>'),
    wxrItem(32).replace('>publish<', '>draft<'),
    wxrMenuItem(41, '', { _menu_item_type: 'post_type', _menu_item_object_id: '31' }),
    wxrMenuItem(42, 'Koncept', { _menu_item_type: 'post_type', _menu_item_object_id: '32' }),
    wxrMenuItem(43, 'Jinam', { _menu_item_type: 'custom', _menu_item_url: 'https://jinde.example/' }),
    wxrMenuItem(44, 'Zlý', { _menu_item_type: 'custom', _menu_item_url: 'javascript:alert(1)' }),
  ]
  const file = fileOf(items, 'menu.example')
  const { report } = await examineFile(file, {})
  expect(report.kept).toEqual([{ what: 'Menu item', count: 4, examples: ['Post 31', 'Koncept', 'Jinam'] }])
  const choices = { menus: { hlavni: 'footer' }, publish: true }
  const { written, errors, importId = '' } = await bring(file, choices)
  const { menus } = await getStoredSettings(db)
  expect(menus.footer).toEqual([
    { label: 'Post 31', address: '/p31/' },
    { label: 'Jinam', address: 'https://jinde.example/' },
  ])
  expect([written.menus, errors.map(({ text }) => text)]).toEqual([
    1,
    [expect.stringContaining('“Zlý”'), expect.stringContaining('“Koncept”')],
  ])
  expect((await bring(file, choices)).importId).toBeUndefined()

  const { version, updatedAt: _, ...settings } = await getStoredSettings(db)
  const changed = { ...menus, footer: menus.footer.slice(0, 1) }
  await updateSettings(db, { ...settings, menus: changed }, version, SYSTEM)
  expect(await undoImport(services, importId, SYSTEM)).toEqual({
    removed: expect.any(Number),
    stayed: [],
    menusStayed: true,
  })
  expect((await getStoredSettings(db)).menus).toEqual(changed)

  await updateSettings(db, { ...settings, menus }, version + 1, SYSTEM)
  expect(await undoImport(services, importId, SYSTEM)).toMatchObject({ menusStayed: false })
  expect((await getStoredSettings(db)).menus).toEqual(DEFAULT_MENUS)
})

async function casinoCalled(title: string) {
  const { id } = await db
    .selectFrom('casino')
    .where('title', '=', title)
    .where('isDeleted', '=', 0)
    .select('id')
    .executeTakeFirstOrThrow()
  const casino = await findRecord(db, casinos, id)
  if (!casino) throw new Error(`There is no ${title}.`)
  return casino
}

async function postAt(slug: string) {
  const { id } = await db
    .selectFrom('post')
    .where('slug', '=', slug)
    .where('isDeleted', '=', 0)
    .select('id')
    .executeTakeFirstOrThrow()
  const post = await findRecord(db, posts, id)
  if (!post) throw new Error(`There is no ${slug}.`)
  return post
}
