import {
  type ColumnDataType,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  SqliteAdapter,
  sql,
} from 'kysely'
import { describeTables } from '#infra/db/sqlite-statistics.server.ts'

type DataType = ColumnDataType | RawBuilder<unknown>

/** Everything in which the two databases differ. */
export interface Dialect {
  name: 'sqlite' | 'postgres'
  /** Text that sorts by its bytes, whatever the database's own language is. */
  sortableText: DataType
  /** An integer primary key that counts by itself. */
  autoId: DataType
  /** What ends the making of a table whose rows lie in the order of their key, so that a range of it is read in one go. */
  clustered: RawBuilder<unknown>
  /** Held until the transaction ends: only one process at a time migrates, fills or restores a database, or makes its first admin. */
  lockForSetup(trx: Kysely<any>): Promise<void>
  createSearchIndex(trx: Kysely<any>): Promise<void>
  /** After the schema has changed: what the planner has to know of tables that are still empty. */
  describeTables(trx: Kysely<any>): Promise<void>
  /** Ids of records of a collection that have all the words, each as the beginning of some word. */
  found: (words: string[], collection: string) => RawBuilder<string>
  /** A column of which no index is to be used. */
  unindexed: (column: string) => RawBuilder<unknown>
  /** The newest hits, each with its rank: the smaller, the better. A title weighs more than any text. */
  newestHits: (hits: Hits) => RawBuilder<{ recordId: string; rank: number }>
}

interface Hits {
  words: string[]
  /** All the words have to be in the title. */
  inTitle: boolean
  /** Whatever else is asked of a row of search_entry. */
  condition: RawBuilder<boolean>
  limit: number
}

const SETUP_LOCK = 7_202_611

const sqliteQuery = (words: string[]) => words.map((word) => `"${word}"*`).join(' ')
const postgresQuery = (words: string[], weights = '') => words.map((word) => `${word}:*${weights}`).join(' & ')

/** The ranking of SQLite levels off, so only a very large weight lets one hit in a title win over many in a text. */
const TITLE_WEIGHT = 1_000_000

const sqlite: Dialect = {
  name: 'sqlite',
  sortableText: 'text',
  autoId: 'integer',
  clustered: sql`without rowid`,
  // Every transaction begins with the write lock, see node-sqlite.server.ts.
  lockForSetup: async () => {},
  async createSearchIndex(trx) {
    const statements = [
      sql`create virtual table search_fts using fts5(title, body, content='search_entry', content_rowid='id', prefix='2 3 4')`,
      sql`create trigger search_insert after insert on search_entry begin
        insert into search_fts(rowid, title, body) values (new.id, new.title, new.body);
      end`,
      sql`create trigger search_delete after delete on search_entry begin
        insert into search_fts(search_fts, rowid, title, body) values ('delete', old.id, old.title, old.body);
      end`,
      sql`create trigger search_update after update on search_entry begin
        insert into search_fts(search_fts, rowid, title, body) values ('delete', old.id, old.title, old.body);
        insert into search_fts(rowid, title, body) values (new.id, new.title, new.body);
      end`,
    ]
    for (const statement of statements) await statement.execute(trx)
  },
  describeTables,
  // From the hits to their entries, which are mostly few; SQLite would go through all entries of the collection.
  found: (words, collection) => sql`(
    select search_entry.record_id from search_fts cross join search_entry on search_entry.id = search_fts.rowid
    where search_fts match ${sqliteQuery(words)} and search_entry.collection = ${collection}
  )`,
  unindexed: (column) => sql`+${sql.ref(column)}`,
  // The cross join keeps SQLite from looking at all hits before it takes the newest.
  newestHits: ({ words, inTitle, condition, limit }) => sql`(
    select search_entry.record_id, bm25(search_fts, ${sql.lit(TITLE_WEIGHT)}, 1) as rank
    from search_fts cross join search_entry on search_entry.id = search_fts.rowid
    where search_fts match ${inTitle ? `{title} : (${sqliteQuery(words)})` : sqliteQuery(words)} and ${condition}
    order by search_fts.rowid desc limit ${sql.lit(limit)}
  )`,
}

const VECTOR = sql`(setweight(to_tsvector('simple', search_entry.title), 'A') || setweight(to_tsvector('simple', search_entry.body), 'D'))`

const postgres: Dialect = {
  name: 'postgres',
  sortableText: sql`text collate "C"`,
  autoId: 'serial',
  // It has nothing like it; rows of a day come together anyway, and lie together.
  clustered: sql``,
  async lockForSetup(trx) {
    await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(trx)
  },
  // It counts by itself.
  describeTables: async () => {},
  async createSearchIndex(trx) {
    await sql`create index search_entry_words on search_entry using gin (${VECTOR})`.execute(trx)
  },
  found: (words, collection) => sql`(
    select record_id from search_entry
    where ${VECTOR} @@ to_tsquery('simple', ${postgresQuery(words)}) and collection = ${collection}
  )`,
  // It weighs by itself whether an index pays.
  unindexed: (column) => sql.ref(column),
  newestHits: ({ words, inTitle, condition, limit }) => {
    const query = sql`to_tsquery('simple', ${postgresQuery(words, inTitle ? 'A' : '')})`
    return sql`(
      select record_id, -ts_rank(${VECTOR}, ${query}) as rank
      from search_entry
      where ${VECTOR} @@ ${query} and ${condition}
      order by id desc limit ${sql.lit(limit)}
    )`
  },
}

export function dialectOf(db: QueryExecutorProvider): Dialect {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres
}
