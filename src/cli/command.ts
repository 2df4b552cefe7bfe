import { type ArgsDef, type CommandContext, type CommandDef, defineCommand } from 'citty'
import { ConfigError } from '#infra/env.server.ts'

export const PROGRAM = 'npm run cli --'

interface Definition<T extends ArgsDef> {
  /** The full name as typed, `admin create`. */
  name: string
  description: string
  args?: T
  run: (context: CommandContext<T>) => Promise<void>
}

/** A command that rejects unknown options and arguments, instead of ignoring a mistyped one. */
export function command<const T extends ArgsDef>({ name, description, args, run }: Definition<T>): CommandDef<T> {
  return defineCommand<T>({
    meta: { name: `${PROGRAM} ${name}`, description },
    args: args ?? ({} as T),
    setup: (context) => refuseUnknown(name, args ?? {}, context.args),
    run,
  })
}

function refuseUnknown(name: string, known: ArgsDef, given: { _: string[] }): void {
  const kebab = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const unknown = Object.keys(given).find((option) => option !== '_' && !(kebab(option) in known))
  const help = `See: ${PROGRAM} ${name} --help`
  if (unknown !== undefined) {
    throw new ConfigError(`Unknown option ${unknown.length > 1 ? '--' : '-'}${unknown}. ${help}`)
  }
  const expected = Object.values(known).filter((arg) => arg.type === 'positional').length
  if (given._.length > expected) throw new ConfigError(`Too many arguments. ${help}`)
}

export const say = (line: string) => console.log(line)

export function warn(lines: string[]): void {
  for (const line of lines) console.error(`Warning: ${line}`)
}
