import { createHash } from 'node:crypto'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, createRecord, deleteRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { addNote } from '#features/collaboration/note/queries.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ensureSettings, getSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { publishChange } from '#records/changes/publish.server.ts'
import { listChanges } from '#records/changes/store.server.ts'
import { TABLE_NAMES } from '#entities/tables.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { aboutOf, templateOf } from '#features/templates/post/fields.ts'
import { addTemplate } from '#features/templates/store.server.ts'
import { posts } from '#posts/collection.server.ts'
import { searchPosts } from '#posts/search.server.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { importContent, importFromFile } from '#server/transfer/import.ts'
import { build } from '#testing/build.ts'
import { fillSmallSite } from '#testing/small-site.ts'
import { createTestServices } from '#testing/test-db.ts'

type Entry = Record<string, unknown> & { id: string }
type Content = Record<string, Entry[]>

const now = () => new Date('2026-11-15T12:00:00.000Z')
const options = { replace: false, actor: SYSTEM }

const emptySite = async (): Promise<Services> => ({ ...(await createTestServices()), now })

async function exported(services: Services): Promise<string> {
  const path = join(services.env.DATA_DIR, 'export.json')
  await exportToFile(services, path)
  return readFile(path, 'utf8')
}

/** All stored data, to check that nothing was written. */
async function stored({ db, storage }: Services) {
  const rows: Record<string, unknown[]> = {}
  for (const table of TABLE_NAMES) rows[table] = await db.selectFrom(table).selectAll().execute()
  return { rows, files: await storage.list() }
}

let source: Services
let text: string
const content = (): Content => JSON.parse(text)

beforeAll(async () => {
  source = await emptySite()
  const { db } = source
  await ensureSettings(db, defaultSettings)
  await updateSettings(db, { ...defaultSettings, operator: 'Rozvážně s. r. o.' }, 1, SYSTEM)
  await fillSmallSite(source)
  const draft = await build.post(db, { title: 'Odložený článek', isActive: false })
  await archiveRecord(db, posts, draft.id, SYSTEM)
  // The slug of an archived post is free for another.
  await build.post(db, { title: 'Odložený článek', slug: draft.slug })
  await createRecord(db, redirects, { from: '/stara/', to: '/nova/', isActive: false }, SYSTEM)
  const shown = await build.casino(db, { title: 'S čekající změnou', bonus: 'starý' })
  const values = { ...inputOf(casinos, shown), bonus: 'nový', gameTypes: [(await build.gameType(db)).id] }
  const plan = { title: 'Prosinec', publishAt: '2026-12-01T07:00:00.000Z' }
  await createChange(db, casinos, shown.id, { ...plan, values, version: 1 }, SYSTEM)
  await createRecord(db, redirects, { from: '/jeste-starsi/', to: '/stara/' }, SYSTEM)
  const note = { collection: 'posts', recordId: draft.id, parentId: null, anchor: null, mentions: [] }
  const question = await inTransaction(db, (trx) => addNote(trx, { ...note, body: 'Kdy to vyjde?' }, SYSTEM, now(), ''))
  await inTransaction(db, (trx) =>
    addNote(trx, { ...note, parentId: question.id, body: 'V prosinci.' }, SYSTEM, now(), ''),
  )
  const fields = templateOf(inputOf(posts, draft))
  const template = { kind: 'post', name: 'Osnova', fields, about: aboutOf(fields) } as const
  await inTransaction(db, (trx) => addTemplate(trx, template, SYSTEM, now()))
  text = await exported(source)
})

