import { join } from 'node:path'
import { openDb } from '#entities/open-db.server.ts'
import type { Services } from '#records/services.server.ts'
import { createFileCache } from '#infra/cache/file-cache.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import type { Env } from '#infra/env.server.ts'
import { createLog } from '#infra/log.server.ts'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { folderStorage } from '#infra/storage.server.ts'

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
