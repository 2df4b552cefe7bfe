import { type Kysely, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { flags, jsons, maybeIntegers, texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** What players say about an offer, who wrote it, and their sums by month. */
export const voices: Migration = {
  name: '0060-voices',
  async up(db) {
    const { sortableText } = dialectOf(db)
    let voice = db.schema.createTable('voice').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['record_id', 'state', 'created_at', 'queued_at']) {
      voice = voice.addColumn(name, sortableText, (column) => column.notNull())
    }
    for (const name of ['confirmed_at', 'decided_at', 'withdrawn_at', 'replied_at', 'asked_at', 'original']) {
      voice = voice.addColumn(name, 'text')
    }
    voice = texts(
      voice,
      'collection',
      'text',
      'method',
      'reason',
      'letter',
      'question',
      'answer',
      'reply',
      'decided_by',
    )
    voice = texts(voice, 'payout', 'terms', 'support', 'verification', 'again', 'proof', 'proof_type')
    voice = jsons(voice, 'bars', 'left_out')
    voice = flags(voice, 'version', 'recommends', 'is_listed', 'is_documented', 'is_burst', 'is_disposable', 'similar')
    await maybeIntegers(flags(voice, 'same_person', 'signs'), 'amount', 'hours').execute()
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`voice_${name}`).on('voice').columns(columns).execute()
    await index('listed', ['record_id', 'is_listed', 'created_at', 'id'])
    await index('queue', ['state', 'queued_at', 'id'])
    await index('signs', ['state', 'signs', 'queued_at', 'id'])
    await index('queue_of', ['record_id', 'state', 'queued_at', 'id'])
    await index('proof', ['proof'])
    // What still has to be deleted one day; literals match the condition.
    await sql`create index voice_original on voice (decided_at) where original is not null`.execute(db)
    await createApart(db)
    await sql`create index voice_author_email on voice_author (created_at) where email is not null`.execute(db)
    await createSums(db)
  },
}

/** The address is in a table of its own, which nothing public reads. */
async function createApart(db: Kysely<any>): Promise<void> {
  const { sortableText } = dialectOf(db)
  const ofVoice = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('voice_id', 'text', (column) => column.notNull().references('voice.id').onDelete('cascade'))
  await texts(
    ofVoice('voice_author').addColumn('email', 'text').addColumn('told_at', 'text'),
    'email_hash',
    'mailbox_hash',
  )
    .addColumn('created_at', sortableText, (column) => column.notNull())
    .addPrimaryKeyConstraint('voice_author_pk', ['voice_id'] as never[])
    .execute()
  await ofVoice('voice_token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .execute()
  await ofVoice('voice_print')
    .addColumn('print', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('voice_print_pk', ['print', 'voice_id'] as never[])
    .execute()
  let step = ofVoice('voice_step').addColumn('id', 'text', (column) => column.primaryKey())
  for (const name of ['at', 'action', 'actor_name', 'before']) {
    step = step.addColumn(name, 'text', (column) => column.notNull())
  }
  await step.execute()
  for (const [table, column] of [
    ['voice_author', 'email_hash'],
    ['voice_author', 'mailbox_hash'],
    ['voice_token', 'voice_id'],
    ['voice_print', 'voice_id'],
    ['voice_step', 'voice_id'],
    ['voice_step', 'at'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).columns([column]).execute()
  }
}

/** Figures come from here: their cost does not grow with the number of voices. */
async function createSums(db: Kysely<any>): Promise<void> {
  const { clustered, sortableText } = dialectOf(db)
  let month = db.schema.createTable('voice_month')
  for (const name of ['record_id', 'month', 'collection']) {
    month = month.addColumn(name, sortableText, (column) => column.notNull())
  }
  const answers = ['payout', 'terms', 'support', 'verification', 'again'].flatMap((name) => [
    `${name}_yes`,
    `${name}_no`,
  ])
  await flags(month, 'people', 'withdrawn', 'recommending', 'documented', ...answers)
    .addPrimaryKeyConstraint('voice_month_pk', ['record_id', 'month'] as never[])
    .modifyEnd(clustered)
    .execute()
  await db.schema.createIndex('voice_month_field').on('voice_month').columns(['collection', 'month']).execute()
}
