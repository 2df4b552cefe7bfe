import { format } from 'node:util'
import type { Log } from '#infra/log.server.ts'

/**
 * Whatever libraries and Node itself would print becomes a line of the log, so that its readers need to know one format
 * only. So does what ends the process.
 */
export function captureOutput(log: Log): void {
  const at =
    (level: keyof Log) =>
    (first: unknown, ...more: unknown[]) =>
      first instanceof Error ? log[level](first.message, { error: first }) : log[level](format(first, ...more))
  Object.assign(console, {
    debug: at('debug'),
    log: at('info'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    trace: at('error'),
  })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn(warning.message, { error: warning }))
  process.on('uncaughtException', (error, origin) => {
    log.error('the process ends', { error, origin })
    process.exit(1)
  })
}
