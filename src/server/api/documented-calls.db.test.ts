import { describe, expect, test, vi } from 'vitest'
import { newSetupToken } from '#entities/session/setup.server.ts'
import { codeAt } from '#entities/session/totp-code.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { addComplaint, confirmComplaint } from '#features/complaints/player.server.ts'
import { getComplaint } from '#features/complaints/store.server.ts'
import { addVoice, confirmVoice } from '#features/voices/author.server.ts'
import { getVoice } from '#features/voices/store.server.ts'
import { p, page } from '#posts/content/build.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createAuthenticator } from '#testing/authenticator.ts'
import { build } from '#testing/build.ts'
import { createDocumentClient, type DocumentClient } from '#testing/document-client.ts'
import { mismatches } from '#testing/json-schema.ts'
import { plansOf, fullScans } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { startSmtp } from '#testing/smtp.ts'
import { buildLicensed, buildMeasured, TYPED } from '#testing/typed.ts'

/** Sends every call that the document has; the client itself refuses a response that is not as documented. */
const smtp = await startSmtp()
const { watch, queries } = recordQueries()
const site = await createAuthSite({ SMTP_URL: smtp.url, MAIL_FROM: 'redakce@rozvazne.cz' }, watch)
const fresh = await createAuthSite()
const { app, db, pass, services } = site
await ensureSettings(db, defaultSettings)
await buildLicensed(db)
await buildMeasured(db)

const done = new Set<string>()
const PUBLIC = '/api/v1/public'
const PRIVATE = '/api/v1/private'
const fingerprint = 'prohlizec-z-dokumentu'

async function signedIn(): Promise<DocumentClient & { email: string; name: string }> {
  const { email, name, ip } = await site.newUser('admin')
  const client = await createDocumentClient(app, { ip, done })
  await client.call('post', `${PRIVATE}/auth/login`, { typed: { email, password: PASSWORD, fingerprint } })
  return { ...client, email, name }
}

const client = await signedIn()
const { call, document, operations } = client

const expectDone = async (
  method: string,
  path: string,
  sent?: Parameters<typeof call>[2],
  by: DocumentClient = client,
) => {
  const { status, body } = await by.call(method, PRIVATE + path, sent)
  expect([`${method} ${path}`, status, status < 300 ? '' : body]).toEqual([`${method} ${path}`, status, ''])
  return body
}

/** Calls about one record that need more than its id are tested separately. */
const APART = new Set([
  `${PRIVATE}/media/{id}/file`,
  `${PRIVATE}/users/{id}/invite`,
  `${PRIVATE}/users/{id}/totp`,
  `${PRIVATE}/posts/{id}/submit`,
  `${PRIVATE}/posts/{id}/take-back`,
  `${PRIVATE}/posts/{id}/send-back`,
])

describe.each(Object.entries(TYPED))('%s', (name, { first }) => {
  const base = `/${name}`
  const isApart = (path: string) => APART.has(path) || path.includes('/{id}/changes')
  const own = operations.filter(({ path }) => path.startsWith(`${PRIVATE}${base}/{id}`) && !isApart(path))

  test('all calls for one record and for many', async () => {
    const { id } = await expectDone('post', base, { typed: first })
    const record = await expectDone('get', `${base}/{id}`, { params: { id } })
    const update = client.bodySchema(client.find('put', `${PRIVATE}${base}/{id}`))
    const typed = Object.fromEntries(Object.keys(update?.properties ?? {}).map((field) => [field, record[field]]))
    await expectDone('get', base)
    await expectDone('put', `${base}/{id}`, { params: { id }, typed })
    for (const { method, path } of own.filter((each) => each.method !== 'delete' && each.method !== 'put')) {
      await expectDone(method, path.slice(PRIVATE.length), { params: { id, number: 1 } })
    }
    const version = `${base}/{id}/revisions/{number}`
    if (client.find('put', PRIVATE + version))
      await expectDone('put', version, { params: { id, number: 1 }, typed: { name: 'První' } })
    const actions = client.bodySchema(client.find('post', `${PRIVATE}${base}/bulk`))?.properties?.['action']?.enum ?? []
    for (const action of actions.filter((each) => each !== 'delete')) {
      const to = String(action).startsWith('set-') ? { to: null } : {}
      const sent = { action, ids: [id, 'neni-0001'], ...to }
      const { results } = await expectDone('post', `${base}/bulk`, { typed: sent })
      expect(results).toMatchObject([{ id }, { ok: false, code: 'NOT_FOUND' }])
      const [{ undo }] = results
      if (undo) await expectDone('post', `${base}/undo`, { typed: { records: [undo] } })
    }
    await expectDone('post', `${base}/{id}/archive`, { params: { id } })
    await expectDone('delete', `${base}/{id}`, { params: { id } })
  })
})

