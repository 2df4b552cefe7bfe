import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { failureContext, servicesContext } from '#entities/services.server.ts'
import { inlineHashes, newNonce, policyOf } from '#server/http/content-policy.ts'
import { isAdminPath } from '#shared/canonical-path.ts'
import { documentOf } from '#site/shell.server.ts'
import { TextResponse } from '#site/text-response.server.ts'
import { StyleNonceContext } from '#ui/style-nonce.ts'

/** Renders the whole document before it goes out: pages are cached and compressed as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  // The back office is a program and wakes at once; its library of parts writes styles of its own.
  const isProgram = isAdminPath(new URL(request.url).pathname)
  // In development the tools put scripts of their own into the page, and they must run at once.
  const isDevelopment = import.meta.env.DEV
  const nonce = isProgram ? newNonce() : ''
  const render = () => renderToText(request.url, context, nonce)
  const { log } = loadContext.get(servicesContext)
  const { html, hashes } = isProgram || isDevelopment ? awake(await render()) : await documentOf(context, render, log)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policyOf(hashes, { nonce, isDevelopment }))
  return new TextResponse(html, { status: isUnknownScreen(context) ? 404 : status, headers })
}

/** The screens of the back office are drawn in the browser; here they have no loader that could say it. */
const isUnknownScreen = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.at(-1)?.route.id === 'admin-not-found'

const awake = (html: string) => ({ html, hashes: inlineHashes(html) })

async function renderToText(url: string, context: EntryContext, nonce: string): Promise<string> {
  const stream = new PassThrough()
  const whole = text(stream)
  const page = (
    <StyleNonceContext value={nonce}>
      <ServerRouter context={context} url={url} />
    </StyleNonceContext>
  )
  const { pipe } = renderToPipeableStream(page, {
    onAllReady: () => void pipe(stream),
    onShellError: (error) => void stream.destroy(error instanceof Error ? error : new Error(String(error))),
    // A failed render rejects above and is reported by handleError; there is nothing more to say here.
    onError: () => {},
  })
  return whole
}

/** Whatever goes wrong in a loader or while rendering is logged once, with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A method that a page does not have is the visitor's mistake, not ours.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.set(failureContext, { error })
  if (!request.signal.aborted) context.get(servicesContext).log.error('page failed', { error })
}
