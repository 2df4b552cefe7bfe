import { expect, test } from 'vitest'
import { posts } from '#posts/collection.server.ts'
import { contentAsText } from '#posts/content/plain-lines.ts'
import { p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { SYSTEM } from '#records/actor.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { listChanges } from '#records/changes/store.server.ts'
import { archiveRecord, changeRecord, getRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { listHistory } from '#records/history/history.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)

interface Found {
  id: string
  title: string
  version: number
  how: string
  waiting: number
  stage: string
  hits: { key: string; before: string; found: string; after: string; place: string }[]
}

async function find(find: string, more: object = {}, role = 'editor'): Promise<Found[]> {
  const items: Found[] = []
  let after: string | null = null
  do {
    const { status, body } = await api.post('/replace/find', { find, after, ...more }, role)
    expect([status, body.message]).toEqual([200, undefined])
    items.push(...body.items)
    after = body.next
  } while (after)
  return items
}

const replace = async (word: string, replacement: string, found: Found[], more: object = {}, role = 'editor') => {
  const chosen = found.map(({ id, version }) => ({ id, version }))
  const { status, body } = await api.post(
    '/replace',
    { search: { find: word }, replacement, posts: chosen, ...more },
    role,
  )
  expect([status, body.message]).toEqual([200, undefined])
  return body.results
}
const undo = async (steps: unknown[], role = 'editor') =>
  (await api.post('/replace/undo', { posts: steps }, role)).body.results

const textOf = async ({ id }: { id: string }) => contentAsText((await getRecord(db, posts, id)).content)
const live = (title: string, text: string, more: Partial<PostInput> = {}) =>
  build.post(db, { title, ...page(p(text), p('Jiný odstavec.')), ...more })

test('finds every hit in its sentence, a few posts at a time', async () => {
  const writer = await build.writer(db)
  for (let number = 0; number < 45; number++) await live(`Sudý ${number}`, `Věta. Slovo korálek má ${number}. Dál.`)
  const signed = await live('Podepsaný', 'Další korálek.', { writer: writer.id })
  await live('Koncept', 'Rozepsaný korálek.', { isActive: false })
  const archived = await live('Starý', 'Zapomenutý korálek.')
  await archiveRecord(db, posts, archived.id, SYSTEM)
  const { body: first } = await api.post('/replace/find', { find: 'korálek' }, 'editor')
  expect([first.looked, first.total, first.next !== null]).toEqual([20, 47, true])
  const all = await find('korálek')
  expect(all).toHaveLength(47)
  expect(all.find(({ title }) => title === 'Sudý 7')?.hits).toMatchObject([
    { place: 'texts', before: 'Slovo ', found: 'korálek', after: ' má 7.' },
  ])
  expect(await find('korálek', { writer: writer.id })).toMatchObject([
    { id: signed.id, stage: 'published', how: 'save' },
  ])
  expect(await find('korálek', { stage: 'draft' })).toMatchObject([{ title: 'Koncept', stage: 'draft' }])
  expect(await find('korálek', { stage: 'scheduled' })).toEqual([])
  expect(await find('korálek', { places: ['titles', 'links'] })).toEqual([])
})

test('replaces what was chosen like any save, and takes it back at once', async () => {
  const one = await live('Mušle a lastury', 'Perla je mušle, **mu**šle je perla.')
  const other = await live('Jen mušle', 'Mušle.')
  const found = await find('mušle')
  const counts = new Map(found.map(({ id, hits }) => [id, hits.length]))
  expect(counts).toEqual(
    new Map([
      [one.id, 3],
      [other.id, 2],
    ]),
  )
  const [title] = found.find(({ id }) => id === other.id)?.hits ?? []
  const results = await replace('mušle', 'škeble', found, {
    posts: [
      { id: one.id, version: one.version },
      { id: other.id, version: other.version, without: [title?.key] },
    ],
  })
  expect(results).toMatchObject([
    { ok: true, count: 3, undo: { id: one.id, version: 2, before: 1 } },
    { ok: true, count: 1 },
  ])
  expect(await getRecord(db, posts, one.id)).toMatchObject({ title: 'Škeble a lastury', slug: one.slug })
  expect((await getRecord(db, posts, one.id)).content.content[0]).toEqual(p('Perla je škeble, **škeble** je perla.'))
  expect(await getRecord(db, posts, other.id)).toMatchObject({ title: 'Jen mušle' })
  expect(await textOf(other)).toContain('Škeble.')
  const [entry] = await listHistory(db, posts, one.id)
  expect(entry).toMatchObject({ cause: 'find-replace', authorName: 'Test editor' })
  const audit = db.selectFrom('audit').where('recordId', '=', one.id).where('action', '=', 'find-replace')
  expect(await audit.select('actorId').execute()).toEqual([{ actorId: 'test-editor' }])
  expect(await db.selectFrom('postChecked').where('postId', '=', one.id).select('postId').execute()).toHaveLength(1)
  const undone = await undo(results.map((result: { undo: unknown }) => result.undo))
  expect(undone).toMatchObject([{ ok: true }, { ok: true }])
  expect(inputOf(posts, await getRecord(db, posts, one.id))).toEqual(inputOf(posts, one))
  expect(inputOf(posts, await getRecord(db, posts, other.id))).toEqual(inputOf(posts, other))
})

test('a post that somebody saved since is named, not overwritten, on the way there and back', async () => {
  const post = await live('Hrnek', 'Plný hrnek.')
  const found = await find('hrnek')
  await changeRecord(db, posts, post.id, { breadcrumbTitle: 'Jinak' }, { id: null, name: 'Kolega' }, 'update')
  expect(await replace('hrnek', 'šálek', found)).toMatchObject([{ id: post.id, ok: false, code: 'VERSION_CONFLICT' }])
  expect((await replace('hrnek', 'šálek', found))[0].message).toContain('Kolega')
  expect(await textOf(post)).toContain('Plný hrnek.')
  const [done] = await replace('hrnek', 'šálek', await find('hrnek'))
  await changeRecord(db, posts, post.id, { breadcrumbTitle: '' }, { id: null, name: 'Kolega' }, 'update')
  expect(await undo([done.undo])).toMatchObject([{ ok: false, code: 'VERSION_CONFLICT' }])
  expect(await undo([done.undo], 'admin')).toMatchObject([{ ok: false, code: 'VALIDATION_FAILED' }])
  expect(await textOf(post)).toContain('Plný šálek.')
})

test('a waiting change elsewhere in the text goes on, one in the same paragraph is named first', async () => {
  const post = await live('Klobouk', 'Nový klobouk.')
  const change = (...parts: string[]) =>
    createChange(
      db,
      posts,
      post.id,
      {
        title: 'Zima',
        publishAt: null,
        values: { ...inputOf(posts, post), ...page(...parts.map((text) => p(text))) },
        version: post.version,
      },
      SYSTEM,
    )
  await change('Nový klobouk.', 'Jiný odstavec v zimě.')
  expect(await find('klobouk')).toMatchObject([{ waiting: 1 }])
  const [done] = await replace('Nový klobouk', 'Starý klobouk', await find('Nový klobouk'))
  expect(done).toMatchObject({ ok: true })
  await undo([done.undo])
  await change('Nový zimní klobouk.', 'Jiný odstavec.')
  const found = await find('Nový klobouk')
  const [refused] = await replace('Nový klobouk', 'Starý klobouk', found)
  expect(refused).toMatchObject({ ok: false, code: 'BREAKS_CHANGE' })
  expect(refused.message).toContain('Zima')
  expect(await replace('Nový klobouk', 'Starý klobouk', found, { keepsChanges: false })).toMatchObject([{ ok: true }])
})

test('contributors save their drafts and suggest the rest, and take both back', async () => {
  const post = await live('Deštník', 'Mokrý deštník.')
  const { body: own } = await api.post('/posts', { title: 'Můj koncept', ...page(p('Suchý deštník.')) }, 'contributor')
  const found = await find('deštník', { places: ['texts'] }, 'contributor')
  const ways = new Map(found.map(({ id, how }) => [id, how]))
  expect(ways).toEqual(
    new Map([
      [post.id, 'suggest'],
      [own.id, 'save'],
    ]),
  )
  const search = { find: 'deštník', places: ['texts'] }
  const results = await replace('deštník', 'slunečník', found, { search }, 'contributor')
  const [saved, suggested] = [own.id, post.id].map((id) => results.find((result: { id: string }) => result.id === id))
  expect([saved.ok, suggested.ok, typeof suggested.change]).toEqual([true, true, 'string'])
  expect(await textOf(post)).toContain('Mokrý deštník.')
  expect(await textOf(own)).toContain('Suchý slunečník.')
  expect(await listChanges(db, posts, post.id)).toMatchObject([
    { title: 'deštník → slunečník', authorId: 'test-contributor', publishAt: null },
  ])
  const steps = [saved.undo, { id: post.id, change: suggested.change }]
  expect(await undo(steps, 'editor')).toMatchObject([{ ok: false }, { ok: true }])
  expect(await undo([saved.undo], 'contributor')).toMatchObject([{ ok: true }])
  expect(await textOf(own)).toContain('Suchý deštník.')
  expect(await listChanges(db, posts, post.id)).toEqual([])
})

test('what would make a bad post is refused by name, and the rest goes on', async () => {
  const bad = await live('Lampa', 'Lampa.', {
    metaTag: { title: '', description: '', robots: '', keyword: '', canonical: '' },
  })
  const good = await live('Světlo', 'Tady lampa svítí.')
  const found = await find('lampa')
  const results = await replace('lampa', 'x'.repeat(200), found)
  const of = (id: string) => results.find((result: { id: string }) => result.id === id)
  expect(of(bad.id)).toMatchObject({ ok: false, code: 'VALIDATION_FAILED' })
  expect(of(good.id)).toMatchObject({ ok: true })
  expect(await textOf(bad)).toContain('Lampa.')
  expect((await replace('neníTamNic', 'x', [{ ...(found[0] as Found), id: bad.id, version: 1 }]))[0]).toMatchObject({
    ok: false,
  })
})

test('a small correction keeps the date, and bad searches are refused', async () => {
  const post = await live('Budík', 'Starý budík.')
  await replace('budík', 'kohout', await find('budík', { places: ['texts'] }), { isSmall: true })
  expect((await getRecord(db, posts, post.id)).updatedAt).toBe(post.updatedAt)
  for (const body of [
    {},
    { find: '' },
    { find: 'x'.repeat(201) },
    { find: 'a\nb' },
    { find: 'a', places: [] },
    { find: 'a', kde: 1 },
  ]) {
    expect([body, (await api.post('/replace/find', body, 'editor')).status]).toEqual([body, 422])
  }
  const many = await live('Moc', 'a '.repeat(400))
  const found = (await find('a ')).find(({ id }) => id === many.id)
  expect(found).toMatchObject({ isMore: true })
  expect(await replace('a ', 'b ', found ? [found] : [])).toMatchObject([{ ok: false, code: 'VALIDATION_FAILED' }])
})
