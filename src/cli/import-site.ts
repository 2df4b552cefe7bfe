import { command, say, warn } from '#cli/command.ts'
import { withMigratedServices } from '#cli/services.ts'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { readChoicesFile } from '#features/import-site/server/choices-file.ts'
import { importedLines, reportLines } from '#features/import-site/server/report-lines.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { SYSTEM } from '#records/actor.ts'

export const importSiteCommand = command({
  name: 'import-site',
  description: 'Move in from WordPress (.xml) or Ghost (.json): posts, pages, pictures and redirects, all as drafts',
  args: {
    file: {
      type: 'positional',
      description: 'The export: .xml, .json, a .zip of it, or a folder of its parts',
      required: true,
    },
    uploads: { type: 'string', description: 'The folder wp-content/uploads or content/images, or a zip of it' },
    report: { type: 'boolean', description: 'Only say what would come over, and write nothing' },
    json: { type: 'boolean', description: 'Say it as one JSON object' },
    publish: { type: 'boolean', description: 'Publish what was published, with its dates, but what lost something' },
    choices: { type: 'string', description: 'A .json of what goes where; it is kept for the next file of this site' },
  },
  async run({ args: { file, uploads, report: isReport, json, publish = false, choices: choicesFile } }) {
    const given = choicesFile === undefined ? undefined : await readChoicesFile(choicesFile)
    if (isReport) {
      const { report } = await examineFile(file, { uploads, choices: given })
      return say(json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'))
    }
    await withMigratedServices(async (services) => {
      const imported = await importSite(services, file, {
        uploads,
        choices: given,
        publish: publish || given?.publish === true,
        actor: SYSTEM,
      })
      const { importId = null, written, toLookAt } = imported
      const errors = imported.errors.map(({ text }) => text)
      warn(errors)
      say(json ? JSON.stringify({ importId, written, toLookAt, errors }, null, 2) : importedLines(imported).join('\n'))
    })
  },
})
