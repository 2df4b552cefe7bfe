import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createChange, discardChange } from '#records/changes/changes.server.ts'
import { archiveRecord, changeRecord, deleteRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { previewLinkCalls } from '#features/preview-links/server/calls.ts'
import { p, page } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { createApp } from '#server/app.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { renderSite, serveSite } from '#testing/site.ts'

const { services, newUser } = await createAuthSite()
const { db } = services
const logged: unknown[] = []
const record = (_: string, fields?: object) => void logged.push(fields)
const log = { debug: record, info: record, warn: record, error: record }
const watched = { ...services, log }
const app = createApp(watched, { renderPage: renderSite })

async function signedIn(role: 'editor' | 'contributor') {
  const user = await newUser(role)
  const browser = createBrowser(app, { ip: user.ip })
  await browser.login(user.email, PASSWORD)
  return { user, browser }
}
const { browser: editor } = await signedIn('editor')
const { browser: contributor, user: author } = await signedIn('contributor')

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' }
const DAY_MS = 86_400_000

async function linkTo(postId: string, more: object = {}, browser: Browser = editor) {
  const { status, body } = await browser.send('POST', '/preview-links', { body: { postId, name: 'Právník', ...more } })
  expect([status, body['message']]).toEqual([201, undefined])
  return { id: String(body['id']), path: new URL(String(body['url'])).pathname }
}
async function opened(path: string, init: RequestInit = {}) {
  const response = await app.request(path, { headers: READER, ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const listed = async (postId: string, browser = editor) => {
  const { status, body } = await browser.get(`/preview-links?postId=${postId}`)
  return status === 200 ? body['items'] : status
}
const draft = (title: string, words = 'Důvěrný text.') => build.post(db, { title, isActive: false, ...page(p(words)) })
const changeOf = (post: Post, title: string, authorId: string | null = null) =>
  createChange(
    db,
    posts,
    post.id,
    { title: 'Prosinec', publishAt: null, version: post.version, values: { ...inputOf(posts, post), title } },
    { ...SYSTEM, id: authorId },
  )
const ENDED = 'Odkaz už neplatí'

test('somebody without an account reads the draft as its page will look, with what it is and until when', async () => {
  const post = await draft('Modrý Lev ve zkoušce')
  const { path } = await linkTo(post.id)
  const { status, text, headers } = await opened(path)
  expect(status).toBe(200)
  expect(text).toContain('<h1>Modrý Lev ve zkoušce</h1>')
  expect(text).toContain('Důvěrný text.')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Odkaz platí do 22. 11. 2026 11:00.')
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|rel="canonical"/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect((await app.request(`/${post.slug}/`)).status).toBe(404)
})

test('openings by people are counted, nothing else and nothing of them', async () => {
  const post = await draft('Počítaný')
  const { path } = await linkTo(post.id)
  expect(await listed(post.id)).toMatchObject([{ openedCount: 0, openedAt: null }])
  await opened(path)
  await opened(path)
  await opened(path, { method: 'HEAD' })
  await opened(path, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
  await opened(path, { headers: { ...READER, 'sec-purpose': 'prefetch' } })
  await opened(path, { headers: {} })
  expect(await listed(post.id)).toMatchObject([{ openedCount: 2, openedAt: services.now().toISOString() }])
  const row = await db.selectFrom('previewLink').where('postId', '=', post.id).selectAll().executeTakeFirstOrThrow()
  const columns = [
    'changeId',
    'createdAt',
    'endedAt',
    'endedBy',
    'expiresAt',
    'hash',
    'id',
    'makerId',
    'makerName',
    'name',
    'openedAt',
    'openedCount',
    'postId',
  ]
  expect(new Set(Object.keys(row))).toEqual(new Set(columns))
})

test('a guessed token, one that is cut or spelled otherwise, opens nothing', async () => {
  const post = await draft('Neuhodnutelný')
  const { path, id } = await linkTo(post.id)
  const token = path.split('/')[2] ?? ''
  const { hash } = await db.selectFrom('previewLink').where('id', '=', id).select('hash').executeTakeFirstOrThrow()
  const guesses = [
    `/nahled/${'A'.repeat(43)}/`,
    `/nahled/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}/`,
    `/nahled/${token.slice(1)}/`,
    `/nahled/${hash}/`,
    `/nahled/${id}/`,
    `/NAHLED/${token}/`,
    `/%6eahled/${token}/`,
    `/nahled//${token}/`,
    `/nahled/${token}/x`,
    '/nahled/',
    '/nahled',
  ]
  for (const guess of guesses) {
    const { status, text, headers } = await opened(guess)
    expect([guess, status]).toEqual([guess, 404])
    expect(text).toContain(ENDED)
    expect(text).not.toContain('Neuhodnutelný')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect((await opened(path.slice(0, -1))).status).toBe(200)
})

test('a link opens its own post alone, and a change of another post cannot be asked for', async () => {
  const [one, other] = [await draft('První koncept'), await draft('Druhý koncept')]
  const [toOne, toOther] = [await linkTo(one.id), await linkTo(other.id)]
  expect((await opened(toOne.path)).text).not.toContain('Druhý koncept')
  expect((await opened(toOther.path)).text).not.toContain('První koncept')
  expect((await opened(`${toOne.path}?postId=${other.id}`)).text).toContain('První koncept')
  const live = await build.post(db, { title: 'Živý', ...page(p('Text.')) })
  const change = await changeOf(live, 'Živý jinak')
  const body = { postId: one.id, changeId: change.id, name: 'Cizí změna' }
  expect((await editor.send('POST', '/preview-links', { body })).status).toBe(404)
})

test('revoked or expired, it shows nothing from that moment, through the page cache, too', async () => {
  const { fetchPath } = await serveSite(watched)
  const post = await draft('Odvolaný')
  const [revoked, expiring] = [await linkTo(post.id, { days: 30 }), await linkTo(post.id, { days: 1 })]
  for (const { path } of [revoked, expiring]) expect((await fetchPath(path)).text).toContain('Odvolaný')
  const { body } = await editor.send('POST', `/preview-links/${revoked.id}/revoke`)
  expect(body).toMatchObject({ state: 'revoked', url: '', endedAt: services.now().toISOString() })
  const gone = await fetchPath(revoked.path)
  expect([gone.status, gone.headers['cache-control']]).toEqual([410, 'no-store'])
  expect(gone.text).toContain(ENDED)
  expect(gone.text).not.toContain('Odvolaný')
  expect(services.pages.stats().pages).toBe(0)
  expect((await fetchPath(expiring.path)).status).toBe(200)
  const tomorrow = { ...watched, now: () => new Date(services.now().getTime() + DAY_MS) }
  const later = await serveSite(tomorrow)
  expect((await later.fetchPath(expiring.path)).status).toBe(410)
  const { body: list } = await createPrivateApi(tomorrow, previewLinkCalls).get(`/preview-links?postId=${post.id}`)
  const states = list.items.map(({ state }: { state: string }) => state)
  expect(states.toSorted()).toEqual(['expired', 'revoked'])
})

test.each([
  ['published', (post: Post) => changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish')],
  ['archived', (post: Post) => archiveRecord(db, posts, post.id, SYSTEM)],
])('when the draft was %s, the link is over, and stays so when it is a draft again', async (_, end) => {
  const post = await draft('Vyšlý')
  const { path } = await linkTo(post.id)
  await end(post)
  const { status, text } = await opened(path)
  expect([status, text.includes('Vyšlý')]).toEqual([410, false])
  const now = await db.selectFrom('post').where('id', '=', post.id).select('isDeleted').executeTakeFirstOrThrow()
  if (now.isDeleted) await unarchiveRecord(db, posts, post.id, SYSTEM)
  else await changeRecord(db, posts, post.id, { isActive: false }, SYSTEM, 'unpublish')
  expect((await opened(path)).status).toBe(410)
  expect(await listed(post.id)).toMatchObject([{ state: 'over', url: '' }])
})

test('a deleted post takes its links along', async () => {
  const post = await draft('Smazaný')
  const { path } = await linkTo(post.id)
  await archiveRecord(db, posts, post.id, SYSTEM)
  await deleteRecord(db, posts, post.id, SYSTEM)
  expect((await opened(path)).status).toBe(404)
})

test('of a published post a waiting change is shown, until it is published or discarded', async () => {
  const post = await build.post(db, { title: 'Venku', ...page(p('Text.')) })
  expect((await editor.send('POST', '/preview-links', { body: { postId: post.id, name: 'Kdokoli' } })).status).toBe(422)
  const change = await changeOf(post, 'Od prosince')
  const { path } = await linkTo(post.id, { changeId: change.id })
  const { text } = await opened(path)
  expect(text).toContain('<h1>Od prosince</h1>')
  expect(text).not.toContain('>Venku<')
  expect((await app.request(`/${post.slug}/`)).status).toBe(200)
  await discardChange(db, { collection: posts, recordId: post.id, changeId: change.id }, undefined, SYSTEM)
  expect((await opened(path)).status).toBe(410)
  expect(await listed(post.id)).toMatchObject([{ state: 'over' }])
})

test('a contributor shows what they may edit, and sees and revokes own links alone', async () => {
  const foreign = await draft('Cizí koncept')
  const ask = (body: object) => contributor.send('POST', '/preview-links', { body: { name: 'Kamarád', ...body } })
  expect((await ask({ postId: foreign.id })).status).toBe(403)
  const { id } = await linkTo(foreign.id)
  expect(await listed(foreign.id, contributor)).toEqual([])
  expect((await contributor.send('POST', `/preview-links/${id}/revoke`)).status).toBe(404)
  const { body: own } = await contributor.send('POST', '/posts', { body: { title: 'Vlastní', ...page(p('Text.')) } })
  const link = await linkTo(String(own['id']), {}, contributor)
  expect(await listed(String(own['id']), contributor)).toMatchObject([{ id: link.id, state: 'open' }])
  const live = await build.post(db, { title: 'Živý pro návrhy', ...page(p('Text.')) })
  const [theirs, others] = [await changeOf(live, 'Můj návrh', author.id), await changeOf(live, 'Cizí návrh')]
  expect((await ask({ postId: live.id, changeId: theirs.id })).status).toBe(201)
  expect((await ask({ postId: live.id, changeId: others.id })).status).toBe(403)
})

test('links end with the access of whoever made them', async () => {
  const { browser, user } = await signedIn('editor')
  const post = await draft('Po odchodu')
  const { path } = await linkTo(post.id, {}, browser)
  const admin = await newUser('admin')
  const boss = createBrowser(app, { ip: admin.ip })
  await boss.login(admin.email, PASSWORD)
  expect((await opened(path)).status).toBe(200)
  expect((await boss.send('POST', `/users/${user.id}/archive`)).status).toBe(200)
  expect((await opened(path)).status).toBe(410)
})

test('strangers and too long lives are refused, twenty links are enough, and the audit knows', async () => {
  const post = await draft('Mez')
  const stranger = createBrowser(app, { ip: '192.0.2.99' })
  expect((await stranger.get(`/preview-links?postId=${post.id}`)).status).toBe(401)
  const ask = (more: object) =>
    editor.send('POST', '/preview-links', { body: { postId: post.id, name: 'Kdo', ...more } })
  for (const days of [0, 31, 1.5]) expect((await ask({ days })).status).toBe(422)
  expect((await ask({ name: ' ' })).status).toBe(422)
  for (let made = 0; made < 20; made++) expect((await ask({})).status).toBe(201)
  const { status, body } = await ask({})
  expect([status, body['message']]).toEqual([422, 'There are 20 links that work, which is the most. Revoke one first.'])
  const [first] = await listed(post.id)
  await editor.send('POST', `/preview-links/${first.id}/revoke`)
  const log = await db.selectFrom('audit').where('recordId', '=', post.id).select('action').execute()
  const counted = (action: string) => log.filter((entry) => entry.action === action).length
  expect([counted('preview-link'), counted('preview-link-revoke')]).toEqual([20, 1])
})

test('no token is in the log, in the table or in the audit', async () => {
  const post = await draft('Mlčenlivý')
  const { path } = await linkTo(post.id)
  const token = path.split('/')[2] ?? ''
  logged.length = 0
  await opened(path)
  expect(JSON.stringify(logged)).toContain('/nahled/…')
  const tables = [db.selectFrom('previewLink').selectAll(), db.selectFrom('audit').selectAll()]
  const rows = await Promise.all(tables.map((query) => query.execute()))
  expect(JSON.stringify([logged, rows])).not.toContain(token)
})
