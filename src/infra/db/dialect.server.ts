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

export interface Dialect {
  name: 'sqlite' | 'postgres'
  /** Text sorted by its bytes, whatever the collation of the database. */
  sortableText: DataType
  /** The same for a value: compared by its bytes, so that an index finds what begins with some words. */
  inByteOrder: (value: RawBuilder<unknown>) => RawBuilder<string>
  autoId: DataType
  /** The end of CREATE TABLE for a table clustered by its key, so that a key range is read sequentially. */
  clustered: RawBuilder<unknown>
  /** Until the transaction ends: one process at a time migrates, seeds or restores, or creates the first admin. */
  lockForSetup(trx: Kysely<any>): Promise<void>
  createSearchIndex(trx: Kysely<any>): Promise<void>
  storeSearchVectors(trx: Kysely<any>): Promise<void>
  searchInOneProcess(trx: Kysely<any>): Promise<void>
  /** Writes the words that a transaction has added or removed so far, which its commit would have to. */
  flushSearchIndex(trx: Kysely<any>): Promise<void>
  /** After a schema change: gives the planner statistics for tables that are still empty. */
  describeTables(trx: Kysely<any>): Promise<void>
  /** Records of a collection that have all the words, each as a prefix or whole. */
  found: (words: string[], collection: string, areWhole?: boolean) => RawBuilder<{ hitId: string }>
  /** Looks for whole words before prefixes: SQLite collects all matches of a prefix before it returns the first row. */
  triesWholeWordsFirst: boolean
  /** Where a part begins in a text, from 1; 0 if it is not there. */
  position: (text: RawBuilder<unknown>, part: RawBuilder<unknown>) => RawBuilder<number>
  unindexed: (column: string) => RawBuilder<unknown>
  /** Between two moments stored as ISO texts, rounded. */
  minutesBetween: (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => RawBuilder<number>
  newestHits: (hits: Hits) => RawBuilder<{ entryId: number }>
  /** The elements of a JSON array as rows with a column `value`: one statement, however many there are. */
  elementsOf: (json: string) => RawBuilder<unknown>
}

interface Hits {
  words: string[]
  /** All the words must be in the title. */
  inTitle: boolean
  /** Whole words; otherwise each is the beginning of one. */
  areWhole?: boolean
  condition: RawBuilder<boolean>
  limit: number
}

const SETUP_LOCK = 7_202_611
const ENTRIES_AT_ONCE = 1000
const NEWEST = 200

const sqliteQuery = (words: string[], areWhole = false) =>
  words.map((word) => (areWhole ? `"${word}"` : `"${word}"*`)).join(' ')
const postgresQuery = (words: string[], areWhole = false) =>
  words.map((word) => (areWhole ? word : `${word}:*`)).join(' & ')

const milliseconds = (moment: RawBuilder<unknown>) => sql`round(unixepoch(${moment}, 'subsec') * 1000)`

const sqlite: Dialect = {
  name: 'sqlite',
  sortableText: 'text',
  inByteOrder: (value) => sql`${value}`,
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
  // FTS5 has them built in.
  storeSearchVectors: async () => {},
  searchInOneProcess: async () => {},
  // FTS5 keeps them in memory until the next savepoint.
  async flushSearchIndex(trx) {
    await sql`savepoint search_words`.execute(trx)
    await sql`release search_words`.execute(trx)
  },
  describeTables,
  // From the hits to their entries, as hits are mostly few; SQLite would scan all entries of the collection.
  found: (words, collection, areWhole) => sql`(
    select search_entry.record_id as hit_id from search_fts cross join search_entry on search_entry.id = search_fts.rowid
    where search_fts match ${sqliteQuery(words, areWhole)} and search_entry.collection = ${collection}
  )`,
  triesWholeWordsFirst: true,
  position: (text, part) => sql`instr(${text}, ${part})`,
  unindexed: (column) => sql`+${sql.ref(column)}`,
  // In milliseconds: a Julian day is too coarse to tell which way half a minute is rounded.
  minutesBetween: (from, to) => sql`round((${milliseconds(to)} - ${milliseconds(from)}) / 60000)`,
  // The cross join keeps SQLite from reading all hits before it takes the newest.
  newestHits: ({ words, inTitle, areWhole, condition, limit }) => sql`(
    select search_entry.id as entry_id
    from search_fts cross join search_entry on search_entry.id = search_fts.rowid
    where search_fts match ${inTitle ? `{title} : (${sqliteQuery(words, areWhole)})` : sqliteQuery(words, areWhole)} and ${condition}
    order by search_fts.rowid desc limit ${sql.lit(limit)}
  )`,
  elementsOf: (json) => sql`json_each(${json})`,
}

const vectorsOf = (row: string) =>
  sql.raw(
    `to_tsvector('simple', ${row}.title), setweight(to_tsvector('simple', ${row}.title), 'A') || setweight(to_tsvector('simple', ${row}.body), 'D')`,
  )
const VECTOR = sql`(setweight(to_tsvector('simple', search_entry.title), 'A') || setweight(to_tsvector('simple', search_entry.body), 'D'))`

const postgres: Dialect = {
  name: 'postgres',
  sortableText: sql`text collate "C"`,
  inByteOrder: (value) => sql`(${value} collate "C")`,
  autoId: 'serial',
  // PostgreSQL has no equivalent; rows of a day are inserted together anyway, so they are stored together.
  clustered: sql``,
  async lockForSetup(trx) {
    await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(trx)
  },
  // Autovacuum collects statistics.
  describeTables: async () => {},
  async createSearchIndex(trx) {
    await sql`create index search_entry_words on search_entry using gin (${VECTOR})`.execute(trx)
  },
  async storeSearchVectors(trx) {
    const statements = [
      sql`drop index search_entry_words`,
      sql`create table search_fts (id integer primary key, title tsvector not null, words tsvector not null)`,
      sql`create index search_fts_title on search_fts using gin (title)`,
      sql`create index search_fts_words on search_fts using gin (words)`,
      sql`create function store_search_vectors() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then delete from search_fts where id = old.id; end if;
        if tg_op <> 'DELETE' then
          insert into search_fts (id, title, words) values (new.id, ${vectorsOf('new')});
        end if;
        return null;
      end $$`,
      sql`create trigger search_vectors after insert or update or delete on search_entry
        for each row execute function store_search_vectors()`,
    ]
    for (const statement of statements) await statement.execute(trx)
    // In batches: no statement may take long.
    for (let next = await firstEntry(trx, 0); next !== null; next = await firstEntry(trx, next + ENTRIES_AT_ONCE)) {
      await sql`insert into search_fts (id, title, words) select id, ${vectorsOf('search_entry')} from search_entry
        where id between ${sql.lit(next)} and ${sql.lit(next + ENTRIES_AT_ONCE - 1)}`.execute(trx)
    }
  },
  async searchInOneProcess(trx) {
    // The planner does not know the cost of detoasting an entry's vector: reading them all in parallel seems cheap.
    await sql`alter table search_fts set (parallel_workers = 0)`.execute(trx)
  },
  flushSearchIndex: async () => {},
  found: (words, collection, areWhole) => sql`(
    select search_entry.record_id as hit_id from search_fts join search_entry on search_entry.id = search_fts.id
    where search_fts.words @@ to_tsquery('simple', ${postgresQuery(words, areWhole)}) and search_entry.collection = ${collection}
  )`,
  triesWholeWordsFirst: false,
  position: (text, part) => sql`strpos(${text}, ${part})`,
  // Its planner estimates whether an index pays off.
  unindexed: (column) => sql.ref(column),
  minutesBetween: (from, to) => sql`round(extract(epoch from ${to}::timestamptz - ${from}::timestamptz) / 60)`,
  newestHits: ({ words, inTitle, areWhole, condition, limit }) => {
    const query = sql`to_tsquery('simple', ${postgresQuery(words, areWhole)})`
    const matching = sql`${inTitle ? sql`search_fts.title` : sql`search_fts.words`} @@ ${query}`
    const hits = (from: RawBuilder<unknown>, where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
      select search_entry.id as entry_id from ${from} join search_entry on search_entry.id = search_fts.id
      where ${condition} and ${where}
      order by ${order} desc limit ${sql.lit(limit)}`
    const isNew = sql`search_fts.id > (select max(id) from search_fts) - ${sql.lit(NEWEST)}`
    // For a word that is not among the newest the index is used: the sum keeps PostgreSQL from walking all entries, the
    // offset from looking up unwanted ones.
    const sorted = sql`(select id, id + 0 as newest from search_fts where ${matching} order by newest desc offset 0)`
    return sql`(
      with newest as materialized (${hits(sql`search_fts`, sql`${matching} and ${isNew}`, sql`search_fts.id`)}),
      others as materialized (
        ${hits(sql`${sorted} as search_fts`, sql`(select count(*) from newest) < ${sql.lit(limit)}`, sql`newest`)}
      )
      select * from others union select * from newest where (select count(*) from newest) = ${sql.lit(limit)}
    )`
  },
  elementsOf: (json) => sql`json_array_elements(${json}::json)`,
}

async function firstEntry(db: Kysely<any>, from: number): Promise<number | null> {
  const found = sql<{ first: number | null }>`select min(id) as first from search_entry where id >= ${sql.lit(from)}`
  return (await found.execute(db)).rows[0]?.first ?? null
}

export function dialectOf(db: QueryExecutorProvider): Dialect {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres
}
