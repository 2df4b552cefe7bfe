import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { sql } from 'kysely'
import { assert, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { emptyRedirect } from '#entities/redirect/schema.ts'
import { DatabaseUnavailable, fromPostgres, fromSqlite } from '#infra/db/errors.server.ts'
import { AppError } from '#shared/app-error.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

let rules = 0
const MAKERS = {
  casino: () => build.casino(db),
  bookmaker: () => build.bookmaker(db),
  post: () => build.post(db),
  writer: () => build.writer(db),
  redirect: () => createRecord(db, redirects, { ...emptyRedirect, from: `/stara-${++rules}/`, to: '/nova/' }, SYSTEM),
}

test.each([
  ['casino', 'slug', 'slug', 'address'],
  ['bookmaker', 'slug', 'slug', 'address'],
  ['post', 'slug', 'slug', 'address'],
  ['writer', 'username', 'username', 'address'],
  ['writer', 'email', 'email', 'e-mail'],
  ['redirect', 'fromPath', 'from', 'address'],
] as const)('a race for the same %s.%s: the second save names the field', async (table, column, path, name) => {
  const [first, second] = [await MAKERS[table](), await MAKERS[table]()]
  const take = (id: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = 'same' where id = ${id}`.execute(db)
  await take(first.id)
  const error = await thrownBy(take(second.id))
  const message = `Somebody has just taken this ${name}. Save once more.`
  expect(error).toMatchObject({ code: 'SLUG_TAKEN', message, fields: [{ path, message }] })
  assert(error instanceof Error)
  expect(error.cause).toBeInstanceOf(Error)
})

test('a character that the database cannot store is a client error', async () => {
  const [low, high] = ['a\u0000b', 'a\ud800b']
  for (const text of [low, high]) {
    const error = await thrownBy(db.selectFrom('casino').where('title', '=', text).selectAll().execute())
    // SQLite accepts anything.
    expect(error === undefined || (error as AppError).code === 'BAD_REQUEST').toBe(true)
  }
})

test('bugs of the program pass through', async () => {
  const wrong = await thrownBy(sql`select nothing from nowhere`.execute(db))
  expect(wrong).toBeInstanceOf(Error)
  expect(wrong).not.toBeInstanceOf(AppError)
  const { id } = await build.casino(db, { title: 'Koruna' })
  const copy = db.selectFrom('casino').where('id', '=', id).selectAll()
  const twice = await thrownBy(
    db
      .insertInto('casino')
      .values({ ...(await copy.executeTakeFirstOrThrow()), slug: '' })
      .execute(),
  )
  expect(twice).toBeInstanceOf(Error)
  expect(twice).not.toBeInstanceOf(AppError)
})

const codeOf = (error: unknown) =>
  error instanceof DatabaseUnavailable ? 'away' : error instanceof AppError ? error.code : 'unchanged'

test.each([
  [5, 'away'],
  [261, 'away'],
  [6, 'away'],
  [8, 'away'],
  [10, 'away'],
  [266, 'away'],
  [14, 'away'],
  [13, 'STORAGE_FULL'],
  [11, 'unchanged'],
  [19, 'unchanged'],
  [1555, 'unchanged'],
])('SQLite’s %d is %s', (errcode, code) => {
  expect(codeOf(fromSqlite(Object.assign(new Error('no words matter'), { errcode })))).toBe(code)
})

test('SQLite itself uses these codes', () => {
  const file = new DatabaseSync(':memory:')
  file.exec("create table casino (slug text); create unique index casino_slug on casino (slug) where slug <> ''")
  file.exec("insert into casino values ('lev')")
  expect(() => file.exec("insert into casino values ('lev')")).toThrow(expect.objectContaining({ errcode: 2067 }))
  expect(() => new DatabaseSync('/nowhere/at/all.db')).toThrow(expect.objectContaining({ errcode: 14 }))
  file.close()
})

test.each([
  ['08006', 'away'],
  ['28P01', 'away'],
  ['3D000', 'away'],
  ['40001', 'away'],
  ['40P01', 'away'],
  ['53300', 'away'],
  ['57014', 'away'],
  ['57P01', 'away'],
  ['25006', 'away'],
  ['53100', 'STORAGE_FULL'],
  ['23503', 'unchanged'],
  ['42P01', 'unchanged'],
])('PostgreSQL’s %s is %s', (code, expected) => {
  const error = Object.assign(new pg.DatabaseError('no words matter', 0, 'error'), { code })
  expect(codeOf(fromPostgres(error))).toBe(expected)
})

test('network errors of PostgreSQL have no code, and bugs of the program are not among them', () => {
  expect(codeOf(fromPostgres(new Error('Connection terminated unexpectedly')))).toBe('away')
  expect(codeOf(fromPostgres(new AggregateError([new Error('ECONNREFUSED')])))).toBe('away')
  expect(codeOf(fromPostgres(new TypeError('Converting circular structure to JSON')))).toBe('unchanged')
})