describe('an export', () => {
  let target: Services
  let created: number

  beforeAll(async () => {
    target = await emptySite()
    const path = join(target.env.DATA_DIR, 'given.json')
    await writeFile(path, text)
    created = (await importFromFile(target, path, options)).created
  })

  test('imported into an empty database and exported again is byte-identical', async () => {
    expect(Object.values(content())).not.toContainEqual([])
    expect(await exported(target)).toBe(text)
  })

  test('includes what is stored besides the records', async () => {
    const references = ({ db }: Services) =>
      db.selectFrom('postRef').selectAll().orderBy('postId').orderBy('model').orderBy('refId').execute()
    expect(await references(target)).toEqual(await references(source))
    expect(await target.storage.list()).toEqual(await source.storage.list())
    const found = async ({ db }: Services) => (await searchPosts(db, 'revolut', now())).map((hit) => hit.path)
    expect(await found(source)).toEqual(['/vyplata/'])
    expect(await found(target)).toEqual(await found(source))
    expect((await getSettings(target.db)).operator).toBe('Rozvážně s. r. o.')
    const lines = await target.db.selectFrom('audit').where('action', '=', 'import').select('recordId').execute()
    // The settings are one more.
    expect(new Set(lines.map((line) => line.recordId)).size).toBe(created + 1)
  })

  test('includes waiting changes, which can be published after the import', async () => {
    const recordId = String(content()['waitingChanges']?.[0]?.['recordId'])
    const [change] = await listChanges(target.db, casinos, recordId)
    expect(change).toMatchObject({ title: 'Prosinec', base: { bonus: 'starý' }, data: { bonus: 'nový' }, version: 1 })
    const used = ({ db }: Services) => db.selectFrom('waitingChangeRef').selectAll().execute()
    expect(await used(target)).toHaveLength(1)
    expect(await used(target)).toEqual(await used(source))
    const place = { collection: casinos, recordId, changeId: change?.id ?? '' }
    expect(await publishChange(target.db, place, 1, SYSTEM)).toMatchObject({ bonus: 'nový' })
    const { waitingChanges, ...older } = content()
    expect(waitingChanges).toHaveLength(1)
    expect(await importContent(await emptySite(), older, options)).toMatchObject({ replaced: 0 })
  })

  test('is plain JSON with two spaces, and contains only content', () => {
    expect(text).toBe(`${JSON.stringify(content(), null, 2)}\n`)
    expect(Object.keys(content())).toEqual([
      'format',
      'formatVersion',
      'exportedAt',
      'programVersion',
      'settings',
      'media',
      'game-types',
      'payment-methods',
      'software-providers',
      'writers',
      'rubrics',
      'casinos',
      'bookmakers',
      'licences',
      'payout-tests',
      'posts',
      'redirects',
      'notes',
      'waitingChanges',
      'factChecks',
      'changeLog',
      'comparedPairs',
      'templates',
    ])
    expect(content()['casinos']?.[0]).toMatchObject({ id: expect.any(String), isDeleted: false })
  })

  test('of an empty site can be imported, too', async () => {
    const nothing = await exported(await emptySite())
    const target = await emptySite()
    expect(await importContent(target, JSON.parse(nothing), options)).toEqual({ created: 0, replaced: 0, unchanged: 0 })
    expect(await exported(target)).toBe(nothing)
  })

  test('reports a picture whose file is lost, and can be imported without it', async () => {
    const site = await emptySite()
    await importContent(site, content(), options)
    const [lost = ''] = await site.storage.list()
    await site.storage.remove(lost)
    const { warnings } = await exportToFile(site, join(site.env.DATA_DIR, 'lost.json'))
    expect(warnings).toEqual([`The picture ${lost} is missing in the storage.`])
    await importFromFile(await emptySite(), join(site.env.DATA_DIR, 'lost.json'), options)
  })
})

