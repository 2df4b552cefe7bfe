import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { USUAL, type Choices } from '#features/colleague-mail/shared/choices.ts'
import { createColleagueMailing } from '#features/colleague-mail/server/job.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { readMail } from '#testing/read-mail.ts'
import { startSmtp } from '#testing/smtp.ts'
import { createTestServices } from '#testing/test-db.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const smtp = await startSmtp()
const plain = await createTestServices()
const { db } = plain
let ahead = 0
const services: Services = {
  ...plain,
  env: { ...plain.env, SMTP_URL: smtp.url, MAIL_FROM: 'redakce@web.example' },
  now: () => new Date(Date.now() + ahead),
}
const api = createPrivateApi(services, collectionCallsOfAll)
const queue = createMailQueue(services)
const job = () => createColleagueMailing(services)

const stamps = { version: 1, createdAt: '2026-11-16T08:00:00.000Z', updatedAt: '2026-11-16T08:00:00.000Z' }
for (const role of ['admin', 'editor', 'contributor'] as const) {
  const id = `test-${role}`
  const own = { id, name: `Test ${role}`, role, email: `${role}@web.example`, titleSort: id, passwordHash: '' }
  await db
    .insertInto('user')
    .values({ ...own, ...stamps, isActive: 1, isDeleted: 0, language: 'en' })
    .execute()
}

beforeEach(async () => {
  ahead = 0
  smtp.setFaults()
  for (const table of ['colleagueNews', 'mailChoice', 'follower', 'mailQueue'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.updateTable('user').set({ isActive: 1, isDeleted: 0, language: 'en' }).execute()
  smtp.mails.length = 0
})

const text = page(p('Text.'))
const wants = async (role: string, choices: Partial<Choices>, isQuiet = false) => {
  const { status, body } = await api.put('/own-mails', { choices: { ...USUAL, ...choices }, isQuiet }, role)
  expect([status, body.message]).toEqual([200, undefined])
}
/** What is due now, and what was sent right after a response. */
async function mailed() {
  await Promise.all(plain.beforeClose.map((close) => close()))
  await job().run()
  return smtp.mails.splice(0).map(readMail)
}
const heads = async () => (await mailed()).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).toSorted()
const made = async (title: string, role = 'contributor'): Promise<string> =>
  (await api.post('/posts', { title, ...text }, role)).body.id
const done = async (path: string, role: string, body?: object) => {
  const answer = await api.post(path, body, role)
  expect([path, answer.status, answer.body?.message]).toEqual([
    path,
    answer.status < 300 ? answer.status : 200,
    undefined,
  ])
}
const note = (recordId: string, mentions: string[], role: string) =>
  done('/notes', role, {
    collection: 'posts',
    recordId,
    body: 'Sedí to číslo?',
    parentId: null,
    anchor: null,
    mentions,
  })
const inBulk = async (action: string, id: string, role: string) => {
  const { body } = await api.post('/posts/bulk', { action, ids: [id] }, role)
  expect(body.results).toMatchObject([{ id, ok: true }])
}
const publish = (id: string, role: string) => inBulk('publish', id, role)
const save = async (id: string, title: string, role: string) => {
  const { body } = await api.get(`/posts/${id}`, role)
  const answer = await api.put(`/posts/${id}`, { ...body, title }, role)
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
}
const follow = (id: string, role: string, isFollowed = true) => api.put(`/followed-posts/${id}`, { isFollowed }, role)

test('unless they choose otherwise, only whoever is mentioned gets a mail', async () => {
  const id = await made('Předaný')
  await done(`/posts/${id}/submit`, 'contributor')
  await done(`/posts/${id}/send-back`, 'editor', { note: 'Chybí zdroj.' })
  expect(await heads()).toEqual([])
  await note(id, ['test-contributor', 'test-editor'], 'editor')
  expect(await heads()).toEqual(['contributor: Test editor names you in a note: Předaný'])
  await publish(id, 'editor')
  expect(await heads()).toEqual([])
})

test('a post that is sent back comes with its note, for those who asked', async () => {
  await wants('contributor', { sentBack: 'now' })
  const id = await made('Předaný')
  await done(`/posts/${id}/submit`, 'contributor')
  await done(`/posts/${id}/send-back`, 'editor', { note: 'Chybí zdroj.' })
  const [back] = await mailed()
  expect(back).toMatchObject({ to: 'contributor@web.example', subject: 'Test editor sends a post back: Předaný' })
  expect(back?.text).toContain('Chybí zdroj.')
  expect(back?.text).toMatch(new RegExp(`/admin/posts/${id}\\?note=[a-z0-9-]+\\s`))
  expect(back?.text).toContain('/admin/settings?tab=account#mails')
})

test('no title, name or note writes a line of the head of a mail', async () => {
  await wants('editor', { submitted: 'now', followed: 'now' })
  const id = await made('Obyčejný')
  const bad = 'Titulek\r\nBcc: vsem@utok.example\r\nSubject: Výhra\r\n\r\n<b>Klikněte</b>'
  // As no form lets it in.
  await db.updateTable('post').set({ title: bad }).where('id', '=', id).execute()
  await db
    .updateTable('user')
    .set({ name: `Jana\r\nCc: vsem@utok.example` })
    .where('id', '=', 'test-contributor')
    .execute()
  await note(id, ['test-editor'], 'contributor')
  // Together they would be one mail with another subject.
  const ofNote = await mailed()
  await done(`/posts/${id}/submit`, 'contributor')
  const mails = [...ofNote, ...(await mailed())]
  await db.updateTable('user').set({ name: 'Test contributor' }).where('id', '=', 'test-contributor').execute()
  expect(mails).toHaveLength(2)
  for (const { to, subject, headers } of mails) {
    expect(to).toBe('editor@web.example')
    expect(subject).toContain('Bcc: vsem@utok.example')
    expect(['bcc', 'cc'].filter((name) => headers.has(name))).toEqual([])
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
  }
})

test('editors hear of what is submitted and authors of what is published, in their language; nobody of their own deeds', async () => {
  await wants('editor', { submitted: 'now', published: 'now' })
  await wants('admin', { submitted: 'now', published: 'now' })
  await wants('contributor', { submitted: 'now', published: 'now' })
  await db.updateTable('user').set({ language: 'cs' }).where('id', '=', 'test-admin').execute()
  const id = await made('Modrý Lev')
  await done(`/posts/${id}/submit`, 'contributor')
  expect(await heads()).toEqual([
    'admin: Test contributor předává ke schválení: Modrý Lev',
    'editor: Test contributor submits a post: Modrý Lev',
  ])
  await publish(id, 'editor')
  expect(await heads()).toEqual(['contributor: Published: Modrý Lev'])
  await publish(await made('Vlastní', 'editor'), 'editor')
  expect(await heads()).toEqual([])
})

test('a digest is one mail at seven, once, with two servers and after a night without any', async () => {
  await wants('editor', { submitted: 'daily', mention: 'daily' })
  const [first, second] = [await made('První'), await made('Druhý')]
  for (const id of [first, second]) await done(`/posts/${id}/submit`, 'contributor')
  await note(first, ['test-editor'], 'contributor')
  expect(await heads()).toEqual([])
  const { dueAt } = await db.selectFrom('colleagueNews').select('dueAt').executeTakeFirstOrThrow()
  ahead = Date.parse(dueAt) - Date.now() - MINUTE
  expect(await heads()).toEqual([])
  // No server ran at seven; then two start at once.
  ahead += 5 * DAY
  await Promise.all([job().run(), job().run(), job().run()])
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'editor@web.example', subject: 'Rozvážně: 3 pieces of news about posts' })
  const places = ['“První”', '“Druhý”', 'Sedí to číslo?'].map((words) => mail?.text.indexOf(words) ?? -1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  ahead += 5 * DAY
  expect(await heads()).toEqual([])
})