test.each(['posts', 'casinos', 'bookmakers'] as const)('waiting changes of %s', async (name) => {
  const { id } = await expectDone('post', `/${name}`, {
    typed: { ...TYPED[name]?.first, isActive: true },
  })
  const record = await expectDone('get', `/${name}/{id}`, { params: { id } })
  const fields = Object.keys(client.bodySchema(client.find('put', `${PRIVATE}/${name}/{id}`))?.properties ?? {})
  const written = Object.fromEntries(fields.map((field) => [field, record[field]]))
  const base = `/${name}/{id}/changes`
  const { id: _id, version, createdAt: _c, updatedAt: _u, isDeleted: _d, ...rest } = written
  const readOnly = new Set(['plannedBy', 'measuredHours', 'measuredCount', 'publishedAt', 'createdBy', 'submittedBy'])
  const values = Object.fromEntries(Object.entries(rest).filter(([field]) => !readOnly.has(field)))
  const changed = { ...values, title: 'Změněný název' }
  const make = async () =>
    (await expectDone('post', base, { params: { id }, typed: { values: changed, version, title: 'Název' } })).id
  const changeId = await make()
  const params = { id, changeId }
  const { items } = await expectDone('get', base, { params: { id } })
  expect(items).toMatchObject([{ id: changeId, title: 'Název' }])
  const read = await expectDone('get', `${base}/{changeId}/record`, { params })
  expect(read).toMatchObject({ title: 'Změněný název' })
  const page = await call('get', `${PRIVATE}${base}/{changeId}/preview`, { params })
  expect([page.status, typeof page.body]).toEqual([200, 'string'])
  await expectDone('put', `${base}/{changeId}/record`, {
    params,
    typed: { ...changed, title: 'Jiný název', version: read.version },
  })
  const planned = async () => (await expectDone('get', base, { params: { id } })).items[0].version
  await expectDone('put', `${base}/{changeId}`, { params, typed: { title: 'Plán', version: await planned() } })
  const { version: seen } = await expectDone('get', `${base}/{changeId}/record`, { params })
  const decided = { values: { ...changed, title: 'Rozhodnutý' }, version: seen, decided: ['title'] }
  await expectDone('post', `${base}/{changeId}/decide`, { params, typed: decided })
  expect(await expectDone('post', `${base}/{changeId}/publish`, { params })).toMatchObject({ id })
  const live = await expectDone('get', `/${name}/{id}`, { params: { id } })
  const again = await expectDone('post', base, {
    params: { id },
    typed: { values: { ...changed, title: 'Zahozený' }, version: live.version },
  })
  await expectDone('delete', `${base}/{changeId}`, { params: { id, changeId: again.id } })
  const suggested = await expectDone('post', base, {
    params: { id },
    typed: { values: { ...changed, title: 'Přijatý' }, version: live.version },
  })
  const accepted = { id: suggested.id, version: suggested.version, accepted: ['title'] }
  const typed = { version: live.version, changes: [accepted] }
  expect(await expectDone('post', `${base}/decide`, { params: { id }, typed })).toMatchObject({ title: 'Přijatý' })
})

test('messages', async () => {
  const typed = { name: 'Jana Nová', email: 'jana@example.cz', message: 'Dobrý den, mám otázku k recenzi.' }
  for (let sent = 0; sent < 2; sent++) await call('post', `${PUBLIC}/messages`, { typed })
  const { items } = await expectDone('get', '/messages')
  const [first, second]: [{ id: string }, { id: string }] = items
  const params = { id: first.id }
  await expectDone('get', '/messages/{id}', { params })
  for (const action of ['read', 'unread', 'archive', 'unarchive', 'archive']) {
    await expectDone('post', `/messages/{id}/${action}`, { params })
  }
  await expectDone('delete', '/messages/{id}', { params })
  await expectDone('post', '/messages/bulk', { typed: { action: 'read', ids: [second.id] } })
  expect(await expectDone('get', '/messages')).toMatchObject({ total: 1, items: [{ id: second.id, isRead: true }] })
})

test('settings, redirects as CSV, clicks and the log', async () => {
  const { updatedAt: _, ...settings } = await expectDone('get', '/settings')
  await expectDone('put', '/settings', { typed: settings })
  const { updatedAt: __, ...menus } = await expectDone('get', '/settings/menus')
  await expectDone('put', '/settings/menus', { typed: menus })
  await expectDone('post', '/redirects/import', { typed: { csv: 'from,to\n/odkud/,/kam/\n' } })
  await expectDone('get', '/redirects/export.csv')
  await expectDone('get', '/clicks')
  await expectDone('get', '/clicks/export.csv')
  await expectDone('get', '/reads')
  await expectDone('get', '/reads/export.csv')
  await expectDone('get', '/subscriptions')
  await expectDone('post', '/subscriptions/forget', { typed: { email: 'nikdo@example.cz' } })
  await expectDone('get', '/cache')
  await expectDone('post', '/cache/refresh')
  const { items } = await expectDone('get', '/audit', { query: { collection: 'settings' } })
  const update = { action: 'update', actorName: client.name }
  expect(items).toMatchObject([update, update])
})

test('the block list, and our links on it', async () => {
  await build.casino(db, { title: 'Na seznamu', website: 'https://www.na-seznamu.example/' })
  const list = await expectDone('post', '/blocked-addresses/import', { typed: { text: 'na-seznamu.example\nnic' } })
  expect(list).toMatchObject({ count: 1, unread: { count: 1, lines: ['nic'] } })
  expect(await expectDone('get', '/blocked-addresses')).toMatchObject({
    total: 1,
    items: [{ url: 'https://www.na-seznamu.example/', blocked: 'na-seznamu.example' }],
  })
  await expectDone('get', '/blocked-addresses/list.txt')
  await expectDone('get', '/today/licences')
})

test('a compared pair gets a page of its own', async () => {
  const [one, other] = [await build.casino(db), await build.casino(db)]
  const typed = { first: one.id, second: other.id, isPage: true }
  const [pair] = await expectDone('put', '/comparisons', { typed })
  expect(pair).toMatchObject({ isPage: true })
  expect(await expectDone('get', '/comparisons')).toEqual([pair])
})

