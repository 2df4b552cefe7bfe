import { describe, expect, test } from 'vitest'
import { CZECH_AUTHORITY } from '#entities/licence/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createDocumentClient } from '#testing/document-client.ts'
import { buildLicensed, buildMeasured, paragraph, TYPED } from '#testing/typed.ts'

const site = await createAuthSite()
await ensureSettings(site.db, defaultSettings)
await buildLicensed(site.db)
await buildMeasured(site.db)
const user = await site.newUser('admin')
const client = await createDocumentClient(site.app)
const { call, find, bodySchema, document } = client

const PUBLIC = '/api/v1/public'
const PRIVATE = '/api/v1/private'

/** All collections in the document. */
const collections = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get ? (/^\/api\/v1\/private\/([a-z-]+)\/\{id\}$/.exec(path)?.[1] ?? []) : [],
)

const post = (path: string, typed: object) => call('post', path, { typed })

test('signs in', async () => {
  expect((await call('get', `${PRIVATE}/casinos`)).status).toBe(401)
  const typed = { email: user.email, password: PASSWORD, fingerprint: 'prohlizec-z-dokumentu' }
  expect(await post(`${PRIVATE}/auth/login`, typed)).toMatchObject({ status: 200, body: { user: { id: user.id } } })
  expect((await call('get', `${PRIVATE}/auth/me`)).status).toBe(200)
})

test('every collection of the document is tested', () => {
  const fromVisitors = ['messages', 'voices', 'complaints']
  const noRecords = ['followed-posts', 'site-imports']
  expect(collections.toSorted()).toEqual([...Object.keys(TYPED), ...fromVisitors, ...noRecords].toSorted())
})

describe.each(Object.entries(TYPED))('%s', (name, { first, change }) => {
  const base = `${PRIVATE}/${name}`
  const one = `${base}/{id}`
  const has = (action: string) => find('post', `${one}/${action}`) !== undefined
  let id = ''
  const read = () => call('get', one, { params: { id } })
  const act = (action: string) => call('post', `${one}/${action}`, { params: { id } })
  const fields = Object.keys(bodySchema(find('put', one))?.properties ?? {})

  /** The whole current record, with some values changed. */
  async function save(values: object) {
    const { body } = await read()
    const kept = Object.fromEntries(fields.map((field) => [field, body[field]]))
    return call('put', one, { params: { id }, typed: { ...kept, ...values } })
  }

  test('is created, found and read', async () => {
    const made = await post(base, first)
    expect(made.status).toBe(201)
    id = made.body.id
    // An invitation has a link that is returned only once.
    const { invite: _, ...record } = made.body
    expect((await read()).body).toEqual(record)
    const list = await call('get', base, { query: { perPage: '100', sort: '-createdAt' } })
    expect(list.body.items.map((item: { id: string }) => item.id)).toContain(id)
  })

  test('is edited on top of the read version', async () => {
    const before = (await read()).body
    const saved = await save(change)
    expect(saved).toMatchObject({ status: 200, body: { ...change, version: before.version + 1 } })
    expect((await save({ version: before.version })).status).toBe(409)
    expect((await read()).body).toEqual(saved.body)
  })

  test.runIf(fields.includes('isActive'))('is unpublished and published', async () => {
    expect(await save({ isActive: false })).toMatchObject({ status: 200, body: { isActive: false } })
    expect(await save({ isActive: true })).toMatchObject({ status: 200, body: { isActive: true } })
  })

  test.runIf(has('revisions/{number}/restore'))('is restored to its first version', async () => {
    const { body } = await call('get', `${one}/revisions`, { params: { id } })
    // Saves of one person within an hour are one entry.
    const parts: { number: number }[] = body.items.at(-1).parts
    const params = { id, number: Math.min(...parts.map(({ number }) => number)) }
    const { data } = (await call('get', `${one}/revisions/{number}`, { params })).body
    const restored = await call('post', `${one}/revisions/{number}/restore`, { params })
    expect(restored.status).toBe(200)
    for (const field of Object.keys(change)) expect(restored.body[field]).toEqual(data[field])
    expect(restored.body).not.toMatchObject(change)
  })

  test.runIf(has('duplicate'))('is duplicated, and the copy is deleted', async () => {
    const copy = await act('duplicate')
    expect(copy.status).toBe(201)
    expect(copy.body.id).not.toBe(id)
    const params = { id: copy.body.id }
    expect((await call('post', `${one}/archive`, { params })).status).toBe(200)
    expect((await call('delete', one, { params })).status).toBe(204)
  })

  test.runIf(find('get', `${one}/used-where`))('is used nowhere', async () => {
    expect((await call('get', `${one}/used-where`, { params: { id } })).body).toMatchObject({ items: [] })
  })

  test('is archived, restored, archived again and deleted', async () => {
    expect((await act('archive')).body).toMatchObject({ isDeleted: true })
    expect((await act('unarchive')).body).toMatchObject({ isDeleted: false })
    expect((await call('delete', one, { params: { id } })).status).toBe(409)
    await act('archive')
    expect((await call('delete', one, { params: { id } })).status).toBe(204)
    expect((await read()).status).toBe(404)
  })
})

