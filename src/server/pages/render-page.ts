import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  clientAddressContext,
  failureContext,
  isDataRequestContext,
  type Services,
  servicesContext,
} from '#entities/services.server.ts'
import type { Post } from '#posts/schema.ts'
import { isTransient } from '#server/http/errors.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import { isMutation, isSameOrigin } from '#server/pages/same-origin.ts'
import { isAdminPath } from '#shared/canonical-path.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { draftContext } from '#site/draft.server.ts'
import { hasBearerToken } from '#site/watch/address.ts'
import { TextResponse } from '#site/text-response.server.ts'

const RENDERS_AT_ONCE = 8
/** What a second or two can render; requests beyond that are refused at once. */
const MAX_WAITING = 200
/**
 * Node accepts one connection per iteration of the event loop, and a render takes little more than one. Without yielding in
 * between, a crowd would wait in the kernel's backlog, where no limit counts it.
 */
const MAX_YIELDS = 16
const QUIET_YIELDS = 2

export type RenderPage = (
  request: Request,
  services: Services,
  clientAddress: string,
  /** Rendered instead of the stored post at its address. */
  draft?: Post,
) => Promise<Response>

type Build = ServerBuild | (() => Promise<ServerBuild>)

/**
 * React Router matches route after route, and posts match last: without this, visitors would wait for a hundred routes
 * of the back office.
 */
function requestHandler(build: Build, mode: string): RequestHandler {
  const handle = createRequestHandler(build, mode)
  if (typeof build === 'function') return handle
  const assets = { ...build.assets, routes: routesOfSite(build.assets.routes) }
  const handleSite = createRequestHandler({ ...build, assets, routes: routesOfSite(build.routes) }, mode)
  return (request, context) => (isAdminPath(new URL(request.url).pathname) ? handle : handleSite)(request, context)
}

const routesOfSite = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
  Object.fromEntries(Object.entries(routes).filter(([, route]) => !isAdminPath(`/${route?.path ?? ''}`)))

/** Renders pages with React Router; loaders find the services in its context. */
export function pageRenderer(build: Build, mode: string): RenderPage {
  const handle = requestHandler(build, mode)
  const renders = createSemaphore(RENDERS_AT_ONCE, MAX_WAITING)
  let arrived = 0

  async function acceptWaiting() {
    for (let yields = 0, quiet = 0; yields < MAX_YIELDS && quiet < QUIET_YIELDS; yields++) {
      const before = arrived
      await nextTurn()
      quiet = arrived > before ? 0 : quiet + 1
    }
  }

  return async (request, services, clientAddress, draft) => {
    // A page with a token in its address sends no referrer, so its form has no origin.
    const isForeign = isMutation(request) && !isSameOrigin(request, services.env.SITE_URL)
    if (isForeign && !hasBearerToken(new URL(request.url))) {
      return new Response('Formulář přišel z cizí stránky.', { status: 403 })
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientAddressContext, clientAddress)
    const { pathname } = new URL(request.url)
    context.set(isDataRequestContext, pathname.endsWith('.data'))
    context.set(draftContext, draft)
    arrived++
    const response = await renders.run(async () => {
      await acceptWaiting()
      return handle(withWholeEscapes(request), context)
    })
    const failure = context.get(failureContext)
    // The error page would say 500, where a transient failure must be a 503.
    if (failure && isTransient(failure.error)) throw failure.error
    // Not even the error page could be rendered: the framework's last resort is a line of plain text.
    const isBare = response.status >= 500 && !(response instanceof TextResponse) && !context.get(isDataRequestContext)
    if (isBare) throw failure?.error ?? new Error('The page could not be rendered.')
    if (response.status >= 500) response.headers.set('Cache-Control', NO_STORE)
    return response
  }
}

/** A malformed escape makes the router warn once per route; with its percent signs escaped, the page is simply a 404. */
function withWholeEscapes(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, { method: request.method, headers: request.headers, signal: request.signal })
  }
}
