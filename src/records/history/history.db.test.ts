import { expect, test } from 'vitest'
import type { Actor } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import {
  archiveRecord,
  changeRecord,
  createRecord,
  deleteRecord,
  duplicateRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { findRevision } from '#records/history/history.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { page, p } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { listRevisions } from '#testing/list-revisions.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const jana: Actor = { id: 'user-jana', name: 'Jana Nová', ip: '192.0.2.7', requestId: 'r-1' }
const petr: Actor = { id: 'user-petr', name: 'Petr Starý' }

const create = (input: Partial<CasinoInput>) => createRecord(db, casinos, input, jana)
const update = (casino: Casino, change: Partial<CasinoInput>, actor = petr) =>
  updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), ...change }, casino.version, actor)

const auditOf = async (recordId: string) => {
  const rows = await db.selectFrom('audit').where('recordId', '=', recordId).selectAll().execute()
  const read = rows.map((row) => ({ ...row, change: JSON.parse(row.change) }))
  return read.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

test('a revision contains the whole record with relations, author and time', async () => {
  const [first, second] = [await build.gameType(db), await build.gameType(db)]
  const casino = await create({ title: 'Verze', bonus: 'první', gameTypes: [second.id, first.id] })
  const changed = await update(casino, { bonus: 'druhý', gameTypes: [first.id] })
  expect((await findRevision(db, casinos, casino.id, 1))?.data).toEqual(casino)
  expect((await findRevision(db, casinos, casino.id, 2))?.data).toEqual(changed)
  expect(await findRevision(db, casinos, casino.id, 3)).toBeUndefined()
  expect(await listRevisions(db, casinos, casino.id)).toEqual([
    { number: 2, authorName: 'Petr Starý', createdAt: changed.updatedAt },
    { number: 1, authorName: 'Jana Nová', createdAt: casino.createdAt },
  ])
  expect(await findRevision(db, casinos, casino.id, 1)).toMatchObject({ authorId: 'user-jana', collection: 'casinos' })
})

test('every kind of save writes a revision', async () => {
  const casino = await create({ title: 'Životopis' })
  await update(casino, { bonus: 'x' })
  await archiveRecord(db, casinos, casino.id, jana)
  await unarchiveRecord(db, casinos, casino.id, jana)
  await restoreRevision(db, casinos, casino.id, 1, jana)
  expect((await listRevisions(db, casinos, casino.id)).map((revision) => revision.number)).toEqual([5, 4, 3, 2, 1])
})

test('a restored revision becomes the newest version; later ones stay in the history', async () => {
  const gameType = await build.gameType(db)
  const casino = await create({ title: 'Obnova', bonus: 'původní', gameTypes: [gameType.id] })
  await update(casino, { title: 'Změněno', bonus: 'nový', gameTypes: [] })
  const restored = await restoreRevision(db, casinos, casino.id, 1, petr)
  expect(restored).toEqual({ ...casino, version: 3, updatedAt: restored.updatedAt })
  expect(await getRecord(db, casinos, casino.id)).toEqual(restored)
  expect((await findRevision(db, casinos, casino.id, 2))?.data).toMatchObject({ title: 'Změněno' })
  expect((await auditOf(casino.id)).at(-1)).toMatchObject({ action: 'restore', actorName: 'Petr Starý' })
})

test('restoring a post restores its text, but not status, slug and category', async () => {
  const writer = await build.writer(db)
  const draft = await build.post(db, { title: 'Článek', isActive: false, ...page(p('Starý text.')) })
  const live = {
    ...inputOf(posts, draft),
    ...page(p('Nový text.')),
    title: 'Recenze',
    slug: 'nova-adresa',
    category: 'Recenze' as const,
    writer: writer.id,
    isActive: true,
  }
  await updateRecord(db, posts, draft.id, live, 1, jana)
  const stays = { slug: 'nova-adresa', category: 'Recenze', isActive: true, isDeleted: false }
  const refused = await refusalOf(restoreRevision(db, posts, draft.id, 1, jana))
  expect(refused.fields).toMatchObject([
    { path: 'writer', message: 'Reviews and author pages are signed: choose the writer.' },
  ])
  const signed = await updateRecord(db, posts, draft.id, { ...live, ...page(p('Druhý text.')) }, 2, jana)
  const restored = await restoreRevision(db, posts, draft.id, 2, jana)
  expect(restored).toMatchObject({ ...stays, ...page(p('Nový text.')), version: 4 })
  const undone = await restoreRevision(db, posts, draft.id, signed.version, jana, { seen: restored.version })
  expect(undone).toEqual({ ...signed, version: 5, updatedAt: undone.updatedAt })
})

test('restoring a version from before it was a page leaves it one', async () => {
  const post = await build.post(db, page(p('První.')))
  await changeRecord(db, posts, post.id, { isPage: true, ...page(p('Druhý.')) }, jana, 'update')
  expect(await restoreRevision(db, posts, post.id, 1, jana)).toMatchObject({ isPage: true, ...page(p('První.')) })
})

test('restoring neither unpublishes a live post nor unarchives an archived one', async () => {
  const post = await build.post(db, { isActive: false, ...page(p('První.')) })
  const live = await updateRecord(db, posts, post.id, { ...inputOf(posts, post), isActive: true }, 1, jana)
  expect(await restoreRevision(db, posts, post.id, 1, jana)).toMatchObject({ isActive: true, slug: live.slug })
  await archiveRecord(db, posts, post.id, jana)
  expect(await restoreRevision(db, posts, post.id, 1, jana)).toMatchObject({ isActive: true, isDeleted: true })
})

test('does not restore over a newer save', async () => {
  const casino = await create({ title: 'Mezitím', bonus: 'první' })
  const second = await update(casino, { bonus: 'druhý' })
  await update(second, { bonus: 'třetí', ribbon: 'Nové' })
  expect(await refusalOf(restoreRevision(db, casinos, casino.id, 1, jana, { seen: second.version }))).toMatchObject({
    code: 'VERSION_CONFLICT',
    message: 'Petr Starý has changed this casino in the meantime.',
    fields: [
      { path: 'bonus', message: 'Changed by Petr Starý.' },
      { path: 'ribbon', message: 'Changed by Petr Starý.' },
    ],
  })
})

test('a conflict names who saved, even if it was the same user', async () => {
  const casino = await create({ title: 'Kdo dřív' })
  const second = await update(casino, { bonus: 'Petrův' }, petr)
  await update(second, { ribbon: 'Janin' }, jana)
  const late = (actor: Actor, version: number) =>
    refusalOf(updateRecord(db, casinos, casino.id, inputOf(casinos, casino), version, actor))
  expect((await late(jana, 1)).message).toBe('Petr Starý and Jana Nová have changed this casino in the meantime.')
  expect((await late(jana, 1)).fields?.map(({ path }) => path).toSorted()).toEqual(['bonus', 'ribbon'])
  expect((await late(jana, 1)).savedBy).toEqual([petr, jana].map(({ id, name }) => ({ id, name })))
  expect((await late(jana, 2)).message).toBe('You have changed this casino in another window.')
  await changeRecord(db, casinos, casino.id, { bonus: 'v čas' }, { ...jana, name: 'Jana Nová (schedule)' }, 'update')
  expect((await late(jana, 3)).message).toBe('Jana Nová (schedule) has changed this casino in the meantime.')
  expect((await late(jana, 9)).message).toBe('Someone else has changed this record. Reload or compare.')
})

test('cannot restore a missing version, or one that refers to deleted records', async () => {
  const casino = await create({ title: 'Bez verze' })
  expect(await refusalOf(restoreRevision(db, casinos, casino.id, 9, jana))).toMatchObject({
    code: 'NOT_FOUND',
    message: 'This casino has no version 9.',
  })
  const logo = await build.media(db)
  const withLogo = await update(casino, { logo: logo.id })
  await update(withLogo, { logo: null })
  await archiveRecord(db, media, logo.id, jana)
  await deleteRecord(db, media, logo.id, jana)
  expect(await wrongFields(restoreRevision(db, casinos, casino.id, 2, jana))).toEqual(['logo'])
})

test.each([
  ['casinos', casinos, { title: 'Stará adresa', slug: 'adresa' }, { slug: 'jina-adresa' }],
  ['bookmakers', bookmakers, { title: 'Stará adresa', slug: 'adresa' }, { slug: 'jina-adresa' }],
  ['writers', writers, { firstName: 'Jana', lastName: 'Stará', username: 'adresa' }, { username: 'jina-adresa' }],
] as const)('an old version of %s leaves the address alone', async (_, kind, first, moved) => {
  const collection = kind as unknown as Collection<Entity>
  const made = await createRecord(db, collection, first, jana)
  await updateRecord(db, collection, made.id, { ...inputOf(collection, made), ...moved }, 1, jana)
  await createRecord(db, collection, first, jana)
  expect(await restoreRevision(db, collection, made.id, 1, jana)).toMatchObject({ ...first, ...moved })
})

test('the audit log contains who did what to which record, and the changes', async () => {
  const casino = await create({ title: 'Kontrola', bonus: 'starý' })
  await update(casino, { bonus: 'nový', rating: 9.4, prosList: ['Klad'] })
  await archiveRecord(db, casinos, casino.id, petr)
  await unarchiveRecord(db, casinos, casino.id, petr)
  await archiveRecord(db, casinos, casino.id, petr)
  await deleteRecord(db, casinos, casino.id, petr)
  const rows = await auditOf(casino.id)
  expect(rows.map((row) => row.action).toSorted()).toEqual([
    'archive',
    'archive',
    'create',
    'delete',
    'unarchive',
    'update',
  ])
  const byAction = (action: string) => rows.find((row) => row.action === action)
  expect(byAction('create')).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    actorId: 'user-jana',
    actorName: 'Jana Nová',
    ip: '192.0.2.7',
    requestId: 'r-1',
    action: 'create',
    collection: 'casinos',
    recordId: casino.id,
    recordTitle: 'Kontrola',
    change: {},
  })
  expect(byAction('update')).toMatchObject({
    actorId: 'user-petr',
    ip: null,
    requestId: null,
    change: {
      bonus: { from: 'starý', to: 'nový' },
      rating: { from: null, to: 9.4 },
      prosList: { from: [], to: ['Klad'] },
    },
  })
  expect(Object.keys(byAction('update')?.change ?? {})).toHaveLength(3)
  expect(byAction('archive')?.change).toEqual({ isDeleted: { from: false, to: true } })
  expect(byAction('unarchive')?.change).toEqual({ isDeleted: { from: true, to: false } })
  expect(byAction('delete')).toMatchObject({ recordTitle: 'Kontrola', actorName: 'Petr Starý' })
})

test('elides long values, which the revision has in full', async () => {
  const post = await build.post(db, page(p('a'.repeat(400))))
  await updateRecord(db, posts, post.id, { ...inputOf(posts, post), ...page(p('b'.repeat(400))) }, 1, jana)
  const update = (await auditOf(post.id)).find((row) => row.action === 'update')
  expect(update?.change).toEqual({ content: { from: '…', to: '…' } })
})

test('a copy starts its own history', async () => {
  const casino = await create({ title: 'Předloha' })
  const copy = await duplicateRecord(db, casinos, casino.id, petr)
  expect((await listRevisions(db, casinos, copy.id)).map((revision) => revision.number)).toEqual([1])
  expect((await auditOf(copy.id)).map((row) => row.action)).toEqual(['create'])
})
