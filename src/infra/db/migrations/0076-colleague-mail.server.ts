import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Which mails about posts users want, which posts they follow, and what they are still to be told. */
export const colleagueMail: Migration = {
  name: '0076-colleague-mail',
  async up(db) {
    await db.schema
      .createTable('mail_choice')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('is_quiet', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('follower')
      .addColumn('post_id', 'text', (column) => column.notNull().references('post.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('follower_pk', ['post_id', 'user_id'])
      .execute()
    await db.schema.createIndex('follower_user').on('follower').column('user_id').execute()
    let news = db.schema
      .createTable('colleague_news')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    for (const name of ['kind', 'choice', 'author', 'title', 'quote', 'body', 'path', 'created_at', 'due_at']) {
      news = news.addColumn(name, 'text', (column) => column.notNull())
    }
    await news.execute()
    await db.schema.createIndex('colleague_news_due').on('colleague_news').columns(['due_at', 'user_id']).execute()
    await db.schema.createIndex('colleague_news_user').on('colleague_news').columns(['user_id', 'path']).execute()
  },
}
