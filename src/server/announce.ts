import type { Env } from '#infra/env.server.ts'

/** Tells the person at the terminal where everything is. */
export function announce(env: Env, setupAddress?: string): void {
  const lines = ['', `  ${env.SITE_NAME}`, '', `  Site   ${env.SITE_URL}/`, `  Admin  ${env.SITE_URL}/admin`]
  if (setupAddress) {
    lines.push('', '  There is no admin yet. Make one at this address, which works once and for 24 hours:')
    lines.push(`    ${setupAddress}`, '  or with:', '    npm run cli -- admin create')
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
