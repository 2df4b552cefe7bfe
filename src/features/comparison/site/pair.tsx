import { findPairAt } from '#features/comparison/queries.server.ts'
import { COMPARE_PATH, compareHref } from '#shared/compare-address.ts'
import { comparison } from '#features/comparison/site/comparison.tsx'
import { notFound } from '#site/error/not-found.tsx'
import { type PageRequest, type PageRoute, redirect } from '#site/page.ts'

async function load({ services, path }: PageRequest) {
  const found = await findPairAt(services.db, path)
  if (!found) return notFound()
  if ('slugs' in found) return redirect(compareHref(found.slugs))
  const { page } = found
  if (page.path !== path) return redirect(page.path, 301)
  const offers = page.ids.map((id) => ({ id }))
  return comparison(services, { kind: page.kind, offers, problems: [] }, { path: page.path })
}

export const pairPage: PageRoute = { path: `${COMPARE_PATH}:slug/`, load }
