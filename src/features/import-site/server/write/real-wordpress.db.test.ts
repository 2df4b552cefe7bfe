import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Choices } from '#features/import-site/schema.ts'
import { siteOutline } from '#testing/old-site/site-outline.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { noWatch } from '#features/import-site/server/watch.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { ensureSettings, getStoredSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { newId } from '#shared/id.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
await ensureSettings(db, defaultSettings)
const { fetchPath } = await serveSite(services)

const old = (name: string) => join(projectRoot, 'e2e/fixtures/old-sites', name)
const choices = Choices.parse({
  publish: true,
  reviews: {
    from: { kind: 'category', name: 'recenze' },
    columns: { rating: 'hodnoceni', bonus: 'bonus', refLink: 'odkaz' },
  },
  menus: { 'hlavni-nabidka': 'header' },
  shortcodes: { su_note: 'note' },
})
const bring = (name: string) =>
  importSite(services, old(name), { uploads: old('wordpress-uploads'), choices, actor: SYSTEM })

const TABLES = [
  'post',
  'casino',
  'writer',
  'rubric',
  'media',
  'videoFile',
  'redirect',
  'siteImport',
  'siteImportItem',
] as const
async function everything() {
  const rows: object[] = [(await getStoredSettings(db)).menus]
  for (const table of TABLES)
    rows.push(
      await db
        .selectFrom(table)
        .selectAll()
        .orderBy(table === 'siteImportItem' ? 'key' : 'id')
        .execute(),
    )
  return rows
}
const ask = async (path: string) => {
  const { status, headers } = await fetchPath(path)
  return [status, headers['location']]
}

