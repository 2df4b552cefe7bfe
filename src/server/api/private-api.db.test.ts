import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '#server/api/openapi.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)

interface Case {
  name: string
  /** The minimal record, with the given title. */
  least: (title: string) => Record<string, unknown>
  /** A field that holds the title. */
  titled: string
  sort: string
  /** The role needed to write it; editors by default. */
  role?: 'admin'
  /** Creates something that refers to the record, where possible. */
  use?: (id: string) => Promise<unknown>
}

const titled = (title: string) => ({ title })
const pathOf = (title: string) =>
  `/${title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')}/`

const CASES: Case[] = [
  {
    name: 'posts',
    least: titled,
    titled: 'title',
    sort: 'title',
    use: (id) => build.casino(db, { reviewPost: id }),
  },
  { name: 'casinos', least: titled, titled: 'title', sort: 'title' },
  { name: 'bookmakers', least: titled, titled: 'title', sort: 'title' },
  {
    name: 'writers',
    least: (lastName) => ({ firstName: 'Jana', lastName }),
    titled: 'lastName',
    sort: 'title',
    use: (writer) => build.post(db, { writer }),
  },
  {
    name: 'game-types',
    least: titled,
    titled: 'title',
    sort: 'title',
    use: (id) => build.casino(db, { gameTypes: [id] }),
  },
  {
    name: 'rubrics',
    least: titled,
    titled: 'title',
    sort: 'title',
    use: (rubric) => build.post(db, { rubric }),
  },
  {
    name: 'payment-methods',
    least: titled,
    titled: 'title',
    sort: 'title',
    use: (id) => build.bookmaker(db, { paymentMethods: [id] }),
  },
  {
    name: 'software-providers',
    least: titled,
    titled: 'title',
    sort: 'title',
    use: (id) => build.casino(db, { softwareProviders: [id] }),
  },
  {
    name: 'redirects',
    least: (title) => ({ from: pathOf(title), to: '/cil/', note: title }),
    titled: 'note',
    sort: 'from',
    role: 'admin',
  },
]

const BOOKKEEPING = new Set(['id', 'isDeleted', 'createdAt', 'updatedAt', 'hits'])
const inputOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !BOOKKEEPING.has(field)))

const WITH_DRAFTS = new Set(['posts', 'casinos', 'bookmakers'])