test('a message arrives, is read, archived, restored and deleted', async () => {
  const typed = { name: 'Jana Nová', email: 'jana@example.cz', message: 'Dobrý den, mám otázku k recenzi.' }
  expect(await post(`${PUBLIC}/messages`, typed)).toMatchObject({ status: 201, body: { status: 'sent' } })
  const { body } = await call('get', `${PRIVATE}/messages`)
  expect(body.items).toMatchObject([{ ...typed, isRead: false }])
  const params = { id: body.items[0].id }
  const act = (action: string) => call('post', `${PRIVATE}/messages/{id}/${action}`, { params })
  expect((await act('read')).body).toMatchObject({ isRead: true })
  expect((await act('archive')).body).toMatchObject({ isDeleted: true })
  expect((await act('unarchive')).body).toMatchObject({ isDeleted: false })
  expect((await call('delete', `${PRIVATE}/messages/{id}`, { params })).status).toBe(409)
  await act('archive')
  expect((await call('delete', `${PRIVATE}/messages/{id}`, { params })).status).toBe(204)
  expect((await call('get', `${PRIVATE}/messages/{id}`, { params })).status).toBe(404)
})

test('settings are saved on top of the read version', async () => {
  const { body } = await call('get', `${PRIVATE}/settings`)
  const { updatedAt: _, ...settings } = body
  const saved = await call('put', `${PRIVATE}/settings`, { typed: { ...settings, operator: 'Rozvážně s. r. o.' } })
  expect(saved).toMatchObject({ status: 200, body: { operator: 'Rozvážně s. r. o.' } })
  expect((await call('put', `${PRIVATE}/settings`, { typed: settings })).status).toBe(409)
})

test('a published review is visible to visitors, and gone when archived', async () => {
  const create = async (name: string, typed: object) => (await post(`${PRIVATE}/${name}`, typed)).body
  const writer = await create('writers', { firstName: 'Matěj', lastName: 'Hrubeš' })
  const los = { title: 'Stříbrný Los', refLink: 'https://los.example/', rating: 8.7, isActive: true }
  const casino = await create('casinos', los)
  await create('licences', { casino: casino.id, authority: CZECH_AUTHORITY })
  const review = {
    title: 'Stříbrný Los: recenze',
    category: 'Recenze',
    isReviewPost: true,
    entityModel: 'Casino',
    entity: casino.id,
    writer: writer.id,
    content: paragraph('Výplaty do dvou dnů.'),
    isActive: true,
  }
  const published = await create('posts', review)
  const open = () =>
    call('get', `${PUBLIC}/posts/{slug}`, { params: { slug: published.slug }, query: { category: 'Recenze' } })
  expect((await open()).body).toMatchObject({ title: review.title, entity: { title: 'Stříbrný Los', rating: 8.7 } })
  expect((await call('get', `${PUBLIC}/casinos/casinos`)).body).toMatchObject([{ title: 'Stříbrný Los' }])
  await call('post', `${PRIVATE}/posts/{id}/archive`, { params: { id: published.id } })
  expect((await open()).status).toBe(404)
})

test('signs out', async () => {
  expect((await call('get', `${PRIVATE}/auth/logout`)).status).toBe(204)
  expect((await call('get', `${PRIVATE}/auth/me`)).status).toBe(401)
})
