import { readFileSync } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { KEPT_DAYS } from '#features/import-site/job-states.ts'
import { createImporting, createImportSweep } from '#features/import-site/server/job/job.ts'
import { Stopped, watchReading } from '#features/import-site/server/job/progress.ts'
import { workOn } from '#features/import-site/server/job/work.ts'
import { acquireLease } from '#infra/db/lease.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { createAuthSite } from '#testing/auth.ts'
import { saidIn } from '#shared/words/message.ts'
import type { Browser } from '#testing/browser.ts'

const site = await createAuthSite({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'redakce@rozvazne.cz' })
const { db, services } = site
const { browser: admin, user } = await site.signedIn('admin')
const { browser: editor } = await site.signedIn('editor')
const importing = createImporting(services, (_, id) => workOn(services, id, { isStopping: () => false }))

const post = (path: string, body: object) => admin.send('POST', path, { body })
const put = (path: string, body: object) => admin.send('PUT', path, { body })
const remove = (path: string) => admin.send('DELETE', path)

const fixture = (name: string) => readFileSync(join(projectRoot, 'src/features/import-site/server/fixtures', name))
const SMALL = fixture('small.xml')

async function upload(content: Uint8Array, name = 'stary-web.xml', by: Browser = admin) {
  const made = await by.send('POST', '/site-imports', {
    body: { files: [{ name, size: content.length, kind: 'export' }] },
  })
  if (made.status !== 201) return made
  const [file] = made.body.files
  return sendPart(made.body.id, file.id, 0, content).then((sent) => (sent.status === 200 ? made : sent))
}

function sendPart(id: string, fileId: string, offset: number, content: Uint8Array) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], 'part'))
  form.set('fileId', fileId)
  form.set('offset', String(offset))
  return admin.sendForm(`/site-imports/${id}/parts`, form)
}

const act = (id: string, action: string, evenChanged = false) =>
  post(`/site-imports/${id}/act`, { action, evenChanged })
const look = async (id: string) => (await admin.get(`/site-imports/${id}`)).body

/** Uploaded, with its report. */
async function reported(content: Uint8Array = SMALL, name?: string): Promise<string> {
  const { id } = (await upload(content, name)).body
  expect((await act(id, 'report')).status).toBe(200)
  await importing.run()
  return id
}

async function noPictures(id: string): Promise<void> {
  const { choices } = await look(id)
  expect((await put(`/site-imports/${id}/choices`, { ...choices, pictures: 'none' })).status).toBe(200)
  await importing.run()
}

const TABLES = ['post', 'writer', 'rubric', 'media', 'siteImport', 'siteImportItem'] as const
async function counts() {
  const found: Record<string, number> = {}
  for (const table of TABLES) found[table] = (await db.selectFrom(table).selectAll().execute()).length
  return found
}
const EMPTY = Object.fromEntries(TABLES.map((table) => [table, 0]))

beforeEach(async () => {
  for (const { id } of (await admin.get('/site-imports')).body.items) {
    await act(id, 'undo', true)
    await importing.run()
    await remove(`/site-imports/${id}`)
  }
  await db.deleteFrom('siteImportJob').execute()
  await db.deleteFrom('siteImportChoice').execute()
  await db.deleteFrom('mailQueue').execute()
})

test('only admins see imports', async () => {
  expect((await editor.get('/site-imports')).status).toBe(403)
  expect((await upload(SMALL, 'stary-web.xml', editor)).status).toBe(403)
})

