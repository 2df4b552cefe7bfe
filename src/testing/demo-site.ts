import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { closeServices, createServices } from '#entities/create-services.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import type { Services } from '#records/services.server.ts'
import { loadDemo } from '#server/seed.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'

const loaded = new Map<boolean, Promise<string>>()

/** A site with the demo. Drawing its pictures takes seconds: on SQLite a worker does it once, and each test has a copy. */
export async function createDemoServices({ withDesk = false } = {}): Promise<Services> {
  if (testDatabase === 'sqlite') {
    const folder = loaded.get(withDesk) ?? loadOnce(withDesk)
    loaded.set(withDesk, folder)
    return createTestServices(await folder)
  }
  const services = await createTestServices()
  await load(services, withDesk)
  return services
}

async function load(services: Services, withDesk: boolean): Promise<void> {
  await ensureSettings(services.db, defaultSettings)
  await loadDemo(services, { withDesk })
}

async function loadOnce(withDesk: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-demo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(inject('sqliteTemplate'), join(folder, 'rozvazne.db'))
  const services = createServices(parseEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }))
  await load(services, withDesk)
  await closeServices(services)
  return folder
}
