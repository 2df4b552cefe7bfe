import { redirect } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import { loadGate } from '#site/licence/gate.server.ts'
import { GatePage } from '#site/licence/gate-page.tsx'
import { pageResponse } from '#site/page.server.ts'
import type { Route } from './+types/licence.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

/** The request is understood, but refused for the reason on the page. */
const REFUSED = 403

/** `/go/{slug}` of an offer without a valid licence; the server redirects for all others before this. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const gate = await loadGate(db, params.slug, now())
  if (!gate) throw redirect('/')
  const head = {
    title: `${gate.offer.title} nemá platnou českou licenci – ${env.SITE_NAME}`,
    robots: 'noindex, nofollow',
  }
  return pageResponse({ context, sheet: 'builtIn', main: <GatePage gate={gate} />, head, status: REFUSED })
}
