import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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
import { createMutex, type Mutex } from '#infra/db/mutex.server.ts'
import { sqliteCodeOf } from '#infra/db/errors.server.ts'

/** How long a write waits for others, of this process or another one, before the editor is asked to try again. */
const WAIT_MS = 4000
/** While opening, the process may stand still; later that would stop all visitors, see `whenUnlocked`. */
const OPENING_TIMEOUT_MS = 5000
const READER_TIMEOUT_MS = 250
const BUSY = 5
const MAX_STATEMENTS = 500

/** The SQLite that is built into Node, for Kysely. Reads go on beside the one that writes. */
export class NodeSqliteDialect implements Dialect {
  readonly #driver: NodeSqliteDriver
  constructor(file: string) {
    this.#driver = new NodeSqliteDriver(file)
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

class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #mutex = createMutex()

  constructor(file: string) {
    this.#file = file
    this.#writer = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
    this.#writer.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000; pragma temp_store = memory',
    )
    this.#writer.exec('pragma busy_timeout = 0')
    this.#reader = openReader(file)
  }

  async init() {}
  acquireConnection = async () => new Connection(this.#reader, this.#writer, this.#mutex)
  releaseConnection = async () => {}

  async beginTransaction(connection: Connection, settings: TransactionSettings) {
    await (settings.accessMode === 'read only' ? connection.beginSnapshot(this.#file) : connection.begin())
  }
  commitTransaction = async (connection: Connection) => connection.end('commit')
  rollbackTransaction = async (connection: Connection) => connection.end('rollback')

  async destroy() {
    this.#reader.close()
    this.#writer.close()
  }
}

function openReader(file: string): DatabaseSync {
  const reader = new DatabaseSync(file, { timeout: READER_TIMEOUT_MS, readOnly: true })
  reader.exec('pragma cache_size = -32000; pragma temp_store = memory')
  return reader
}

/** What a piece of work sees: single statements each find their way, those of a transaction stay together. */
class Connection implements DatabaseConnection {
  readonly #reader: DatabaseSync
  readonly #writer: DatabaseSync
  readonly #mutex: Mutex
  #transaction: DatabaseSync | undefined

  constructor(reader: DatabaseSync, writer: DatabaseSync, mutex: Mutex) {
    this.#reader = reader
    this.#writer = writer
    this.#mutex = mutex
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return run(this.#transaction, query)
    if (isRead(query)) return run(this.#reader, query)
    const deadline = Date.now() + WAIT_MS
    await this.#mutex.acquire(deadline)
    try {
      return await whenUnlocked(() => run<Row>(this.#writer, query), deadline)
    } finally {
      this.#mutex.release()
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite answers at once; there is nothing to stream.')
  }

  /** A transaction takes the write lock at its beginning: one that turned from reader to writer could only fail. */
  async begin() {
    const deadline = Date.now() + WAIT_MS
    await this.#mutex.acquire(deadline)
    try {
      await whenUnlocked(() => this.#writer.exec('begin immediate'), deadline)
    } catch (error) {
      this.#mutex.release()
      throw error
    }
    this.#transaction = this.#writer
  }

  /** Sees the database as it was at its first read, whatever is written meanwhile. */
  async beginSnapshot(file: string) {
    this.#transaction = openReader(file)
    this.#transaction.exec('begin deferred')
  }

  end(how: 'commit' | 'rollback') {
    const transaction = this.#transaction
    if (!transaction) return
    // A full disk makes SQLite roll back by itself. What cannot be committed is rolled back by Kysely next.
    if (how === 'commit' || transaction.isTransaction) transaction.exec(how)
    this.#transaction = undefined
    if (transaction === this.#writer) this.#mutex.release()
    else transaction.close()
  }
}

const RAW_READ = /^\s*select\b/i
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && RAW_READ.test(sql))

interface Prepared {
  statement: StatementSync
  hasRows: boolean
}

/** Preparing costs more than most of our queries; the same few hundred come again and again. */
const statementsOf = new WeakMap<DatabaseSync, Map<string, Prepared>>()

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statements = statementsOf.get(database) ?? new Map<string, Prepared>()
  statementsOf.set(database, statements)
  const known = statements.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  const made = { statement, hasRows: statement.columns().length > 0 }
  if (statements.size === MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
  statements.set(sql, made)
  return made
}

function run<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const { statement, hasRows } = prepare(database, sql)
  const values = parameters as SQLInputValue[]
  if (hasRows) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}

/** SQLite itself would wait with the whole process; here others are served meanwhile. */
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
