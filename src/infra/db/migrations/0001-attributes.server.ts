import type { Migration } from '#infra/db/migrations/migration.server.ts'
import {
  createRecordTable,
  createSlugIndex,
  createTitledTable,
  reference,
  texts,
} from '#infra/db/migrations/columns.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

export const attributes: Migration = {
  name: '0001-attributes',
  async up(db) {
    await texts(createTitledTable(db, 'media'), 'alt', 'mime', 'sha256')
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .execute()

    await createTitledTable(db, 'game_type')
      .addColumn('order', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await reference(createTitledTable(db, 'payment_method'), 'logo', 'media').execute()
    await reference(createTitledTable(db, 'software_provider'), 'logo', 'media').execute()

    const writer = texts(
      createRecordTable(db, 'writer'),
      'username',
      'full_name',
      'first_name',
      'last_name',
      'email',
      'position',
      'info',
    ).addColumn('title_sort', dialectOf(db).sortableText, (column) => column.notNull())
    await reference(writer, 'avatar', 'media').execute()
    await createSlugIndex(db, 'writer', 'username')
    await createSlugIndex(db, 'writer', 'email')
  },
}
