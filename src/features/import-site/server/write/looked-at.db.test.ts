import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { importedPosts } from '#features/import-site/server/job/imported-posts.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { Choices } from '#features/import-site/schema.ts'
import { MAX_VIDEO_BYTES } from '#features/video-files/schema.ts'
import { storeVideo } from '#features/video-files/store.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { wxr, wxrItem, wxrMeta, wxrPicture } from '#testing/old-site/wxr.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
const uploads = join(env.DATA_DIR, 'old-uploads/2024/01')
mkdirSync(uploads, { recursive: true })
const film = (name: string) => Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0${name}`, 'latin1')
writeFileSync(join(uploads, 'film.mp4'), film('one'))
writeFileSync(join(uploads, 'long.mp4'), Buffer.concat([film('long'), Buffer.alloc(MAX_VIDEO_BYTES)]))
writeFileSync(join(uploads, 'wrong.mp4'), 'no film')

const HEAD =
  '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://a.example</wp:base_blog_url>' +
  '<wp:category><wp:category_nicename>recenze</wp:category_nicename><wp:cat_name>Recenze</wp:cat_name></wp:category>'
const from = 'https://a.example/wp-content/uploads/2024/01'
const POSTS: [what: string, own: string, text: string][] = [
  ['', '', 'Celý text'],
  ['', '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>', 'S komentářem, který k textu nepatří'],
  ['', '', `<video src="${from}/film.mp4"></video>`],
  ['Link that leads nowhere here', '', '<a href="#nikde">odkaz</a>'],
  ['File of the old site', '', `<a href="${from}/a.pdf">soubor</a>`],
  ['Recording', '', `<audio src="${from}/a.mp3"></audio>`],
  ['Film', '', `<video src="${from}/long.mp4"></video>`],
  ['Picture without its file', wxrMeta({ _thumbnail_id: '404' }), 'Bez úvodního obrázku'],
  ['Post that not everybody could read', '<wp:post_password>x</wp:post_password>', 'Pod heslem'],
  ['Post without a text', '', ''],
  ['Review without a writer', '<category domain="category" nicename="recenze">Recenze</category>', 'Kdo to psal'],
]

function fileOf(posts: typeof POSTS): string {
  const items = posts.map(([, own, text], index) => wxrItem(index + 1, own, text))
  const library = ['a.pdf', 'film.mp4', 'nobody.zip'].map((name, index) => wxrPicture(900 + index, name))
  const path = join(env.DATA_DIR, 'losses.xml')
  writeFileSync(path, wxr([...items, ...library].join('\n'), HEAD))
  return path
}
const options = { uploads: join(env.DATA_DIR, 'old-uploads'), choices: Choices.parse({ publish: true }) }

test('what the report counts as lost of a post keeps it a draft and puts it on the list, and nothing else does', async () => {
  const path = fileOf(POSTS)
  const { report, toLookAt } = await examineFile(path, options)
  const { importId = '', toLookAt: told } = await importSite(services, path, { ...options, actor: SYSTEM })
  const lost = POSTS.flatMap(([what], index) => (what === '' ? [] : [[`Post ${index + 1}`, what]]))
  const titles = lost.map(([title]) => title)
  expect(toLookAt.map(({ title, what }) => [title, ...what])).toEqual(lost)
  expect(told).toEqual(titles)
  const drafts = await db.selectFrom('post').where('isActive', '=', 0).select('title').orderBy('id').execute()
  expect(drafts.map(({ title }) => title)).toEqual(titles)
  const { items } = await importedPosts(db, importId, { which: 'look', reason: '', page: 1 })
  expect(new Set(items.map(({ title }) => title))).toEqual(new Set(titles))
  // Of the site, not of a post.
  const left = report.kept.filter(({ what }) => !lost.some(([, each]) => each === what))
  expect(left).toEqual([
    { what: 'Comment', count: 1, examples: ['Post 2'] },
    { what: 'File of the library', count: 2, examples: ['2024/01/a.pdf', '2024/01/nobody.zip'] },
  ])
  expect((await undoImport(services, importId, SYSTEM)).stayed).toEqual([])
  expect(await db.selectFrom('videoFile').selectAll().execute()).toEqual([])
})

test('a film that an editor uploaded before is shown and stays; one that is none is named', async () => {
  const own = await storeVideo(services, { bytes: film('one'), name: 'Naše', captions: '' }, SYSTEM)
  const path = fileOf([
    ['', '', `<video src="${from}/film.mp4"></video>`],
    ['', '', `<video src="${from}/wrong.mp4"></video>`],
  ])
  const bring = () => importSite(services, path, { ...options, actor: SYSTEM })
  const { importId = '', errors, toLookAt, written } = await bring()
  expect([errors.map(({ text }) => text), toLookAt, written.films]).toEqual([
    [expect.stringMatching(/^The video 2024\/01\/wrong\.mp4 cannot be taken: The file is neither an MP4/)],
    ['Post 2'],
    0,
  ])
  const { shortcodesConfig } = await db
    .selectFrom('post')
    .where('slug', '=', 'p1')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(shortcodesConfig).toContain(own.url)
  expect((await bring()).importId).toBeUndefined()
  expect((await undoImport(services, importId, SYSTEM)).stayed).toEqual([])
  expect(await db.selectFrom('videoFile').select('id').execute()).toEqual([{ id: own.id }])
})

test('a film that a post here shows by now stays when the import is taken back', async () => {
  await db.deleteFrom('videoFile').execute()
  const path = fileOf([['', '', `<video src="${from}/film.mp4"></video>`]])
  const { importId = '', written } = await importSite(services, path, { ...options, actor: SYSTEM })
  expect(written.films).toBe(1)
  await db.updateTable('post').set({ version: 9 }).where('slug', '=', 'p1').execute()
  expect((await undoImport(services, importId, SYSTEM)).stayed).toEqual(['Post 1', 'film.mp4'])
  const again = await undoImport(services, importId, SYSTEM, { evenChanged: true })
  expect([again.stayed, await db.selectFrom('videoFile').selectAll().execute()]).toEqual([[], []])
})
