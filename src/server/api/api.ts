import { publicCasinoCalls } from '#entities/casino/api.server.ts'
import { publicMessageCalls } from '#entities/message/api.server.ts'
import { publicRedirectCalls } from '#entities/redirect/api.server.ts'
import { type AppHono, type Call, type CallMap, mountCalls } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { publicPostCalls } from '#posts/api.server.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { authCalls } from '#server/auth/calls.ts'
import { accountGuard, sessionGuard } from '#server/auth/guard.ts'
import { cacheCalls } from '#server/api/cache-calls.ts'
import { docsPage } from '#server/api/docs-page.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { collectionCallsOfAll, type PrivateCall } from '#server/api/private-api.ts'
import { memo } from '#shared/memo.ts'

export const PUBLIC_BASE = '/api/v1/public'
export const PRIVATE_BASE = '/api/v1/private'

export const publicCalls: Call[] = [
  ...publicCasinoCalls,
  ...publicPostCalls,
  ...publicRedirectCalls,
  ...publicMessageCalls,
]

export const privateCalls: Call[] = [...collectionCallsOfAll, ...cacheCalls]

declare module '#records/admin/api/calls.ts' {
  interface Register {
    calls: CallMap<PrivateCall | (typeof authCalls | typeof cacheCalls)[number]>
  }
}

/** Lazily: building it takes a sixth of a start. */
const documentOf = memo(
  (siteName: string) =>
    openApiDocument(siteName, [
      { base: PUBLIC_BASE, calls: publicCalls },
      { base: PRIVATE_BASE, calls: [...authCalls, ...privateCalls] },
    ]),
  1,
)

export function mountApi(app: AppHono, services: Services, renderPage: RenderPage): void {
  mountCalls(app, PUBLIC_BASE, publicCalls, services)
  app.use(`${PRIVATE_BASE}/*`, async (http, next) => {
    http.set('renderPage', renderPage)
    await next()
  })
  mountCalls(app, PRIVATE_BASE, authCalls, services, accountGuard)
  mountCalls(app, PRIVATE_BASE, privateCalls, services, sessionGuard)
  const document = () => documentOf(services.env.SITE_NAME)
  app.get('/api/v1/openapi.json', (http) => http.json(document()))
  app.get('/api/v1/docs', (http) => http.html(docsPage(document())))
  app.all('/api/*', (http) => http.json(notFound(http.req.path, http.get('requestId')), 404))
}

const notFound = (path: string, requestId: string) => ({
  code: 'NOT_FOUND',
  message: `Page not found: ${path}`,
  requestId,
})
