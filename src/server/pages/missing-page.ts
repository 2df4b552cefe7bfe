import { randomUUID } from 'node:crypto'
import type { Services } from '#records/services.server.ts'
import type { Page } from '#infra/cache/page-cache.server.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { pageFrom } from '#server/pages/finished-page.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { nextMonth } from '#shared/czech/month.ts'

/** The page for all missing addresses. Undefined while nothing is cacheable. */
export type MissingPage = () => Promise<Page | undefined>

const KEY = 'missing page'

/** Bots request hundreds of missing addresses a second; the page does not name the address, so one serves all. */
export function createMissingPage(services: Services, renderPage: RenderPage): MissingPage {
  const { env, now, pages } = services
  const security = Object.entries(headersOfAll(env))
  return async () => {
    if (env.PAGE_CACHE_MB === 0) return undefined
    return (
      pages.get(KEY, now().getTime()) ??
      pages.render(KEY, async () => {
        const expiresAt = nextMonth(now()).getTime()
        const request = new Request(`${env.SITE_URL}/nic/tu/${randomUUID()}/`)
        const response = await renderPage(request, services, 'local')
        return { page: await pageFrom(response, security), expiresAt, isNoStore: response.status !== 404 }
      })
    )
  }
}
