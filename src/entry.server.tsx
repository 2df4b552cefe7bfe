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
import { newNonce, POLICY_OF_DEVELOPMENT, policyOfAdmin } from '#server/http/content-policy.ts'
import { failureContext } from '#server/pages/admin-document.ts'
import { StyleNonceContext } from '#ui/style-nonce.ts'

/** The documents of the back office. Its screens are rendered in the browser. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _loadContext: RouterContextProvider,
) {
  const nonce = newNonce()
  const html = await renderToText(request.url, context, nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', import.meta.env.DEV ? POLICY_OF_DEVELOPMENT : policyOfAdmin(nonce))
  return new Response(html, { status: isUnknownScreen(context) ? 404 : status, headers })
}

/** The screens have no loader here that could say it. */
const isUnknownScreen = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.at(-1)?.route.id === 'admin-not-found'

async function renderToText(url: string, context: EntryContext, nonce: string): Promise<string> {
  const stream = new PassThrough()
  const whole = text(stream)
  const page = (
    <StyleNonceContext value={nonce}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </StyleNonceContext>
  )
  const { pipe } = renderToPipeableStream(page, {
    nonce,
    onAllReady: () => void pipe(stream),
    onShellError: (error) => void stream.destroy(error instanceof Error ? error : new Error(String(error))),
    // A failed render rejects above and is reported by handleError; there is nothing more to say here.
    onError: () => {},
  })
  return whole
}

/** Passes on what went wrong; a method that a page does not have is the visitor's mistake, not ours. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.set(failureContext, { error })
}
