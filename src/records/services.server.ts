import type { Db } from '#records/db.server.ts'
import type { FileCache } from '#infra/cache/file-cache.server.ts'
import type { PageCache } from '#infra/cache/page-cache.server.ts'
import type { Env } from '#infra/env.server.ts'
import type { Log } from '#infra/log.server.ts'
import type { Storage } from '#infra/storage.server.ts'

/** The dependencies of the program, created once at start and passed down, never imported as a global. */
export interface Services {
  env: Env
  log: Log
  db: Db
  storage: Storage
  pages: PageCache
  /** Immutable files cached by this process: built files, pictures, drawings. */
  files: FileCache
  now: () => Date
  /** Work to finish before the database closes, such as flushing buffered clicks. */
  beforeClose: (() => Promise<void>)[]
}
