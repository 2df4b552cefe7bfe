import { command, say, warn } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { withServices } from '#cli/services.ts'
import { exportToFile } from '#server/transfer/export.ts'

export const exportCommand = command({
  name: 'export',
  description: 'Write all content, without users and visits, as one readable JSON file',
  args: { file: { type: 'positional', description: 'Where to write it, such as content.json', required: true } },
  run: ({ args }) =>
    withServices(async (services) => {
      const { records, warnings } = await exportToFile(services, args.file, showProgress('Export'))
      warn(warnings)
      say(`Exported ${records} records to ${args.file}.`)
    }),
})
