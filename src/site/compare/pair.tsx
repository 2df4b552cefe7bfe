import { redirect } from 'react-router'
import { findPairAt } from '#entities/pair/queries.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import { withQuery } from '#posts/address.server.ts'
import { COMPARE_PATH, compareHref } from '#shared/compare-address.ts'
import { compareResponse } from '#site/compare/compare-response.server.tsx'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { searchOf } from '#site/listing/other-params.ts'
import type { Route } from './+types/pair.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

/** `/porovnani/modry-lev-vs-zlata-vydra/`: a pair that editors gave its own page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const path = `${COMPARE_PATH}${params.pair}/`
  const found = await findPairAt(db, path)
  if (!found) return errorPageResponse(context, 404, '')
  const search = searchOf(request)
  if ('slugs' in found) throw redirect(withQuery(compareHref(found.slugs), search))
  const { page } = found
  if (page.path !== path) throw redirect(withQuery(page.path, search), 301)
  const offers = page.ids.map((id) => ({ id }))
  return compareResponse(context, { kind: page.kind, offers, problems: [] }, { path: page.path })
}