test('a user is invited, and helped when they cannot sign in', async () => {
  const typed = { name: 'Jana Nová', email: 'zapomneli@example.cz', role: 'contributor' }
  const { id } = await expectDone('post', '/users', { typed })
  const params = { id }
  await expectDone('delete', '/users/{id}/invite', { params })
  const { link } = await expectDone('post', '/users/{id}/invite', { params })
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('join')
  const colleague = await createDocumentClient(app, { ip: '203.0.113.9', done })
  expect(await expectDone('post', '/auth/invite', { typed: { token } }, colleague)).toMatchObject(typed)
  await expectDone('post', '/auth/invite/accept', { typed: { token, password: PASSWORD, fingerprint } }, colleague)
  expect(await expectDone('get', '/auth/me', {}, colleague)).toMatchObject({ user: { email: typed.email } })
  await expectDone('delete', '/users/{id}/totp', { params })
  expect(await expectDone('get', '/users/{id}', { params })).toMatchObject({ email: typed.email, isActive: true })
  await expectDone('get', '/users/activity')
})

test('approval, notes and presence', async () => {
  const { first } = TYPED['posts'] ?? {}
  const { id } = await expectDone('post', '/posts', { typed: first ?? {} })
  const params = { id }
  await expectDone('post', '/posts/{id}/submit', { params })
  await expectDone('post', '/posts/{id}/take-back', { params })
  await expectDone('post', '/posts/{id}/submit', { params })
  await expectDone('post', '/posts/{id}/send-back', { params, typed: { note: 'Chybí zdroj.' } })
  const { items: people } = await expectDone('get', '/people')
  const about = { collection: 'posts', recordId: id }
  const anchor = { quote: 'podívejte na licenci', before: 'Nejdřív se ', after: '.' }
  const note = await expectDone('post', '/notes', {
    typed: { ...about, body: 'Na kterou?', parentId: null, anchor, mentions: [people[0].id] },
  })
  await expectDone('post', '/notes/{id}/resolve', { params: { id: note.id } })
  await expectDone('post', '/notes/{id}/reopen', { params: { id: note.id } })
  const { items } = await call('get', `${PRIVATE}/notes`, { query: about }).then(({ body }) => body)
  expect(items).toHaveLength(2)
  await expectDone('delete', '/notes/{id}', { params: { id: note.id } })
  await expectDone('post', '/presence', {
    typed: { ...about, tab: 'okno-0001', field: 'title', caret: null, isLeaving: false },
  })
  await expectDone('get', '/waiting')
  await expectDone('get', '/today/clicks')
  await expectDone('get', '/today/checks')
  await expectDone('get', '/today/planned')
  await expectDone('get', '/today/mine')
})

test('videos', async () => {
  const file = new File([Buffer.from('000000186674797069736f6d', 'hex')], 'a.mp4', { type: 'video/mp4' })
  const { id } = await expectDone('post', '/video-files', { typed: { file } })
  expect(await expectDone('get', '/video-files')).toMatchObject([{ id }])
  await expectDone('delete', '/video-files/{id}', { params: { id } })
})

test('replacing the file of a picture', async () => {
  const typed = TYPED['media']?.first ?? {}
  const { id, version } = await expectDone('post', '/media', { typed })
  const { file } = typed as { file?: unknown }
  const again = await expectDone('post', '/media/{id}/file', {
    params: { id },
    typed: { file, version: String(version) },
  })
  expect(again).toMatchObject({ id })
})

test('lists as CSV, and saved views', async () => {
  for (const { path } of operations.filter((each) => each.path.endsWith('/export.csv')))
    await expectDone('get', path.slice(PRIVATE.length))
  const view = { list: 'casinos', name: 'Nejlepší', query: 'sort=-rating', isShared: true }
  const { id } = await expectDone('post', '/views', { typed: view })
  expect((await expectDone('get', '/views', { query: { list: 'casinos' } })).items).toMatchObject([{ id }])
  await expectDone('post', '/views/{id}', { params: { id }, typed: { name: 'Rychlé' } })
  await expectDone('delete', '/views/{id}', { params: { id } })
})

test('importing casinos and bookmakers from CSV', async () => {
  for (const base of ['/casinos', '/bookmakers']) {
    const typed = { csv: 'slug;title\n;Z tabulky' }
    expect((await expectDone('post', `${base}/import/preview`, { typed })).rows).toMatchObject([{ state: 'new' }])
    const done = await expectDone('post', `${base}/import`, { typed: { ...typed, versions: {}, file: 'tabulka.csv' } })
    expect(done).toMatchObject({ changed: 0, created: 1, same: 0, skipped: 0 })
  }
})

test('the post at an address', async () => {
  const { id, slug } = await build.post(db)
  expect(await expectDone('get', '/post-at', { query: { path: `/${slug}/` } })).toEqual({ id })
})

test('lists next to the collections', async () => {
  const { id } = await expectDone('post', '/game-types', { typed: { title: 'Vrhcáby' } })
  await expectDone('post', '/game-types/reorder', { typed: { ids: [id] } })
  const rubric = await expectDone('post', '/rubrics', { typed: { title: 'Rozhovory' } })
  await expectDone('post', '/rubrics/reorder', { typed: { ids: [rubric.id] } })
  await expectDone('get', '/casinos/licences')
  await expectDone('get', '/bookmakers/licences')
  expect(await expectDone('get', '/link-health')).toMatchObject({ items: [] })
})

test('a preview of an unsaved post', async () => {
  const { status, body } = await call('post', `${PRIVATE}/posts/preview`, {
    typed: { title: 'Rozepsaný', slug: 'rozepsany' },
  })
  expect([status, typeof body]).toEqual([200, 'string'])
})

test('API keys', async () => {
  const typed = { name: 'Zpravodaj', scopes: ['posts:read', 'casinos:write'], expiresAt: '2027-01-01T08:00:00.000Z' }
  const { id } = await expectDone('post', '/api-keys', { typed })
  expect((await expectDone('get', '/api-keys')).items).toMatchObject([{ id, scopes: typed.scopes }])
  const later = { expiresAt: '2027-03-01T08:00:00.000Z' }
  expect(await expectDone('post', '/api-keys/{id}/renew', { params: { id }, typed: later })).toMatchObject(later)
  await expectDone('delete', '/api-keys/{id}', { params: { id } })
})

