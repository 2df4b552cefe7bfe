import { command, say, warn } from '#cli/command.ts'
import { withMigratedServices } from '#cli/services.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { SYSTEM } from '#records/actor.ts'

export const undoImportCommand = command({
  name: 'undo-import',
  description: 'Take a whole import-site back, but for what was changed here since',
  args: { id: { type: 'positional', description: 'The id that import-site said', required: true } },
  run: ({ args }) =>
    withMigratedServices(async (services) => {
      const { removed, stayed, menusStayed } = await undoImport(services, args.id, SYSTEM)
      warn(
        [...stayed, ...(menusStayed ? ['A menu'] : [])].map(
          (title) => `${title} stays: it was changed here, or is used by something else.`,
        ),
      )
      say(`Took ${removed} records back.`)
    }),
})
