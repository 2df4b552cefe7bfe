import { expect, test } from 'vitest'
import { AREAS, neededFor, type Scope } from '#features/api-keys/shared/scopes.ts'
import { privateCalls } from '#server/api/api.ts'
import { createAuthSite } from '#testing/auth.ts'
import { type Browser, createBrowser, type Sent } from '#testing/browser.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'

const site = await createAuthSite()
const { app, db, pass, signedIn, services } = site

const inDays = (days: number) => new Date(services.now().getTime() + days * 86_400_000).toISOString()

async function made(browser: Browser, scopes: Scope[], expiresAt = inDays(1)) {
  const body = { name: 'Zpravodaj', scopes, expiresAt }
  const answer = await browser.send('POST', '/api-keys', { body })
  expect([answer.status, answer.body['message']]).toEqual([201, undefined])
  const { id, key } = answer.body
  return { id: String(id), key: String(key), program: programWith(String(key)) }
}

let programs = 0
/** Without cookies. */
function programWith(key: string, ip = `203.0.113.${++programs}`) {
  const browser = createBrowser(app, { ip })
  const headers = { authorization: `Bearer ${key}` }
  const send = (method: string, path: string, sent: Sent = {}) =>
    browser.send(method, path, { ...sent, headers: { ...headers, ...sent.headers } })
  return {
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: object) => send('POST', path, { body }),
    put: (path: string, body: object) => send('PUT', path, { body }),
  }
}

const { browser: admin, user: owner } = await signedIn()
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']]
const FORBIDDEN = [403, 'FORBIDDEN']

test('is shown once, stored as a hash and listed by its hint', async () => {
  const { id, key } = await made(admin, ['posts:read'])
  expect(key).toMatch(/^rzv_[\w-]{43}$/)
  const row = await db.selectFrom('apiKey').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(9, -4))
  const { body } = await admin.get('/api-keys')
  const [item] = body['items']
  const user = { id: owner.id, name: owner.name }
  expect(item).toMatchObject({ id, name: 'Zpravodaj', scopes: ['posts:read'], usedAt: null, user })
  expect(JSON.stringify(body)).not.toContain(key)
  await programWith(key).get('/posts')
  expect((await admin.get('/api-keys')).body['items'][0].usedAt).toBe(services.now().toISOString())
})

test('reads and writes what its scopes say, and signs what it writes', async () => {
  const { program } = await made(admin, ['posts:publish'])
  const post = await program.post('/posts', { title: 'Od programu', isActive: true, ...page(p('Text.')) })
  expect(post.status).toBe(201)
  const [entry] = (await admin.get(`/audit?recordId=${post.body['id']}`)).body['items']
  expect(entry).toMatchObject({ action: 'create', actorId: owner.id, actorName: `${owner.name} (key Zpravodaj)` })
  const history = await program.get(`/posts/${post.body['id']}/revisions`)
  expect(history.body['items'][0].authorName).toBe(`${owner.name} (key Zpravodaj)`)
  const { program: reader } = await made(admin, ['read'])
  for (const area of ['posts', 'casinos', 'audit', 'link-health'])
    expect((await reader.get(`/${area}`)).status).toBe(200)
})

