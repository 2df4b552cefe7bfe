import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isDataRequestContext, servicesContext } from '#infra/services.server.ts'
import type { RenderPage } from '#server/app.ts'

/** Pages are React Router's; loaders find the services in its context. */
export function pageRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  const handle = createRequestHandler(build, mode)
  return (request, services) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(isDataRequestContext, new URL(request.url).pathname.endsWith('.data'))
    return handle(request, context)
  }
}
