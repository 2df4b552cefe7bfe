import type { CompiledQuery, DialectAdapter, Driver, Kysely, QueryExecutorProvider, QueryResult } from 'kysely'
import type { SqliteThread } from '#infra/db/sqlite-thread.server.ts'

const threads = new WeakMap<DialectAdapter, Kysely<any>>()

export function addReadingThread(db: QueryExecutorProvider, inThread: Kysely<any>): void {
  threads.set(db.getExecutor().adapter, inThread)
}

/**
 * The same database for reads that may take long: a search, a count, a report. On SQLite they run in a thread of their own,
 * so that the event loop stays free; they see all that is committed. PostgreSQL is a process of its own anyway. Not for a row
 * by its id: the way to the thread and back takes longer than that. In a transaction everything stays where it is.
 */
export function offThread<Reader extends QueryExecutorProvider & { isTransaction: boolean }>(db: Reader): Reader {
  const { adapter, plugins } = db.getExecutor()
  const inThread = threads.get(adapter)
  if (db.isTransaction || !inThread) return db
  const known = inThread.getExecutor().plugins
  const added = plugins.filter((plugin) => !known.includes(plugin))
  // It has the same tables, and all that can be read with the one can be read with the other.
  return added.reduce((reader, plugin) => reader.withPlugin(plugin), inThread) as unknown as Reader
}

/** Reads only, each query by itself. */
export function threadDriver(thread: SqliteThread): Driver {
  const refuse = async () => {
    throw new Error('The thread only reads, and nothing together.')
  }
  const connection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => ({
      rows: (await thread.read(query)) as Row[],
    }),
    // oxlint-disable-next-line require-yield -- the interface asks for a generator
    async *streamQuery(): AsyncIterableIterator<never> {
      await refuse()
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    // Ended together with the database that it belongs to.
    destroy: async () => {},
  }
}
