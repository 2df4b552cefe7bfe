import { type Kysely, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { flags, jsons, maybeIntegers, texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Disputes of players with casinos, step by step, and what an offer has in the book. */
export const complaints: Migration = {
  name: '0063-complaints',
  async up(db) {
    const { sortableText } = dialectOf(db)
    let table = db.schema.createTable('complaint').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['record_id', 'state', 'shown_state', 'created_at', 'turn_since', 'last_word_at']) {
      table = table.addColumn(name, sortableText, (column) => column.notNull())
    }
    for (const name of ['deadline_at', 'remind_at', 'closed_at']) table = table.addColumn(name, sortableText)
    for (const name of [
      'received_at',
      'overdue_at',
      'sent_at',
      'link_until',
      'opened_at',
      'answered_at',
      'holder_id',
    ]) {
      table = table.addColumn(name, 'text')
    }
    table = table.addColumn('original', 'text')
    table = texts(table, 'collection', 'kind', 'wish', 'happened_on', 'support_on', 'support_way', 'support_reply')
    table = texts(table, 'text', 'title', 'summary', 'turn', 'task', 'holder_name', 'firm', 'link_id')
    table = texts(table, 'pending_answer', 'pending_outcome', 'verdict')
    table = jsons(table, 'bars', 'left_out', 'pending_bars', 'proposal')
    table = flags(table, 'version', 'number', 'is_refused', 'is_text_shown', 'is_documented', 'is_extended', 'is_open')
    await maybeIntegers(table, 'amount', 'days_kept').execute()
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`complaint_${name}`).on('complaint').columns(columns).execute()
    await sql`create unique index complaint_number on complaint (number) where number > 0`.execute(db)
    await index('shown', ['shown_state', 'number'])
    await index('of_offer', ['record_id', 'shown_state', 'number'])
    await index('queue', ['is_open', 'deadline_at', 'id'])
    await index('state', ['state', 'deadline_at', 'id'])
    await index('created', ['state', 'created_at'])
    await index('closed', ['closed_at', 'id'])
    await index('holder', ['holder_id', 'is_open', 'deadline_at'])
    await index('link', ['link_id'])
    // What waits for the clock, and what still has to be deleted one day.
    await sql`create index complaint_due on complaint (deadline_at) where overdue_at is null and is_open = 1`.execute(
      db,
    )
    await sql`create index complaint_remind on complaint (remind_at) where remind_at is not null`.execute(db)
    await sql`create index complaint_original on complaint (closed_at) where original is not null`.execute(db)
    await createApart(db)
    await createRest(db)
  },
}

/** Who wrote it, and what only the newsroom sees, are in tables of their own, which nothing public reads. */
async function createApart(db: Kysely<any>): Promise<void> {
  const { sortableText } = dialectOf(db)
  const ofComplaint = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaint.id').onDelete('cascade'))
  await texts(ofComplaint('complaint_person').addColumn('email', 'text'), 'email_hash', 'nickname')
    .addPrimaryKeyConstraint('complaint_person_pk', ['complaint_id'] as never[])
    .execute()
  await texts(ofComplaint('complaint_token'), 'role')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .execute()
  let event = ofComplaint('complaint_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', sortableText, (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('before', 'text')
  event = texts(event, 'kind', 'actor', 'actor_name', 'from_state', 'to_state', 'sentence', 'body', 'addressee')
  await flags(jsons(event, 'details'), 'is_public').execute()
  const file = ofComplaint('complaint_file').addColumn('id', 'text', (column) => column.primaryKey())
  await flags(texts(file, 'source', 'key', 'type', 'name', 'at'), 'size').execute()
  for (const [table, columns] of [
    ['complaint_person', ['email_hash']],
    ['complaint_token', ['complaint_id']],
    ['complaint_event', ['complaint_id', 'at', 'id']],
    ['complaint_event', ['is_public', 'at']],
    ['complaint_file', ['complaint_id']],
    ['complaint_file', ['key']],
  ] as const) {
    await db.schema
      .createIndex(`${table}_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute()
  }
}

async function createRest(db: Kysely<any>): Promise<void> {
  const { clustered, sortableText } = dialectOf(db)
  const contact = db.schema.createTable('complaint_contact').addColumn('record_id', 'text', (it) => it.primaryKey())
  await texts(contact, 'collection', 'email', 'source', 'checked_at', 'checked_by').execute()
  const template = db.schema.createTable('complaint_template').addColumn('id', 'text', (it) => it.primaryKey())
  await flags(texts(template, 'audience', 'title', 'hint', 'subject', 'text'), 'position').execute()
  let sum = db.schema.createTable('complaint_sum')
  for (const name of ['record_id', 'measure', 'month', 'collection']) {
    sum = sum.addColumn(name, sortableText, (column) => column.notNull())
  }
  await flags(sum, 'days', 'value')
    .addPrimaryKeyConstraint('complaint_sum_pk', ['record_id', 'measure', 'month', 'days'] as never[])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createIndex('complaint_sum_field')
    .on('complaint_sum')
    .columns(['collection', 'month', 'record_id'])
    .execute()
  await db.schema.createIndex('complaint_sum_now').on('complaint_sum').columns(['month', 'measure']).execute()
}
