import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import {
  archiveRecord,
  createRecord,
  duplicateRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { findWriterCards } from '#entities/writer/queries.server.ts'
import { emptyWriter, type Writer, type WriterInput } from '#entities/writer/schema.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'
import { saidIn } from '#shared/words/message.ts'

const db = await createTestDb()
const avatar = await build.media(db)

const create = (input: Partial<WriterInput>) => createRecord(db, writers, input, SYSTEM)
const update = (writer: Writer, change: Partial<WriterInput>) =>
  updateRecord(db, writers, writer.id, { ...inputOf(writers, writer), ...change }, writer.version, SYSTEM)

/** Every field set to a value that differs from the empty record. */
const everything: WriterInput = {
  username: 'klara',
  fullName: 'Mgr. Klára Vondrová',
  firstName: 'Klára',
  lastName: 'Vondrová',
  email: 'klara@rozvazne.example',
  avatar: avatar.id,
  portrait: { hair: 'bun', top: 'round', item: 'scarf', beard: false },
  position: 'šéfredaktorka',
  info: 'Píše o výplatách.',
}

test('stores and returns every field', async () => {
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyWriter).toSorted())
  const created = await create(everything)
  const stored = await getRecord(db, writers, created.id)
  expect(stored).toEqual({
    ...everything,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
  })
  expect(created).toEqual(stored)

  const { rows } = await sql`select * from writer where id = ${created.id}`.execute(db)
  expect(rows).toEqual([
    {
      ...everything,
      portrait: JSON.stringify(everything.portrait),
      id: created.id,
      version: 1,
      isDeleted: 0,
      createdAt: created.createdAt,
      updatedAt: created.updatedAt,
      titleSort: 'vondrova klara\tvondrová klára',
    },
  ])
})

test('requires first and last name, from which full name and username are derived', async () => {
  const writer = await create({ firstName: 'Ondřej', lastName: 'Kalina' })
  const names = { firstName: 'Ondřej', lastName: 'Kalina', fullName: 'Ondřej Kalina', username: 'ondrej-kalina' }
  expect(writer).toMatchObject({ ...emptyWriter, ...names })
  expect((await create({ firstName: 'Ondřej', lastName: 'Kalina' })).username).toBe('ondrej-kalina-2')
  expect(await wrongFields(create({ firstName: 'Ondřej' }))).toEqual(['lastName'])
  expect(await wrongFields(create({ lastName: 'Kalina' }))).toEqual(['firstName'])
})

test('an update changes every field, and clears it again', async () => {
  const writer = await create({ firstName: 'Prázdný', lastName: 'Autor' })
  const filled = await update(writer, { ...everything, username: 'plny', email: 'plny@rozvazne.example' })
  expect(await getRecord(db, writers, writer.id)).toMatchObject({
    ...everything,
    username: 'plny',
    email: filled.email,
  })
  const names = { firstName: 'Prázdný', lastName: 'Autor', fullName: 'Prázdný Autor', username: 'prazdny' }
  await update(filled, { ...emptyWriter, ...names })
  expect(await getRecord(db, writers, writer.id)).toMatchObject({ ...emptyWriter, ...names })
})

test('usernames are unique', async () => {
  await create({ firstName: 'Matěj', lastName: 'Hrubeš', username: 'matej' })
  const refusal = await refusalOf(create({ firstName: 'Matěj', lastName: 'Druhý', username: 'matej' }))
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', status: 409, fields: [{ path: 'username' }] })
  expect(refusal.message).toContain('“Matěj Hrubeš”')
})

test('e-mails are unique regardless of case; several writers may have none', async () => {
  const tereza = await create({ firstName: 'Tereza', lastName: 'Jandová', email: 'Tereza@Rozvazne.example' })
  const refusal = await refusalOf(create({ firstName: 'Jiná', lastName: 'Osoba', email: 'tereza@rozvazne.example' }))
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', status: 409, fields: [{ path: 'email' }] })
  expect(refusal.message).toBe('Tereza Jandová already has this e-mail.')
  expect(saidIn('cs', refusal.said)).toBe('Tento e-mail už má Tereza Jandová.')
  const same = await update(tereza, { email: 'TEREZA@rozvazne.example' })
  expect(same.email).toBe('tereza@rozvazne.example')

  await archiveRecord(db, writers, tereza.id, SYSTEM)
  const heir = await create({ firstName: 'Jiná', lastName: 'Osoba', email: 'tereza@rozvazne.example' })
  expect(heir.email).toBe('tereza@rozvazne.example')
})

