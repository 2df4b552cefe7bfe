import { createContext } from 'react-router'
import { type Db, openDb } from '#entities/tables.server.ts'
import type { Env } from '#infra/env.server.ts'
import { createLog, type Log } from '#infra/log.server.ts'
import { createPageCache, type PageCache } from '#infra/cache/page-cache.server.ts'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { folderStorage, type Storage } from '#infra/storage.server.ts'
import { join } from 'node:path'

/** What the program works with; made once at the start and passed down, never imported as a global. */
export interface Services {
  env: Env
  log: Log
  db: Db
  storage: Storage
  /** Finished pages of this process. */
  pages: PageCache
  /** The present, so that a test can choose it. */
  now: () => Date
  /** What must still be done before the database closes, such as writing the clicks that wait in memory. */
  beforeClose: (() => Promise<void>)[]
}

export function createServices(env: Env): Services {
  return {
    env,
    log: createLog({ level: env.LOG_LEVEL }),
    db: openDb(env),
    storage: env.s3 ? s3Storage(env.s3) : folderStorage(join(env.DATA_DIR, 'media')),
    pages: createPageCache(env.PAGE_CACHE_MB * 1_000_000),
    now: () => new Date(),
    beforeClose: [],
  }
}

export async function closeServices({ beforeClose, db }: Services): Promise<void> {
  await Promise.allSettled(beforeClose.map((finish) => finish()))
  await db.destroy()
}

/** How loaders of pages reach the services. */
export const servicesContext = createContext<Services>()

/** A client navigation asks for data only; a document brings its own HTML. */
export const isDataRequestContext = createContext<boolean>(false)

/** Who asks; for throttling only, never stored. */
export const clientAddressContext = createContext<string>('unknown')

/** What went wrong in a loader or while rendering, for whoever asked for the page. */
export const failureContext = createContext<{ error: unknown } | null>(null)
