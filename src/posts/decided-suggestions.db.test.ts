import { expect, test } from 'vitest'
import { createUser } from '#entities/user/queries.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page, type Part } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { SYSTEM } from '#records/actor.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { PASSWORD } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const AS = 'contributor'

/** Who is told: notes name only those who can sign in. */
for (const role of [AS, 'editor'] as const) {
  const user = await createUser(db, { email: `${role}@web.cz`, name: role, role, isActive: true }, PASSWORD, SYSTEM)
  await db
    .updateTable('user')
    .set({ id: `test-${role}` })
    .where('id', '=', user.id)
    .execute()
}

const [FIRST, SECOND, THIRD] = ['První odstavec o výplatách.', 'Druhý odstavec o bonusu.', 'Třetí odstavec na závěr.']
const FIRST_HERS = 'První odstavec o rychlých výplatách.'
const THIRD_HERS = 'Třetí odstavec až na závěr.'
const textOf = ({ content }: { content: unknown }) =>
  JSON.stringify(content)
    .split('"text":"')
    .slice(1)
    .map((rest) => rest.split('"')[0])

const livePost = (fields = {}) =>
  build.post(db, { isActive: true, title: 'Recenze', ...page(p(FIRST), p(SECOND), p(THIRD)), ...fields })
const suggest = async (post: Post, fields: object, role = AS) => {
  const { status, body } = await api.post(
    `/posts/${post.id}/changes`,
    { values: { ...inputOf(posts, post), ...fields }, version: post.version },
    role,
  )
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const textAs = (...parts: Part[]) => page(...parts)
const hers = (post: Post) =>
  suggest(post, { ...textAs(p(FIRST_HERS), p(SECOND), p(THIRD_HERS)), title: 'Recenze roku' })
const decide = ({ id }: Post, changes: object[], { version = 1, note = '', role = 'editor' } = {}) =>
  api.post(`/posts/${id}/changes/decide`, { version, note, changes }, role)
const one = (change: { id: string; version: number }, accepted: string[], refused: string[] = []) => ({
  id: change.id,
  version: change.version,
  accepted,
  refused,
})
const read = async ({ id }: Post) => (await api.get(`/posts/${id}`)).body
const waiting = async ({ id }: Post) => (await api.get(`/posts/${id}/changes`)).body.items
const notesOn = async ({ id }: Post) =>
  (await db.selectFrom('note').where('recordId', '=', id).orderBy('createdAt').selectAll().execute()).map(
    ({ body }) => body,
  )

test('an editor accepts one suggestion, refuses one with a word on it, and leaves one for later', async () => {
  const post = await livePost()
  const change = await hers(post)
  const { status, body } = await decide(post, [one(change, ['content.0'], ['title'])], { note: 'Titulek zůstane.' })
  expect([status, body.message]).toEqual([200, undefined])
  expect(body).toMatchObject({ version: 2, title: 'Recenze' })
  expect(textOf(body)).toEqual([FIRST_HERS, SECOND, THIRD])
  expect(textOf(await read(post))).toEqual(textOf(body))
  const [rest, ...others] = await waiting(post)
  expect([others, rest.version, rest.baseVersion, rest.authorName]).toEqual([[], 2, 2, 'Test contributor'])
  const changed = (await api.get(`/posts/${post.id}/changes/${change.id}/record`)).body
  expect([changed.title, ...textOf(changed)]).toEqual(['Recenze', FIRST_HERS, SECOND, THIRD_HERS])
  expect(await notesOn(post)).toEqual([
    'A suggestion of yours was not accepted: Title.\n\nTitulek zůstane.\n\nTitle: “Recenze roku”',
  ])
  const news = await db
    .selectFrom('colleagueNews')
    .where('userId', '=', `test-${AS}`)
    .select(['kind', 'title'])
    .execute()
  expect(news).toEqual([{ kind: 'mention', title: 'Recenze' }])

  // The rest, accepted later: nothing waits any more.
  expect((await decide(post, [one(rest, ['content.0'])], { version: 2 })).status).toBe(200)
  expect(textOf(await read(post))).toEqual([FIRST_HERS, SECOND, THIRD_HERS])
  expect(await waiting(post)).toEqual([])
})

test('refusing alone saves nothing in the post, and all that was refused goes back in words', async () => {
  const post = await livePost()
  const long = 'Dlouhá věta, kterou nechceme ztratit. '.repeat(120).trim()
  const change = await suggest(post, textAs(p(FIRST), p(THIRD), p(long)))
  const { body } = await decide(post, [one(change, [], ['content.0', 'content.1'])])
  expect(body).toMatchObject({ version: 1 })
  expect(await waiting(post)).toEqual([])
  const notes = await notesOn(post)
  expect(notes.length).toBeGreaterThan(2)
  expect(notes.join(' ')).toContain(`Text: to be removed: “${SECOND}”`)
  expect(notes.join(' ').replaceAll(/\s+/g, ' ')).toContain(long)
  const logged = await db.selectFrom('audit').where('recordId', '=', post.id).select('action').execute()
  expect(logged.map(({ action }) => action)).toContain('discard-change')
})

test('suggestions of several colleagues are decided in one save', async () => {
  const post = await livePost()
  const his = await suggest(post, textAs(p(FIRST), p('Petrův nový odstavec.'), p(SECOND), p(THIRD)), 'editor')
  const change = await hers(post)
  const { body } = await decide(post, [one(his, ['content.0']), one(change, ['content.0', 'title'], ['content.1'])])
  expect(body).toMatchObject({ version: 2, title: 'Recenze roku' })
  expect(textOf(body)).toEqual([FIRST_HERS, 'Petrův nový odstavec.', SECOND, THIRD])
  expect(await waiting(post)).toEqual([])
})

test('two suggestions for one place cannot both be accepted; the other one waits and can still be read', async () => {
  const post = await livePost()
  const [a, b] = [
    await suggest(post, textAs(p(FIRST), p('Druhý odstavec podle Jany.'), p(THIRD))),
    await suggest(post, textAs(p(FIRST), p('Druhý odstavec podle Petra.'), p(THIRD)), 'editor'),
  ]
  const refused = await decide(post, [one(a, ['content.0']), one(b, ['content.0'])])
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'More than one accepted suggestion is about the same place: Text. Accept one of them.',
  ])
  expect(await read(post)).toMatchObject({ version: 1 })
  expect((await decide(post, [one(a, ['content.0']), one(b, [])])).status).toBe(200)
  const [left] = await waiting(post)
  expect(left).toMatchObject({ id: b.id, version: 1 })
  expect(textOf(left.data)).toEqual([FIRST, 'Druhý odstavec podle Petra.', THIRD])
  // Taken after all, although the text was changed there since.
  expect(textOf((await decide(post, [one(left, ['content.0'])], { version: 2 })).body)).toEqual([
    FIRST,
    'Druhý odstavec podle Petra.',
    THIRD,
  ])
})

