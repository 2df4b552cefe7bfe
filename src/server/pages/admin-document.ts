import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

export const failureContext = createContext<{ error: unknown } | null>(null)

type Build = ServerBuild | (() => Promise<ServerBuild>)

/** An empty frame, which the back office's scripts fill in the browser. */
export function adminRenderer(build: Build, mode: string): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, mode)
  return async (request) => {
    const context = new RouterContextProvider()
    const response = await handle(withWholeEscapes(request), context)
    const failure = context.get(failureContext)
    if (failure) throw failure.error
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
