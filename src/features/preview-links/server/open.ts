import type { Context } from 'hono'
import { isProgram, isVisit } from '#features/clicks/server/visits.ts'
import { draftOf } from '#features/preview-links/server/shown-draft.ts'
import { tokenIn } from '#features/preview-links/shared/address.ts'
import { endedPage } from '#features/preview-links/site/ended.tsx'
import { countOpening, findLink } from '#features/preview-links/store.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { POLICY_OF_PAGES } from '#server/http/content-policy.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { postPath } from '#shared/post-address.ts'
import { documentOf } from '#site/document.tsx'
import { frameOf } from '#site/layout/frame.server.tsx'
import { toResponse } from '#site/text-response.server.ts'

/** Nothing keeps it, nothing finds it, and no Referer header carries the token elsewhere. */
const SECRET = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** `/nahled/{token}/`: a draft or a waiting change as readers will see it, for whoever has the link. */
export function mountPreviewLinks(app: AppHono, services: Services, renderPage: RenderPage): void {
  const { db, env, now } = services

  function ended(http: Context, status: 404 | 410): Response | Promise<Response> {
    const document = documentOf({
      page: endedPage(env.SITE_NAME),
      path: '',
      site: { url: env.SITE_URL, name: env.SITE_NAME },
      frame: frameOf(env.SITE_NAME),
      hasScripts: false,
    })
    return http.html(document, status, { ...SECRET, 'Content-Security-Policy': POLICY_OF_PAGES })
  }

  app.on('GET', ['/:nahled{[nN][aA][hH][lL][eE][dD]}', '/:nahled{[nN][aA][hH][lL][eE][dD]}/*'], async (http) => {
    const { req } = http
    const token = tokenIn(new URL(req.url).pathname)
    const link = token && (await findLink(db, token))
    if (!link) return ended(http, 404)
    const draft = await draftOf(services, link)
    if (!draft) return ended(http, 410)
    // With nothing of the visitor's request, like every rendered page.
    const request = new Request(new URL(postPath(draft), env.SITE_URL))
    const preview = { until: link.expiresAt }
    const response = toResponse(await renderPage(request, services, 'local', { draft, hasScripts: false, preview }))
    for (const [name, value] of Object.entries(SECRET)) response.headers.set(name, value)
    const header = (name: string) => req.header(name)
    const isRead = response.status === 200 && isVisit({ method: req.method, header })
    if (isRead && !isProgram(header('user-agent')?.trim() ?? '')) await countOpening(db, link.id, now())
    return response
  })
}
