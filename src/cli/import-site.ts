import { command, say } from '#cli/command.ts'
import { reportLines } from '#features/import-site/server/report-lines.ts'
import { examineFile } from '#features/import-site/server/examine-file.ts'

export const importSiteCommand = command({
  name: 'import-site',
  description: 'Say what would come over from WordPress (.xml) or Ghost (.json); nothing is written',
  args: {
    file: {
      type: 'positional',
      description: 'The export: .xml, .json, a .zip of it, or a folder of its parts',
      required: true,
    },
    uploads: { type: 'string', description: 'The folder wp-content/uploads or content/images, or a zip of it' },
    report: { type: 'boolean', description: 'Only say what would come over, and write nothing' },
    json: { type: 'boolean', description: 'Say it as one JSON object' },
  },
  async run({ args }) {
    const { report } = await examineFile(args.file, { uploads: args.uploads })
    say(args.json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'))
  },
})
