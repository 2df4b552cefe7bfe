import { command, say } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { withMigratedServices } from '#cli/services.ts'
import { loadDemo } from '#server/seed.ts'

export const seedCommand = command({
  name: 'seed',
  description: 'Load the demo content into an empty database',
  run: () =>
    withMigratedServices(async (services) => {
      const records = await loadDemo(services, showProgress('Pictures'))
      say(records > 0 ? `Loaded ${records} records.` : 'The database is not empty; nothing was loaded.')
    }),
})