test('does not climb: read writes nothing, write publishes nothing, one collection is not another', async () => {
  const draft = await build.post(db, { isActive: false })
  const live = await build.post(db)
  const change = { values: { title: 'Změna' }, title: '', version: 1 }
  const { program: reader } = await made(admin, ['posts:read'])
  const attempts = async (program: typeof reader) => [
    outcome(await program.post('/posts', { title: 'Nový' })),
    outcome(await program.put(`/posts/${draft.id}`, { ...draft, title: 'Jiný' })),
    outcome(await program.post(`/posts/${draft.id}/archive`, {})),
    outcome(await program.post('/posts/bulk', { action: 'publish', ids: [draft.id] })),
    outcome(await program.post(`/posts/${live.id}/changes`, change)),
  ]
  expect(await attempts(reader)).toEqual(Array.from({ length: 5 }, () => FORBIDDEN))
  expect(outcome(await reader.get('/casinos'))).toEqual(FORBIDDEN)

  const { program: writer } = await made(admin, ['posts:write'])
  const input = ({ id: _i, createdAt: _c, updatedAt: _u, isDeleted: _d, ...rest }: typeof draft) => rest
  expect((await writer.put(`/posts/${draft.id}`, { ...input(draft), title: 'Přepsaný' })).status).toBe(200)
  const now = { ...input(draft), version: 2 }
  expect(outcome(await writer.put(`/posts/${draft.id}`, { ...now, isActive: true }))).toEqual(FORBIDDEN)
  expect(outcome(await writer.put(`/posts/${draft.id}`, { ...now, publishAt: '2999-01-01T08:00:00.000Z' }))).toEqual(
    FORBIDDEN,
  )
  expect(outcome(await writer.put(`/posts/${live.id}`, { ...input(live), title: 'Živý' }))).toEqual(FORBIDDEN)
  expect(outcome(await writer.post('/posts', { title: 'Rovnou venku', isActive: true, ...page(p('Text.')) }))).toEqual(
    FORBIDDEN,
  )
  expect(outcome(await writer.post(`/posts/${live.id}/archive`, {}))).toEqual(FORBIDDEN)
  const bulk = await writer.post('/posts/bulk', { action: 'publish', ids: [draft.id] })
  expect(bulk.body['results'][0]).toMatchObject({ ok: false, code: 'FORBIDDEN' })
  expect(outcome(await writer.post('/casinos', { title: 'Cizí kasino' }))).toEqual(FORBIDDEN)
  expect(outcome(await writer.send('DELETE', `/posts/${draft.id}`))).toEqual(FORBIDDEN)

  // A waiting change is a draft; its hour is not.
  const values = { ...input(live), title: 'Čekající změna' }
  const {
    version: _v,
    publishedAt: _p,
    plannedBy: _b,
    createdBy: _cb,
    submittedBy: _sb,
    ...fields
  } = values as Record<string, unknown>
  const waiting = await writer.post(`/posts/${live.id}/changes`, { values: fields, version: live.version })
  expect([waiting.status, waiting.body['fields']]).toEqual([201, undefined])
  const one = `/posts/${live.id}/changes/${waiting.body['id']}`
  expect(outcome(await writer.put(one, { version: 1, publishAt: '2999-01-01T08:00:00.000Z' }))).toEqual(FORBIDDEN)
  expect(outcome(await writer.post(`${one}/publish`, {}))).toEqual(FORBIDDEN)

  // What is published through another area needs the scope of the record all the same.
  const { program: planner } = await made(admin, ['calendar:write', 'posts:write'])
  const from = '2998-01-01T08:00:00.000Z'
  await db.updateTable('post').set({ publishAt: from }).where('id', '=', draft.id).execute()
  const to = { from, to: '2999-01-01T08:00:00.000Z', version: 2 }
  expect(outcome(await planner.put(`/calendar/publish/${draft.id}`, to))).toEqual(FORBIDDEN)
})

