import { defineCommand } from 'citty'
import { promptText, promptPassword, isInteractive, readPassword } from '#cli/prompt.ts'
import { command, PROGRAM, say } from '#cli/command.ts'
import { withMigratedServices } from '#cli/services.ts'
import { SYSTEM } from '#records/actor.ts'
import { createUser, disableTwoStepByEmail, setPassword } from '#entities/user/queries.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import { siteWords } from '#server/auth/site-words.ts'

const email = { type: 'string', description: 'E-mail to sign in with', valueHint: 'address' } as const
const passwordStdin = { type: 'boolean', description: 'Read the password from the standard input' } as const

/**
 * A password is never an argument: arguments are visible to every user of the machine and stay in the shell's history.
 */
interface Given {
  email?: string | undefined
  name?: string | undefined
  'password-stdin'?: boolean | undefined
}

function refuseMissing(given: Given, needed: (keyof Given)[]): void {
  const missing = needed.filter((option) => !given[option]).map((option) => `--${option}`)
  if (missing.length > 0 && !isInteractive()) {
    throw new ConfigError(`Without a terminal to ask in, this needs ${missing.join(' and ')}.`)
  }
}

const passwordFrom = (given: Given) => (given['password-stdin'] ? readPassword() : promptPassword())

const createCommand = command({
  name: 'admin create',
  description: 'Make an administrator; what is not given is asked for',
  args: {
    email,
    name: { type: 'string', description: 'Name shown in the admin', valueHint: 'name' },
    'password-stdin': passwordStdin,
  },
  run: async ({ args }) => {
    refuseMissing(args, ['email', 'name', 'password-stdin'])
    await withMigratedServices(async ({ db, env }) => {
      const input = {
        email: args.email || (await promptText('E-mail')),
        name: args.name || (await promptText('Name')),
        role: 'admin' as const,
        isActive: true,
      }
      const user = await createUser(db, input, await passwordFrom(args), SYSTEM, siteWords(env))
      say(`Created the administrator ${user.email}.`)
    })
  },
})

const passwordCommand = command({
  name: 'admin password',
  description: 'Set a new password of a user and sign them out everywhere',
  args: { email, 'password-stdin': passwordStdin },
  run: async ({ args }) => {
    refuseMissing(args, ['email', 'password-stdin'])
    await withMigratedServices(async ({ db, env }) => {
      const address = args.email || (await promptText('E-mail'))
      await setPassword(db, address, await passwordFrom(args), SYSTEM, siteWords(env))
      say(`Set a new password of ${address}.`)
    })
  },
})

const twoStepOffCommand = command({
  name: 'admin two-step-off',
  description: 'Switch off two-step sign-in of a user who lost their telephone, passkeys and recovery codes',
  args: { email },
  run: async ({ args }) => {
    refuseMissing(args, ['email'])
    await withMigratedServices(async ({ db }) => {
      const address = args.email || (await promptText('E-mail'))
      await disableTwoStepByEmail(db, address, SYSTEM)
      say(`Switched off two-step sign-in of ${address}.`)
    })
  },
})

export const adminCommand = defineCommand({
  meta: { name: `${PROGRAM} admin`, description: 'Make administrators and set passwords' },
  subCommands: { create: createCommand, password: passwordCommand, 'two-step-off': twoStepOffCommand },
})
