import { expect, test } from 'vitest'
import { inputOf } from '#records/crud/write-record.server.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const AS = 'contributor'

/** A post written by the contributor and published by an editor. */
async function ownLive(): Promise<Post> {
  const { body } = await api.post('/posts', { title: 'Můj článek', ...page(p('Text.')) }, AS)
  await api.post('/posts/bulk', { action: 'publish', ids: [body.id] }, 'editor')
  return (await api.get(`/posts/${body.id}`)).body
}
const suggest = (post: Post, fields: object, plan: object = {}, role = AS) =>
  api.post(
    `/posts/${post.id}/changes`,
    { ...plan, values: { ...inputOf(posts, post), ...fields }, version: post.version },
    role,
  )
const suggestTo = (collection: string, id: string, values: object, version = 1) =>
  api.post(`/${collection}/${id}/changes`, { values, version }, AS)
const waitingFor = async (role: string) => (await api.get('/waiting', role)).body.items
const liveTitle = async ({ id }: Post) => (await api.get(`/posts/${id}`)).body.title

test('a contributor suggests a change to their own live post, and an editor publishes it', async () => {
  const post = await ownLive()
  const made = await suggest(post, { title: 'Lepší titulek' })
  expect([made.status, made.body.message, made.body.authorName]).toEqual([201, undefined, 'Test contributor'])
  const one = `/posts/${post.id}/changes/${made.body.id}`
  const record = (await api.get(`${one}/record`, AS)).body
  const values = { ...inputOf(posts, record), breadcrumbTitle: 'Lepší drobek', version: record.version }
  expect((await api.put(`${one}/record`, values, AS)).status).toBe(200)
  expect(await liveTitle(post)).toBe('Můj článek')
  expect(await waitingFor('editor')).toMatchObject([
    { kind: 'change', changeId: made.body.id, recordId: post.id, title: 'Můj článek', who: 'Test contributor' },
  ])
  expect(await waitingFor(AS)).toEqual([])

  expect((await api.post(`${one}/publish`, undefined, 'editor')).status).toBe(200)
  expect((await api.get(`/posts/${post.id}`)).body).toMatchObject({
    title: 'Lepší titulek',
    breadcrumbTitle: 'Lepší drobek',
  })
  expect(await waitingFor('editor')).toEqual([])
})

test('an editor discards a suggestion, and a contributor withdraws their own', async () => {
  const post = await ownLive()
  const [first, second] = [await suggest(post, { title: 'První' }), await suggest(post, { title: 'Druhý' })]
  const one = `/posts/${post.id}/changes/${first.body.id}`
  expect((await api.put(one, { title: 'Zkráceno', publishAt: null, version: 1 }, 'editor')).status).toBe(200)
  // What was saved since the editor saw it is not discarded unseen.
  const stale = await api.delete(`${one}?version=1`, 'editor')
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  expect((await api.delete(`${one}?version=2`, 'editor')).status).toBe(204)
  // An editor may have written in it.
  const withdraw = (query: string) => api.delete(`/posts/${post.id}/changes/${second.body.id}${query}`, AS)
  expect(await withdraw('')).toMatchObject({
    status: 400,
    body: { message: 'Say which version of the change you saw.' },
  })
  expect((await withdraw('?version=1')).status).toBe(204)
  expect((await api.get(`/posts/${post.id}/changes`, AS)).body.items).toEqual([])
  expect(await liveTitle(post)).toBe('Můj článek')
})

