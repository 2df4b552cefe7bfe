import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountOldIds } from '#features/import-site/server/old-ids.ts'
import { Choices } from '#features/import-site/schema.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { posts } from '#posts/collection.server.ts'
import { presentPost } from '#posts/present.ts'
import type { Post } from '#posts/schema.ts'
import { SYSTEM } from '#records/actor.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { changeRecord, findRecord } from '#records/crud/crud.server.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const folder = mkdtempSync(join(tmpdir(), 'rozvazne-moving-in-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixture = (name: string) => join(projectRoot, 'src/features/import-site/server/fixtures', name)
const uploads = join(folder, 'uploads')
beforeAll(async () => {
  mkdirSync(join(uploads, '2023/05'), { recursive: true })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  await picture.jpeg().toFile(join(uploads, '2023/05/foto.jpg'))
  writeFileSync(join(uploads, '2023/05/druha.png'), 'this is no picture')
})

const bring = (file: string, publish = false) =>
  importSite(services, file, { uploads, choices: Choices.parse({ publish }), actor: SYSTEM })

const TABLES = ['post', 'writer', 'rubric', 'media', 'redirect', 'siteImport', 'siteImportItem'] as const
async function everything() {
  const rows = []
  for (const table of TABLES) rows.push(await db.selectFrom(table).selectAll().execute())
  return rows
}
async function postAt(slug: string): Promise<Post> {
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

test('a site comes in with its writers, rubrics, pictures, dates and search fields, and goes as a whole', async () => {
  const before = await everything()
  const imported = await bring(fixture('small.xml'))
  expect(imported.written).toMatchObject({ writers: 1, rubrics: 1, pictures: 1, posts: 2, pages: 1 })
  expect(imported.errors.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The picture 2023\/05\/druha\.png cannot be taken/),
  ])
  expect(imported.toLookAt).toEqual(['Jak vybrat kasino & neprohrát', 'Revolut v kasinu'])

  const post = await postAt('jak-vybrat')
  expect(post).toMatchObject({
    title: 'Jak vybrat kasino & neprohrát',
    isActive: false,
    createdAt: '2023-05-02T08:30:00.000Z',
    updatedAt: '2024-01-15T09:00:00.000Z',
    metaTag: { title: 'Jak vybrat kasino & neprohrát', description: 'Na co se dívat.' },
    banner: { alt: 'Stůl s kartami' },
  })
  expect(post.shortcodesConfig.imgBlocks[0]?.data.images).toHaveLength(1)
  expect(post.shortcodesConfig.keptSource.map(({ data }) => data.kind)).toEqual(
    expect.arrayContaining(['Script', '[contact-form-7]', 'Picture without its file']),
  )
  // A page there is one here, too.
  expect([post.isPage, (await postAt('o-nas')).isPage]).toEqual([false, true])
  const writer = await db.selectFrom('writer').selectAll().executeTakeFirstOrThrow()
  expect([writer.fullName, post.writer]).toEqual(['Matěj Hrubeš', writer.id])
  const rubric = await db.selectFrom('rubric').selectAll().executeTakeFirstOrThrow()
  expect([rubric.title, post.rubric]).toEqual(['Platby a výběry', rubric.id])

  const { key } = await db.selectFrom('media').select('key').executeTakeFirstOrThrow()
  const targets = []
  for (const path of ['/2023/05/02/jak-vybrat/', '/category/platby/', '/wp-content/uploads/2023/05/foto.jpg'])
    targets.push((await findRedirect(db, path))?.to)
  expect(targets).toEqual(['/jak-vybrat/', '/rubrika/platby/', `/media/${key.replace('.webp', '')}/lg.webp`])

  const { stayed } = await undoImport(services, imported.importId ?? '', SYSTEM)
  expect(stayed).toEqual([])
  // Rules are archived, not deleted, where a page of ours took their place.
  const withoutRules = (all: unknown[][]) => all.filter((_rows, index) => TABLES[index] !== 'redirect')
  expect(withoutRules(await everything())).toEqual(withoutRules(before))
  expect(await db.selectFrom('redirect').where('isDeleted', '=', 0).select('fromPath').execute()).toEqual([])
})

