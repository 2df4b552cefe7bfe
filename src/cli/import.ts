import { command, say } from '#cli/command.ts'
import { SYSTEM } from '#records/actor.ts'
import { importFromFile } from '#server/transfer/import.ts'
import { showProgress } from '#cli/progress.ts'
import { withMigratedServices } from '#cli/services.ts'

export const importCommand = command({
  name: 'import',
  description: 'Read content from a file made by the command export, all or nothing',
  args: {
    file: { type: 'positional', description: 'A file made by the command export', required: true },
    replace: { type: 'boolean', description: 'Change records that are already here to what the file says' },
  },
  run: ({ args }) =>
    withMigratedServices(async (services) => {
      const options = { replace: args.replace ?? false, actor: SYSTEM, progress: showProgress('Import') }
      const { created, replaced, unchanged } = await importFromFile(services, args.file, options)
      say(`Imported ${created} new records, changed ${replaced}, found ${unchanged} unchanged.`)
    }),
})