test('what the mail server does not take is sent later, once and with one id', async () => {
  smtp.setFaults({ greeting: () => '421 Later' })
  await note(await made('Pozdní'), ['test-editor'], 'contributor')
  expect(await mailed()).toEqual([])
  expect(await db.selectFrom('colleagueNews').selectAll().execute()).toEqual([])
  const { id } = await db.selectFrom('mailQueue').select('id').executeTakeFirstOrThrow()
  smtp.setFaults()
  ahead = 10 * MINUTE
  await queue.run()
  await queue.run()
  const [mail, ...others] = await mailed()
  expect([others, mail?.to, mail?.headers.get('message-id')]).toEqual([[], 'editor@web.example', `<${id}@localhost>`])
})

test('a note that is not stored is not told', async () => {
  const id = await made('Odmítnutý')
  const body = { collection: 'posts', recordId: id, body: 'Text.', mentions: ['test-editor', 'neni-0001'] }
  expect((await api.post('/notes', body)).status).toBe(422)
  expect(await db.selectFrom('colleagueNews').selectAll().execute()).toEqual([])
})

test.each(['news', 'a queued mail'])('who may not sign in any more gets none, not even as %s', async (what) => {
  if (what === 'news') await wants('editor', { mention: 'daily' })
  else smtp.setFaults({ greeting: () => '421 Later' })
  await note(await made('Pro bývalou'), ['test-editor'], 'contributor')
  expect(await mailed()).toEqual([])
  await db.updateTable('user').set({ isDeleted: 1 }).where('id', '=', 'test-editor').execute()
  smtp.setFaults()
  ahead = 3 * DAY
  await queue.run()
  expect(await mailed()).toEqual([])
  expect(await db.selectFrom('colleagueNews').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('mailQueue').selectAll().execute()).toEqual([])
})

