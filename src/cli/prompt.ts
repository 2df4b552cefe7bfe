import { text as readAll } from 'node:stream/consumers'
import { password as passwordPrompt, text } from '@clack/prompts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#entities/user/schema.ts'
import { ConfigError } from '#infra/env.server.ts'

export const isInteractive = () => process.stdin.isTTY && process.stdout.isTTY

function answered(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new ConfigError('Cancelled; nothing was changed.')
  return answer
}

export async function promptText(question: string): Promise<string> {
  const validate = (answer: string | undefined) => (answer?.trim() ? undefined : 'Write something here.')
  return answered(await text({ message: question, validate })).trim()
}

/** Typed twice, because it is not echoed. */
export async function promptPassword(): Promise<string> {
  const first = answered(
    await passwordPrompt({
      message: `Password, ${PASSWORD_MIN} characters or more`,
      validate: (given = '') =>
        given.length < PASSWORD_MIN || given.length > PASSWORD_MAX
          ? `Passwords have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`
          : undefined,
    }),
  )
  const validate = (given: string | undefined) => (given === first ? undefined : 'The two are not the same.')
  answered(await passwordPrompt({ message: 'The same once more', validate, clearOnError: true }))
  return first
}

/** The trailing line break comes from `echo`, not from the password. */
export async function readPassword(): Promise<string> {
  return (await readAll(process.stdin)).replace(/\r?\n$/, '')
}
