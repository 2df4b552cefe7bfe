import { loadGate } from '#site/licence/gate.server.ts'
import { titleOf } from '#site/licence/gate-words.ts'
import { GatePage } from '#site/licence/gate-page.tsx'
import { type Page, type PageRequest, type PageRoute, redirect } from '#site/page.ts'

const REFUSED = 403

/** `/go/{slug}` of an offer without a valid licence; the server redirects for all others before this. */
async function load({ services: { db, env, now }, slug }: PageRequest): Promise<Page | Response> {
  const gate = await loadGate(db, slug, now())
  if (!gate) return redirect('/')
  const head = {
    title: `${titleOf(gate)} – ${env.SITE_NAME}`,
    robots: 'noindex, nofollow',
  }
  return { sheet: 'builtIn', main: <GatePage gate={gate} />, head, status: REFUSED }
}

export const licencePage: PageRoute = { path: '/go/:slug/', load }
