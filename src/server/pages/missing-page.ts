import { randomUUID } from 'node:crypto'
import type { Services } from '#entities/services.server.ts'
import type { Page } from '#infra/cache/page-cache.server.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { pageFrom } from '#server/pages/finished-page.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { nextMonth } from '#shared/czech/month.ts'

/** The page for every address at which nothing is; with `_.data` its data. Undefined while nothing is cacheable. */
export type MissingPage = (form?: string) => Promise<Page | undefined>

/**
 * Robots ask for hundreds of addresses a second at which nothing is. The page does not say which of them was asked for, so one
 * serves all. It is stored in the page cache under a key that is no address, since none has a space.
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
