import { expect, test } from 'vitest'
import type { Services } from '#records/services.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { noteCalls } from '#features/collaboration/server/notes.ts'
import { presenceCall } from '#features/collaboration/server/presence.ts'
import { waitingCalls } from '#features/today/server/waiting.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { startSmtp } from '#testing/smtp.ts'
import { createTestServices } from '#testing/test-db.ts'

const smtp = await startSmtp()
const plain = await createTestServices()
const { db } = plain
const services: Services = { ...plain, env: { ...plain.env, SMTP_URL: smtp.url, MAIL_FROM: 'redakce@web.example' } }
const api = createPrivateApi(services, [...noteCalls, presenceCall, ...waitingCalls])
/** The same API without a mail server. */
const silent = createPrivateApi({ ...plain, beforeClose: [] }, noteCalls)

const stamps = { version: 1, createdAt: '2026-11-16T08:00:00.000Z', updatedAt: '2026-11-16T08:00:00.000Z' }
const people = [
  { id: 'test-admin', name: 'Test admin', role: 'admin', isActive: 1 },
  { id: 'test-editor', name: 'Test editor', role: 'editor', isActive: 1 },
  { id: 'test-contributor', name: 'Test contributor', role: 'contributor', isActive: 1 },
  { id: 'test-gone', name: 'Bývalá redaktorka', role: 'editor', isActive: 0 },
] as const
for (const person of people) {
  const own = { ...person, ...stamps, email: `${person.id}@web.example`, titleSort: person.name.toLowerCase() }
  await db
    .insertInto('user')
    .values({ ...own, isDeleted: 0, passwordHash: '', language: 'en' })
    .execute()
}
const post = await build.post(db, { title: 'Vánoční bonusy' })
const place = { collection: 'posts', recordId: post.id }
const ANCHOR = { quote: 'pět dnů', before: 'Výběr trvá ', after: '.' }

