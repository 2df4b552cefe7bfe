import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '#records/services.server.ts'
import { findShownSettings } from '#entities/settings/queries.server.ts'
import type { Post } from '#posts/schema.ts'
import { policyOfPage } from '#server/http/content-policy.ts'
import { isTransient } from '#server/http/errors.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import { errorDocument } from '#server/pages/error-document.tsx'
import { readForm, type SentForm } from '#server/pages/read-form.ts'
import { isMutation, isSameOrigin } from '#server/pages/same-origin.ts'
import { isAdminPath } from '#shared/canonical-path.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { documentInSteps } from '#site/document.tsx'
import { frameOf } from '#site/layout/frame.server.tsx'
import type { Page } from '#site/page.ts'
import { loadPageAt } from '#site/routes.ts'
import { hasComplaintToken } from '#features/complaints/shared/address.ts'
import { hasVoiceToken } from '#features/voices/shared/address.ts'
import { TextResponse } from '#site/text-response.server.ts'
import { hasBearerToken } from '#features/watching/site/address.ts'

const RENDERS_AT_ONCE = 8
/** What a second or two can render; requests beyond that are refused at once. */
const MAX_WAITING = 200
/**
 * Node accepts one connection per iteration of the event loop, and a render takes little more than one. Without yielding in
 * between, a crowd would wait in the kernel's backlog, where no limit counts it.
 */
const MAX_YIELDS = 16
const QUIET_YIELDS = 2

interface RenderOptions {
  /** Rendered instead of the stored post at its address. */
  draft?: Post
  /** Off in previews. */
  hasScripts?: boolean
  /** For somebody outside: says what it is, and no search engine may keep it. */
  preview?: { until: string }
}

export type RenderPage = (
  request: Request,
  services: Services,
  clientAddress: string,
  options?: RenderOptions,
) => Promise<Response>

export function pageRenderer(renderAdmin: (request: Request, services: Services) => Promise<Response>): RenderPage {
  const renders = createSemaphore(RENDERS_AT_ONCE, MAX_WAITING)
  let arrived = 0

  async function acceptWaiting() {
    for (let yields = 0, quiet = 0; yields < MAX_YIELDS && quiet < QUIET_YIELDS; yields++) {
      const before = arrived
      await nextTurn()
      quiet = arrived > before ? 0 : quiet + 1
    }
  }

  return async (request, services, clientAddress, options = {}) => {
    const url = new URL(request.url)
    // A page with a token in its address sends no referrer, so its form has no origin.
    const isForeign = isMutation(request) && !isSameOrigin(request, services.env.SITE_URL)
    if (isForeign && !hasBearerToken(url) && !hasVoiceToken(url) && !hasComplaintToken(url)) {
      return new Response('Formulář přišel z cizí stránky.', { status: 403 })
    }
    // Before it has a place: who sends slowly must not keep others from one.
    const sent = request.method === 'POST' && !isAdminPath(url.pathname) ? await readForm(request) : undefined
    arrived++
    // Filters and weights have more combinations than the cache holds: who asks for all of them waits in a line behind.
    const isPlain = url.search === ''
    return renders.run(async () => {
      await acceptWaiting()
      return isAdminPath(url.pathname)
        ? renderAdmin(request, services)
        : renderSite(request, services, clientAddress, { ...options, ...(sent && { sent }) })
    }, isPlain)
  }
}

async function renderSite(
  request: Request,
  services: Services,
  clientAddress: string,
  { draft, hasScripts = true, preview, sent }: RenderOptions & { sent?: SentForm },
): Promise<Response> {
  const { db, env, log } = services
  try {
    // Started before the page, and ready long before it. A page that fails still has the last known menus.
    const settings = findShownSettings(db).catch(() => undefined)
    const { path, page } = await loadPageAt(
      new URL(request.url),
      { services, clientAddress, draft },
      sent && { ...sent, cookie: request.headers.get('cookie') },
    )
    if (!page) return textResponse(errorDocument(405, env), 405)
    if (page instanceof Response) return page
    const site = { url: env.SITE_URL, name: env.SITE_NAME }
    const frame = frameOf(env.SITE_NAME, (await settings)?.menus)
    // One error page serves all addresses, so it marks no item of the menu.
    const marked = page.head.path === undefined ? '' : path
    const shown = preview ? { ...page, head: hiddenHead(page) } : page
    const html = await documentInSteps({ page: shown, path: marked, site, frame, hasScripts, preview })
    return textResponse(html, page.status ?? 200, page.headers)
  } catch (error) {
    // A transient failure is a 503, which the app answers.
    if (isTransient(error)) throw error
    if (!request.signal.aborted) log.error('page failed', { error })
    return textResponse(errorDocument(500, env), 500, { 'Cache-Control': NO_STORE })
  }
}

/** Without an address, which leads nowhere yet. */
const hiddenHead = ({ head: { path: _path, canonical: _canonical, ...head } }: Page) => ({
  ...head,
  robots: 'noindex, nofollow',
})

const textResponse = (html: string, status: number, headers: Record<string, string> = {}) =>
  new TextResponse(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOfPage(html),
      ...headers,
    },
  })