test('a file comes in parts, in any order of tries, and a second import has to wait', async () => {
  const made = (await post('/site-imports', { files: [{ name: 'a.xml', size: SMALL.length, kind: 'export' }] })).body
  const [file] = made.files
  const half = Math.floor(SMALL.length / 2)
  expect((await sendPart(made.id, file.id, 0, SMALL.subarray(0, half))).body).toEqual({ received: half })
  // Its answer was lost.
  expect((await sendPart(made.id, file.id, 0, SMALL.subarray(0, half))).body).toEqual({ received: half })
  expect((await sendPart(made.id, file.id, half + 5, SMALL.subarray(half + 5))).body).toEqual({ received: half })
  expect((await act(made.id, 'report')).body).toMatchObject({ message: expect.stringContaining('not here whole') })
  expect((await look(made.id)).files).toMatchObject([{ received: half }])
  expect((await sendPart(made.id, file.id, half, SMALL.subarray(half))).body).toEqual({ received: SMALL.length })
  expect((await sendPart(made.id, file.id, SMALL.length, new Uint8Array(1))).status).toBe(413)

  const second = await upload(SMALL, 'jiny.xml')
  expect([second.status, second.body.message]).toEqual([
    409,
    `${user.name} has the import of a.xml open. One is done at a time: finish or cancel that one first.`,
  ])
  expect((await act(made.id, 'start')).status).toBe(409)
  expect((await remove(`/site-imports/${made.id}`)).status).toBe(204)
  await expect(access(join(services.env.DATA_DIR, 'imports', made.id))).rejects.toThrow('ENOENT')
})

test.each([
  ['a film', 'film.mp4', 'x', /neither \.xml/],
  ['something else by the name of an export', 'web.xml', 'PK34', /something else than its name says/],
  ['a zip that is none', 'web.zip', '<rss>', /something else than its name says/],
])('%s is refused at once', async (_, name, content, message) => {
  const { status, body } = await upload(Buffer.from(content), name)
  expect([status, body.message]).toEqual([415, expect.stringMatching(message)])
})

test('what is too large, and parts that do not belong together', async () => {
  const ask = (...files: object[]) => post('/site-imports', { files })
  expect((await ask({ name: 'a.xml', size: 1_000_000_001, kind: 'export' })).status).toBe(413)
  const json = { name: 'a.json', size: 5, kind: 'export' }
  expect((await ask(json, { ...json, name: 'b.json' })).status).toBe(400)
  expect((await ask({ ...json, kind: 'uploads' })).status).toBe(415)
  const empty = await ask({ ...json, size: 0 })
  expect([empty.status, empty.body.message]).toEqual([415, expect.stringContaining('a.json is empty')])
})

test('a file that cannot be read says why, with its line, and another one can take its place', async () => {
  const broken = SMALL.subarray(0, SMALL.length / 2)
  const id = await reported(broken)
  const job = await look(id)
  expect([job.state, job.problem.text]).toEqual(['files', expect.stringMatching(/^Line \d+: .*cut off/)])
  expect(saidIn('cs', job.problem)).toMatch(/^Řádek \d+: soubor končí uprostřed/)
  expect((await remove(`/site-imports/${id}/files/${job.files[0].id}`)).status).toBe(204)
  expect((await look(id)).files).toEqual([])
  const { body } = await post(`/site-imports/${id}/files`, { name: 'b.xml', size: SMALL.length, kind: 'export' })
  await sendPart(id, body.files[0].id, 0, SMALL)
  await act(id, 'report')
  await importing.run()
  expect(await look(id)).toMatchObject({ state: 'report', problem: null })
})

test('the report says what would come and writes nothing; choices change it and are kept for the next file', async () => {
  const id = await reported()
  const { report, choices } = await look(id)
  expect(report).toMatchObject({
    system: 'wordpress',
    counts: { posts: 2, pages: 1, authors: 1 },
    writes: { writers: 1, rubrics: 1 },
    authors: [{ name: 'Matěj Hrubeš', writerId: null, isLeftOut: false }],
  })
  expect(report.kept.map(({ what }: { what: string }) => what)).toContain('Script')
  expect(await counts()).toEqual(EMPTY)

  const [author] = report.authors
  const chosen = { ...choices, pictures: 'none', authors: { [author.login]: 'none' } }
  await put(`/site-imports/${id}/choices`, chosen)
  await importing.run()
  const again = await look(id)
  expect(again.report.writes).toMatchObject({ writers: 0, pictures: 0 })
  await remove(`/site-imports/${id}`)
  expect((await look(await reported())).choices).toEqual(chosen)
})

