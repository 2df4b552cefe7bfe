import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { servicesContext } from '#infra/services.server.ts'
import { sleepingDocument } from '#site/sleeping-document.server.ts'

/** Renders the whole document before it goes out: pages are cached and compressed as a whole. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // In development the tools put scripts of their own into the page, and they must run at once.
  const sleeps = !import.meta.env.DEV && !new URL(request.url).pathname.startsWith('/admin')
  const rendered = await renderWhole(request.url, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!sleeps) return new Response(rendered, { status, headers })
  const { html, policy } = sleepingDocument(rendered)
  headers.set('Content-Security-Policy', policy)
  return new Response(html, { status, headers })
}

async function renderWhole(url: string, context: EntryContext): Promise<string> {
  const stream = new PassThrough()
  const whole = text(stream)
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
    onAllReady: () => void pipe(stream),
    onShellError: (error) => void stream.destroy(error as Error),
    // A failed render rejects above and is reported by handleError; there is nothing more to say here.
    onError: () => {},
  })
  return whole
}

/** Whatever goes wrong in a loader or while rendering is logged once, with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).log.error('page failed', { error })
}
