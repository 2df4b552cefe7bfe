import { command, say, warn } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { withServices } from '#cli/services.ts'
import { createBackup } from '#server/backup/backup.ts'

export const backupCommand = command({
  name: 'backup',
  description: 'Save the database and the pictures into one file, while the site runs',
  args: { file: { type: 'positional', description: 'Where to write it, such as site.tar', required: true } },
  run: ({ args }) =>
    withServices(async (services) => {
      const { rows, pictures, warnings } = await createBackup(services, args.file, showProgress('Backup'))
      warn(warnings)
      say(`Saved ${rows} rows and ${pictures} pictures to ${args.file}.`)
    }),
})
