import type { Choices } from '#features/import-site/schema.ts'
import { decoded, oldAddress } from '#features/import-site/server/convert/links.ts'
import { oldPath } from '#features/import-site/server/plan/old-path.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import type { SourceTerm } from '#features/import-site/server/read/source.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'

type Kind = SourceTerm['kind']
/** The folder below which the lists of categories and of tags were: `/kategorie/`; `/` for none. */
export type Bases = Record<Kind, string>

const DEFAULTS: Bases = { category: '/category/', tag: '/tag/' }
const NUMBER = /^\d+$/
const MAX_ABOVE = 10

/** As the owner says, else as links of the site show: no export says it. */
export function basesOf(survey: Survey, { categoryBase, tagBase }: Choices, pathOf: PathOfTerm): Bases {
  const { site } = survey.source
  const found = basesInLinks(survey, pathOf)
  return {
    category: folderIn(categoryBase, site) ?? found.category ?? DEFAULTS.category,
    tag: folderIn(tagBase, site) ?? found.tag ?? DEFAULTS.tag,
  }
}

/** `rubriky`, `/rubriky/` and `https://stary-web.example/rubriky` are the same. */
function folderIn(given: string, site: string): string | undefined {
  const url = given === '' ? null : oldAddress(given, site, '/')
  return url ? normalisePath(`${decoded(url.pathname)}/`) : undefined
}

/** Links that end as the address of a term does; what is before it, for most of the terms. */
function basesInLinks({ links, terms, posts, pictures, source: { site } }: Survey, pathOf: PathOfTerm) {
  const own = new Set([...posts, ...pictures].map(({ link }) => oldPath(link, site)))
  const byEnd = Map.groupBy(
    terms.map((term) => ({ term, end: `/${pathOf(term)}/` })),
    ({ end }) => lastOf(end),
  )
  const seen = new Map<Kind, Map<string, Set<SourceTerm>>>()
  for (const link of links) {
    const [found, ...others] = own.has(link)
      ? []
      : (byEnd.get(lastOf(link)) ?? []).filter(({ end }) => link.endsWith(end))
    // Of a tag and a category with one name it is not known which is meant.
    if (!found || others.length > 0) continue
    const base = link.slice(0, 1 - found.end.length)
    if (base.split('/').some((part) => NUMBER.test(part))) continue
    const bases = seen.get(found.term.kind) ?? new Map<string, Set<SourceTerm>>()
    seen.set(found.term.kind, bases.set(base, (bases.get(base) ?? new Set()).add(found.term)))
  }
  const mostNamed = (kind: Kind) =>
    [...(seen.get(kind) ?? [])].toSorted(([, one], [, other]) => other.size - one.size)[0]?.[0]
  return { category: mostNamed('category'), tag: mostNamed('tag') }
}

const lastOf = (path: string) => path.split('/').findLast(Boolean)

export type PathOfTerm = (term: Pick<SourceTerm, 'kind' | 'slug'>) => string

/** `platby/karty`: below a category its address names those above it. */
export function termPaths(terms: readonly SourceTerm[]): PathOfTerm {
  const parents = new Map(terms.map(({ kind, slug, parent }) => [`${kind}:${slug}`, parent]))
  return ({ kind, slug }) => {
    const path = [slug]
    for (let above = parents.get(`${kind}:${slug}`); above; above = parents.get(`${kind}:${above}`)) {
      if (path.length === MAX_ABOVE || path.includes(above)) break
      path.unshift(above)
    }
    return decoded(path.join('/')).toLowerCase()
  }
}