test('find and replace', async () => {
  const { id, version } = await expectDone('post', '/posts', { typed: { title: 'Koupelna s výhledem' } })
  const search = { find: 'Koupelna' }
  const { items } = await expectDone('post', '/replace/find', { typed: search })
  expect(items).toMatchObject([{ id, hits: [{ found: 'Koupelna', after: ' s výhledem' }] }])
  const typed = { search, replacement: 'Kuchyně', posts: [{ id, version }] }
  const { results } = await expectDone('post', '/replace', { typed })
  expect(results).toMatchObject([{ id, ok: true, count: 1 }])
  await expectDone('post', '/replace/undo', { typed: { posts: [results[0].undo] } })
})

test('templates', async () => {
  const { content, shortcodesConfig } = page(p('Osnova.'))
  const { id: postId } = await expectDone('post', '/posts', { typed: { title: 'Osnova recenze', content } })
  const { id } = await expectDone('post', '/templates', { typed: { name: 'Osnova', postId } })
  const params = { id }
  expect(await expectDone('post', '/templates/{id}/post', { params })).toMatchObject({ notes: [] })
  await expectDone('post', '/templates/{id}/rename', { params, typed: { name: 'Osnova recenze' } })
  expect(await expectDone('post', '/templates/{id}/archive', { params })).toMatchObject({ isDeleted: true })
  await expectDone('post', '/templates/{id}/unarchive', { params })
  expect((await expectDone('get', '/templates')).items).toMatchObject([{ id, name: 'Osnova recenze' }])
  const blocks = await expectDone('post', '/templates', {
    typed: { name: 'Věta', text: { content, shortcodesConfig } },
  })
  await expectDone('get', '/templates/{id}/blocks', { params: { id: blocks.id } })
})

test('preview links', async () => {
  const { id: postId } = await expectDone('post', '/posts', { typed: { title: 'Pro právníka' } })
  const typed = { postId, changeId: null, name: 'Právník', days: 7 }
  const { id } = await expectDone('post', '/preview-links', { typed })
  expect((await expectDone('get', '/preview-links', { query: { postId } })).items).toMatchObject([{ id }])
  expect(await expectDone('post', '/preview-links/{id}/revoke', { params: { id } })).toMatchObject({ state: 'revoked' })
})

test('mails to colleagues', async () => {
  const { canMail: _, choices, ...given } = await expectDone('get', '/own-mails')
  const typed = { ...given, choices: { ...choices, followed: 'daily' } }
  expect(await expectDone('put', '/own-mails', { typed })).toMatchObject(typed)
  await expectDone('post', '/own-mails/sample')
  const { id } = await expectDone('post', '/posts', { typed: { title: 'Sledovaný' } })
  await expectDone('put', '/followed-posts/{id}', { params: { id }, typed: { isFollowed: true } })
  expect(await expectDone('get', '/followed-posts/{id}', { params: { id } })).toEqual({
    isFollowed: true,
    isMailed: true,
  })
})

test('webhooks', async () => {
  const typed = { url: 'https://hacky.invalid/in', events: ['published', 'complaint.moved'] }
  const { id } = await expectDone('post', '/webhooks', { typed })
  const params = { id }
  expect((await expectDone('get', '/webhooks')).items).toMatchObject([{ ...typed, id, isActive: true }])
  const delivery = (await expectDone('post', '/webhooks/{id}/test', { params })).id
  await expectDone('post', '/webhooks/{id}/deliveries/{delivery}/redeliver', { params: { id, delivery } })
  const { items } = await expectDone('get', '/webhooks/{id}/deliveries', { params })
  expect(items).toMatchObject([{ id: delivery, type: 'test', deliveredAt: null, status: null }])
  await expectDone('post', '/webhooks/{id}/secret', { params })
  await expectDone('put', '/webhooks/{id}', { params, typed: { ...typed, isActive: false } })
  await expectDone('delete', '/webhooks/{id}', { params })
})

test('IndexNow', async () => {
  await expectDone('put', '/index-now', { typed: { isOn: false } })
  expect(await expectDone('get', '/index-now')).toMatchObject({ isOn: false, waiting: 0, lastAt: null })
  await services.db.updateTable('indexNow').set({ isOn: 1 }).execute()
  expect(await expectDone('post', '/index-now/home')).toMatchObject({ isOn: true, waiting: 1 })
})

test('previews of blocks', async () => {
  const data = { uniqId: 'pc-0001', source: 'manual', pros: ['Rychlé výplaty'] }
  const blocks = [
    { kind: 'prosConsPosts', data },
    { kind: 'sliders', data: {} },
  ]
  expect(await expectDone('post', '/posts/preview-blocks', { typed: { blocks } })).toMatchObject({
    items: [{ uniqId: 'pc-0001' }, { error: { text: expect.any(String) } }],
  })
})

test('facts for the checks of an unsaved post', async () => {
  const typed = { title: 'Nový', slug: 'novy', category: '/', phrase: 'Nový', addresses: ['/nikde/'] }
  const none = { offers: [], posts: [], pictures: [], blocks: [{ kind: 'sliders', data: {} }] }
  expect(await expectDone('post', '/posts/checks', { typed: { ...typed, ...none } })).toMatchObject({
    links: { '/nikde/': { state: 'missing' } },
    linkedFrom: 0,
    emptyBlocks: [],
  })
  const offer = { title: 'Nový', addresses: ['https://lev.example/'], logo: null, reviewPost: null }
  for (const path of ['/casinos/checks', '/bookmakers/checks'] as const) {
    expect(await expectDone('post', path, { typed: offer })).toMatchObject({ links: {}, sameTitle: [] })
  }
  expect(await expectDone('post', '/posts/old-figures', { typed: {} })).toEqual({ oldFigures: [] })
})