test('does not climb by what reaches many records, other calls, or the way back', async () => {
  const scopes = ['posts', 'casinos', 'redirects', 'writers', 'media', 'calendar', 'notes', 'facts'] as const
  const { program } = await made(
    admin,
    scopes.map((area): Scope => `${area}:write`),
  )
  const live = await build.post(db, { title: 'Živý článek' })
  const gone = await build.post(db, { title: 'V archivu' })
  const draft = await build.post(db, { title: 'Starý koncept', isActive: false })
  const [writer, author] = [await build.writer(db), await build.writer(db)]
  await changeRecord(db, posts, live.id, { title: 'Živý článek podruhé' }, SYSTEM, 'update')
  for (const { id } of [gone, draft]) await archiveRecord(db, posts, id, SYSTEM)
  await archiveRecord(db, writers, writer.id, SYSTEM)
  const stateOf = async () => [
    await db.selectFrom('post').where('id', 'in', [live.id, gone.id, draft.id]).orderBy('id').selectAll().execute(),
    await db.selectFrom('casino').orderBy('id').selectAll().execute(),
    await db.selectFrom('writer').where('id', '=', writer.id).selectAll().execute(),
  ]
  const lion = await build.casino(db, { title: 'Živé kasino' })
  const before = await stateOf()
  const change = await admin.send('POST', `/posts/${live.id}/changes`, {
    body: { values: (({ ...input }) => ({ ...input, title: 'Ode dneška' }))(inputOf(posts, live)), version: 2 },
  })
  expect(change.status).toBe(201)

  const refused = async (path: string, body: object) =>
    expect([path, ...outcome(await program.post(path, body))]).toEqual([path, ...FORBIDDEN])
  await refused('/posts/bulk', { action: 'delete', ids: [draft.id] })
  await refused('/writers/bulk', { action: 'delete', ids: [writer.id] })
  await refused(`/posts/${live.id}/revisions/1/restore`, {})
  await refused(`/posts/${live.id}/changes/${change.body['id']}/publish`, {})
  await refused('/preview-links', { postId: live.id, changeId: change.body['id'], name: 'Kdokoli' })
  for (const action of ['unpublish', 'archive', 'set-writer']) {
    const to = action === 'set-writer' ? { to: author.id } : {}
    const { body } = await program.post('/posts/bulk', { action, ids: [live.id], ...to })
    expect([action, body['results']?.[0]?.ok, body['code'] ?? 'FORBIDDEN']).toEqual([action, false, 'FORBIDDEN'])
  }
  const undo = { records: [{ id: live.id, version: 2, before: 1 }] }
  expect((await program.post('/posts/undo', undo)).body['results'][0]).toMatchObject({ ok: false, code: 'FORBIDDEN' })
  const csv = 'slug;rating\nzive-kasino;1'
  const applied = await program.post('/casinos/import', { csv, versions: { [lion.id]: 1 }, file: 'kasina.csv' })
  expect(applied.status).toBe(403)
  expect(await stateOf()).toEqual(before)
  // What comes back from the archive is a draft.
  expect((await program.post(`/posts/${gone.id}/unarchive`, {})).body).toMatchObject({ isActive: false })
})

test('does not read of people and what readers told in private in lists of other things', async () => {
  const { program } = await made(admin, ['read'])
  const { user } = await signedIn('editor')
  const place = { recordId: 'stiznost-1', recordTitle: 'Stížnost Jany', ip: null, requestId: null, actorId: null }
  const line = { ...place, action: 'complaint-deadline', actorName: 'Systém', change: '{}', at: inDays(0) }
  await db
    .insertInto('audit')
    .values({ ...line, id: 'radek-stiznosti', collection: 'complaints' })
    .execute()
  const post = await build.post(db, { title: 'Veřejný' })
  const lists = async (get: typeof program.get) => {
    const calendar = await get(`/calendar?from=${inDays(-1)}&to=${inDays(1)}`)
    const csv = await get('/audit/export.csv')
    const answers = [await get('/audit?perPage=100'), await get(`/audit?collection=users`), calendar, csv]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    return answers.map(({ body }) => JSON.stringify(body)).join('\n')
  }
  const told = await lists(program.get)
  expect(told).toContain(post.id)
  for (const secret of [user.email, user.id, 'Stížnost Jany']) expect(told).not.toContain(secret)
  const seen = await lists((path) => admin.get(path))
  for (const secret of [user.id, 'Stížnost Jany']) expect(seen).toContain(secret)
})

