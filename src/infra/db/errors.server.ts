import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Driver } from 'kysely'
import pg from 'pg'
import { AppError } from '#shared/app-error.ts'
import { messageOf } from '#shared/thrown.ts'

export class DatabaseUnavailable extends AppError {
  /** A lock was not released in time. */
  readonly isBusy: boolean

  constructor(cause: unknown, isBusy = false) {
    super('UNAVAILABLE', undefined, undefined, { cause })
    this.isBusy = isBusy
  }
}

export const isBusy = (error: unknown) => error instanceof DatabaseUnavailable && error.isBusy

/** Translates the driver's errors that are no bugs of the program; others pass through. */
export function translateErrors(driver: Driver, translate: (error: unknown) => unknown): Driver {
  async function translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw error instanceof AppError ? error : translate(error)
    }
  }
  const known = new WeakSet<DatabaseConnection>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = (options) =>
    translated(async () => {
      const connection = await acquire(options)
      if (known.has(connection)) return connection
      known.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = <Row>(query: CompiledQuery, given?: AbortableOperationOptions) =>
        translated(() => execute<Row>(query, given))
      return connection
    })
  const begin = driver.beginTransaction.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  const rollback = driver.rollbackTransaction.bind(driver)
  driver.beginTransaction = (...given) => translated(() => begin(...given))
  driver.commitTransaction = (...given) => translated(() => commit(...given))
  driver.rollbackTransaction = (...given) => translated(() => rollback(...given))
  return driver
}

const UNIQUE_COLUMNS: Record<string, { path: string; name: string }> = {
  slug: { path: 'slug', name: 'address' },
  username: { path: 'username', name: 'address' },
  from_path: { path: 'from', name: 'address' },
  email: { path: 'email', name: 'e-mail' },
}

/** A race of two editors: the check before the insert saw the value as free. */
function takenError(column: string | undefined, cause: unknown): unknown {
  const taken = UNIQUE_COLUMNS[column ?? '']
  if (!taken) return cause
  const message = `Somebody has just taken this ${taken.name}. Save once more.`
  return new AppError('SLUG_TAKEN', message, [{ path: taken.path, message }], { cause })
}

const fullError = (cause: unknown) => new AppError('STORAGE_FULL', undefined, undefined, { cause })

const SQLITE_UNIQUE = 2067
const SQLITE_FULL = 13
/** Locked by another process, or by another connection of this one. */
const SQLITE_BUSY = new Set([5, 6])
/** Out of memory, read-only, I/O error, cannot open. */
const SQLITE_UNAVAILABLE = new Set([7, 8, 10, 14])

export const sqliteCodeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined

/** Codes of https://sqlite.org/rescode.html; the low byte of an extended code is its primary code. */
export function fromSqlite(error: unknown): unknown {
  const errcode = sqliteCodeOf(error)
  if (errcode === undefined) return error
  // “UNIQUE constraint failed: casino.slug”
  if (errcode === SQLITE_UNIQUE) return takenError(messageOf(error).split('.').at(-1), error)
  const kind = errcode % 256
  if (kind === SQLITE_FULL) return fullError(error)
  if (SQLITE_BUSY.has(kind)) return new DatabaseUnavailable(error, true)
  return SQLITE_UNAVAILABLE.has(kind) ? new DatabaseUnavailable(error) : error
}

const POSTGRES_UNIQUE = '23505'
const POSTGRES_FULL = '53100'
/** Connection, authorization, no such database, resources, operator intervention. */
const POSTGRES_UNAVAILABLE_CLASSES = new Set(['08', '28', '3D', '53', '57'])
/** A lock, or a statement that took too long. */
const POSTGRES_BUSY = new Set(['55P03', '57014'])
/** Serialization, deadlock, a server that may only be read, its disk. */
const POSTGRES_UNAVAILABLE = new Set(['40001', '40P01', '25006', '58030'])

/** A character that it cannot store, such as NUL, in a text and in JSON. */
const POSTGRES_UNSTORABLE = new Set(['22021', '22P05'])
const UNSTORABLE = 'A text has a character that cannot be stored.'

/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
export function fromPostgres(error: unknown): unknown {
  // Without a code of the server it is a network error, unless it is a bug of the program.
  if (!(error instanceof pg.DatabaseError)) return error instanceof TypeError ? error : new DatabaseUnavailable(error)
  const { code = '', constraint, table } = error
  if (code === POSTGRES_UNIQUE) return takenError(constraint?.slice(`${table}_`.length), error)
  if (code === POSTGRES_FULL) return fullError(error)
  if (POSTGRES_UNSTORABLE.has(code)) return new AppError('BAD_REQUEST', UNSTORABLE, undefined, { cause: error })
  if (POSTGRES_BUSY.has(code)) return new DatabaseUnavailable(error, true)
  return POSTGRES_UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || POSTGRES_UNAVAILABLE.has(code)
    ? new DatabaseUnavailable(error)
    : error
}