describe.each(CASES)('$name', ({ name, least, titled: field, sort, use, role = 'editor' }) => {
  const hasDrafts = WITH_DRAFTS.has(name)
  const base = `/${name}`
  const create = async (title: string) => {
    const { status, body } = await api.post(base, least(title), role)
    expect([status, body.message]).toEqual([201, undefined])
    return body
  }

  test('creates from the required fields, and returns what is stored', async () => {
    const made = await create('Jen to nutné')
    expect(made).toMatchObject({ ...least('Jen to nutné'), version: 1, isDeleted: false })
    expect((await api.get(`${base}/${made.id}`)).body).toEqual(made)
    const { body } = await api.post(base, {})
    expect(body.code).toBe('VALIDATION_FAILED')
    const audit = await db.selectFrom('audit').where('recordId', '=', made.id).selectAll().executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      actorId: `test-${role}`,
      actorName: `Test ${role}`,
      ip: '192.0.2.1',
      requestId: 'req-1',
    })
  })

  test('a retry with the same idempotency key creates one record', async () => {
    const create = (key: string, title: string, as = role) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return api.send('POST', base, { body: JSON.stringify(least(title)), headers }, as)
    }
    const key = `klic-jednoho-zaznamu-${name}`
    const [first, second] = await Promise.all([create(key, 'Jednou'), create(key, 'Jednou')])
    const third = await create(key, 'Jednou')
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect(first.body.id).toBe(key)
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect((await api.get(`${base}?q=jednou`)).body.total).toBe(1)
    expect((await create('../x', 'Jednou')).status).toBe(400)
    // A record with this id would be read in place of a call with this path.
    expect((await create('licences', 'Jednou')).status).toBe(400)
    // Another user gets none of it.
    expect((await create(key, 'Jednou', 'admin')).status).toBe(role === 'admin' ? 201 : 409)

    await api.post(`${base}/${key}/archive`)
    expect((await api.delete(`${base}/${key}`)).status).toBe(204)
    const late = await create(key, 'Jednou')
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Idempotency-Key was deleted')])
  })

  test('a save needs the current version, and refuses unknown fields', async () => {
    const made = await create('Původní')
    const saved = await api.put(`${base}/${made.id}`, { ...inputOf(made), [field]: 'Nový' })
    expect(saved).toMatchObject({ status: 200, body: { [field]: 'Nový', version: 2 } })
    const stale = await api.put(`${base}/${made.id}`, { ...inputOf(made), [field]: 'Pozdě' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', requestId: 'req-1' } })
    expect((await api.get(`${base}/${made.id}`)).body).toEqual(saved.body)

    const { version: _, ...withoutVersion } = inputOf(saved.body)
    for (const [path, sent] of [
      ['isDeleted', { ...inputOf(saved.body), isDeleted: true }],
      ['version', withoutVersion],
    ] as const) {
      const refused = await api.put(`${base}/${made.id}`, sent)
      expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', fields: [{ path }] } })
    }
    const created = await api.post(base, { ...least('Navíc'), id: 'vlastni-0001', passwordHash: 'x' })
    expect(created.status).toBe(422)
    expect(created.body.fields.map((each: { path: string }) => each.path).toSorted()).toEqual(['id', 'passwordHash'])
  })

  test.each(['?neznamy=1', '?sort=heslo', '?sort=--title', '?page=0', '?perPage=101', '?perPage=x', '?status=jine'])(
    'a list refuses %s',
    async (query) => {
      const { status, body } = await api.get(base + query)
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
    },
  )

  test('lists omit archived records unless requested', async () => {
    const [kept, archived] = [await create('Stavová jedna'), await create('Stavová dva')]
    await api.post(`${base}/${archived.id}/archive`)
    const idsOf = async (status: string) =>
      (await api.get(`${base}?q=stavova&sort=createdAt${status}`)).body.items.map((item: { id: string }) => item.id)
    expect(await idsOf('')).toEqual([kept.id])
    expect(await idsOf('&status=all')).toEqual([kept.id, archived.id])
    expect(await idsOf('&status=archived')).toEqual([archived.id])
    const [draft, published] = [await idsOf('&status=draft'), await idsOf('&status=published')]
    expect([draft, published]).toEqual(hasDrafts ? [[kept.id], []] : [[], [kept.id]])
  })

  test('a search ignores diacritics, and pages add up', async () => {
    const titles = ['Žlutý chrt', 'Žlutý cvrček', 'Žlutý hroch', 'Žlutý čáp', 'Žlutý datel']
    for (const title of titles) await create(title)
    const { body } = await api.get(`${base}?q=zluty&perPage=2&sort=${sort}&page=1`)
    expect(body).toMatchObject({ total: 5, page: 1, perPage: 2 })
    const pages = [
      body,
      ...(await Promise.all(
        [2, 3, 4].map(async (page) => (await api.get(`${base}?q=ZLUTY&perPage=2&sort=${sort}&page=${page}`)).body),
      )),
    ]
    expect(pages.map((page) => page.items.length)).toEqual([2, 2, 1, 0])
    const sorted = pages.flatMap((page) => page.items.map((item: Record<string, string>) => item[field]))
    const czech = ['Žlutý cvrček', 'Žlutý čáp', 'Žlutý datel', 'Žlutý hroch', 'Žlutý chrt']
    expect(sorted).toEqual(sort === 'title' ? czech : sorted)
    const reversed = (await api.get(`${base}?q=zluty&sort=-${sort}`)).body.items
    expect(reversed.map((item: Record<string, string>) => item[field])).toEqual(sorted.toReversed())
  })

  test('is archived, restored, duplicated and deleted', async () => {
    const made = await create('Cesta tam a zpět')
    const archived = await api.post(`${base}/${made.id}/archive`, undefined, role)
    expect(archived).toMatchObject({ status: 200, body: { isDeleted: true, version: 2 } })
    expect(await api.post(`${base}/${made.id}/unarchive`)).toMatchObject({ status: 200, body: { isDeleted: false } })
    const copy = await api.post(`${base}/${made.id}/duplicate`)
    // A redirect rule is identified by its address.
    const copied = field === 'note' ? made[field] : `${made[field]} (copy)`
    expect(copy).toMatchObject({ status: 201, body: { version: 1, [field]: copied } })
    expect(copy.body.id).not.toBe(made.id)

    expect((await api.delete(`${base}/${made.id}`, 'editor')).status).toBe(403)
    expect(await api.delete(`${base}/${made.id}`)).toMatchObject({ status: 409, body: { code: 'NOT_ARCHIVED' } })
    await api.post(`${base}/${made.id}/archive`)
    expect(await api.delete(`${base}/${made.id}`)).toMatchObject({ status: 204, text: '' })
    for (const path of ['', '/revisions', '/revisions/1']) {
      const gone = await api.get(`${base}/${made.id}${path}`)
      expect([path, gone.status, gone.body.code]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  test.runIf(role === 'admin')('editors are refused every call of it', async () => {
    const { id, version } = await create('Jen pro správce')
    const one = `${base}/${id}`
    const calls = [
      api.get(base, 'editor'),
      api.get(one, 'editor'),
      api.get(`${one}/used-where`, 'editor'),
      api.get(`${one}/revisions`, 'editor'),
      api.get(`${one}/revisions/1`, 'editor'),
      api.post(base, least('Nové'), 'editor'),
      api.post(`${base}/bulk`, { action: 'archive', ids: [id] }, 'editor'),
      api.put(one, { ...least('Jiné'), version }, 'editor'),
      ...['archive', 'unarchive', 'duplicate', 'revisions/1/restore'].map((path) =>
        api.post(`${one}/${path}`, undefined, 'editor'),
      ),
      api.delete(one, 'editor'),
    ]
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([403]))
  })

  test.runIf(use)('a record in use cannot be deleted, and the response says where it is used', async () => {
    const made = await create('Potřebná')
    expect((await api.get(`${base}/${made.id}/used-where`)).body).toEqual({ items: [], removed: [] })
    await use?.(made.id)
    const { body } = await api.get(`${base}/${made.id}/used-where`, role)
    expect(body.items).toHaveLength(1)
    await api.post(`${base}/${made.id}/archive`)
    const refused = await api.delete(`${base}/${made.id}`)
    const [usage] = body.items
    expect(refused).toMatchObject({ status: 409, body: { code: 'STILL_USED' } })
    expect(refused.body.fields).toMatchObject([
      { path: `${usage.collection}/${usage.id}`, message: `${usage.title} (${usage.as.text})` },
    ])
  })

  test('bulk actions return a result for each record', async () => {
    const [first, second] = [await create('Hromadná první'), await create('Hromadná druhá')]
    const ids = [first.id, 'neni-0001', second.id, first.id]
    const archived = await api.post(`${base}/bulk`, { action: 'archive', ids }, role)
    const undo = (id: string) => ({ id, version: 2, before: 1 })
    expect(archived.body.results).toMatchObject([
      { id: first.id, ok: true, undo: undo(first.id) },
      { id: 'neni-0001', ok: false, code: 'NOT_FOUND', message: expect.any(String) },
      { id: second.id, ok: true, undo: undo(second.id) },
    ])
    expect((await api.post(`${base}/bulk`, { action: 'delete', ids: [first.id] }, 'editor')).status).toBe(403)
    expect((await api.get(`${base}/${first.id}`)).status).toBe(200)
    await api.post(`${base}/bulk`, { action: 'unarchive', ids: [second.id] })
    const deleted = await api.post(`${base}/bulk`, { action: 'delete', ids: [first.id, second.id] })
    expect(deleted.body.results).toMatchObject([{ ok: true }, { ok: false, code: 'NOT_ARCHIVED' }])
    for (const wrong of [
      { action: 'erase', ids: [second.id] },
      { action: 'archive', ids: [] },
      { action: 'archive', ids: Array.from({ length: 201 }, (_, index) => `neni-${1000 + index}`) },
      hasDrafts ? { ids: [second.id] } : { action: 'publish', ids: [second.id] },
    ]) {
      expect((await api.post(`${base}/bulk`, wrong)).status).toBe(422)
    }
  })

  test('a bulk action can be undone, but not what somebody saved since', async () => {
    const [first, second] = [await create('Omylem první'), await create('Omylem druhá')]
    const undone = async (results: { undo?: object }[]) => {
      const records = results.flatMap(({ undo }) => undo ?? [])
      return (await api.post(`${base}/undo`, { records }, role)).body.results
    }
    const archive = { action: 'archive', ids: [first.id, second.id] }
    const { body } = await api.post(`${base}/bulk`, archive, role)
    // Done twice, the second time changed nothing and has nothing to undo.
    const again = (await api.post(`${base}/bulk`, archive, role)).body.results
    expect(again.map(({ undo }: { undo?: object }) => undo)).toEqual([undefined, undefined])
    await api.post(`${base}/${second.id}/unarchive`)
    expect(await undone(body.results)).toMatchObject([{ ok: true }, { ok: false, code: 'VERSION_CONFLICT' }])
    const { updatedAt: _, version: __, ...asItWas } = first
    expect((await api.get(`${base}/${first.id}`)).body).toMatchObject({ ...asItWas, version: 3 })
    expect((await api.get(`${base}/${second.id}`)).body).toMatchObject({ version: 3, isDeleted: false })
  })

  test('versions are listed, shown and restored', async () => {
    const made = await create('Verze jedna')
    const second = (await api.put(`${base}/${made.id}`, { ...inputOf(made), [field]: 'Verze dvě' })).body
    const { body } = await api.get(`${base}/${made.id}/revisions`, role)
    // Two saves of one user are one entry.
    const last = { number: 2, authorName: 'Test admin', createdAt: second.updatedAt }
    const first = { number: 1, authorName: `Test ${role}`, createdAt: made.createdAt }
    expect(body.items).toMatchObject(role === 'admin' ? [{ ...last, saves: 2 }] : [last, first])
    const named = await api.put(`${base}/${made.id}/revisions/1`, { name: 'První' }, role)
    expect(named).toMatchObject({ status: 200, body: { name: 'První' } })
    expect((await api.get(`${base}/${made.id}/revisions`, role)).body.items).toMatchObject([
      last,
      { ...first, name: 'První' },
    ])
    expect((await api.get(`${base}/${made.id}/revisions/1`)).body).toMatchObject({ number: 1, data: made })
    const restored = await api.post(`${base}/${made.id}/revisions/1/restore`)
    expect(restored).toMatchObject({ status: 200, body: { [field]: 'Verze jedna', version: 3 } })
    const late = await api.post(`${base}/${made.id}/revisions/2/restore`, { version: 2 }, role)
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
    const who = role === 'admin' ? 'You have' : 'Test admin has'
    expect(late.body.message).toMatch(new RegExp(`^${who} changed this [a-z ]+ in (the meantime|another window)\\.$`))
    const undone = await api.post(`${base}/${made.id}/revisions/2/restore`, { version: 3 }, role)
    expect(undone).toMatchObject({ status: 200, body: { [field]: 'Verze dvě', version: 4 } })
    for (const number of ['9', '0', 'x', '99999999999']) {
      expect((await api.get(`${base}/${made.id}/revisions/${number}`)).status).toBe(404)
      expect((await api.post(`${base}/${made.id}/revisions/${number}/restore`)).status).toBe(404)
      expect((await api.put(`${base}/${made.id}/revisions/${number}`, { name: 'x' })).status).toBe(404)
    }
  })

  test.each(['neni-0001', 'x', '%2e%2e'])('returns 404 for the record %s', async (id) => {
    for (const path of ['', '/used-where', '/revisions']) {
      expect((await api.get(`${base}/${id}${path}`)).status).toBe(404)
    }
    for (const path of ['/archive', '/unarchive', '/duplicate']) {
      expect((await api.post(`${base}/${id}${path}`)).status).toBe(404)
    }
    expect((await api.delete(`${base}/${id}`)).status).toBe(404)
  })
})

const names = collectionCallsOfAll.map(({ spec }) => `${spec.method} ${spec.path}`)

test('no call is defined twice', () => {
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})

test.each(collectionCallsOfAll.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
  '%s documents its purpose, its access and its response',
  (_, spec) => {
    expect(spec).toMatchObject({ summary: expect.stringMatching(/^[A-Z].{5,}/), tag: expect.stringMatching(/./) })
    expect(Role.options).toContain(spec.access)
    // What is deleted, mailed or marked answers nothing.
    const isSilent = ['/own-mails/sample', '/site-imports/{id}/looked'].includes(spec.path)
    expect(spec.response !== undefined).toBe(spec.method !== 'delete' && !isSilent)
    expect(spec.params !== undefined).toBe(spec.path.includes('{'))
    // An unnamed body would be inlined with dangling references.
    expect(spec.body === undefined || z.globalRegistry.get(spec.body)?.id !== undefined).toBe(true)
  },
)

test('the documentation has every schema it refers to', () => {
  const document = openApiDocument('Test', [{ base: '', calls: collectionCallsOfAll }])
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
  expect([...new Set(refs)].filter((ref) => !known.has(ref))).toEqual([])
  const upload = document.paths['/media']?.['post']
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
})