test('a contributor suggests changes to what they may not save: casinos, bookmakers, posts of others, scheduled ones', async () => {
  const [casino, bookmaker] = [await build.casino(db), await build.bookmaker(db)]
  const live = await build.post(db, { title: 'Kolegův článek' })
  const draft = await build.post(db, { title: 'Kolegův koncept', isActive: false })
  const own = (await api.post('/posts', { title: 'Naplánovaný', ...page(p('Text.')) }, AS)).body
  const at = '2999-01-01T08:00:00.000Z'
  const scheduled: Post = (await api.put(`/posts/${own.id}`, { ...own, publishAt: at }, 'editor')).body
  const suggested = [
    ['casinos', casino, await suggestTo('casinos', casino.id, { ...inputOf(casinos, casino), title: 'Lepší' })],
    [
      'bookmakers',
      bookmaker,
      await suggestTo('bookmakers', bookmaker.id, { ...inputOf(bookmakers, bookmaker), title: 'Lepší' }),
    ],
    ['posts', live, await suggest(live, { title: 'Lepší' })],
    ['posts', draft, await suggest(draft, { title: 'Lepší' })],
    ['posts', scheduled, await suggest(scheduled, { title: 'Lepší' })],
  ] as const
  expect(suggested.map(([, , { status, body }]) => [status, body.message])).toEqual(
    suggested.map(() => [201, undefined]),
  )
  for (const [collection, { id, title }, { body: change }] of suggested) {
    const path = `/${collection}/${id}`
    expect((await api.get(path)).body.title).toBe(title)
    expect((await api.post(`${path}/changes/${change.id}/publish`, undefined, 'editor')).status).toBe(200)
    expect((await api.get(path)).body.title).toBe('Lepší')
  }
  expect((await api.get(`/posts/${scheduled.id}`)).body).toMatchObject({ isActive: false, publishAt: at })
  expect((await api.get(`/posts/${draft.id}`)).body).toMatchObject({ isActive: false, publishAt: null })
})

test('a draft takes suggestions like a live post, of an editor too; nobody suggests changes of archived records', async () => {
  const own = (await api.post('/posts', { title: 'Vlastní koncept' }, AS)).body
  expect((await suggest(own, { title: 'Jinak' }, {}, 'editor')).status).toBe(201)
  expect((await api.get(`/posts/${own.id}`)).body).toMatchObject({ title: 'Vlastní koncept', version: 1 })
  const archived = await build.casino(db)
  await api.post(`/casinos/${archived.id}/archive`)
  const { status } = await suggestTo('casinos', archived.id, { ...inputOf(casinos, archived), title: 'Lepší' }, 2)
  expect(status).toBe(422)
})

