import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'

type Table = CreateTableBuilder<any, any>

/** A text column that is not null but may be empty. */
export const texts = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull().defaultTo('')), table)

export const jsons = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table)

export const flags = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)), table)

export const maybeIntegers = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, 'integer'), table)

/** A foreign key, checked when the transaction ends, so that records may be written in any order. */
export const reference = (table: Table, name: string, target: string): Table =>
  table.addColumn(name, 'text', (column) =>
    column.references(`${target}.id`).modifyEnd(sql`deferrable initially deferred`),
  )

export function createRecordTable(db: Kysely<any>, name: string): Table {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_deleted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
}

/** A titled record also has a Czech sort key. */
export function createTitledTable(db: Kysely<any>, name: string): Table {
  return createRecordTable(db, name)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_sort', dialectOf(db).sortableText, (column) => column.notNull())
}

const LIST_SORTS = { updated: 'updated_at', created: 'created_at', title: 'title_sort' }

interface TitledRecords {
  columns?: (table: Table) => Table
  references?: Record<string, string>
}

export async function createTitledRecords(
  db: Kysely<any>,
  name: string,
  { columns = (table) => table, references = {} }: TitledRecords = {},
): Promise<void> {
  const index = (suffix: string, indexed: string[]) =>
    db.schema.createIndex(`${name}_${suffix}`).on(name).columns(indexed).execute()

  const referring = Object.entries(references)
  const table = columns(createTitledTable(db, name))
  await referring.reduce((built, [column, target]) => reference(built, column, target), table).execute()
  for (const [column] of referring) await index(column, [column])
  for (const [sort, column] of Object.entries(LIST_SORTS)) {
    await index(`list_${sort}`, ['is_deleted', column, 'id'])
    await index(`all_${sort}`, [column, 'id'])
  }
}

/** An ordered many-to-many relation, indexed from both sides. */
export async function createRelation(db: Kysely<any>, table: string, owner: string, member: string): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(`${owner}_id`, 'text', (column) => column.notNull().references(`${owner}.id`).onDelete('cascade'))
    .addColumn(`${member}_id`, 'text', (column) => column.notNull().references(`${member}.id`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_pk`, [`${owner}_id`, `${member}_id`])
    .execute()
  await db.schema
    .createIndex(`${table}_member`)
    .on(table)
    .columns([`${member}_id`, `${owner}_id`])
    .execute()
}

/** Unique among records that are not archived; a draft may have none yet. */
export async function createSlugIndex(db: Kysely<any>, table: string, column = 'slug'): Promise<void> {
  await sql`create unique index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
    where is_deleted = 0 and ${sql.ref(column)} <> ''`.execute(db)
}
