import { redirect } from 'react-router'
import { findPairAt } from '#entities/pair/queries.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import { COMPARE_PATH, compareHref } from '#shared/compare-address.ts'
import { compareResponse } from '#site/compare/compare-response.server.tsx'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import type { Route } from './+types/pair.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

/** `/porovnani/modry-lev-vs-zlata-vydra/`: a pair that editors gave its own page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const path = `${COMPARE_PATH}${params.pair}/`
  const found = await findPairAt(db, path)
  if (!found) return errorPageResponse(context, 404, '')
  if ('slugs' in found) throw redirect(compareHref(found.slugs))
  const { page } = found
  if (page.path !== path) throw redirect(page.path, 301)
  const offers = page.ids.map((id) => ({ id }))
  return compareResponse(context, { kind: page.kind, offers, problems: [] }, { path: page.path })
}