test('a file of Ghost does not say where its pictures are: whoever does gets them', async () => {
  const id = await reported(fixture('small-ghost.json'), 'ghost.json')
  const { report, choices } = await look(id)
  expect(report.writes).toMatchObject({ pictures: 0, missingPictures: report.counts.pictures })
  await put(`/site-imports/${id}/choices`, { ...choices, address: 'https://stary-blog.example' })
  await importing.run()
  const { writes } = (await look(id)).report
  expect(writes).toMatchObject({ pictures: report.counts.pictures, missingPictures: 0 })
  expect(writes.pictures).toBeGreaterThan(0)
})

test('a report that the server stops in, or that somebody cancels, is left where it is', async () => {
  const { id } = (await upload(SMALL)).body
  await act(id, 'report')
  let items = 0
  await workOn(services, id, { isStopping: () => ++items === 3 })
  expect([items, (await look(id)).state]).toEqual([3, 'reading'])
  await watchReading(services, id, () => false)()
  expect((await remove(`/site-imports/${id}`)).status).toBe(204)
  await expect(watchReading(services, id, () => false)()).rejects.toThrow(Stopped)
})

describe('an import', () => {
  test('runs beside the server, tells who started it, lists what needs a hand, and goes as a whole', async () => {
    const id = await reported()
    await noPictures(id)
    expect((await act(id, 'start')).body.state).toBe('running')
    await importing.run()
    const job = await look(id)
    expect(job).toMatchObject({
      state: 'done',
      outcome: { written: { posts: 2, pages: 1, writers: 1, rubrics: 1, pictures: 0 }, isPublished: false },
      user: { id: user.id },
    })
    expect(await db.selectFrom('mailQueue').select(['to', 'subject', 'kind']).execute()).toEqual([
      { to: user.email, subject: expect.stringContaining('stary-web.xml is done'), kind: 'import' },
    ])
    const { items, total, counts, reasons } = (await admin.get(`/site-imports/${id}/posts`)).body
    expect([total, items.length, counts]).toEqual([2, 2, { look: 2, whole: 1, looked: 0 }])
    expect(items[0]).toMatchObject({ isActive: false, isLooked: false, what: [{ text: expect.any(String) }] })
    expect((await admin.get(`/site-imports/${id}/posts?which=whole`)).body.items).toHaveLength(1)
    const [{ said, count }] = reasons
    const ofReason = await admin.get(`/site-imports/${id}/posts?reason=${encodeURIComponent(said.text)}`)
    expect(ofReason.body).toMatchObject({ total: count, counts })
    expect((await admin.get(`/posts?import=${id}&status=draft`)).body.total).toBe(3)

    const [first] = items
    await changeRecord(db, posts, first.id, { title: 'Přepsaný titulek' }, SYSTEM, 'update')
    const preview = (await admin.get(`/site-imports/${id}/undo-preview`)).body
    expect(preview.changed).toEqual([{ collection: 'posts', id: first.id, title: 'Přepsaný titulek' }])
    expect(preview.goes).toContainEqual({ name: 'posts', count: 2 })

    await act(id, 'undo')
    await importing.run()
    expect(await look(id)).toMatchObject({
      state: 'undone',
      undoUntil: null,
      outcome: { stayed: expect.arrayContaining(['Přepsaný titulek']) },
    })
    expect((await db.selectFrom('post').select('title').execute()).map(({ title }) => title)).toEqual([
      'Přepsaný titulek',
    ])
    await changeRecord(db, posts, first.id, { isActive: false }, SYSTEM, 'update')
    await db.updateTable('siteImportJob').set({ state: 'done' }).where('id', '=', id).execute()
    const audits = await db
      .selectFrom('audit')
      .where('action', 'in', ['import', 'undo-import'])
      .select('action')
      .execute()
    expect(audits.map(({ action }) => action)).toEqual(['import', 'undo-import'])
  })

  test('is looked through post by post, and told as a file', async () => {
    const id = await reported()
    await noPictures(id)
    await act(id, 'start')
    await importing.run()
    const posts = async () => (await admin.get(`/site-imports/${id}/posts`)).body
    const { id: postId } = (await posts()).items[0]
    const look = (body: object) => put(`/site-imports/${id}/looked`, body)
    expect((await look({ postId, isLooked: true })).status).toBe(204)
    expect(await posts()).toMatchObject({ counts: { look: 2, looked: 1 }, items: [{ id: postId, isLooked: true }, {}] })
    await look({ postId, isLooked: false })
    expect((await posts()).counts.looked).toBe(0)
    expect((await look({ postId: 'prispevek-cizi', isLooked: true })).status).toBe(404)
    expect((await editor.get(`/site-imports/${id}/posts`)).status).toBe(403)

    const csv = (await admin.get(`/site-imports/${id}/report.csv`)).body['text']
    const lines: string[] = csv.trim().split('\r\n')
    expect(lines[0]).toBe('what;name;address;state;toLookAt')
    expect(lines.filter((line) => line.startsWith('post;'))).toHaveLength(3)
    expect(lines).toContainEqual(expect.stringMatching(/^post;[^;]+;\/[^;]+\/;draft;.+/))
    expect(lines).toContainEqual('redirect;/feed/;/rss.xml;;')

    await db.updateTable('user').set({ language: 'cs' }).where('id', '=', user.id).execute()
    const czech = (await admin.get(`/site-imports/${id}/report.csv`)).body['text']
    await db.updateTable('user').set({ language: 'en' }).where('id', '=', user.id).execute()
    expect(czech).toContain('co;název;adresa;stav;k prohlédnutí')
    expect(czech).toMatch(/^příspěvek;[^;]+;\/[^;]+\/;koncept;Ze starého webu se nezobrazuje: /m)
    expect(czech).not.toContain('not shown')
  })

  test('that is stopped anywhere goes on where it was, and does nothing twice', async () => {
    const whole = await reported()
    await noPictures(whole)
    await act(whole, 'start')
    let runs = 0
    while ((await look(whole)).state === 'running') {
      runs++
      let steps = 0
      await workOn(services, whole, { isStopping: () => ++steps > runs })
      expect(runs).toBeLessThan(200)
    }
    expect(runs).toBeGreaterThan(5)
    const written = await counts()
    expect(written).toMatchObject({ post: 3, writer: 1, siteImport: 1 })
    expect((await look(whole)).outcome.written).toMatchObject({ posts: 2, pages: 1, writers: 1 })
    expect(await db.selectFrom('mailQueue').select('id').execute()).toHaveLength(1)
  })

  test('waits while it is paused, and while another server works on it', async () => {
    const id = await reported()
    await noPictures(id)
    await act(id, 'start')
    expect((await act(id, 'pause')).body.state).toBe('paused')
    await importing.run()
    expect(await counts()).toEqual(EMPTY)
    await act(id, 'start')
    // This one does it in its thread.
    const other = createImporting(services)
    await acquireLease(db, 'site-import', 'another', services.now(), 20_000)
    await other.run()
    expect([await counts(), (await look(id)).state]).toEqual([EMPTY, 'running'])
    // It was killed: nobody renews its lease.
    site.pass(21)
    await other.run()
    expect((await look(id)).state).toBe('done')
  })

  test('whose files are gone says so and can be taken back', async () => {
    const id = await reported()
    await act(id, 'start')
    await rm(join(services.env.DATA_DIR, 'imports', id), { recursive: true })
    await importing.run()
    const job = await look(id)
    expect([job.state, job.problem.text]).toEqual(['failed', expect.stringContaining('no longer on the server')])
    await act(id, 'undo')
    await importing.run()
    expect(await look(id)).toMatchObject({ state: 'undone', outcome: { removed: 0, stayed: [] } })
  })

  test('can be undone for thirty days, then its files go', async () => {
    const id = await reported()
    await noPictures(id)
    await act(id, 'start')
    await importing.run()
    const folder = join(services.env.DATA_DIR, 'imports', id)
    const sweep = createImportSweep(services)
    await sweep.run()
    await access(folder)
    await db.updateTable('siteImportJob').set({ changedAt: past(), endedAt: past() }).where('id', '=', id).execute()
    await sweep.run()
    await expect(access(folder)).rejects.toThrow('ENOENT')
    expect((await act(id, 'undo')).status).toBe(410)
    const at = services.now().toISOString()
    await db.updateTable('siteImportJob').set({ endedAt: at }).where('id', '=', id).execute()
  })
})

const past = () => new Date(services.now().getTime() - (KEPT_DAYS + 1) * 24 * 60 * 60_000).toISOString()
