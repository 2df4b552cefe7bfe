import { migrate } from '#infra/db/migrate.server.ts'
import { readEnvironment } from '#infra/env.server.ts'
import { createServices } from '#entities/create-services.server.ts'
import type { Services } from '#records/services.server.ts'

/** Opens the services of this environment, and always closes them. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = createServices(readEnvironment())
  try {
    await work(services)
  } finally {
    await services.db.destroy()
  }
}

/** The same with migrations applied, as at the start of the server. */
export async function withMigratedServices(work: (services: Services) => Promise<void>): Promise<void> {
  await withServices(async (services) => {
    await migrate(services.db)
    await work(services)
  })
}