test('the same file twice changes nothing; a newer one brings what is new and leaves what was changed here', async () => {
  const first = await bring(fixture('small.xml'))
  const about = await postAt('o-nas')
  await changeRecord(db, posts, about.id, { title: 'O nás, nově' }, SYSTEM, 'update')
  const before = await everything()
  const second = await bring(fixture('small.xml'))
  // The picture that is none is tried again, and nothing else.
  expect([second.importId, second.written.posts, second.errors]).toEqual([undefined, 0, first.errors])
  expect(await everything()).toEqual(before)

  const newer = join(folder, 'newer.xml')
  const text = readFileSync(fixture('small.xml'), 'utf8')
  const added =
    '<item><title>Nový</title><link>https://stary-web.example/novy/</link><content:encoded><![CDATA[<p>Nově.</p>]]></content:encoded><wp:post_id>40</wp:post_id><wp:post_name>novy</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>'
  writeFileSync(newer, text.replace('Kdo jsme.', 'Jinak.').replace('</channel>', `${added}</channel>`))
  const third = await bring(newer)
  expect(third.written).toMatchObject({ writers: 0, rubrics: 0, pictures: 0, posts: 1, pages: 0 })
  expect((await postAt('o-nas')).title).toBe('O nás, nově')

  await undoImport(services, third.importId ?? '', SYSTEM)
  const { stayed } = await undoImport(services, first.importId ?? '', SYSTEM)
  expect(stayed).toEqual(expect.arrayContaining(['O nás, nově']))
  expect(
    (await db.selectFrom('post').where('isDeleted', '=', 0).select('title').execute()).map(({ title }) => title),
  ).toEqual(['O nás, nově'])
})

test('published with its dates if asked, but not what lost something; numbers lead to their posts', async () => {
  const newer = join(folder, 'published.xml')
  writeFileSync(
    newer,
    readFileSync(fixture('small.xml'), 'utf8')
      .replaceAll('stary-web.example', 'druhy-web.example')
      .replaceAll('o-nas', 'kdo-jsme'),
  )
  await bring(newer, true)
  expect((await postAt('kdo-jsme')).isActive).toBe(true)
  expect((await postAt('jak-vybrat')).isActive).toBe(false)

  const app: AppHono = new Hono()
  mountOldIds(app, services)
  app.get('/', (http) => http.text('home'))
  const ask = async (path: string) => {
    const { status, headers } = await app.request(path)
    return [status, headers.get('location')]
  }
  expect(await ask('/?p=21')).toEqual([301, '/jak-vybrat/'])
  expect(await ask('/?page_id=30')).toEqual([301, '/kdo-jsme/'])
  expect(await ask('/?p=999')).toEqual([302, '/'])
  expect(await ask('/?p=x')).toEqual([200, null])
})

test('Ghost comes in, too, and nothing that was kept reaches a reader', async () => {
  await bring(fixture('small-ghost.json'))
  const post = await postAt('jak-cist-podminky')
  expect(post.metaTag).toMatchObject({ title: 'Podmínky bonusu', description: 'Co znamenají.' })
  expect(post.shortcodesConfig.keptSource).not.toEqual([])
  const nothing = () => undefined
  const lookup = {
    casino: nothing,
    casinoList: () => [],
    bookmaker: nothing,
    bookmakerList: () => [],
    attribute: nothing,
    writer: nothing,
    rubric: nothing,
    picture: nothing,
    post: nothing,
  }
  const shown = JSON.stringify(presentPost(post, lookup, null, new Date()).shortcodesConfig)
  expect(shown).not.toContain('alert(1)')
})