test('does what only a session may do for nobody, its own kind least of all', async () => {
  const { id, program } = await made(admin, ['publish'])
  const closed = privateCalls.filter(({ spec }) => spec.access && !neededFor(spec))
  expect(new Set(closed.map(({ spec }) => spec.path.split('/')[1]))).toEqual(
    new Set([
      'api-keys',
      'complaints',
      'demo',
      'first-steps',
      'followed-posts',
      'import',
      'index-now',
      'messages',
      'own-mails',
      'people',
      'presence',
      'replace',
      'site-imports',
      'subscriptions',
      'templates',
      'today',
      'users',
      'views',
      'voices',
      'webhooks',
      'waiting',
    ]),
  )
  for (const { spec } of closed) {
    const path = spec.path.replace(/\{\w+\}/g, id)
    const body = spec.method === 'get' ? {} : { body: {} }
    expect([path, ...outcome(await program.send(spec.method.toUpperCase(), path, body))]).toEqual([path, ...FORBIDDEN])
  }
  expect(outcome(await program.put('/auth/password', { currentPassword: 'x', newPassword: 'y' }))).toEqual(FORBIDDEN)
  expect(outcome(await program.get('/auth/me'))).toEqual(FORBIDDEN)
  const areas = privateCalls.flatMap(({ spec }) => (neededFor(spec) ? [neededFor(spec)?.area] : []))
  expect(new Set(areas)).toEqual(new Set(AREAS))
})

test('is never more than its user, and dies with them', async () => {
  const { browser, user } = await signedIn('editor')
  const { id, key, program } = await made(browser, ['publish'])
  expect((await program.get('/posts')).status).toBe(200)
  expect(outcome(await program.get('/redirects'))).toEqual(FORBIDDEN)
  expect(outcome(await program.get('/audit'))).toEqual(FORBIDDEN)
  const others = await made(admin, ['read'])
  expect(outcome(await browser.send('DELETE', `/api-keys/${others.id}`))).toEqual([404, 'NOT_FOUND'])
  const listed: { id: string }[] = (await browser.get('/api-keys')).body['items']
  expect(listed.map((each) => each.id)).toEqual([id])
  await db.updateTable('user').set({ role: 'contributor' }).where('id', '=', user.id).execute()
  expect(outcome(await program.post('/posts', { title: 'Rovnou venku', isActive: true, ...page(p('Text.')) }))).toEqual(
    FORBIDDEN,
  )
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', user.id).execute()
  expect(outcome(await program.get('/posts'))).toEqual([401, 'ACCOUNT_DISABLED'])
  await db.updateTable('user').set({ isActive: 1 }).where('id', '=', user.id).execute()
  await admin.send('POST', `/users/${user.id}/archive`)
  expect(outcome(await programWith(key).get('/posts'))).toEqual([401, 'AUTH_REQUIRED'])
})

test('ends: when it expires, at once when it is revoked', async () => {
  const short = await made(admin, ['read'], inDays(1 / 24))
  const { id, program } = await made(admin, ['read'])
  pass(600)
  expect((await short.program.get('/posts')).status).toBe(200)
  expect((await admin.send('DELETE', `/api-keys/${id}`)).status).toBe(204)
  expect(outcome(await program.get('/posts'))).toEqual([401, 'AUTH_REQUIRED'])
  pass(3600)
  expect(outcome(await short.program.get('/posts'))).toEqual([401, 'AUTH_REQUIRED'])
})

