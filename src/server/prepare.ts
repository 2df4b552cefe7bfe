import { SYSTEM } from '#entities/actor.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { createUser, hasUsers } from '#entities/user/queries.server.ts'
import { newSetupToken } from '#entities/session/setup.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import type { Services } from '#infra/services.server.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { loadDemo } from '#server/seed.ts'
import { AppError } from '#shared/app-error.ts'

/** What must be true before the first request: schema, settings, demo content, first admin. Safe to run at every start. */
export async function prepareDatabase(services: Services): Promise<{ setupAddress?: string }> {
  const { db, env, log, now } = services
  const ran = await migrate(db)
  if (ran.length > 0) log.info('database migrated', { steps: ran })
  await ensureSettings(db, defaultSettings)
  if (env.DEMO) {
    const records = await loadDemo(services)
    if (records > 0) log.info('demo content loaded', { records })
  }
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD && !(await hasUsers(db))) {
    const input = { email: env.ADMIN_EMAIL, name: 'Admin', role: 'admin' as const, isActive: true }
    await createUser(db, input, env.ADMIN_PASSWORD, SYSTEM, siteWords(env)).catch((error: unknown) => {
      throw error instanceof AppError ? new ConfigError(`ADMIN_PASSWORD is not valid: ${error.message}`) : error
    })
    log.info('first admin created from the environment')
  }
  if (await hasUsers(db)) return {}
  return { setupAddress: `${env.SITE_URL}/admin?setup=${await newSetupToken(db, now())}` }
}
