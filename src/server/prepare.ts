import { SYSTEM } from '#entities/actor.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { createUser, hasUsers } from '#entities/user/queries.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import type { Services } from '#infra/services.server.ts'
import { loadDemo } from '#server/seed.ts'

/** What must be true before the first request: schema, settings, demo content, first admin. Safe to run at every start. */
export async function prepareDatabase(services: Services): Promise<{ needsAdmin: boolean }> {
  const { db, env, log } = services
  const ran = await migrate(db)
  if (ran.length > 0) log.info('database migrated', { steps: ran })
  await ensureSettings(db, defaultSettings)
  if (env.DEMO) {
    const records = await loadDemo(services)
    if (records > 0) log.info('demo content loaded', { records })
  }
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD && !(await hasUsers(db))) {
    await createUser(
      db,
      { email: env.ADMIN_EMAIL, name: 'Admin', role: 'admin', isActive: true },
      env.ADMIN_PASSWORD,
      SYSTEM,
    )
    log.info('first admin created from the environment')
  }
  return { needsAdmin: !(await hasUsers(db)) }
}
