import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PART_BYTES } from '#features/import-site/job-schema.ts'
import { LEASE, LEASE_MS } from '#features/import-site/server/job/job.ts'
import { siteOutline } from '#testing/old-site/site-outline.ts'
import { zipOf } from '#testing/old-site/zip.ts'
import { openDb } from '#entities/open-db.server.ts'
import { coreOf } from '#infra/db/core-tables.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import type { Browser } from '#testing/browser.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

/** Longer than the lease of a process that was killed. */
const LATER_MS = 60_000
/** How many records are written when a server dies: among pictures, among posts, among redirects. */
const DEATHS = [3, 16, 45, 110, 200]

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OLD = join(projectRoot, 'e2e/fixtures/old-sites')
const UPLOADS = join(OLD, 'wordpress-uploads')
const uploads = readdirSync(UPLOADS, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => ({ name: `uploads${path.slice(UPLOADS.length)}`, bytes: readFileSync(path) }))
const FILES = [
  { name: 'wordpress-6.5.xml', kind: 'export', content: readFileSync(join(OLD, 'wordpress-6.5.xml')) },
  { name: 'uploads.zip', kind: 'uploads', content: zipOf(uploads) },
]
/** Those of the test that wrote the text which says what comes of it. */
const CHOICES = {
  publish: true,
  reviews: {
    from: { kind: 'category', name: 'recenze' },
    columns: { rating: 'hodnoceni', bonus: 'bonus', refLink: 'odkaz' },
  },
  menus: { 'hlavni-nabidka': 'header' },
  shortcodes: { su_note: 'note' },
}

async function send(admin: Browser, id: string, fileId: string, content: Uint8Array): Promise<void> {
  for (let offset = 0; offset < content.length; offset += PART_BYTES) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content.subarray(offset, offset + PART_BYTES))], 'part'))
    form.set('fileId', fileId)
    form.set('offset', String(offset))
    expect((await admin.sendForm(`/site-imports/${id}/parts`, form)).status).toBe(200)
  }
}

/** As the screen does it; returns the id of the import that has begun to write. */
async function begin(admin: Browser): Promise<string> {
  const [first, second] = FILES.map(({ content, ...file }) => ({ ...file, size: content.length }))
  const { id } = (await admin.send('POST', '/site-imports', { body: { files: [first] } })).body
  const { files } = (await admin.send('POST', `/site-imports/${id}/files`, { body: second })).body
  for (const [index, { content }] of FILES.entries()) await send(admin, id, files[index].id, content)
  const act = (action: string) => admin.send('POST', `/site-imports/${id}/act`, { body: { action } })
  const state = async () => (await admin.get(`/site-imports/${id}`)).body['state']
  await act('report')
  await expect.poll(state, { timeout: 60_000 }).toBe('report')
  await admin.send('PUT', `/site-imports/${id}/choices`, { body: CHOICES })
  await expect.poll(state, { timeout: 60_000 }).toBe('report')
  expect((await act('start')).body['state']).toBe('running')
  return id
}

test('kill -9 of whichever of two servers does an import: the other goes on, and the same comes of it', async () => {
  const clock = join(folder, 'clock')
  const config = {
    ...(await createEmptyDatabase()),
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${join(projectRoot, 'e2e/moved-clock.mjs')}`,
  }
  writeFileSync(clock, '0')
  let working = await startServer(config)
  const db = openDb(config)
  const id = await begin(await signIn(working))
  // From here on there are two; the one that came later waits.
  let waiting = await startServer(config)
  const job = () =>
    db.selectFrom('siteImportJob').where('id', '=', id).select(['state', 'problem']).executeTakeFirstOrThrow()
  const written = async () => {
    const row = await db
      .selectFrom('siteImportItem')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return row.count
  }
  const leaseOf = async () => {
    const lease = await coreOf(db).selectFrom('lease').where('name', '=', LEASE).selectAll().executeTakeFirstOrThrow()
    return { holder: lease.holder, until: Date.parse(lease.until) }
  }
  const outputs: string[] = []
  let deaths = 0
  for (const least of DEATHS) {
    await expect
      .poll(async () => (await written()) >= least || (await job()).state !== 'running', {
        interval: 5,
        timeout: 60_000,
      })
      .toBe(true)
    await working.kill('SIGKILL')
    outputs.push(working.output())
    const after = await written()
    if ((await job()).state !== 'running') break
    deaths++
    const dead = await leaseOf()
    // The first time it has to wait until the lease of the dead one ends by itself.
    if (deaths > 1) writeFileSync(clock, String(deaths * LATER_MS))
    await expect
      .poll(async () => (await written()) > after || (await leaseOf()).holder !== dead.holder, {
        interval: 5,
        timeout: 60_000,
      })
      .toBe(true)
    const next = await leaseOf()
    expect(next.holder, 'nothing was written without the lease').not.toBe(dead.holder)
    expect(next.until - LEASE_MS, 'nobody took it before it ended').toBeGreaterThanOrEqual(dead.until)
    working = waiting
    waiting = await startServer(config)
  }
  await expect.poll(async () => (await job()).state, { timeout: 60_000 }).toBe('done')
  for (const server of [working, waiting]) {
    await server.kill('SIGTERM')
    outputs.push(server.output())
  }
  expect(deaths).toBeGreaterThan(2)
  expect(outputs.join('\n')).not.toMatch(/an import failed|the thread of an import ended/)
  const expected = readFileSync(join(OLD, 'wordpress-6.5.txt'), 'utf8')
  expect(await siteOutline(db)).toBe(expected)
  const items = await db.selectFrom('siteImportItem').select(['recordId', 'collection']).execute()
  expect(new Set(items.map(({ recordId, collection }) => `${collection} ${recordId}`)).size).toBe(items.length)
  await db.destroy()
}, 400_000)
