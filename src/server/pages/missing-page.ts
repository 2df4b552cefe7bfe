import { randomUUID } from 'node:crypto'
import type { Services } from '#entities/services.server.ts'
import type { Page } from '#infra/cache/page-cache.server.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { pageFrom } from '#server/pages/finished-page.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { nextMonth } from '#shared/czech/month.ts'

/** The page for all missing addresses; with `_.data` its data. Undefined while nothing is cacheable. */
export type MissingPage = (form?: string) => Promise<Page | undefined>

/**
 * Bots request hundreds of missing addresses a second. The page does not name the requested one, so one serves all. It
 * is stored in the page cache under a key that is no address, since none has a space.
 */
export function createMissingPage(services: Services, renderPage: RenderPage): MissingPage {
  const { env, now, pages } = services
  const security = Object.entries(headersOfAll(env))
  return async (form = '') => {
    if (env.PAGE_CACHE_MB === 0) return undefined
    const key = `missing ${form}`
    return (
      pages.get(key, now().getTime()) ??
      pages.render(key, async () => {
        const expiresAt = nextMonth(now()).getTime()
        const request = new Request(`${env.SITE_URL}/nic/tu/${randomUUID()}/${form}`)
        const response = await renderPage(request, services, 'local')
        return { page: await pageFrom(response, security), expiresAt, isNoStore: response.status !== 404 }
      })
    )
  }
}
