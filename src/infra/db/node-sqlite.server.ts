import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { sqliteCodeOf } from '#infra/db/errors.server.ts'
import { createMutex, type Mutex } from '#infra/db/mutex.server.ts'
import { openReader, run } from '#infra/db/sqlite-statements.server.ts'
import { createSqliteThread, type SqliteThread } from '#infra/db/sqlite-thread.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'

/** How long a write waits for others, of this process or another one, before the request fails with 503. */
const WAIT_MS = 4000
/** Opening may block the process; later that would stall every request, see `whenUnlocked`. */
const OPENING_TIMEOUT_MS = 5000
const OPENING_PAUSE_MS = 10
const BUSY = 5
/** A WAL smaller than this does not slow down readers. */
const CHECKPOINT_BYTES = 4_000_000
const CHECKPOINT_MS = 2000
/** In pages; only reached if the thread could not checkpoint for very long. */
const LAST_RESORT = 100_000

export class NodeSqliteDialect implements Dialect {
  readonly thread: SqliteThread
  readonly #driver: NodeSqliteDriver
  constructor(file: string) {
    this.thread = createSqliteThread(file)
    this.#driver = new NodeSqliteDriver(file, this.thread)
  }
  createDriver(): Driver {
    return this.#driver
  }
  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new NodeSqliteAdapter()
  createIntrospector = (db: Kysely<any>) => new SqliteIntrospector(db)
}

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** The connection that writes. One that cannot be rolled back is closed, which discards what it wrote, and replaced. */
class Writer {
  readonly #file: string
  #database: DatabaseSync

  constructor(file: string) {
    this.#file = file
    this.#database = openWriter(file)
  }

  get database(): DatabaseSync {
    if (!this.#database.isOpen) this.#database = openWriter(this.#file)
    return this.#database
  }

  close() {
    if (this.#database.isOpen) this.#database.close()
  }
}

function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
  useWal(database)
  database.exec('pragma synchronous = full; pragma cache_size = -32000; pragma temp_store = memory')
  database.exec(`pragma busy_timeout = 0; pragma wal_autocheckpoint = ${LAST_RESORT}`)
  return database
}

/** Of a new database that others open, too, SQLite refuses this at once, whatever its timeout. */
function useWal(database: DatabaseSync): void {
  for (const end = Date.now() + OPENING_TIMEOUT_MS; ;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() >= end) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_PAUSE_MS)
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #thread: SqliteThread
  readonly #writer: Writer
  readonly #reader: DatabaseSync
  readonly #mutex = createMutex()
  #checkpoint: NodeJS.Timeout | undefined

  constructor(file: string, thread: SqliteThread) {
    this.#file = file
    this.#thread = thread
    this.#writer = new Writer(file)
    this.#reader = openReader(file)
  }

  async init() {}
  acquireConnection = async () => new Connection(this.#reader, this.#writer, this.#mutex, () => this.#checkpointSoon())
  releaseConnection = async () => {}

  async beginTransaction(connection: Connection, settings: TransactionSettings) {
    await (settings.accessMode === 'read only' ? connection.beginSnapshot(this.#file) : connection.begin())
  }
  commitTransaction = async (connection: Connection) => connection.end('commit')
  rollbackTransaction = async (connection: Connection) => connection.end('rollback')

  /** SQLite itself would checkpoint within a commit, which takes a second after a large import or a backup. */
  #checkpointSoon() {
    this.#checkpoint ??= setTimeout(() => {
      this.#checkpoint = undefined
      const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false })
      if ((log?.size ?? 0) >= CHECKPOINT_BYTES) this.#thread.checkpoint().catch(() => {})
    }, CHECKPOINT_MS).unref()
  }

  async destroy() {
    clearTimeout(this.#checkpoint)
    await this.#thread.close()
    this.#reader.close()
    this.#writer.close()
  }
}

/** A connection as callers see it: single statements are routed one by one, those of a transaction stay together. */
class Connection implements DatabaseConnection {
  readonly #reader: DatabaseSync
  readonly #writer: Writer
  readonly #mutex: Mutex
  readonly #onWrite: () => void
  #transaction: DatabaseSync | undefined
  #isSnapshot = false

  constructor(reader: DatabaseSync, writer: Writer, mutex: Mutex, onWrite: () => void) {
    this.#reader = reader
    this.#writer = writer
    this.#mutex = mutex
    this.#onWrite = onWrite
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await yieldToEventLoop()
    if (this.#transaction) return run(this.#transaction, query)
    if (isRead(query)) return run(this.#reader, query)
    const deadline = Date.now() + WAIT_MS
    await this.#mutex.acquire(deadline)
    try {
      return await whenUnlocked(() => run<Row>(this.#writer.database, query), deadline)
    } finally {
      this.#mutex.release()
      this.#onWrite()
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite returns all rows at once; there is nothing to stream.')
  }

  /** A transaction takes the write lock at its beginning: one that turned from reader to writer could only fail. */
  async begin() {
    const deadline = Date.now() + WAIT_MS
    await this.#mutex.acquire(deadline)
    try {
      await whenUnlocked(() => this.#writer.database.exec('begin immediate'), deadline)
      this.#transaction = this.#writer.database
    } catch (error) {
      this.#mutex.release()
      throw error
    }
  }

  /** Reads a snapshot as of its first read, whatever is written meanwhile. */
  async beginSnapshot(file: string) {
    const snapshot = openReader(file)
    try {
      snapshot.exec('begin deferred')
    } catch (error) {
      snapshot.close()
      throw error
    }
    this.#transaction = snapshot
    this.#isSnapshot = true
  }

  end(how: 'commit' | 'rollback') {
    const transaction = this.#transaction
    if (!transaction) return
    try {
      // On a full disk SQLite rolls back by itself. A failed commit is rolled back by Kysely next.
      if (how === 'commit' || transaction.isTransaction) transaction.exec(how)
    } catch (error) {
      if (how === 'commit') throw error
      transaction.close()
    }
    this.#transaction = undefined
    if (this.#isSnapshot) {
      if (transaction.isOpen) transaction.close()
      return
    }
    this.#mutex.release()
    this.#onWrite()
  }
}

const RAW_READ = /^\s*select\b/i
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && RAW_READ.test(sql))

/** SQLite's own busy timeout would block the process; this waits without blocking. */
async function whenUnlocked<T>(work: () => T, deadline: number): Promise<T> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
    }
    await pause(5 + Math.random() * 20)
  }
}

const isBusy = (error: unknown) => (sqliteCodeOf(error) ?? 0) % 256 === BUSY
