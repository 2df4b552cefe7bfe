import { migrate } from '#infra/db/migrate.server.ts'
import { command, say } from '#cli/command.ts'
import { withServices } from '#cli/services.ts'

export const migrateCommand = command({
  name: 'migrate',
  description: 'Bring the schema of the database up to date',
  run: () =>
    withServices(async ({ db }) => {
      const ran = await migrate(db)
      say(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.')
    }),
})