describe('a refused import writes nothing', () => {
  let target: Services
  let before: unknown

  beforeAll(async () => {
    target = await emptySite()
    await build.casino(target.db, { title: 'Zdejší', slug: 'zdejsi' })
    before = await stored(target)
  })

  const first = (given: Content, name: string) => given[name]?.[0] as Entry
  const refused = async (change: (given: Content) => void) => {
    const given = content()
    change(given)
    const attempt = importContent(target, given, options)
    const error = await attempt.then(
      () => new Error('It was not refused.'),
      (thrown: Error & { fields?: { path: string; message: string }[] }) => thrown,
    )
    expect(error.name).toBe('AppError')
    expect(await stored(target)).toEqual(before)
    const fields = 'fields' in error ? (error.fields ?? []) : []
    return [error.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join('\n')
  }

  test('for an invalid value, named with its record', async () => {
    const id = first(content(), 'casinos').id
    expect(await refused((given) => (first(given, 'casinos')['rating'] = 11))).toContain(`casinos/${id}.rating`)
  })

  test('for a rule between fields', async () => {
    const change = (given: Content) => given['posts']?.find((post) => post['category'] === 'Recenze') as Entry
    const id = change(content()).id
    expect(await refused((given) => (change(given)['writer'] = null))).toContain(`posts/${id}.writer`)
  })

  test('for an unknown key, in a record and in the file', async () => {
    const id = first(content(), 'writers').id
    const message = await refused((given) => (first(given, 'writers')['nickname'] = 'x'))
    expect(message).toContain(`writers/${id}.nickname: This field does not exist.`)
    expect(await refused((given) => (given['users'] = []))).toContain('users: This field does not exist.')
  })

  test('for a missing field or collection', async () => {
    expect(await refused((given) => delete first(given, 'bookmakers')['title'])).toContain('.title')
    expect(await refused((given) => delete given['redirects'])).toContain('redirects')
  })

  test('for a duplicate id', async () => {
    const change = (given: Content) => given['casinos']?.push(first(given, 'casinos'))
    expect(await refused(change)).toContain('This id is there twice.')
  })

  test('for dangling references', async () => {
    const { id } = first(content(), 'casinos')
    expect(await refused((given) => (first(given, 'casinos')['logo'] = 'no-such-logo'))).toContain(`casinos/${id}.logo`)
    const inList = await refused((given) => (first(given, 'casinos')['gameTypes'] = ['no-such-type']))
    expect(inList).toContain('This game type does not exist: no-such-type.')
    const writer = first(content(), 'writers').id
    const gone = await refused((given) => (given['writers'] = given['writers']?.slice(1) ?? []))
    expect(gone).toContain(`This writer does not exist: ${writer}.`)
  })

  test('for a picture that does not match its record', async () => {
    const other = Buffer.from('<script>').toString('base64')
    expect(await refused((given) => (first(given, 'media')['file'] = other))).toContain('.file')
    expect(await refused((given) => (first(given, 'media')['key'] = '../evil.webp'))).toContain('.key')
    expect(await refused((given) => (first(given, 'media')['mime'] = 'text/html'))).toContain('.mime')
  })

  test('for a picture that is another one, or none, whatever hash and size its record has', async () => {
    const { width, height } = first(content(), 'media') as unknown as { width: number; height: number }
    const picture = sharp({ create: { width, height, channels: 3, background: 'red' } })
    const webp = await picture.clone().webp().toBuffer()
    const swapped = (file: Buffer, facts: object) =>
      refused((given) => Object.assign(first(given, 'media'), { file: file.toString('base64'), ...facts }))
    const factsOf = (file: Buffer) => ({
      bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    })
    expect(await swapped(webp, { bytes: webp.length })).toContain('.file')
    expect(await swapped(webp, { ...factsOf(webp), width: width + 1 })).toContain('.file')
    expect(await swapped(webp, { ...factsOf(webp), height: height + 1 })).toContain('.file')
    const foreign = [await picture.clone().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]
    for (const file of foreign) expect(await swapped(file, factsOf(file))).toContain('.file')
  })

  test('for an address that is taken', async () => {
    const { id } = first(content(), 'casinos')
    const message = await refused((given) => (first(given, 'casinos')['slug'] = 'zdejsi'))
    expect(message).toContain(`casinos/${id} cannot be imported: This address is already used by “Zdejší”.`)
    const rule = { ...first(content(), 'redirects'), isActive: true, isDeleted: false, from: '/dvakrat/', to: '/a/' }
    const twice = await refused((given) =>
      given['redirects']?.push({ ...rule, id: 'twice-01' }, { ...rule, id: 'twice-02' }),
    )
    expect(twice).toContain('redirects/twice-02 cannot be imported: There is already a rule for /dvakrat/.')
  })

  test('for redirects that form a loop or hide a page', async () => {
    const rule = { ...first(content(), 'redirects'), isActive: true, isDeleted: false }
    const circle = await refused((given) => {
      given['redirects'] = [
        { ...rule, id: 'circle-a', from: '/a/', to: '/b/' },
        { ...rule, id: 'circle-b', from: '/b/', to: '/a/' },
      ]
    })
    expect(circle).toContain('redirects/circle-a.to: The rule leads back to itself.')
    const hiding = { ...rule, id: 'hiding-1', from: '/vyplata/', to: '/jinam/' }
    expect(await refused((given) => given['redirects']?.push(hiding))).toContain('A published page lives at')
  })

  test('for another format', async () => {
    expect(await refused((given) => Object.assign(given, { format: 'other' }))).toContain('format')
    expect(await refused((given) => Object.assign(given, { formatVersion: 2 }))).toContain('formatVersion')
    await expect(importContent(target, null, options)).rejects.toThrow('cannot be imported')
    const path = join(target.env.DATA_DIR, 'broken.json')
    await writeFile(path, text.slice(0, 5000))
    await expect(importFromFile(target, path, options)).rejects.toThrow('is not JSON')
    await truncate(path, 500_000_001)
    await expect(importFromFile(target, path, options)).rejects.toThrow('More than 500 MB')
  })

  test('because the storage is full halfway', async () => {
    let puts = 0
    const put: typeof target.storage.put = (key, body) =>
      ++puts > 1 ? Promise.reject(new Error('The disk is full.')) : target.storage.put(key, body)
    const services = { ...target, storage: { ...target.storage, put } }
    await expect(importContent(services, content(), options)).rejects.toThrow('The disk is full.')
    expect(await stored(target)).toEqual(before)
  })
})

test('an export from before offers could be drafts brings them as they were, live', async () => {
  const older = content()
  for (const offer of [...(older['casinos'] ?? []), ...(older['bookmakers'] ?? [])]) delete offer['isActive']
  const site = await emptySite()
  await importContent(site, older, options)
  const { isActive } = await getRecord(site.db, casinos, older['casinos']?.[0]?.id ?? '')
  expect(isActive).toBe(true)
})

describe('existing records', () => {
  test("are refused, and changed to the file's version only on demand", async () => {
    const site = await emptySite()
    await importContent(site, content(), options)
    const [a, b] = ['Modrý Lev', 'Koruna'].map((title) =>
      content()['casinos']?.find((casino) => casino['title'] === title),
    ) as [Entry, Entry]
    const before = await getRecord(site.db, casinos, a.id)
    await updateRecord(site.db, casinos, a.id, { ...inputOf(casinos, before), bonus: 'Jiný' }, before.version, SYSTEM)
    const refused = importContent(site, content(), options)
    await expect(refused).rejects.toThrow(/records are already here .*--replace/)
    expect((await getRecord(site.db, casinos, a.id)).bonus).toBe('Jiný')

    const summary = await importContent(site, content(), { ...options, replace: true })
    expect(summary).toMatchObject({ created: 0, replaced: 1 })
    // Changes made here in between stay in the change log.
    const { changeLog, ...now } = JSON.parse(await exported(site))
    const { changeLog: brought, ...given } = content()
    expect(changeLog).toEqual(expect.arrayContaining(brought ?? []))
    expect(changeLog).toHaveLength((brought?.length ?? 0) + 1)
    expect(now).toEqual(given)
    expect((await getRecord(site.db, casinos, a.id)).version).toBe(before.version + 2)
    expect((await getRecord(site.db, casinos, b.id)).version).toBe(1)
  })

  test('may swap their addresses', async () => {
    const site = await emptySite()
    await importContent(site, content(), options)
    const given = content()
    const [a, b] = given['casinos'] as [Entry, Entry]
    ;[a['slug'], b['slug']] = [b['slug'], a['slug']]
    await importContent(site, given, { ...options, replace: true })
    expect((await getRecord(site.db, casinos, a.id)).slug).toBe(a['slug'])
    expect((await getRecord(site.db, casinos, b.id)).slug).toBe(b['slug'])
  })

  test('are restored after they were deleted permanently', async () => {
    const site = await emptySite()
    const casino = await build.casino(site.db)
    const saved: unknown = JSON.parse(await exported(site))
    await archiveRecord(site.db, casinos, casino.id, SYSTEM)
    await deleteRecord(site.db, casinos, casino.id, SYSTEM)
    await importContent(site, saved, options)
    expect(await getRecord(site.db, casinos, casino.id)).toEqual({ ...casino, version: 3 })
  })

  test('include the settings once they were edited', async () => {
    const site = await emptySite()
    await ensureSettings(site.db, defaultSettings)
    await importContent(site, { ...content(), ...emptyLists() }, options)
    const { version, redirectsRoutes, updatedAt, ...input } = await getSettings(site.db)
    expect(input.operator).toBe('Rozvážně s. r. o.')
    await updateSettings(site.db, { ...input, operator: 'Někdo jiný' }, version, SYSTEM)
    const again = importContent(site, { ...content(), ...emptyLists() }, options)
    await expect(again).rejects.toThrow('The settings here were edited')
    expect([redirectsRoutes, typeof updatedAt]).toEqual([[], 'string'])
  })
})

const emptyLists = () =>
  Object.fromEntries(Object.entries(content()).flatMap(([name, value]) => (Array.isArray(value) ? [[name, []]] : [])))
