import { command, say } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { withServices } from '#cli/services.ts'
import { restoreBackup } from '#server/backup/restore.ts'

export const restoreCommand = command({
  name: 'restore',
  description: 'Put a backup in the place of the database and the pictures',
  args: {
    file: { type: 'positional', description: 'A file made by the command backup', required: true },
    replace: { type: 'boolean', description: 'Allow to lose what is in the database now' },
  },
  run: ({ args }) =>
    withServices(async (services) => {
      const { createdAt, tables } = await restoreBackup(services, args.file, {
        replace: args.replace ?? false,
        onVerify: showProgress('Checking'),
        onRestore: showProgress('Restoring'),
      })
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
      say(`Restored ${rows} rows from the backup of ${createdAt}. Restart the server if it is running.`)
    }),
})
