import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Choices } from '#features/import-site/schema.ts'
import { siteOutline } from '#testing/old-site/site-outline.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { ensureSettings, getStoredSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
await ensureSettings(db, defaultSettings)
const { fetchPath } = await serveSite(services)

const old = (name: string) => join(projectRoot, 'e2e/fixtures/old-sites', name)
const choices = Choices.parse({ publish: true, menus: { navigation: 'footer' } })
const bring = (path: string) => importSite(services, path, { uploads: old('ghost-images'), choices, actor: SYSTEM })

/** What the same Ghost would export a day later: one text is other, one post is new. */
function later(): string {
  const site = JSON.parse(readFileSync(old('ghost-6.65.json'), 'utf8'))
  const { posts: all } = site.db[0].data
  const about = all.find(({ slug }: { slug: string }) => slug === 'druhy')
  about.html = '<p>Jinak, než bylo.</p>'
  all.push({ ...about, id: 'novy', uuid: 'novy', slug: 'novy-na-ghostu', title: 'Nový', html: '<p>Přibyl.</p>' })
  const path = join(env.DATA_DIR, 'later.json')
  writeFileSync(path, JSON.stringify(site))
  return path
}

const ADDRESSES = [
  ['/tag/platby/', '/rubrika/platby/'],
  ['/tag/platby/page/2/', '/rubrika/platby/'],
  ['/tag/platby/rss/', '/rss.xml'],
  ['/tag/news/', '/rubrika/news/'],
  ['/author/alena/', '/clanky/'],
  ['/author/alena/rss/', '/rss.xml'],
  ['/rss/', '/rss.xml'],
  ['/clanek-3/amp/', '/clanek-3/'],
] as const

test('a site of Ghost 6 comes in whole, twice and newer, answers at its old addresses, and goes without a trace', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetchPath(path)
    return [status, headers['location']]
  }
  const untouched = await siteOutline(db)
  const first = await bring(old('ghost-6.65.json'))
  expect([first.errors.map(({ text }) => text), first.toLookAt]).toEqual([
    [],
    ['Coming soon', 'Všechny karty Ghostu', 'Rozepsané karty', 'Druhý článek', 'Jen pro členy'],
  ])
  const brought = await siteOutline(db)
  await expect(brought).toMatchFileSnapshot(old('ghost-6.65.txt'))
  expect((await getStoredSettings(db)).menus.footer).toEqual([
    { label: 'Home', address: '/' },
    { label: 'About', address: '/about/' },
  ])

  for (const [from, to] of ADDRESSES) expect([from, ...(await ask(from))]).toEqual([from, 301, to])
  for (const to of new Set(ADDRESSES.map(([, path]) => path))) expect([to, (await ask(to))[0]]).toEqual([to, 200])
  for (const copy of ['2026/11/stul.jpg', 'size/w600/2026/11/stul.jpg', 'size/w300/format/webp/2026/11/stul.jpg'])
    expect([copy, ...(await ask(`/content/images/${copy}`))]).toEqual([copy, 301, expect.stringMatching(/^\/media\//)])

  expect((await bring(old('ghost-6.65.json'))).importId).toBeUndefined()
  expect(await siteOutline(db)).toBe(brought)

  const edited = await db.selectFrom('post').where('slug', '=', 'z-html').select('id').executeTakeFirstOrThrow()
  await changeRecord(db, posts, edited.id, { title: 'Upravené tady' }, SYSTEM, 'update')
  const changed = await siteOutline(db)
  const second = await bring(later())
  expect(second.written).toMatchObject({ writers: 0, rubrics: 0, pictures: 0, posts: 1, pages: 0, menus: 0 })
  const added = new Set((await siteOutline(db)).split('\n')).difference(new Set(changed.split('\n')))
  expect([...added]).toEqual(['# Nový', expect.stringMatching(/^novy-na-ghostu\|/), 'Přibyl.'])

  expect(await undoImport(services, second.importId ?? '', SYSTEM)).toMatchObject({ stayed: [] })
  expect(await siteOutline(db)).toBe(changed)
  const { stayed } = await undoImport(services, first.importId ?? '', SYSTEM)
  expect(stayed).toEqual(expect.arrayContaining(['Upravené tady']))
  const again = await undoImport(services, first.importId ?? '', SYSTEM, { evenChanged: true })
  expect(again.stayed).toEqual([])
  expect(await siteOutline(db)).toBe(untouched)
  for (const [from] of ADDRESSES) expect([from, (await ask(from))[0]]).toEqual([from, 404])
})
