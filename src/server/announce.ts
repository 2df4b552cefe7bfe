import type { Env } from '#infra/env.server.ts'
import type { Log } from '#infra/log.server.ts'

export function announce(env: Env, log: Log, setupAddress?: string): void {
  if (!process.stdout.isTTY && env.NODE_ENV === 'production') return announceInLog(env, log, setupAddress)
  const lines = ['', `  ${env.SITE_NAME}`, '', `  Site   ${env.SITE_URL}/`, `  Admin  ${env.SITE_URL}/admin`]
  if (setupAddress) {
    lines.push('', '  There is no admin yet. Make one with:', '    npm run cli -- admin create')
    lines.push('  or send the token of this one-time address (24 hours) to POST /api/v1/private/auth/setup:')
    lines.push(`    ${setupAddress}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function announceInLog({ SITE_NAME, SITE_URL }: Env, log: Log, setupAddress?: string): void {
  log.info(SITE_NAME, { site: `${SITE_URL}/`, admin: `${SITE_URL}/admin` })
  if (setupAddress) log.warn('There is no admin yet. Make one with: npm run cli -- admin create', { setupAddress })
}
