import { migrate } from '#infra/db/migrate.server.ts'
import { readEnvironment } from '#infra/env.server.ts'
import { createServices, type Services } from '#entities/services.server.ts'

/** Opens what the environment says, and closes it whatever happens. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = createServices(readEnvironment())
  try {
    await work(services)
  } finally {
    await services.db.destroy()
  }
}

/** The same with an up-to-date schema, as the server makes it at its start. */
export async function withMigratedServices(work: (services: Services) => Promise<void>): Promise<void> {
  await withServices(async (services) => {
    await migrate(services.db)
    await work(services)
  })
}