test('a follower hears at once what readers see, and of saves once in ten minutes', async () => {
  await wants('admin', { followed: 'now' })
  const id = await made('Hlídaný', 'editor')
  expect((await follow(id, 'admin')).body).toEqual({ isFollowed: true, isMailed: true })
  await save(id, 'Hlídaný text', 'editor')
  await save(id, 'Hlídaný článek', 'editor')
  await save(id, 'Hlídaný mnou', 'admin')
  expect(await heads()).toEqual([])
  ahead = 11 * MINUTE
  expect(await heads()).toEqual(['admin: Changed: Hlídaný text'])
  ahead = 0
  await publish(id, 'editor')
  await inBulk('unpublish', id, 'editor')
  const [both] = await mailed()
  expect(both?.text).toMatch(/is published[\s\S]*is not on the site any more/)
  await follow(id, 'admin', false)
  await publish(id, 'editor')
  expect(await heads()).toEqual([])
  expect((await follow(id, 'editor')).body).toEqual({ isFollowed: true, isMailed: false })
})

test('whoever planned what could not be done is told why, once', async () => {
  await wants('editor', { failed: 'now', published: 'now' })
  await db.updateTable('user').set({ language: 'cs' }).where('id', '=', 'test-editor').execute()
  const planned = async (title: string) => {
    const publishAt = new Date(Date.now() + DAY).toISOString()
    const { body } = await api.post('/posts', { title, ...text, publishAt }, 'editor')
    return String(body.id)
  }
  const [bad] = [await planned('Prázdný'), await planned('Dobrý')]
  await sql`update post set content = '{"type":"doc","content":[]}' where id = ${bad}`.execute(db)
  ahead = DAY + MINUTE
  await createPublishing(services).run()
  const [mail, ...others] = await mailed()
  expect([others, mail?.subject]).toEqual([[], 'Rozvážně: 2 novinky o příspěvcích'])
  expect(mail?.text).toContain('Co bylo naplánováno u „Prázdný“, se nepovedlo.')
  expect(mail?.text).toContain('Příspěvek „Dobrý“ je zveřejněný podle plánu.')
  expect(mail?.text).not.toContain('A published page')
  ahead += 11 * MINUTE
  await createPublishing(services).run()
  expect(await heads()).toEqual([])
})

test('choices hold for what waits, and are for oneself', async () => {
  await wants('editor', { mention: 'daily' })
  const id = await made('Rozmyšlený')
  await note(id, ['test-editor'], 'contributor')
  expect((await api.get('/own-mails', 'admin')).body).toMatchObject({ canMail: true, choices: USUAL, isQuiet: false })
  await wants('editor', { mention: 'now' })
  expect(await heads()).toEqual(['editor: Test contributor names you in a note: Rozmyšlený'])
  await wants('editor', { mention: 'daily' })
  await note(id, ['test-editor'], 'contributor')
  expect(await heads()).toEqual([])
  await wants('editor', { mention: 'never' })
  ahead = 3 * DAY
  expect(await heads()).toEqual([])
  expect((await api.put('/own-mails', { choices: { ...USUAL, mention: 'weekly' }, isQuiet: false })).status).toBe(422)
})

test('a sample comes to oneself, five times an hour', async () => {
  for (let sent = 0; sent < 5; sent++)
    expect((await api.post('/own-mails/sample', undefined, 'editor')).status).toBe(204)
  expect(await heads()).toEqual(Array.from({ length: 5 }, () => 'editor: Rozvážně: this is how our mails look'))
  expect((await api.post('/own-mails/sample', undefined, 'editor')).status).toBe(429)
})

test('without a mail server the settings say so, and news do not pile up', async () => {
  const silent = { ...plain, now: services.now, beforeClose: [] }
  const closed = createPrivateApi(silent, collectionCallsOfAll)
  expect((await closed.get('/own-mails')).body).toMatchObject({ canMail: false })
  expect((await closed.post('/own-mails/sample')).status).toBe(422)
  await wants('editor', { mention: 'daily' })
  await note(await made('Tichý web'), ['test-editor'], 'contributor')
  expect(await mailed()).toEqual([])
  ahead = 3 * DAY
  await createColleagueMailing(silent).run()
  expect(await db.selectFrom('colleagueNews').selectAll().execute()).toEqual([])
  expect(await mailed()).toEqual([])
})

test('the program itself, which fills in the demo and imports, mails nobody', async () => {
  await wants('admin', { followed: 'now', published: 'now', submitted: 'now' })
  const id = await made('Od programu', 'admin')
  await follow(id, 'admin')
  await changeRecord(db, posts, id, { isActive: true }, SYSTEM, 'publish')
  await build.post(db, { title: 'Z ukázky' })
  expect(await heads()).toEqual([])
})
