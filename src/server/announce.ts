import type { Env } from '#infra/env.server.ts'

/** Tells the person at the terminal where everything is. */
export function announce(env: Env, needsAdmin: boolean): void {
  const lines = ['', `  ${env.SITE_NAME}`, '', `  Site   ${env.SITE_URL}/`, `  Admin  ${env.SITE_URL}/admin`]
  if (needsAdmin) lines.push('', '  There is no admin yet. Make one with:', '    npm run cli -- admin create')
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
