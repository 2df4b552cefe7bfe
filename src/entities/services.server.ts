import { type Db, openDb } from '#entities/tables.server.ts'
import type { Env } from '#infra/env.server.ts'
import { createLog, type Log } from '#infra/log.server.ts'
import { createFileCache, type FileCache } from '#infra/cache/file-cache.server.ts'
import { createPageCache, type PageCache } from '#infra/cache/page-cache.server.ts'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { folderStorage, type Storage } from '#infra/storage.server.ts'
import { join } from 'node:path'

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

export function createServices(env: Env): Services {
  return {
    env,
    log: createLog({ level: env.LOG_LEVEL }),
    db: openDb(env),
    storage: env.s3 ? s3Storage(env.s3) : folderStorage(join(env.DATA_DIR, 'media')),
    pages: createPageCache(env.PAGE_CACHE_MB * 1_000_000),
    files: createFileCache(),
    now: () => new Date(),
    beforeClose: [],
  }
}

export async function closeServices({ beforeClose, db }: Services): Promise<void> {
  await Promise.allSettled(beforeClose.map((finish) => finish()))
  await db.destroy()
}
