import { Server } from 'node:http'
import type { ServerType } from '@hono/node-server'
import { closeServices, type Services } from '#infra/services.server.ts'

const PATIENCE_MS = 9000

/** On SIGTERM or Ctrl+C: take no new requests, finish those that run and what waits in memory, close, end with 0. */
export function stopGracefully(server: ServerType, services: Services, onStopping: () => void): void {
  const { log } = services
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    onStopping()
    log.info('stopping', { signal })
    const giveUp = setTimeout(() => process.exit(1), PATIENCE_MS)
    giveUp.unref()
    server.close(() => {
      void closeServices(services).then(() => {
        log.info('stopped')
        process.exit(0)
      })
    })
    if (server instanceof Server) server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
