import type { Migration } from '#infra/db/migrations/migration.server.ts'

const TITLED = ['bookmaker', 'casino', 'game_type', 'media', 'payment_method', 'software_provider', 'user', 'writer']

/** Indexes for the sort orders of the admin's lists. The id breaks ties, so that a page is found on the index alone. */
export const lists: Migration = {
  name: '0007-lists',
  async up(db) {
    const index = (table: string, name: string, columns: string[]) =>
      db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()

    for (const table of [...TITLED, 'redirect', 'message']) {
      await index(table, 'list_updated', ['is_deleted', 'updated_at', 'id'])
      await index(table, 'list_created', ['is_deleted', 'created_at', 'id'])
    }
    for (const table of TITLED) await index(table, 'list_title', ['is_deleted', 'title_sort', 'id'])

    // A post is large; the index has the columns its list filters by, so that no text is read to count or skip rows.
    const filtered = ['id', 'is_active', 'category', 'writer', 'entity_model', 'is_review_post']
    await index('post', 'list_updated', ['is_deleted', 'updated_at', ...filtered])
    await index('post', 'list_created', ['is_deleted', 'created_at', ...filtered])
    await index('post', 'list_title', ['is_deleted', 'title_sort', ...filtered])

    await index('audit', 'by_collection', ['collection', 'at'])
    await index('audit', 'by_actor', ['actor_id', 'at'])
  },
}
