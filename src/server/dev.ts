import type { ServerBuild } from 'react-router'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { createApp } from '#server/app.ts'
import { adminRenderer } from '#server/pages/admin-document.ts'
import { pageRenderer } from '#server/pages/render-page.ts'

/** Reloaded by Vite whenever something it imports changes. */
export function createDevApp(services: Services): AppHono {
  const build = (): Promise<ServerBuild> => import('virtual:react-router/server-build')
  return createApp(services, { renderPage: pageRenderer(adminRenderer(build, 'development')) })
}
