import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { startApi as StartApi } from './api.ts'

/**
 * Serves the API of the real app, with a database of its own, from the server that serves the tests to the browser. So
 * the forms under test call their own origin, with real cookies.
 */
export function apiServer(): Plugin {
  let listener: ReturnType<typeof start> | undefined
  return {
    name: 'api-server',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next()
        // At the first request, which knows the port.
        listener ??= start(request)
        void listener.then((listen) => listen(request, response), next)
      })
    },
  }
}

/** Loaded as in development: the server of the tests bundles packages as browsers need them. */
async function start({ headers }: IncomingMessage): ReturnType<typeof StartApi> {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-forms-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { startApi } = await vite.ssrLoadModule('/src/testing/forms/api.ts')
  return startApi(folder, `http://${headers.host}`)
}
