import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page, type Part } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { PASSWORD } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)

/** The editor who schedules; an admin saves. */
const user = { email: 'jana@web.cz', name: 'Jana Nová', role: 'editor' as const, isActive: true }
const jana = await createUser(db, user, PASSWORD, SYSTEM)
await db.updateTable('user').set({ id: 'test-editor' }).where('id', '=', jana.id).execute()

const plan = { title: 'Prosinec', publishAt: '2999-12-01T07:00:00.000Z' }
const schedule = (collection: string, id: string, values: object) =>
  api.post(`/${collection}/${id}/changes`, { ...plan, values, version: 1 }, 'editor')
const notesFor = async (recordId: string, role = 'editor') => {
  const { items } = (await api.get('/waiting', role)).body
  return items.filter(
    (item: { kind: string; recordId: string }) => item.kind === 'mention' && item.recordId === recordId,
  )
}
const WORDS =
  '“Prosinec” by Test editor, scheduled for 1 Dec 2999, 08:00, changes this as well: Text. After this save it cannot be published until somebody chooses what holds.'

async function scheduledPost(): Promise<Post> {
  const post = await build.post(db, { isActive: true, ...page(p('První odstavec.'), p('Druhý odstavec.')) })
  const values = { ...inputOf(posts, post), ...page(p('První odstavec.'), p('Druhý odstavec, změna.')) }
  expect((await schedule('posts', post.id, values)).status).toBe(201)
  return post
}
const save = (post: Post, version: number, query: string, ...parts: Part[]) =>
  api.put(`/posts/${post.id}${query}`, { ...inputOf(posts, post), ...page(...parts), version })

test('whoever saves is told before a scheduled change breaks, and its planner at once', async () => {
  const post = await scheduledPost()
  const ASKS = '?keepsChanges=true'
  // A typo elsewhere breaks nothing.
  expect((await save(post, 1, ASKS, p('První odstavec!'), p('Druhý odstavec.'))).status).toBe(200)
  const breaking = [p('První odstavec!'), p('Druhý odstavec, živý.')]
  const refused = await save(post, 2, ASKS, ...breaking)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'BREAKS_CHANGE', WORDS])
  expect(await notesFor(post.id)).toEqual([])

  // Without the parameter it is saved, as ever.
  expect((await save(post, 2, '', ...breaking)).status).toBe(200)
  expect(await notesFor(post.id)).toMatchObject([
    {
      who: 'Test admin',
      text: expect.stringContaining('too: Text. “Prosinec” by Test editor, scheduled for 1 Dec 2999, 08:00'),
    },
  ])
  // It is broken already: nothing more to be told.
  expect((await save(post, 3, ASKS, p('První odstavec!'), p('Druhý odstavec, zase živý.'))).status).toBe(200)
  expect(await notesFor(post.id)).toHaveLength(1)
})

test('a scheduled text is published at its time with the typo that was fixed in the live text meanwhile', async () => {
  const post = await scheduledPost()
  expect((await save(post, 1, '', p('První odstavec!'), p('Druhý odstavec.'))).status).toBe(200)
  await createPublishing({ ...services, now: () => new Date(Date.parse(plan.publishAt) + 60_000) }).run()
  const { body } = await api.get(`/posts/${post.id}`)
  expect(body.content).toEqual(page(p('První odstavec!'), p('Druhý odstavec, změna.')).content)
})

test('a restored version tells the same', async () => {
  const post = await build.post(db, { isActive: true, ...page(p('Starý odstavec.')) })
  await save(post, 1, '', p('Nový odstavec.'))
  const { body } = await api.get(`/posts/${post.id}`)
  const values = { ...inputOf(posts, body), ...page(p('Nový odstavec, změna.')) }
  const made = await api.post(`/posts/${post.id}/changes`, { ...plan, values, version: 2 }, 'editor')
  expect(made.status).toBe(201)
  const restore = (keepsChanges: boolean) =>
    api.post(`/posts/${post.id}/revisions/1/restore`, { version: 2, keepsChanges })
  expect((await restore(true)).body).toMatchObject({ code: 'BREAKS_CHANGE', message: WORDS })
  expect((await restore(false)).status).toBe(200)
  expect(await notesFor(post.id)).toHaveLength(1)
})

test('the planner who saves is asked and gets no note; a change without a schedule has no planner', async () => {
  const post = await scheduledPost()
  const values = { ...inputOf(posts, post), ...page(p('První odstavec, návrh.'), p('Druhý odstavec.')) }
  await api.post(`/posts/${post.id}/changes`, { values, version: 1 }, 'editor')
  const live = { ...values, ...page(p('První odstavec, živý.'), p('Druhý odstavec, živý.')), version: 1 }
  const refused = await api.put(`/posts/${post.id}?keepsChanges=true`, live, 'editor')
  expect(refused.body.message).toContain('“Prosinec” by Test editor')
  expect(refused.body.message).toContain('A change by Test editor changes this as well: Text.')
  expect((await api.put(`/posts/${post.id}`, live, 'editor')).status).toBe(200)
  expect(await notesFor(post.id)).toEqual([])
})

test('a draft is saved without a question', async () => {
  const post = await build.post(db, { isActive: false, ...page(p('Odstavec.')) })
  const values = { ...inputOf(posts, post), ...page(p('Odstavec, návrh.')) }
  expect((await api.post(`/posts/${post.id}/changes`, { values, version: 1 }, 'contributor')).status).toBe(201)
  expect((await save(post, 1, '?keepsChanges=true', p('Odstavec, jinak.'))).status).toBe(200)
})

test('fields are called as in the form of their record', async () => {
  const bookmaker = await build.bookmaker(db, { refLink: 'https://kurz.cz/?a=1' })
  await schedule('bookmakers', bookmaker.id, { ...inputOf(bookmakers, bookmaker), refLink: 'https://kurz.cz/?a=2' })
  const live = { ...inputOf(bookmakers, bookmaker), refLink: 'https://kurz.cz/?a=3', version: 1 }
  const { body } = await api.put(`/bookmakers/${bookmaker.id}?keepsChanges=true`, live)
  expect(body.message).toContain('changes this as well: Referral link.')

  expect((await api.put(`/bookmakers/${bookmaker.id}`, live)).status).toBe(200)
  const [change] = (await api.get(`/bookmakers/${bookmaker.id}/changes`)).body.items
  const refused = await api.post(`/bookmakers/${bookmaker.id}/changes/${change.id}/publish`, { version: 1 })
  expect(refused.body.message).toContain('in what this change is about too: Referral link.')
})

test('the preview of an import names the changes that it would break', async () => {
  const casino = await build.casino(db, { bonus: '100 %', owner: 'Lev' })
  await schedule('casinos', casino.id, { ...inputOf(casinos, casino), bonus: '200 %' })
  const previewed = async (csv: string) => (await api.post('/casinos/import/preview', { csv })).body.rows[0]
  expect(await previewed(`id;owner\n${casino.id};Tygr`)).not.toHaveProperty('breaks')
  const csv = `id;bonus\n${casino.id};150 %`
  expect((await previewed(csv)).breaks.text).toContain('changes this as well: Bonus.')
  const applied = await api.post('/casinos/import', { csv, file: 'kasina.csv', versions: { [casino.id]: 1 } })
  expect(applied.body).toMatchObject({ changed: 1 })
  expect(await notesFor(casino.id)).toHaveLength(1)
})
