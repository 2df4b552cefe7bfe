import type { Env } from '#infra/env.server.ts'

/** Tells the person at the terminal where everything is. */
export function announce(env: Env, setupAddress?: string): void {
  const lines = ['', `  ${env.SITE_NAME}`, '', `  Site   ${env.SITE_URL}/`, `  Admin  ${env.SITE_URL}/admin`]
  if (setupAddress) {
    lines.push('', '  There is no admin yet. Make one with:', '    npm run cli -- admin create')
    lines.push('  or send the token of this one-time address (24 hours) to POST /api/v1/private/auth/setup:')
    lines.push(`    ${setupAddress}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
