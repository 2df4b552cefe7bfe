import type { CompiledQuery, DialectAdapter, Driver, Kysely, QueryExecutorProvider, QueryResult } from 'kysely'
import type { SqliteThread } from '#infra/db/sqlite-thread.server.ts'

const threads = new WeakMap<DialectAdapter, Kysely<any>>()

export function addReadingThread(db: QueryExecutorProvider, inThread: Kysely<any>): void {
  threads.set(db.getExecutor().adapter, inThread)
}

/**
 * For slow reads, which block the event loop on SQLite; they see everything committed. Not for a row by its id: the
 * round trip to the thread takes longer than that. Inside a transaction queries stay on its connection.
 */
export function offThread<Reader extends QueryExecutorProvider & { isTransaction: boolean }>(db: Reader): Reader {
  const { adapter, plugins } = db.getExecutor()
  const inThread = threads.get(adapter)
  if (db.isTransaction || !inThread) return db
  const known = inThread.getExecutor().plugins
  const added = plugins.filter((plugin) => !known.includes(plugin))
  // It has the same tables, so every query works on either.
  return added.reduce((reader, plugin) => reader.withPlugin(plugin), inThread) as unknown as Reader
}

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
    // Closed together with the database that it belongs to.
    destroy: async () => {},
  }
}
