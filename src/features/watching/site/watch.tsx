import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'
import { CONFIRM_PARAM, hasToken, LEAVE_PARAM, WATCH_PATH, WATCHED_PARAM } from '#features/watching/site/address.ts'
import { titleOf, WatchPage } from '#features/watching/site/watch-page.tsx'
import { handleWatchForm, watchState } from '#features/watching/site/watch.server.ts'
import type { WatchState } from '#features/watching/site/watch-state.ts'

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
/** Sends no Referer header, so linked sites never see the token. */
const SECRET = { ...PRIVATE, 'Referrer-Policy': 'no-referrer' }

const pageIn = (state: WatchState, { services, params }: PageRequest): Page => ({
  sheet: 'builtIn',
  main: <WatchPage state={state} />,
  // No canonical address: it could contain a token.
  head: { title: `${titleOf(state)} – ${services.env.SITE_NAME}`, robots: 'noindex' },
  headers: hasToken(params) ? SECRET : PRIVATE,
})

async function submit(request: FormRequest): Promise<Page> {
  const { state, status, retryAfter } = await handleWatchForm(request)
  const page = pageIn(state, request)
  return { ...page, status, headers: { ...page.headers, ...(retryAfter && { 'Retry-After': String(retryAfter) }) } }
}

export const watchPage: PageRoute = {
  path: WATCH_PATH,
  params: [WATCHED_PARAM, CONFIRM_PARAM, LEAVE_PARAM],
  // It is specific to one visitor, and its address may contain a token.
  cacheKey: () => undefined,
  load: async (request) => pageIn(await watchState(request.services, request.params), request),
  submit,
}
