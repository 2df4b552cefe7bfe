import { SYSTEM } from '#records/actor.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { hashPassword } from '#entities/user/password.server.ts'
import { hasUsers, insertFirstUser } from '#entities/user/queries.server.ts'
import { UserInput } from '#entities/user/schema.ts'
import { newSetupToken } from '#entities/session/setup.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { whenFree } from '#infra/db/when-free.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import type { Services } from '#records/services.server.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { publishOverdue } from '#features/schedule/server/publishing.ts'
import { loadDemo } from '#server/seed.ts'
import { AppError } from '#shared/app-error.ts'
import { parseInput } from '#shared/schema/field-errors.ts'

/** Safe to run at every start. */
export async function prepareDatabase(services: Services): Promise<{ setupAddress?: string }> {
  const { db, env, log, now } = services
  const ran = await migrate(db)
  if (ran.length > 0) log.info('database migrated', { steps: ran })
  await whenFree(() => ensureSettings(db, defaultSettings))
  if (env.DEMO) {
    const records = await whenFree(() => loadDemo(services, { withDesk: true }))
    if (records > 0) log.info('demo content loaded', { records })
  }
  if (await whenFree(() => createFirstAdmin(services))) log.info('first admin created from the environment')
  await publishOverdue(services)
  if (await hasUsers(db)) return {}
  const token = await whenFree(() => newSetupToken(db, now()))
  return { setupAddress: `${env.SITE_URL}/admin#setup=${token}` }
}

async function createFirstAdmin({ db, env }: Services): Promise<boolean> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password || (await hasUsers(db))) return false
  try {
    const input = parseInput(UserInput, { email, name: 'Admin', role: 'admin', isActive: true })
    const passwordHash = await hashPassword(password, [email, ...siteWords(env)])
    return await inTransaction(
      db,
      async (trx) => (await insertFirstUser(trx, input, passwordHash, SYSTEM)) !== undefined,
    )
  } catch (error) {
    throw error instanceof AppError ? new ConfigError(`ADMIN_PASSWORD is not valid: ${error.message}`) : error
  }
}