const noted = async (fields: object, role = 'admin', client = api) => {
  const { status, body } = await client.post(
    '/notes',
    { ...place, body: 'Text.', parentId: null, anchor: null, mentions: [], ...fields },
    role,
  )
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const onPost = async () => (await api.get(`/notes?collection=posts&recordId=${post.id}`)).body.items
const waitingFor = async (role: string) => (await api.get('/waiting', role)).body.items
/** Waits until all mails are sent. */
const sent = async () => {
  await Promise.all(services.beforeClose.map((close) => close()))
  return smtp.mails.splice(0)
}

test('mentioned users get the note by e-mail with a link; no one mails themselves', async () => {
  const note = await noted({
    body: 'Kolik stojí výběr?',
    anchor: ANCHOR,
    mentions: ['test-admin', 'test-contributor', 'test-contributor'],
  })
  const mails = await sent()
  expect(mails.map(({ to }) => to)).toEqual([['test-contributor@web.example']])
  expect(mails[0]?.text).toContain(`/admin/posts/${post.id}?note=${note.id}`)
  expect(mails[0]?.text).toContain('Answer or resolve it here:')
  // A reply links to its thread, in the language of whoever gets it.
  await db.updateTable('user').set({ language: 'cs' }).where('id', '=', 'test-admin').execute()
  await noted({ parentId: note.id, mentions: ['test-admin'] }, 'contributor')
  const [answer] = await sent()
  expect(answer?.to).toEqual(['test-admin@web.example'])
  expect(answer?.text).toContain(`?note=${note.id}`)
  expect(answer?.text).not.toContain('Answer or resolve it here:')
  expect(answer?.text).toContain('te tady:')
  await noted({ body: 'Nikoho nejmenuje.' })
  expect(await sent()).toEqual([])
  await api.post(`/notes/${note.id}/resolve`)
})

test('an address that the mail server refuses does not keep the note from others', async () => {
  smtp.setFaults({ recipient: (to) => (to === 'test-contributor@web.example' ? '550 No such user' : undefined) })
  const note = await noted({ mentions: ['test-contributor', 'test-editor'] })
  expect((await sent()).map(({ to }) => to)).toEqual([['test-editor@web.example']])
  smtp.setFaults()
  await api.post(`/notes/${note.id}/resolve`)
})

test('without a mail server a note is stored all the same, and nothing is sent', async () => {
  const { id } = await noted({ mentions: ['test-editor'] }, 'admin', silent)
  expect(await sent()).toEqual([])
  expect(await waitingFor('editor')).toMatchObject([{ kind: 'mention', noteId: id }])
  await api.post(`/notes/${id}/resolve`)
})

test('a note belongs to its passage, a reply to its note, and both are open until resolved', async () => {
  const note = await noted({ anchor: ANCHOR, mentions: ['test-editor'] })
  const answer = await noted({ parentId: note.id, anchor: ANCHOR, mentions: ['test-admin'] }, 'editor')
  const deeper = await noted({ parentId: answer.id }, 'contributor')
  expect((await onPost()).slice(-3)).toMatchObject([
    { id: note.id, anchor: ANCHOR, parentId: null, authorName: 'Test admin', mentions: ['test-editor'] },
    { id: answer.id, anchor: null, parentId: note.id },
    { id: deeper.id, parentId: note.id, authorName: 'Test contributor' },
  ])
  const ids = async (role: string) => (await waitingFor(role)).map(({ noteId }: { noteId: string }) => noteId)
  expect([await ids('editor'), await ids('admin')]).toEqual([[note.id], [answer.id]])
  const resolved = await api.post(`/notes/${answer.id}/resolve`, undefined, 'contributor')
  expect(resolved.body).toMatchObject({ id: note.id, resolvedBy: 'Test contributor', resolvedAt: expect.any(String) })
  expect([await ids('editor'), await ids('admin')]).toEqual([[], []])
  expect((await api.post(`/notes/${note.id}/reopen`)).body).toMatchObject({ resolvedAt: null, resolvedBy: '' })
  expect([await ids('editor'), await ids('admin')]).toEqual([[note.id], [answer.id]])
  // So does a reply.
  await api.post(`/notes/${note.id}/resolve`)
  await noted({ parentId: note.id })
  expect(await ids('editor')).toEqual([note.id])

  expect((await api.delete(`/notes/${note.id}`, 'editor')).status).toBe(403)
  expect((await api.delete(`/notes/${note.id}`)).status).toBe(204)
  expect((await onPost()).filter(({ id }: { id: string }) => [note.id, answer.id, deeper.id].includes(id))).toEqual([])
  const log = await db.selectFrom('audit').where('recordId', '=', post.id).select('action').execute()
  expect(new Set(log.map(({ action }) => action))).toEqual(
    new Set(['note', 'note-resolve', 'note-reopen', 'note-delete', 'create']),
  )
})

test('answers of colleagues are not deleted with the note they answer, except by an admin', async () => {
  const own = await noted({}, 'contributor')
  await noted({ parentId: own.id }, 'contributor')
  expect((await api.delete(`/notes/${own.id}`, 'contributor')).status).toBe(204)
  const answered = await noted({}, 'contributor')
  const answer = await noted({ parentId: answered.id, body: 'Zdroj si vymyslel.' }, 'editor')
  expect(await api.delete(`/notes/${answered.id}`, 'contributor')).toMatchObject({
    status: 403,
    body: { message: 'Colleagues have answered this note. Resolve it instead.' },
  })
  expect((await onPost()).map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([answered.id, answer.id]))
  expect((await api.delete(`/notes/${answered.id}`)).status).toBe(204)
})

test('only users who can sign in may be mentioned, and are suggested', async () => {
  const body = { ...place, body: 'Text.', mentions: ['test-gone'] }
  expect(await api.post('/notes', body)).toMatchObject({ status: 422, body: { fields: [{ path: 'mentions' }] } })
  const { body: offered } = await api.get('/people', 'contributor')
  expect(offered.items.map(({ name }: { name: string }) => name)).toEqual([
    'Test admin',
    'Test contributor',
    'Test editor',
  ])
})

test('a note needs a record, and a reply a note of the same record', async () => {
  const body = { ...place, body: 'Text.' }
  expect((await api.post('/notes', { ...body, recordId: 'neni-0001' })).status).toBe(404)
  expect((await api.post('/notes', { ...body, collection: 'neni' })).status).toBe(404)
  const other = await build.post(db)
  const { id } = await noted({})
  expect((await api.post('/notes', { ...body, recordId: other.id, parentId: id })).status).toBe(422)
})

test('whoever may not see a record learns nothing of it by its notes, nor by looking who is there', async () => {
  const rule = await createRecord(db, redirects, { from: '/stara/', to: '/nova/' }, SYSTEM)
  const onRule = { collection: 'redirects', recordId: rule.id }
  const { id } = await noted(onRule)
  const beat = { tab: 'tab-0001', ...onRule }
  const attempts = (place: { collection: string; recordId: string }, role: string) => [
    api.get(`/notes?collection=${place.collection}&recordId=${place.recordId}`, role),
    api.post('/notes', { ...place, body: 'Je tam?' }, role),
    api.post('/presence', { ...beat, ...place }, role),
  ]
  const unknown = { collection: 'redirects', recordId: 'neni-0001' }
  for (const place of [onRule, unknown]) {
    const answers = await Promise.all(attempts(place, 'contributor'))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set(['This redirect does not exist.']))
  }
  for (const [method, path] of [
    ['POST', `/notes/${id}/resolve`],
    ['POST', `/notes/${id}/reopen`],
    ['DELETE', `/notes/${id}`],
  ] as const) {
    expect((await api.send(method, path, {}, 'contributor')).status).toBe(404)
  }
  expect((await Promise.all(attempts(onRule, 'admin'))).map(({ status }) => status)).toEqual([200, 201, 200])
})

test('one user leaves thirty notes in ten minutes, others are not held up', async () => {
  let time = Date.now() + 3_600_000
  const later = createPrivateApi({ ...plain, now: () => new Date(time) }, noteCalls)
  const leave = (role: string) => later.post('/notes', { ...place, body: 'Text.' }, role)
  for (let count = 0; count < 30; count++) expect((await leave('contributor')).status).toBe(201)
  const refused = await leave('contributor')
  expect([refused.status, refused.body.message]).toEqual([429, 'You have left many notes. Leave the next in 600 s.'])
  expect(refused.headers.get('retry-after')).toBe('600')
  expect((await leave('editor')).status).toBe(201)
  time += 600_000
  expect((await leave('contributor')).status).toBe(201)
})
