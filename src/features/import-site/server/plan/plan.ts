import { RESERVED_SLUGS } from '#shared/reserved-slugs.ts'
import type { Choices } from '#features/import-site/schema.ts'
import { type Bases, basesOf, termPaths } from '#features/import-site/server/plan/bases.ts'
import { type CameFrom, cameFrom, type Known } from '#features/import-site/server/plan/known.ts'
import { newPaths } from '#features/import-site/server/plan/new-paths.ts'
import { planMenus, type PlannedMenu } from '#features/import-site/server/plan/menus.ts'
import {
  planAuthors,
  planTerms,
  type PlannedAuthor,
  type PlannedTerm,
} from '#features/import-site/server/plan/people.ts'
import { planRedirects, type PlannedRedirect } from '#features/import-site/server/plan/redirects.ts'
import { comes, planReview } from '#features/import-site/server/plan/reviews.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import { decoded } from '#features/import-site/server/convert/links.ts'
import { SLUG_MAX, slugFromTitle, slugify } from '#shared/czech/slug.ts'
import { ownOf } from '#shared/objects.ts'
import { postPath } from '#shared/post-address.ts'

export interface Plan {
  posts: PlannedPost[]
  authors: PlannedAuthor[]
  terms: PlannedTerm[]
  bases: Bases
  redirects: PlannedRedirect[]
  menus: PlannedMenu[]
  /** By the ids and the paths they had. */
  byId: ReadonlyMap<string, PlannedPost>
}

export const siteKey = ({ source: { system, site } }: Survey) =>
  `${system}:${URL.parse(site)?.host.replace(/^www\./, '') ?? ''}`

export function planImport(survey: Survey, known: Known, choices: Choices): Plan {
  const came = cameFrom(known, siteKey(survey))
  const authors = planAuthors(survey, known, came, choices)
  const terms = planTerms(survey, known, came, choices)
  const posts = planPosts(survey, { known, came }, choices, terms)
  const byId = new Map(posts.map((planned) => [planned.post.id, planned]))
  const bases = basesOf(survey, choices, termPaths(survey.terms))
  const redirects = planRedirects(survey, { posts, terms, bases })
  const pathOf = newPaths({ posts, terms, redirects, byId }, survey.source.site)
  const menus = planMenus(survey, choices, { byId, terms, pathOf })
  return { posts, authors, terms, byId, bases, redirects, menus }
}

function planPosts(
  survey: Survey,
  { known, came }: { known: Known; came: CameFrom },
  choices: Choices,
  terms: PlannedTerm[],
): PlannedPost[] {
  const site = siteKey(survey)
  const taken = new Set(RESERVED_SLUGS)
  const termOf = new Map(terms.map((term) => [term.key, term]))
  return survey.posts.flatMap((post) => {
    if (!comes(post, choices)) return []
    const key = `${site}:post:${post.id}`
    const earlier = known.items.get(key)
    const recordId = earlier?.recordId
    const own = [...post.categories.map((slug) => `category:${slug}`), ...post.tags.map((slug) => `tag:${slug}`)]
    const placed = post.kind === 'page' ? [] : own.flatMap((each) => termOf.get(each) ?? [])
    const review = planReview(post, site, known, choices)
    const isReview = review !== undefined || placed.some(({ becomes }) => becomes === 'reviews')
    const wanted = slugify(decoded(post.slug)) || slugFromTitle(post.title) || `clanek-${post.id}`
    const there = recordId === undefined ? known.posts.get(wanted) : undefined
    const duplicateOf = there && !came.isOwn(there.id) ? there.path : undefined
    const choice = ownOf(choices.duplicates, post.id) ?? 'ours'
    const isTaken = recordId === undefined && (duplicateOf === undefined || choice === 'both')
    const slug =
      recordId !== undefined || (duplicateOf !== undefined && choice === 'ours')
        ? wanted
        : freeSlug(wanted, taken, known)
    const category = isReview ? 'Recenze' : '/'
    const path = duplicateOf !== undefined && !isTaken ? duplicateOf : (earlier?.path ?? postPath({ category, slug }))
    const inRubrics = placed.filter(({ becomes }) => becomes === 'rubric')
    const main = inRubrics.find(({ term }) => term.id !== '' && term.id === post.mainCategory)
    const rubric = isReview ? '' : ((main ?? inRubrics[0])?.key ?? '')
    return [{ post, key, slug, category, path, author: post.author, rubric, review, recordId, duplicateOf, isTaken }]
  })
}

function freeSlug(wanted: string, taken: Set<string>, known: Known): string {
  let slug = wanted
  for (let count = 2; taken.has(slug) || known.posts.has(slug); count++) {
    const ending = `-${count}`
    slug = wanted.slice(0, SLUG_MAX - ending.length) + ending
  }
  taken.add(slug)
  return slug
}