test('the public calls', async () => {
  const logo = await build.media(db)
  await build.licensedCasino(db, { logo: logo.id })
  const post = await build.post(db, { title: 'Výplaty pod lupou' })
  expect((await call('get', `${PUBLIC}/casinos/casinos`)).body.length).toBeGreaterThan(0)
  const reviewed = await build.licensedCasino(db, { title: 'Na menu', reviewPost: post.id })
  const review = { slug: reviewed.slug, path: '/vyplaty-pod-lupou/' }
  expect((await call('get', `${PUBLIC}/reviews/top`)).body).toEqual([review])
  expect((await call('get', `${PUBLIC}/posts/{slug}`, { params: { slug: post.slug } })).status).toBe(200)
  expect((await call('get', `${PUBLIC}/posts/{slug}`, { params: { slug: 'nikde' } })).status).toBe(404)
  await build.casino(db, { title: 'Otevřené', minimumDeposit: 100 })
  expect((await call('get', `${PUBLIC}/casinos/{slug}`, { params: { slug: 'otevrene' } })).status).toBe(200)
  expect((await call('get', `${PUBLIC}/casinos/{slug}`, { params: { slug: 'nikde' } })).status).toBe(404)
  expect((await call('get', `${PUBLIC}/search`, { query: { q: 'vyplaty' } })).body.items).toHaveLength(1)
  expect((await call('get', `${PUBLIC}/suggest`, { query: { q: 'vyplyty' } })).body.spelled).toBe('Výplaty')
  expect((await call('get', `${PUBLIC}/redirects`, { query: { path: '/odkud/' } })).body).toMatchObject({ to: '/kam/' })
  expect((await call('get', `${PUBLIC}/redirects`, { query: { path: '/nikam/' } })).status).toBe(204)
})

test('the calendar: scheduled items, and moving them', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const [from, soon, later, to] = [inMinutes(0), inMinutes(10), inMinutes(20), inMinutes(30)]
  const { id } = await build.post(db, { isActive: false, publishAt: soon })
  const { items } = await expectDone('put', '/calendar/{kind}/{id}', {
    params: { kind: 'publish', id },
    typed: { from: soon, to: later, version: 1 },
  })
  expect(items).toMatchObject([{ kind: 'publish', id, at: later, isDone: false, problem: null }])
  expect((await expectDone('get', '/calendar', { query: { from, to } })).items).toEqual(items)
  const params = { collection: 'posts', id }
  expect((await expectDone('get', '/calendar/{collection}/{id}', { params })).items).toEqual(items)
})

test('facts: their state, checks, postponing, due ones, and sources', async () => {
  const { id } = await build.casino(db, { owner: 'Lví Hry a.s.' })
  const params = { collection: 'casinos', id, fact: 'owner' }
  const typed = {
    facts: [{ fact: 'owner', value: 'Lví Hry a.s.' }],
    sourceKind: 'address',
    source: 'https://a.example/',
  }
  const { items } = await expectDone('post', '/facts/{collection}/{id}/checks', { params, typed })
  const owner = items.find((item: { fact: string }) => item.fact === 'owner')
  expect(owner).toMatchObject({ state: 'checked', check: { userName: client.name } })
  expect((await expectDone('get', '/facts/{collection}/{id}', { params })).items).toEqual(items)
  expect(await expectDone('get', '/facts/{collection}/{id}/{fact}/source', { params })).toMatchObject({
    url: 'https://a.example/',
  })
  await expectDone('delete', '/facts/checks/{id}', { params: { id: owner.check.id } })
  expect((await expectDone('get', '/due', { query: { list: 'unchecked' } })).total).toBeGreaterThan(0)
  expect((await expectDone('get', '/due/count')).total).toBe((await expectDone('get', '/due')).total)
  await expectDone('post', '/facts/{collection}/{id}/{fact}/later', { params, typed: { days: 3 } })
})

test('export and import', async () => {
  const content = await expectDone('get', '/export')
  const file = new File([JSON.stringify(content)], 'obsah.json')
  expect(await expectDone('post', '/import', { typed: { file, replace: 'true' } })).toMatchObject({
    created: 0,
    replaced: 0,
  })
})

test('moving in', async () => {
  const content = '<rss'
  const about = { name: 'web.xml', size: content.length, kind: 'export' }
  const { id, files } = await expectDone('post', '/site-imports', { typed: { files: [about] } })
  const params = { id, fileId: files[0].id }
  const file = new File([content], 'part')
  const typed = { file, fileId: params.fileId, offset: '0' }
  expect(await expectDone('post', '/site-imports/{id}/parts', { params, typed })).toEqual({ received: content.length })
  await expectDone('post', '/site-imports/{id}/files', { params, typed: { ...about, name: 'b.xml' } })
  const whole = await expectDone('get', '/site-imports/{id}', { params })
  await expectDone('delete', '/site-imports/{id}/files/{fileId}', { params: { id, fileId: whole.files[1].id } })
  await expectDone('post', '/site-imports/{id}/act', { params, typed: { action: 'report' } })
  const { choices } = await expectDone('get', '/site-imports/{id}', { params })
  await expectDone('put', '/site-imports/{id}/choices', { params, typed: choices })
  const { items } = await expectDone('get', '/posts', { query: { perPage: '1' } })
  const came = { importId: id, collection: 'posts', recordId: items[0].id, version: 1, key: 'a:post:1', oldId: '' }
  const brought = { id, name: 'web.xml', site: 'https://a.example', actor: 'A', createdAt: '' }
  await db.insertInto('siteImport').values(brought).execute()
  await db.insertInto('siteImportItem').values(came).execute()
  await expectDone('put', '/site-imports/{id}/looked', { params, typed: { postId: items[0].id, isLooked: true } })
  expect((await expectDone('get', '/site-imports/{id}/posts', { params })).counts).toMatchObject({ look: 0, whole: 1 })
  await expectDone('get', '/site-imports/{id}/report.csv', { params })
  await db.deleteFrom('siteImport').where('id', '=', id).execute()
  expect((await expectDone('get', '/site-imports/{id}/undo-preview', { params })).changed).toEqual([])
  expect((await expectDone('get', '/site-imports')).items).toMatchObject([{ id, state: 'reading' }])
  await expectDone('delete', '/site-imports/{id}', { params })
})

