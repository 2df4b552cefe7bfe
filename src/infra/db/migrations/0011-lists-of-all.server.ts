import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The admin's list of posts includes all of them, archived too, which the indexes of 0007 cannot sort. */
export const listsOfAll: Migration = {
  name: '0011-lists-of-all',
  async up(db) {
    const filtered = ['id', 'is_deleted', 'is_active', 'category', 'writer', 'entity_model', 'is_review_post']
    for (const [name, column] of [
      ['updated', 'updated_at'],
      ['created', 'created_at'],
      ['title', 'title_sort'],
    ] as const) {
      await db.schema
        .createIndex(`post_all_${name}`)
        .on('post')
        .columns([column, ...filtered])
        .execute()
    }
  },
}
