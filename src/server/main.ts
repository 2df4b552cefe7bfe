import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import * as pages from 'virtual:react-router/server-build'
import { projectRoot } from '#infra/project-root.server.ts'
import { adminRenderer } from '#server/pages/admin-document.ts'
import { pageRenderer } from '#server/pages/render-page.ts'
import { run } from '#server/run.ts'

/** Until the next collection; by default V8 goes much further on a machine with much memory. */
const HEAP_GROWING_PERCENT = 50

export function start(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
  // The main thread has its young generation already; worker threads must follow their own limits, not the process's flag.
  setFlagsFromString('--max-semi-space-size=0')
  return run({
    renderPage: pageRenderer(adminRenderer(pages, 'production')),
    clientFolder: join(projectRoot, 'build/client'),
  })
}