test("signing in and the user's own account", async () => {
  const own = await signedIn()
  const as = (method: string, path: string, sent?: Parameters<typeof call>[2]) => expectDone(method, path, sent, own)
  const login = { email: own.email, password: PASSWORD, fingerprint }
  await as('get', '/auth/options')
  await as('get', '/auth/me')
  await as('post', '/auth/refresh', { typed: { fingerprint } })
  const elsewhere = await createDocumentClient(app, { ip: '203.0.113.7', done })
  await expectDone('post', '/auth/login', { typed: login }, elsewhere)
  const { items } = await as('get', '/auth/sessions')
  const other = items.find((session: { isCurrent: boolean }) => !session.isCurrent)
  await as('delete', '/auth/sessions/{id}', { params: { id: other.id } })
  await as('put', '/auth/language', { typed: { language: 'cs' } })
  await as('put', '/auth/email', { typed: { email: 'jina@redakce.example', password: PASSWORD } })
  await as('put', '/auth/password', { typed: { currentPassword: PASSWORD, newPassword: `${PASSWORD} a dům` } })

  const password = `${PASSWORD} a dům`
  const { secret } = await as('post', '/auth/totp', { typed: { password } })
  const code = () => codeAt(secret, Math.floor(services.now().getTime() / 30_000))
  await as('put', '/auth/totp', { typed: { code: code() } })
  pass(30)
  const again = { email: 'jina@redakce.example', password, fingerprint }
  const { mfaToken } = await expectDone('post', '/auth/login', { typed: again }, elsewhere)
  await expectDone('post', '/auth/login', { typed: { mfaToken, code: code(), fingerprint } }, elsewhere)
  await expectDone('post', '/auth/logout', {}, elsewhere)
  await as('delete', '/auth/totp', { typed: { password } })
  const device = createAuthenticator()
  const made = device.make(await as('post', '/auth/passkeys/new', { typed: { password } }))
  const { id } = await as('post', '/auth/passkeys', { typed: { name: 'Telefon', ...made } })
  await as('put', '/auth/passkeys/{id}', { params: { id }, typed: { name: 'Nový telefon' } })
  await as('post', '/auth/recovery-codes', { typed: { password } })
  expect(await as('get', '/auth/passkeys')).toMatchObject({ items: [{ id, name: 'Nový telefon' }] })
  const { options } = await expectDone('post', '/auth/passkeys/ask', { typed: {} }, elsewhere)
  const signed = { ...device.sign(options), fingerprint }
  await expectDone('post', '/auth/passkeys/sign-in', { typed: signed }, elsewhere)
  await as('delete', '/auth/passkeys/{id}', { params: { id }, typed: { password } })
  await as('get', '/auth/logout')
  expect((await own.call('get', `${PRIVATE}/auth/me`)).status).toBe(401)
})

test('a forgotten password and the first admin', async () => {
  const { email } = await site.newUser()
  const stranger = await createDocumentClient(app, { ip: '203.0.113.8', done })
  await expectDone('post', '/auth/password/forgot', { typed: { email } }, stranger)
  const mailed = () => smtp.mails.find(({ to }) => to.includes(email))
  await vi.waitFor(() => expect(mailed()).toBeDefined())
  const [, token] = /reset=([\w-]+)/.exec(mailed()?.text ?? '') ?? []
  await expectDone('post', '/auth/password/reset', { typed: { token, password: `${PASSWORD} a zámek` } }, stranger)

  const first = await createDocumentClient(fresh.app, { done })
  const typed = { token: await newSetupToken(fresh.db, fresh.services.now()), fingerprint, password: PASSWORD }
  await expectDone('post', '/auth/setup', { typed: { ...typed, email: 'sef@web.cz', name: 'Šéf' } }, first)
})

test('every documented value of a parameter works, and unknown parameters are refused', async () => {
  for (const { method, path, parameters } of operations.filter((each) => each.method === 'get')) {
    if (path.includes('{') || path.endsWith('/logout')) continue
    for (const { name, schema } of parameters) {
      for (const choice of schema.enum ?? []) {
        const { status } = await call(method, path, { query: { [name]: String(choice) } })
        expect([path, name, choice, status]).toEqual([path, name, choice, 200])
      }
    }
    expect([path, (await call(method, path, { query: { neznamy: '1' } })).status]).toEqual([path, 400])
  }
})

test('an undocumented field is refused in every body, and the response names it', async () => {
  const params = {
    id: 'neni-0001',
    number: 1,
    kind: 'publish',
    changeId: 'neni-0002',
    collection: 'casinos',
    fact: 'owner',
  }
  for (const { method, path, requestBody } of operations) {
    if (!requestBody) continue
    const { status, body } = await call(method, path, { params, typed: { neznamy: '1' } })
    const wrong: { path: string }[] = body.fields ?? []
    const named = wrong.some((field) => field.path === 'neznamy')
    expect([method, path, status, named]).toEqual([method, path, 422, true])
  }
})

