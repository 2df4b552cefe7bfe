import { pathOfTerm, type PlannedTerm, queryOf } from '#features/import-site/server/plan/people.ts'
import { oldPath } from '#features/import-site/server/plan/old-path.ts'
import type { PlannedRedirect } from '#features/import-site/server/plan/redirects.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'

interface Planned {
  posts: PlannedPost[]
  terms: PlannedTerm[]
  redirects: PlannedRedirect[]
  byId: ReadonlyMap<string, PlannedPost>
}

/** Where an address inside the old site is now; undefined for one that is not in the file. */
export function newPaths({ posts, terms, redirects, byId }: Planned, site: string): (old: URL) => string | undefined {
  const paths = new Map(redirects.map(({ from, to }) => [from, to]))
  for (const { post, path } of posts) paths.set(oldPath(post.link, site), path)
  const lists = new Map(terms.map((planned) => [queryOf(planned.term), pathOfTerm(planned)]))
  return (url) => {
    const id = url.searchParams.get('p') ?? url.searchParams.get('page_id')
    if (id !== null) return byId.get(id)?.path
    const from = oldPath(url.pathname, site)
    if (from !== '') return paths.get(from)
    const list = [...url.searchParams].map(([name, value]) => lists.get(`${name}=${value}`))
    return list.find((each) => each !== undefined) ?? '/'
  }
}