test('is renewed by whom it acts for while it works; the key and its scopes stay as they are', async () => {
  const { browser } = await signedIn('editor')
  const { id, program } = await made(browser, ['posts:read'])
  const renew = (expiresAt: string, by = browser, key = id) =>
    by.send('POST', `/api-keys/${key}/renew`, { body: { expiresAt } })
  expect((await renew(inDays(400))).body['fields'][0].path).toBe('expiresAt')
  expect((await renew(inDays(-1))).body['fields'][0].path).toBe('expiresAt')
  // An admin revokes it, but does not make it live longer: it has the rights of somebody else.
  const { browser: boss } = await signedIn()
  expect(outcome(await renew(inDays(90), boss))).toEqual([404, 'NOT_FOUND'])
  expect(outcome(await program.post(`/api-keys/${id}/renew`, { expiresAt: inDays(90) }))).toEqual(FORBIDDEN)
  await db
    .updateTable('apiKey')
    .set({ endToldAt: inDays(0) })
    .where('id', '=', id)
    .execute()
  const later = inDays(90)
  expect((await renew(later)).body).toMatchObject({ id, expiresAt: later, scopes: ['posts:read'] })
  const row = await db.selectFrom('apiKey').where('id', '=', id).selectAll().executeTakeFirst()
  expect(row).toMatchObject({ expiresAt: later, endToldAt: null, scopes: 'posts:read' })
  const lines = db.selectFrom('audit').where('recordId', '=', id).select('action').orderBy('id')
  expect((await lines.execute()).map(({ action }) => action)).toEqual(['create', 'renew'])
  expect((await program.get('/posts')).status).toBe(200)
  // What has ended stays dead.
  await db
    .updateTable('apiKey')
    .set({ expiresAt: inDays(0) })
    .where('id', '=', id)
    .execute()
  expect((await renew(inDays(90))).body['message']).toContain('cannot be brought back')
  expect(outcome(await program.get('/posts'))).toEqual([401, 'AUTH_REQUIRED'])
})

test('is read from its header alone, and guesses are slowed down without shutting out anybody else', async () => {
  const { browser, user } = await signedIn()
  const { key } = await made(browser, ['read'])
  const plain = createBrowser(app, { ip: '203.0.113.200' })
  for (const name of ['key', 'api_key', 'access_token', 'token']) {
    expect((await plain.get(`/posts?${name}=${key}`)).status).toBe(401)
  }
  expect((await plain.get('/posts', { headers: { authorization: `Basic ${btoa(`x:${key}`)}` } })).status).toBe(401)
  // A wrong key is not rescued by the cookies of whoever is signed in.
  expect((await browser.get('/posts', { headers: { authorization: 'Bearer rzv_neni' } })).status).toBe(401)
  const guesser = (at: number) => programWith(`rzv_${'x'.repeat(40)}${at}`, '203.0.113.201').get('/posts')
  for (let at = 0; at < 20; at++) expect((await guesser(at)).status).toBe(401)
  const refused = await guesser(20)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await programWith(key, '203.0.113.201').get('/posts')).status).toBe(200)
  expect((await createBrowser(app, { ip: '203.0.113.201' }).login(user.email, 'modrý slon tančí na půdě')).status).toBe(
    200,
  )
})

test('is slowed down when it calls too often', async () => {
  const { program } = await made((await signedIn()).browser, ['cache:read'])
  // From the beginning of a minute, so that the calls are all of one.
  pass(60 - services.now().getSeconds())
  const statuses = await Promise.all(Array.from({ length: 601 }, async () => (await program.get('/cache')).status))
  expect([200, 429].map((each) => statuses.filter((status) => status === each).length)).toEqual([600, 1])
  pass(60)
  expect((await program.get('/cache')).status).toBe(200)
})

test('is refused for ever, in the past, without scopes and with unknown ones', async () => {
  const { browser } = await signedIn()
  const wrong = async (body: object) => (await browser.send('POST', '/api-keys', { body })).body['fields']?.[0].path
  expect(await wrong({ name: 'Věčný', scopes: ['read'], expiresAt: inDays(400) })).toBe('expiresAt')
  expect(await wrong({ name: 'Včerejší', scopes: ['read'], expiresAt: inDays(-1) })).toBe('expiresAt')
  expect(await wrong({ name: 'Prázdný', scopes: [], expiresAt: inDays(1) })).toBe('scopes')
  expect(await wrong({ name: 'Neznámý', scopes: ['users:write'], expiresAt: inDays(1) })).toBe('scopes.0')
})

test('nobody has more than fifty, with many requests at once either', async () => {
  const { browser } = await signedIn()
  const body = { name: 'Zpravodaj', scopes: ['read'] }
  const answers = await Promise.all(Array.from({ length: 60 }, () => browser.send('POST', '/api-keys', { body })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
})