test('one contributor cannot fill the list of waiting changes, with many requests at once either', async () => {
  const casino = await build.casino(db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      suggestTo('casinos', casino.id, { ...inputOf(casinos, casino), owner: `Majitel ${number}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
})

test("no call lets a contributor publish or schedule a change, or touch a colleague's", async () => {
  const post = await ownLive()
  const own = (await suggest(post, { title: 'Vlastní' })).body
  const planned = (await suggest(post, { title: 'Naplánovaný' })).body
  const at = '2999-01-01T08:00:00.000Z'
  await api.put(`/posts/${post.id}/changes/${planned.id}`, { title: '', publishAt: at, version: 1 }, 'editor')
  const editors = (await suggest(post, { title: 'Redaktorův' }, {}, 'editor')).body
  const [casino, writer] = [await build.casino(db), await build.writer(db)]
  const bonusPlan = { startsAt: at, endsAt: null, bonus: 'nový', afterwards: '' }
  const ofCasino = (await suggestTo('casinos', casino.id, { ...inputOf(casinos, casino), bonus: 'nový' })).body
  const pathOf = ({ id }: { id: string }) => `/posts/${post.id}/changes/${id}`
  const rewrite = async (change: { id: string }) => {
    const record = (await api.get(`${pathOf(change)}/record`)).body
    return api.put(
      `${pathOf(change)}/record`,
      { ...inputOf(posts, record), title: 'Přepsaný', version: record.version },
      AS,
    )
  }
  const values = inputOf(posts, post)
  const stored = () => db.selectFrom('waitingChange').selectAll().orderBy('id').execute()
  const before = await stored()

  const attempts: [string, { status: number }][] = [
    ['publish', await api.post(`${pathOf(own)}/publish`, undefined, AS)],
    ['plan', await api.put(pathOf(own), { title: '', publishAt: at, version: 1 }, AS)],
    ['decide', await api.post(`${pathOf(own)}/decide`, { values, version: 3, decided: [] }, AS)],
    ['suggest with a time', await suggest(post, { title: 'Sám od sebe' }, { publishAt: at })],
    ['suggest to take down', await suggest(post, { isActive: false })],
    ['suggest to take down later', await suggest(post, { unpublishAt: at })],
    ['suggest 410', await suggest(post, { isGone: true })],
    ['write on a planned one', await rewrite(planned)],
    ['take back a planned one', await api.delete(pathOf(planned), AS)],
    ['write on an editor’s', await rewrite(editors)],
    ['discard an editor’s', await api.delete(pathOf(editors), AS)],
    [
      'suggest when a casino changes its bonus',
      await suggestTo('casinos', casino.id, { ...inputOf(casinos, casino), bonusPlan }),
    ],
    ['publish a casino’s', await api.post(`/casinos/${casino.id}/changes/${ofCasino.id}/publish`, undefined, AS)],
    ['suggest to a writer', await api.post(`/writers/${writer.id}/changes`, { values: {}, version: 1 }, AS)],
  ]
  expect(
    attempts
      .filter(([name, { status }]) => status !== (name === 'suggest to a writer' ? 404 : 403))
      .map(([name, { status }]) => [name, status]),
  ).toEqual([])
  expect(await stored()).toEqual(before)
  expect(await liveTitle(post)).toBe('Můj článek')
})

test("the form receives a contributor's permissions", async () => {
  const [post, colleagues] = [await ownLive(), await build.post(db, { title: 'Kolegův druhý' })]
  const draft = (await api.post('/posts', { title: 'Rozepsaný' }, AS)).body
  const beat = async (recordId: string, role: string, changeId?: string) =>
    (await api.post('/presence', { tab: 'tab-0001', collection: 'posts', recordId, changeId }, role)).body
  expect(await beat(post.id, AS)).toMatchObject({
    readOnly: { text: 'This post is live. Only an editor changes what readers see.' },
    maySuggest: true,
  })
  expect(await beat(colleagues.id, AS)).toMatchObject({ maySuggest: true })
  expect(await beat(draft.id, AS)).toMatchObject({ readOnly: null, maySuggest: false })
  const publishAt = '2999-01-01T08:00:00.000Z'
  expect((await api.put(`/posts/${draft.id}`, { ...draft, ...page(p('Text.')), publishAt }, 'editor')).status).toBe(200)
  const { readOnly, maySuggest } = await beat(draft.id, AS)
  expect([readOnly.text, maySuggest]).toEqual([expect.stringMatching(/^This post is scheduled\./), true])
  const [own, editors] = [
    await suggest(post, { title: 'Jinak' }),
    await suggest(post, { title: 'Ještě jinak' }, {}, 'editor'),
  ]
  expect(await beat(post.id, AS, own.body.id)).toMatchObject({ readOnly: null, maySuggest: false })
  expect(await beat(post.id, AS, editors.body.id)).toMatchObject({
    readOnly: { text: 'This change is a colleague’s. Leave a note instead.' },
    maySuggest: false,
  })
  expect(await beat(post.id, 'editor')).toMatchObject({ readOnly: null, maySuggest: false })
})

test('a scheduled change does not wait for anyone, unless it could not be published', async () => {
  const post = await ownLive()
  const at = '2999-01-01T08:00:00.000Z'
  const { id } = (await suggest(post, { title: 'Příště' }, { title: 'Lednový', publishAt: at }, 'editor')).body
  expect(await waitingFor('editor')).not.toContainEqual(expect.objectContaining({ changeId: id }))
  await db
    .insertInto('dueFailure')
    .values({
      kind: 'publish-change',
      recordId: id,
      version: 1,
      reason: 'Choose what holds.',
      said: '',
      failedAt: at,
      tryAt: at,
    })
    .execute()
  expect(await waitingFor('editor')).toContainEqual(
    expect.objectContaining({ changeId: id, text: 'Choose what holds.', who: 'Test editor' }),
  )
  // After another edit it is retried.
  const planned = { title: 'Lednový', publishAt: at, version: 1 }
  expect((await api.put(`/posts/${post.id}/changes/${id}`, planned, 'editor')).status).toBe(200)
  expect(await waitingFor('editor')).not.toContainEqual(expect.objectContaining({ changeId: id }))
})