test('an unarchived writer loses only what was taken meanwhile', async () => {
  const both = { username: 'eva', email: 'eva@rozvazne.example' }
  const eva = await create({ ...everything, ...both, firstName: 'Eva', lastName: 'Nová', fullName: 'Eva Nová' })
  await archiveRecord(db, writers, eva.id, SYSTEM)
  const namesake = await create({ firstName: 'Eva', lastName: 'Jiná', username: 'eva' })
  const back = await unarchiveRecord(db, writers, eva.id, SYSTEM)
  expect(back).toEqual({ ...eva, username: 'eva-nova', isDeleted: false, version: 3, updatedAt: back.updatedAt })

  await archiveRecord(db, writers, eva.id, SYSTEM)
  await update(namesake, { username: 'eva-nova', email: 'eva@rozvazne.example' })
  const again = await unarchiveRecord(db, writers, eva.id, SYSTEM)
  expect(again).toMatchObject({ username: 'eva-nova-2', email: '', position: 'šéfredaktorka', avatar: avatar.id })
})

test('a copy has neither the username nor the e-mail of the original', async () => {
  const email = 'vzor@rozvazne.example'
  const original = await create({ ...everything, username: 'vzor', email, fullName: 'Vzor' })
  const copy = await duplicateRecord(db, writers, original.id, SYSTEM)
  expect(copy).toMatchObject({
    email: '',
    username: 'vzor-copy',
    fullName: 'Vzor (copy)',
    info: 'Píše o výplatách.',
    version: 1,
  })
})

test.each<[string, object]>([
  ['email', { email: 'nikdo' }],
  ['username', { username: 'Klára' }],
  ['firstName', { firstName: '  ' }],
  ['lastName', { lastName: 'a'.repeat(61) }],
  ['position', { position: 'a'.repeat(81) }],
  ['info', { info: 'a'.repeat(1501) }],
  ['avatar', { avatar: 'chybi-0001' }],
  ['phone', { phone: '123' }],
])('rejects an invalid %s: %j', async (path, change) => {
  expect(await wrongFields(create({ firstName: 'Jan', lastName: 'Chybný', ...change }))).toEqual([path])
})

test('a card includes the author page only while published, and no archived picture', async () => {
  const picture = await build.media(db)
  const writer = await create({
    firstName: 'Karel',
    lastName: 'Karta',
    avatar: picture.id,
    email: 'k@rozvazne.example',
  })
  const card = async () => (await findWriterCards(db, [writer.id])).get(writer.id)
  expect(await card()).toMatchObject({ username: 'karel-karta', authorPath: null, avatar: { width: 640, height: 480 } })
  await build.post(db, { title: 'Karel Karta', category: 'Autor', writer: writer.id, slug: 'karel' })
  expect(Object.keys((await card()) ?? {}).toSorted()).toEqual([
    'authorPath',
    'avatar',
    'fullName',
    'info',
    'position',
    'username',
  ])
  expect((await card())?.authorPath).toBe('/autor/karel/')
  // Of several pages the newest, whichever was created first.
  const dated = { category: 'Autor', writer: writer.id } as const
  await build.post(db, { ...dated, slug: 'karel-drive' })
  const setDate = (slug: string, publishedAt: string) =>
    db.updateTable('post').set({ publishedAt }).where('slug', '=', slug).execute()
  await setDate('karel', '2026-11-02T10:00:00.000Z')
  await setDate('karel-drive', '2026-11-01T10:00:00.000Z')
  expect((await card())?.authorPath).toBe('/autor/karel/')
  await setDate('karel-drive', '2026-11-03T10:00:00.000Z')
  expect((await card())?.authorPath).toBe('/autor/karel-drive/')
  await sql`update media set is_deleted = 1 where id = ${picture.id}`.execute(db)
  expect((await card())?.avatar).toBeNull()
  await archiveRecord(db, writers, writer.id, SYSTEM)
  expect(await card()).toBeUndefined()
})

test('a writer without a photograph has a drawn portrait', async () => {
  const { portrait } = everything
  const drawn = await create({ firstName: 'Jana', lastName: 'Nová', portrait })
  const photographed = await create({ firstName: 'Eva', lastName: 'Malá', portrait, avatar: avatar.id })
  const cards = await findWriterCards(db, [drawn.id, photographed.id])
  expect(cards.get(drawn.id)?.avatar).toEqual({
    url: '/portrait/1/bun-round-scarf.svg',
    width: 96,
    height: 96,
    alt: 'Jana Nová',
  })
  expect(cards.get(photographed.id)?.avatar?.url).toMatch(/^\/media\//)
})
