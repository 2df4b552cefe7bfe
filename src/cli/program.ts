import { stripVTControlCharacters } from 'node:util'
import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { PROGRAM, say } from '#cli/command.ts'
import { errorLine } from '#server/error-line.ts'
import { endProgress } from '#cli/progress.ts'
import { ConfigError } from '#infra/env.server.ts'
import { programVersion } from '#server/backup/program-version.ts'

type AnyCommand = CommandDef<any>

/** The commands; each is loaded only when needed. */
const main: AnyCommand = defineCommand({
  meta: { name: PROGRAM, version: programVersion, description: 'Looks after the site from the command line' },
  subCommands: {
    migrate: () => import('#cli/migrate.ts').then((file) => file.migrateCommand),
    seed: () => import('#cli/seed.ts').then((file) => file.seedCommand),
    demo: () => import('#cli/demo.ts').then((file) => file.demoCommand),
    admin: () => import('#cli/admin.ts').then((file) => file.adminCommand),
    backup: () => import('#cli/backup.ts').then((file) => file.backupCommand),
    restore: () => import('#cli/restore.ts').then((file) => file.restoreCommand),
    export: () => import('#cli/export.ts').then((file) => file.exportCommand),
    import: () => import('#cli/import.ts').then((file) => file.importCommand),
    'import-site': () => import('#cli/import-site.ts').then((file) => file.importSiteCommand),
    'undo-import': () => import('#cli/undo-import.ts').then((file) => file.undoImportCommand),
  },
})

interface Found {
  command: AnyCommand
  rest: string[]
}

/** Resolves the words to a command; a group without a subcommand resolves to itself. */
async function find(command: AnyCommand, given: string[]): Promise<Found> {
  const subCommands = command.subCommands as Record<string, AnyCommand | (() => Promise<AnyCommand>)> | undefined
  const [word, ...rest] = given
  if (!subCommands || word === undefined || word.startsWith('-')) return { command, rest: given }
  const found = Object.hasOwn(subCommands, word) ? subCommands[word] : undefined
  if (!found) throw new ConfigError(`Unknown command ${word}. See: ${PROGRAM} --help`)
  return find(typeof found === 'function' ? await found() : found, rest)
}

async function run(given: string[]): Promise<void> {
  if (given.includes('--version')) return say(programVersion)
  const { command, rest } = await find(main, given)
  const asksForHelp = rest.includes('--help') || rest.includes('-h')
  if (!asksForHelp && !command.subCommands) return void (await runCommand(command, { rawArgs: rest }))
  if (!asksForHelp && rest[0]) throw new ConfigError(`Unknown option ${rest[0]}. See: ${PROGRAM} --help`)
  const usage = await renderUsage(command)
  say(process.stdout.isTTY ? usage : stripVTControlCharacters(usage))
}

/** Runs `npm run cli` with these words; returns the exit code. */
export async function runProgram(given: string[]): Promise<number> {
  try {
    await run(given)
    return 0
  } catch (error) {
    endProgress()
    console.error(errorLine(error))
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
    return 1
  }
}
