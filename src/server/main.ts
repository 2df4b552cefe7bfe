import cluster from 'node:cluster'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import * as pages from 'virtual:react-router/server-build'
import { setImageBase } from '#entities/media/picture.ts'
import { ConfigError, readEnvironment } from '#infra/env.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { createServices, type Services } from '#infra/services.server.ts'
import { createApp } from '#server/app.ts'
import { announce } from '#server/announce.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { pageRenderer } from '#server/render-page.ts'
import { stopGracefully } from '#server/stop.ts'
import { keepWorkers } from '#server/workers.ts'

/** Starts the whole product; the build's one entry. */
export async function start(): Promise<void> {
  try {
    const env = readEnvironment()
    const services = createServices(env)
    setImageBase(env.IMAGE_CDN_URL)
    if (cluster.isPrimary) {
      const { setupAddress } = await prepareDatabase(services)
      announce(env, setupAddress)
    }
    if (cluster.isPrimary && env.WEB_CONCURRENCY > 1) {
      await services.db.destroy()
      keepWorkers(env.WEB_CONCURRENCY)
    } else {
      listen(services)
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function listen(services: Services): void {
  const { env, log } = services
  let stopping = false
  const app = createApp(services, {
    renderPage: pageRenderer(pages, env.NODE_ENV),
    clientFolder: join(projectRoot, 'build/client'),
    isStopping: () => stopping,
  })
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST })
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'something else already listens there' : error.message
    process.stderr.write(`PORT ${env.PORT} cannot be used: ${reason}\n`)
    process.exit(1)
  })
  server.once('listening', () => log.info('listening', { host: env.HOST, port: env.PORT }))
  stopGracefully(server, services, () => {
    stopping = true
  })
}
