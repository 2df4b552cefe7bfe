import { join } from 'node:path'
import * as pages from 'virtual:react-router/server-build'
import { projectRoot } from '#infra/project-root.server.ts'
import { routesOf } from '#server/pages/page-address.ts'
import { pageRenderer } from '#server/pages/render-page.ts'
import { run } from '#server/run.ts'

/** The build's one entry. */
export const start = (): Promise<void> =>
  run({
    renderer: (env) => pageRenderer(pages, env.NODE_ENV),
    routeOf: routesOf(pages.routes),
    clientFolder: join(projectRoot, 'build/client'),
    styles: pages.assets.routes['default']?.css ?? [],
  })