/** Of posts, drafts and pages, by their names, numbers, dates, lists and feeds. */
const ADDRESSES = [
  ['/2024/01/01/bloky-text/', '/bloky-text/'],
  ['/2024/01/01/bloky-text', '/bloky-text/'],
  ['/2024/01/01/bloky-text/amp/', '/bloky-text/'],
  ['/2024/01/01/bloky-text/feed/', '/bloky-text/'],
  ['/2024/01/01/bloky-text/2/', '/bloky-text/'],
  ['/2024/01/01/bloky-text/comment-page-2/', '/bloky-text/'],
  ['/page/2/', '/clanky/'],
  ['/?p=14', '/bloky-text/'],
  ['/index.php/2024/01/01/bloky-text/', '/bloky-text/'],
  ['/index.php/category/platby/karty/', '/rubrika/karty/'],
  ['/2024/06/16/galerie-vlastni/', '/galerie-priloh/'],
  ['/2024/06/16/galerie-priloh/vyherce/', '/galerie-priloh/'],
  ['/2024/08/22/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80-%D0%BA%D0%B0%D0%B7%D0%B8%D0%BD%D0%BE/', '/clanek-31/'],
  ['/2024/09/25/recenze-modry-lev/', '/recenze/recenze-modry-lev/'],
  ['/o-nas/tym/', '/tym/'],
  ['/?page_id=35', '/o-nas/'],
  ['/2024/', '/clanky/'],
  ['/2024/05/', '/clanky/'],
  ['/2024/05/13/', '/clanky/'],
  ['/?m=202405', '/clanky/'],
  ['/category/platby/karty/', '/rubrika/karty/'],
  ['/category/platby/page/2/', '/rubrika/platby/'],
  ['/?cat=2', '/rubrika/platby/'],
  ['/category/recenze/', '/recenze/'],
  ['/tag/revolut/', '/clanky/'],
  ['/?tag=revolut', '/clanky/'],
  ['/author/alena/', '/clanky/'],
  ['/author/alena/page/2/', '/clanky/'],
  ['/?author=2', '/clanky/'],
  ['/feed/', '/rss.xml'],
  ['/category/platby/feed/', '/rss.xml'],
  ['/?feed=rss2', '/rss.xml'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
] as const

test('a site of WordPress 6.5 comes in whole, twice and newer, answers at its old addresses, and goes without a trace', async () => {
  const untouched = await siteOutline(db)
  const menusBefore = (await getStoredSettings(db)).menus
  const first = await bring('wordpress-6.5.xml')
  expect([first.errors.map(({ text }) => text), first.toLookAt]).toEqual([
    [],
    [
      'Všechny bloky: obrázky',
      'Všechny bloky: ostatní',
      'Klasický editor & „uvozovky“ v názvu',
      'Soukromý zápis',
      'Pod heslem',
      'Prázdný',
      'Kontakt',
      'Odkazy všude',
    ],
  ])
  await expect(await siteOutline(db)).toMatchFileSnapshot(old('wordpress-6.5.txt'))
  expect((await getStoredSettings(db)).menus.header).toEqual([
    { label: 'Platby', address: '/rubrika/platby/' },
    { label: 'Karty', address: '/rubrika/karty/' },
    { label: 'O nás', address: '/o-nas/' },
    { label: 'Jinam', address: 'https://jinam.example/' },
  ])

  for (const [from, to] of ADDRESSES) expect([from, ...(await ask(from))]).toEqual([from, 301, to])
  for (const to of new Set(ADDRESSES.map(([, path]) => path))) expect([to, (await ask(to))[0]]).toEqual([to, 200])
  for (const copy of ['stul.jpg', 'stul-300x200.jpg', 'vyherce.jpg', 'vyherce-1024x410.jpg'])
    expect([copy, ...(await ask(`/wp-content/uploads/2024/03/${copy}`))]).toEqual([
      copy,
      301,
      expect.stringMatching(/^\/media\//),
    ])
  const [status, film = ''] = await ask('/wp-content/uploads/2024/03/toceni.mp4')
  expect([status, film, (await fetchPath(String(film))).headers['content-type']]).toEqual([
    301,
    expect.stringMatching(/^\/video\/\w+\.mp4$/),
    'video/mp4',
  ])
  expect(await ask('/?attachment_id=4')).toEqual([301, expect.stringMatching(/^\/media\//)])

  const before = await everything()
  expect((await bring('wordpress-6.5.xml')).importId).toBeUndefined()
  expect(await everything()).toEqual(before)

  const edited = await db.selectFrom('post').where('slug', '=', 'o-nas').select('id').executeTakeFirstOrThrow()
  await changeRecord(db, posts, edited.id, { title: 'O nás, upravené tady' }, SYSTEM, 'update')
  const changed = await siteOutline(db)
  const later = await bring('wordpress-6.5-later.xml')
  expect(later.written).toMatchObject({ writers: 0, rubrics: 0, pictures: 1, posts: 1, pages: 0, menus: 0 })
  const added = new Set((await siteOutline(db)).split('\n')).difference(new Set(changed.split('\n')))
  expect([...added]).toEqual([
    'Nová karta|',
    '/2024/10/ → /clanky/',
    '/2024/10/02/ → /clanky/',
    '/2024/10/02/novy-clanek/ → /novy-clanek/',
    '/nova-karta/ → /clanky/',
    '/wp-content/uploads/2024/10/nova-karta.png → /media/Nová karta/lg.webp',
    '# Nový článek',
    'novy-clanek|/|Platby a výběry|Správce|live|2024-10-02T07:00:00.000Z|2024-10-02T07:00:00.000Z|',
    'Přibyl později.',
    'img(Nová karta|)',
  ])

  expect(await undoImport(services, later.importId ?? '', SYSTEM)).toMatchObject({ stayed: [] })
  expect(await siteOutline(db)).toBe(changed)
  const { stayed } = await undoImport(services, first.importId ?? '', SYSTEM, { evenChanged: true })
  expect(stayed).toEqual([])
  expect(await siteOutline(db)).toBe(untouched)
  expect((await getStoredSettings(db)).menus).toEqual(menusBefore)
  for (const table of ['siteImportItem', 'videoFile'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  for (const [from] of ADDRESSES.filter(([path]) => /\/$|\?/.test(path)))
    expect([from, (await ask(from))[0]]).toEqual([from, from.includes('?') ? 302 : 404])
})

test('stopped again and again it comes to the same end', async () => {
  const importId = newId()
  let steps = 0
  const step = async () => {
    if (++steps % EVERY === 0) throw new Error('stopped')
  }
  const goOn = () =>
    importSite(services, old('wordpress-6.5.xml'), {
      uploads: old('wordpress-uploads'),
      choices,
      actor: SYSTEM,
      importId,
      watch: { ...noWatch, step },
    })
  let stops = 0
  while (
    await goOn().then(
      () => false,
      (error: Error) => error.message === 'stopped',
    )
  )
    stops++
  expect(stops).toBeGreaterThan(4)
  await expect(await siteOutline(db)).toMatchFileSnapshot(old('wordpress-6.5.txt'))
})

const EVERY = 17
