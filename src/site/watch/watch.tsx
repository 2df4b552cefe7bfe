import { data } from 'react-router'
import { clientAddressContext, servicesContext } from '#entities/services.server.ts'
import { pageResponse } from '#site/page.server.ts'
import { hasToken } from '#site/watch/address.ts'
import { titleOf, WatchPage } from '#site/watch/watch-page.tsx'
import { handleWatchForm, watchState, watchStateContext } from '#site/watch/watch.server.ts'
import type { Route } from './+types/watch.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
/** Sends no Referer header, so linked sites never see the token. */
const SECRET = { ...PRIVATE, 'Referrer-Policy': 'no-referrer' }

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  Object.fromEntries([...loaderHeaders, ...actionHeaders])

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { state, status, retryAfter } = await handleWatchForm(services, request, context.get(clientAddressContext))
  context.set(watchStateContext, state)
  return data(null, { status, headers: { ...PRIVATE, ...(retryAfter && { 'Retry-After': String(retryAfter) }) } })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const state = context.get(watchStateContext) ?? (await watchState(services, searchParams))
  const title = `${titleOf(state)} – ${services.env.SITE_NAME}`
  return pageResponse({
    context,
    sheet: 'builtIn',
    main: <WatchPage state={state} />,
    // No canonical address: it could contain a token.
    head: { title, robots: 'noindex' },
    headers: hasToken(searchParams) ? SECRET : PRIVATE,
  })
}
