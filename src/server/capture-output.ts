import { format } from 'node:util'
import type { Log } from '#infra/log.server.ts'

/** Turns what libraries and Node print, even the error that ends the process, into log lines: one format for all. */
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