test('what was saved since, by anybody, is read first', async () => {
  const post = await livePost()
  const change = await hers(post)
  await api.put(`/posts/${post.id}`, { ...inputOf(posts, post), breadcrumbTitle: 'Drobek', version: 1 })
  const stale = await decide(post, [one(change, ['title'])])
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  const again = await decide(post, [one({ ...change, version: 2 }, ['title'])], { version: 2 })
  expect([again.status, again.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  expect((await decide(post, [one(change, ['title'])], { version: 2 })).body).toMatchObject({ title: 'Recenze roku' })
})

test('contributors do not decide, unknown names are refused, and a decision decides something', async () => {
  const post = await livePost()
  const change = await hers(post)
  expect((await decide(post, [one(change, ['title'])], { role: AS })).status).toBe(403)
  const unknown = await decide(post, [one(change, ['title', 'title'], ['content.9'])])
  expect([unknown.status, unknown.body.message]).toEqual([
    422,
    'Name each suggestion once, as accepted or as refused. These are not known here: title, content.9.',
  ])
  const nothing = await decide(post, [one(change, [])])
  expect([nothing.status, nothing.body.message]).toEqual([422, 'Nothing is decided.'])
  expect((await decide(post, [])).status).toBe(422)
  await api.post(`/posts/${post.id}/archive`)
  expect((await decide(post, [one(change, ['title'])], { version: 2 })).status).toBe(409)
  expect(await waiting(post)).toHaveLength(1)
})
