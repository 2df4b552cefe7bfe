import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { exportToFile } from '#server/transfer/export.ts'
import { createAuthSite } from '#testing/auth.ts'
import type { Browser } from '#testing/browser.ts'
import { fillSmallSite } from '#testing/small-site.ts'

const source = await createAuthSite()
const target = await createAuthSite()
await fillSmallSite(source.services)
const { browser: admin } = await source.signedIn('admin')
const { browser: importer, user } = await target.signedIn('admin')

const download = await admin.get('/export')
const text = JSON.stringify(download.body)

const upload = (browser: Browser, content: string, replace?: string, name = 'obsah.json') => {
  const form = new FormData()
  form.set('file', new File([content], name))
  if (replace !== undefined) form.set('replace', replace)
  return browser.sendForm('/import', form)
}

const counts = async () => ({
  posts: (await target.db.selectFrom('post').select('id').execute()).length,
  files: (await target.services.storage.list()).length,
})

test('the export equals that of the command line, has a name, is complete and not cached', async () => {
  const path = join(source.services.env.DATA_DIR, 'cli.json')
  await exportToFile(source.services, path)
  expect(download.body).toEqual(JSON.parse(await readFile(path, 'utf8')))
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="content-2026-11-15.json"',
    'content-length': String((await readFile(path)).length),
    'cache-control': 'no-store, no-transform',
  })
  const packed = await admin.get('/export', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers.get('content-encoding')).toBeNull()
  expect(packed.body).toEqual(download.body)
  const lines = await source.db.selectFrom('audit').where('action', '=', 'export').select('recordTitle').execute()
  expect(lines).toEqual([{ recordTitle: 'All content' }, { recordTitle: 'All content' }])
})

test('the temporary file is removed, and so is that of a process killed days ago', async () => {
  const folder = join(source.services.env.DATA_DIR, 'temporary')
  const [left, running] = [join(folder, 'rozvazne-export-left'), join(folder, 'rozvazne-export-running')]
  for (const path of [left, running]) {
    await mkdir(path, { recursive: true })
    await writeFile(join(path, 'content.json.part'), '{')
  }
  const daysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  await utimes(left, daysAgo, daysAgo)
  vi.stubEnv('TMPDIR', folder)
  expect((await admin.get('/export')).status).toBe(200)
  vi.unstubAllEnvs()
  expect(await readdir(folder)).toEqual(['rozvazne-export-running'])
})

test('errors are reported and nothing is imported', async () => {
  const before = await counts()
  expect(await upload(importer, 'nic')).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: expect.stringMatching(/^obsah\.json is not JSON: /) },
  })
  expect(await upload(importer, '{"format": "jiný"}')).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED', message: 'The file has content that cannot be imported.' },
  })
  const broken = structuredClone(download.body)
  broken['casinos'][0].logo = 'neni-0001'
  expect(await upload(importer, JSON.stringify(broken))).toMatchObject({
    status: 422,
    body: { fields: [{ path: expect.stringMatching(/^casinos\/.*\.logo$/) }] },
  })
  expect(await upload(importer, text, 'ano')).toMatchObject({ status: 422, body: { fields: [{ path: 'replace' }] } })
  expect(await importer.send('POST', '/import', { body: { file: text } })).toMatchObject({ status: 415 })
  expect(await counts()).toEqual(before)
})

test('everything is imported once, again only on demand, and the log says who did it', async () => {
  expect(await upload(importer, text)).toMatchObject({ status: 200, body: { replaced: 0, unchanged: 0 } })
  expect(await counts()).toEqual({
    posts: download.body['posts'].length,
    files: download.body['media'].length,
  })
  expect(await upload(importer, text)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/records are already here .* import with replace/) },
  })
  const again = await upload(importer, text, 'true')
  expect(again).toMatchObject({ status: 200, body: { created: 0, replaced: 0 } })
  const lines = await target.db
    .selectFrom('audit')
    .where('action', '=', 'import')
    .where('collection', '=', 'site')
    .select(['actorId', 'recordTitle'])
    .execute()
  expect(lines).toEqual([
    { actorId: user.id, recordTitle: 'obsah.json' },
    { actorId: user.id, recordTitle: 'obsah.json' },
  ])
})

test('of two concurrent ones one gets a 503', async () => {
  const responses = await Promise.all([upload(importer, text, 'true'), upload(importer, text, 'true')])
  expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 503])
})

test('a file of more than 50 MB is refused while it is sent', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  expect(await importer.sendForm('/import', endless)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
  expect(sent).toBeLessThan(55_000_000)
})

test('an editor may do neither', async () => {
  const { browser } = await target.signedIn('editor')
  expect((await browser.get('/export')).status).toBe(403)
  expect((await upload(browser, text, 'true')).status).toBe(403)
})
