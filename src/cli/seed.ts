import { command, say } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { withMigratedServices } from '#cli/services.ts'
import { loadDemo } from '#server/seed.ts'

export const seedCommand = command({
  name: 'seed',
  description: 'Load the demo content into an empty database',
  args: { content: { type: 'boolean', description: 'Only what visitors see, without what happens in the newsroom' } },
  run: ({ args }) =>
    withMigratedServices(async (services) => {
      const records = await loadDemo(services, { withDesk: !args.content, progress: showProgress('Pictures') })
      say(records > 0 ? `Loaded ${records} records.` : 'The database is not empty; nothing was loaded.')
    }),
})