test('voices of players: read, decided, taken back, and all that is kept of a person', async () => {
  const casino = await build.casino(db, { title: 'Modrý Lev' })
  const answers = { payout: 'yes', terms: 'no', support: '', verification: '', again: 'yes' } as const
  const facts = { recommends: true, method: 'account', amount: 2400, hours: 19 } as const
  const text = 'O výběr jsem požádal v pondělí a peníze přišly na účet ve čtvrtek.'
  await addVoice(services, {
    offer: { id: casino.id, collection: 'casinos', title: 'Modrý Lev' },
    input: { text, ...answers, ...facts },
    email: 'jana@example.cz',
    proof: { bytes: new TextEncoder().encode('%PDF-1.7'), type: 'application/pdf' },
  })
  const { id } = await db.selectFrom('voice').where('recordId', '=', casino.id).select('id').executeTakeFirstOrThrow()
  await confirmVoice(db, await getVoice(db, id), services.now())
  const params = { id }
  expect(await expectDone('get', '/voices')).toMatchObject({ total: 1 })
  expect(await expectDone('get', '/voices/{id}', { params })).toMatchObject({ maskedEmail: 'j•••••@example.cz' })
  await expectDone('get', '/voices/{id}/proof', { params })
  const steps = [
    ['black-out', { bars: [{ from: 0, to: 7, what: 'name' }] }],
    ['ask', { question: 'Který den jste o výběr požádali?' }],
    ['undo', {}],
    ['reject', { reason: 'other', text: 'Napište to prosím vlastními slovy.' }],
    ['undo', {}],
    ['set-aside', {}],
    ['bring-back', {}],
    ['approve', { isDocumented: true }],
    ['reply', { reply: 'Děkujeme za zkušenost.' }],
  ] as const
  for (const [step, typed] of steps) await expectDone('post', `/voices/{id}/${step}`, { params, typed })
  expect(await expectDone('post', '/voices/{id}/reveal-email', { params })).toEqual({ email: 'jana@example.cz' })
  await expectWave({ id: casino.id, collection: 'casinos', title: 'Modrý Lev' })
  const typed = { email: 'jana@example.cz' }
  expect((await expectDone('post', '/voices/export', { typed })).voices).toMatchObject([{ original: text }])
  expect(await expectDone('post', '/voices/forget', { typed })).toEqual({ deleted: 0, blackedOut: 1 })
})

test('a new site: its first steps, and what goes with the demo', async () => {
  expect(await expectDone('get', '/first-steps')).toMatchObject({ isLeft: false, hasDemo: false })
  await expectDone('post', '/first-steps/leave')
  expect(await expectDone('get', '/first-steps')).toMatchObject({ isLeft: true, done: [] })
  expect(await expectDone('get', '/demo')).toEqual({ goes: [], stays: [] })
  expect(await expectDone('post', '/demo/clear')).toEqual({ goes: [], stays: [] })
})

/** Copies that came at once: one row of the desk, and moved together. */
async function expectWave(offer: { id: string; collection: 'casinos'; title: string }) {
  const answers = { payout: 'no', terms: '', support: '', verification: '', again: '' } as const
  const facts = { recommends: false, method: '', amount: null, hours: null } as const
  const text = 'Nevyplatili mi výhru, nehrajte tady nikdy, je to podvod od začátku do konce.'
  for (let at = 0; at < 10; at++) {
    const written = { offer, input: { text, ...answers, ...facts }, email: `${at}@mailinator.com`, proof: undefined }
    await addVoice(services, written)
    const { id } = await db
      .selectFrom('voice')
      .where('state', '=', 'unconfirmed')
      .select('id')
      .executeTakeFirstOrThrow()
    await confirmVoice(db, await getVoice(db, id), services.now())
  }
  const params = { id: offer.id }
  expect((await expectDone('get', '/voices/summary')).waves).toMatchObject([{ count: 10, alike: 10 }])
  expect(await expectDone('get', '/voices/waves/{id}', { params })).toMatchObject({ domains: [{ count: 10 }] })
  const moved = await expectDone('post', '/voices/waves/{id}/set-aside', { params, typed: {} })
  const typed = { at: moved['at'] }
  expect(await expectDone('post', '/voices/waves/{id}/bring-back', { params, typed })).toMatchObject({ count: 10 })
  expect(await expectDone('post', '/voices/waves/{id}/take-out', { params, typed: {} })).toMatchObject({ count: 0 })
}

/** Whoever wrote the review proposes; it is refused, proposed again, and confirmed by somebody else. */
async function proposeAndConfirm(casinoId: string, id: string): Promise<void> {
  const params = { id }
  const writer = (await build.writer(db, { fullName: client.name })).id
  const about = { category: 'Recenze', isReviewPost: true, entity: casinoId, entityModel: 'Casino', writer } as const
  await build.post(db, { title: 'Zlatá Vydra: recenze', ...about })
  const step = { step: 'decide', sentence: 'Dáváme za pravdu hráči.', verdict: 'player', reasons: ['Pravidlo nebylo.'] }
  expect(await expectDone('post', '/complaints/{id}/step', { params, typed: { step } })).toMatchObject({
    needsSecond: true,
  })
  const colleague = await signedIn()
  await expectDone('post', '/complaints/{id}/refuse', { params, typed: {} }, colleague)
  await expectDone('post', '/complaints/{id}/step', { params, typed: { step } })
  const confirmed = await expectDone('post', '/complaints/{id}/confirm', { params, typed: {} }, colleague)
  expect(confirmed).toMatchObject({ state: 'paying', proposal: null })
}

