import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { clientAddressContext, isDataRequestContext, servicesContext } from '#infra/services.server.ts'
import type { RenderPage } from '#server/app.ts'
import { isChange, isFromOwnPage } from '#server/own-page.ts'

/** Pages are React Router's; loaders find the services in its context. */
export function pageRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  const handle = createRequestHandler(build, mode)
  return async (request, services, clientAddress) => {
    if (isChange(request) && !isFromOwnPage(request, services.env.SITE_URL)) {
      return new Response('Formulář přišel z cizí stránky.', { status: 403 })
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientAddressContext, clientAddress)
    context.set(isDataRequestContext, new URL(request.url).pathname.endsWith('.data'))
    return handle(request, context)
  }
}
