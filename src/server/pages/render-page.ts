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
import { isForBearer } from '#site/watch/address.ts'
import { TextResponse } from '#site/text-response.server.ts'

const RENDERS_AT_ONCE = 8
/** What a second or two can render; whoever comes later hears at once that there is too much to do. */
const MAX_WAITING = 200
/**
 * Node takes one new connection per turn of its loop, and a page is made in little more than one. Without looking up in
 * between, a crowd would wait outside where nobody counts it.
 */
const LOOKS_BETWEEN = 16
const QUIET_LOOKS = 2

export type RenderPage = (
  request: Request,
  services: Services,
  clientAddress: string,
  /** Shown instead of what is stored at its address. */
  draft?: Post,
) => Promise<Response>

type Build = ServerBuild | (() => Promise<ServerBuild>)

/** React Router tries route after route, and posts match last: visitors would wait for a hundred routes of the back office. */
function requestHandler(build: Build, mode: string): RequestHandler {
  const handle = createRequestHandler(build, mode)
  if (typeof build === 'function') return handle
  const assets = { ...build.assets, routes: routesOfSite(build.assets.routes) }
  const handleSite = createRequestHandler({ ...build, assets, routes: routesOfSite(build.routes) }, mode)
  return (request, context) => (isAdminPath(new URL(request.url).pathname) ? handle : handleSite)(request, context)
}

const routesOfSite = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
  Object.fromEntries(Object.entries(routes).filter(([, route]) => !isAdminPath(`/${route?.path ?? ''}`)))

/** Pages are React Router's; loaders find the services in its context. */
export function pageRenderer(build: Build, mode: string): RenderPage {
  const handle = requestHandler(build, mode)
  const places = createSemaphore(RENDERS_AT_ONCE, MAX_WAITING)
  let arrived = 0

  async function letIn() {
    for (let look = 0, quiet = 0; look < LOOKS_BETWEEN && quiet < QUIET_LOOKS; look++) {
      const before = arrived
      await nextTurn()
      quiet = arrived > before ? 0 : quiet + 1
    }
  }

  return async (request, services, clientAddress, draft) => {
    // A page that has a token in its address hides it, and with it where its form comes from.
    const isForeign = isMutation(request) && !isSameOrigin(request, services.env.SITE_URL)
    if (isForeign && !isForBearer(new URL(request.url))) {
      return new Response('Formulář přišel z cizí stránky.', { status: 403 })
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientAddressContext, clientAddress)
    const { pathname } = new URL(request.url)
    context.set(isDataRequestContext, pathname.endsWith('.data'))
    context.set(draftContext, draft)
    arrived++
    const response = await places.run(async () => {
      await letIn()
      return handle(withWholeEscapes(request), context)
    })
    const failure = context.get(failureContext)
    // The page for errors of ours would say 500, and so would caches and crawlers.
    if (failure && isTransient(failure.error)) throw failure.error
    // Not even the page for errors could be rendered: what the framework has left is a bare line.
    const isBare = response.status >= 500 && !(response instanceof TextResponse) && !context.get(isDataRequestContext)
    if (isBare) throw failure?.error ?? new Error('The page could not be rendered.')
    if (response.status >= 500) response.headers.set('Cache-Control', NO_STORE)
    return response
  }
}

/** A broken escape makes the router complain once for every route; with its percent signs escaped, the page is just not there. */
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
