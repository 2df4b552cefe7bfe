import type { Server } from 'node:http'
import { closeServices } from '#entities/create-services.server.ts'
import type { Services } from '#records/services.server.ts'

/** Long enough for a load balancer that checks every half a second to see that we are stopping. */
const LEAVING_MS = 1000
const TIMEOUT_MS = 8000
const HARD_END_MS = 9500
const SWEEP_MS = 100

/**
 * On SIGTERM: fail /readyz while still serving, then accept no new connections, finish the requests that run and
 * what waits in memory, close, end with 0. Ctrl+C does not wait for balancers.
 */
export function stopGracefully(server: Server, services: Services, onStopping: () => void): void {
  const { log } = services
  let isStopping = false

  function close() {
    server.close(() => {
      void closeServices(services).then(() => {
        log.info('stopped')
        process.exit(0)
      })
    })
    // A connection becomes idle only after its response has finished.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
  }

  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    onStopping()
    log.info('stopping', { signal })
    setTimeout(close, signal === 'SIGTERM' ? LEAVING_MS : 0)
    // Requests that still run are given up; buffered writes are still flushed.
    setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref()
    setTimeout(() => process.exit(1), HARD_END_MS).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
