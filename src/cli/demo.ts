import { confirm } from '@clack/prompts'
import { defineCommand } from 'citty'
import { command, PROGRAM, say } from '#cli/command.ts'
import { isInteractive } from '#cli/prompt.ts'
import { withMigratedServices } from '#cli/services.ts'
import type { DemoState } from '#features/demo/api-schema.ts'
import { clearDemo, readDemoState } from '#features/demo/server/clear.ts'
import { staysWords } from '#features/demo/words.ts'
import { ConfigError } from '#infra/env.server.ts'
import { SYSTEM } from '#records/actor.ts'

function tell({ goes, stays }: DemoState, verb: string): void {
  say(`${verb}: ${goes.map(({ kind, count }) => `${count} ${kind}`).join(', ')}.`)
  for (const { title, ...kept } of stays) say(`Stays: ${title || 'Untitled'} (${staysWords(kept)})`)
}

async function isWanted(): Promise<boolean> {
  if (!isInteractive()) throw new ConfigError('Without a terminal to ask in, this needs --yes.')
  return (await confirm({ message: 'Clear it for good?', initialValue: false })) === true
}

const clearCommand = command({
  name: 'demo clear',
  description: 'Clear the demo; what people changed or use since stays',
  args: { yes: { type: 'boolean', description: 'Do not ask' } },
  run: ({ args }) =>
    withMigratedServices(async (services) => {
      const state = await readDemoState(services.db)
      if (state.goes.length === 0) return say('There is nothing of the demo to clear.')
      if (!args.yes) {
        tell(state, 'Goes')
        if (!(await isWanted())) return say('Nothing was changed.')
      }
      tell(await clearDemo(services, SYSTEM), 'Cleared')
    }),
})

export const demoCommand = defineCommand({
  meta: { name: `${PROGRAM} demo`, description: 'Look after the demo' },
  subCommands: { clear: clearCommand },
})