test('complaints: moved, written about, confirmed by a second person, and all that is kept of a person', async () => {
  const casino = await build.casino(db, { title: 'Zlatá Vydra' })
  const days = { happenedOn: '2026-11-10', supportOn: '2026-11-11' }
  const input = { kind: 'bonus', wish: 'payout', amount: 4800, ...days, supportWay: 'chat', isRefused: true } as const
  const text =
    'Výhru mi zrušili kvůli jedné sázce nad sto korun, pravidlo v podmínkách nebylo. Podpora odpovídá stejnou větou.'
  await addComplaint(services, {
    offer: { id: casino.id, collection: 'casinos', title: 'Zlatá Vydra' },
    input: { ...input, supportReply: '', text },
    email: 'petr@example.cz',
    nickname: 'mlha_77',
    files: [{ bytes: new TextEncoder().encode('%PDF-1.7'), type: 'application/pdf', name: 'vypis.pdf' }],
  })
  const { id } = await db
    .selectFrom('complaint')
    .where('state', '=', 'unconfirmed')
    .select('id')
    .executeTakeFirstOrThrow()
  await confirmComplaint(db, await getComplaint(db, id), services.now())
  const params = { id }
  expect(await expectDone('get', '/complaints')).toMatchObject({ total: 1, counts: { received: 1 } })
  const read = await expectDone('get', '/complaints/{id}', { params })
  expect(read).toMatchObject({ player: { maskedEmail: 'p•••••@example.cz', nickname: 'mlha_77' } })
  await expectDone('get', '/complaints/{id}/files/{file}', { params: { id, file: read.files[0].id } })
  const { templates } = await expectDone('get', '/complaints/templates')
  await expectDone('put', '/complaints/templates', { typed: { templates } })
  await expectDone('get', '/complaints/{id}/templates', { params })
  const take = { step: 'take', sentence: 'Stížnost jsme přijali.', title: 'Výhra zrušená kvůli jedné sázce' }
  const send = { step: 'send', sentence: 'Předali jsme ji.', questions: ['Kde se o stropu dozvěděl?'] }
  const calls = [
    ['hold', {}],
    ['note', { text: 'Podmínky máme uložené.' }],
    ['black-out', { what: 'text', bars: [{ from: 0, to: 5, what: 'name' }] }],
    ['contact', { email: 'reklamace@example.cz', source: 'Podmínky' }],
    ['preview', { step: take }],
    ['step', { step: take }],
    ['step', { step: send }],
    ['undo', {}],
    ['step', { step: send }],
  ] as const
  for (const [call, typed] of calls) await expectDone('post', `/complaints/{id}/${call}`, { params, typed })
  expect(await expectDone('get', '/complaints/contacts')).toEqual({ items: [] })
  const known = { email: 'reklamace@example.cz', source: 'Podmínky, článek 12' }
  const offer = { params: { collection: 'casinos', id: casino.id } }
  const contact = '/complaints/contacts/{collection}/{id}'
  expect(await expectDone('post', contact, { ...offer, typed: known })).toMatchObject({ contact: known })
  expect(await expectDone('get', contact, offer)).toMatchObject({ contact: known })
  await expectDone('get', '/complaints/export.csv')
  await expectDone('get', '/complaints/{id}/operator-link', { params })
  const letter = { to: 'player', subject: 'Stížnost č. {číslo}', text: 'Odpovězte prosím tady: {odkaz}' }
  await expectDone('post', '/complaints/{id}/mail', { params, typed: letter })
  const file = new File(['%PDF-1.7'], 'podminky.pdf')
  await expectDone('post', '/complaints/{id}/files', { params, typed: { file } })
  await proposeAndConfirm(casino.id, id)
  await expectDone('delete', contact, offer)
  expect(await expectDone('get', contact, offer)).toEqual({ contact: null })
  const told = { id: 'zapsana-0001', offer: { collection: 'casinos', id: casino.id }, toldBy: 'phone', hasAgreed: true }
  const words = { ...input, supportReply: '', text, nickname: 'dubak', email: '' }
  expect(await expectDone('post', '/complaints', { typed: { ...told, ...words } })).toMatchObject({ state: 'received' })
  expect(await expectDone('post', '/complaints/{id}/reveal-email', { params })).toEqual({ email: 'petr@example.cz' })
  const account = { offer: casino.id, nickname: 'dubak' }
  expect(await expectDone('post', '/voices/forget', { typed: { account } })).toEqual({ deleted: 0, blackedOut: 1 })
  const typed = { email: 'petr@example.cz' }
  expect((await expectDone('post', '/voices/export', { typed })).complaints).toMatchObject([
    { number: 101, original: text },
  ])
  expect(await expectDone('post', '/voices/forget', { typed })).toEqual({ deleted: 0, blackedOut: 1 })
})

test('an additional field anywhere in a response is detected', async () => {
  const schema =
    document.paths[`${PRIVATE}/users`]?.['get']?.responses['200']?.content?.['application/json']?.schema ?? {}
  const { body } = await call('get', `${PRIVATE}/users`)
  const check = (response: unknown) => mismatches(document.components.schemas, schema, response)
  expect(check(body)).toEqual([])
  expect(check({ ...body, secret: 'x' })).toEqual(['/secret is not in the document'])
  const leaking = body.items.map((item: object) => ({ ...item, passwordHash: 'x' }))
  expect(check({ ...body, items: leaking })).toContain('/items/0/passwordHash is not in the document')
})

test('every documented call was made', () => {
  expect(operations.length).toBeGreaterThan(140)
  expect(operations.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([])
})

test('none of them scans a whole table', async () => {
  expect(fullScans(await plansOf(db, queries()))).toEqual([])
})
