import { publicCasinoCalls } from '#entities/casino/api.server.ts'
import { publicMessageCalls } from '#entities/message/api.server.ts'
import { publicRedirectCalls } from '#entities/redirect/api.server.ts'
import { type AppHono, type Call, mountCalls } from '#infra/calls.server.ts'
import type { Services } from '#infra/services.server.ts'
import { publicPostCalls } from '#posts/api.server.ts'
import { docsPage } from '#server/docs-page.ts'
import { openApiDocument } from '#server/openapi.ts'

export const PUBLIC_BASE = '/api/v1/public'

/** The API list. */
export const publicCalls: Call[] = [
  ...publicCasinoCalls,
  ...publicPostCalls,
  ...publicRedirectCalls,
  ...publicMessageCalls,
]

export function mountApi(app: AppHono, services: Services): void {
  mountCalls(app, PUBLIC_BASE, publicCalls, services)
  const document = openApiDocument(services.env.SITE_NAME, [{ base: PUBLIC_BASE, calls: publicCalls }])
  app.get('/api/v1/openapi.json', (http) => http.json(document))
  app.get('/api/v1/docs', (http) => http.html(docsPage(document)))
  app.all('/api/*', (http) => http.json(notFound(http.req.path, http.get('requestId')), 404))
}

const notFound = (path: string, requestId: string) => ({
  code: 'NOT_FOUND',
  message: `Page not found: ${path}`,
  requestId,
})
