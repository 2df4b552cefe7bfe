import type { Choices } from '#features/import-site/schema.ts'
import type { CameFrom, Known } from '#features/import-site/server/plan/known.ts'
import { comes } from '#features/import-site/server/plan/reviews.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import type { SourceAuthor, SourceTerm } from '#features/import-site/server/read/source.ts'
import { fold, slugify } from '#shared/czech/slug.ts'
import { ownOf } from '#shared/objects.ts'
import { ARTICLES_PATH, rubricPath } from '#shared/rubric-address.ts'

export interface PlannedAuthor {
  author: SourceAuthor
  posts: number
  /** The id of a writer here; undefined for a new one. */
  writerId: string | undefined
  isLeftOut: boolean
}

export interface PlannedTerm {
  term: SourceTerm
  /** `category:novinky` */
  key: string
  posts: number
  becomes: 'rubric' | 'reviews' | 'nothing'
  /** The id of a rubric here; undefined for a new one. */
  rubricId: string | undefined
  /** Of the rubric. */
  slug: string
  path: string
}

export const NO_CATEGORY = new Set(['uncategorized', 'nezarazene', 'bez-rubriky', 'nezaradene'])
/** What a category of reviews is called here. */
const REVIEWS = /^recenze(?:-|$)/
const same = (one: string, other: string) => one !== '' && fold(one.trim()) === fold(other.trim())

function countsOf(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export function planAuthors(
  { authors, posts }: Survey,
  { writers }: Known,
  { isOwn, idOf }: CameFrom,
  choices: Choices,
): PlannedAuthor[] {
  const written = countsOf(posts.filter((post) => comes(post, choices)).map(({ author }) => author))
  const listed = new Set(authors.map(({ login }) => login))
  // Some exports leave out who is gone.
  const others = [...written.keys()].filter((login) => login !== '' && !listed.has(login))
  const all = [...authors, ...others.map((login) => ({ login, name: login, email: '', info: '' }))]
  return all.flatMap((author): PlannedAuthor[] => {
    const count = written.get(author.login) ?? 0
    if (count === 0) return []
    const choice = ownOf(choices.authors, author.login)
    const ownId = idOf(`author:${author.login}`)
    const found =
      writers.find(({ id }) => id === ownId) ??
      writers.find(({ id, name, email }) => !isOwn(id) && (same(name, author.name) || same(email, author.email)))
    const writerId = choice === undefined ? found?.id : choice === 'new' || choice === 'none' ? undefined : choice
    return [{ author, posts: count, writerId, isLeftOut: choice === 'none' }]
  })
}

export function planTerms(
  { terms, posts, source }: Survey,
  { rubrics }: Known,
  { isOwn, idOf }: CameFrom,
  choices: Choices,
): PlannedTerm[] {
  const articles = posts.filter((post) => post.kind === 'post' && comes(post, choices))
  const used = countsOf(
    articles.flatMap(({ categories, tags }) => [
      ...categories.map((slug) => `category:${slug}`),
      ...tags.map((slug) => `tag:${slug}`),
    ]),
  )
  // Ghost has tags only; the first of a post is what it files it under.
  const primary = new Set(source.system === 'ghost' ? articles.flatMap(({ tags }) => tags[0] ?? []) : [])
  return terms.map((term): PlannedTerm => {
    const key = `${term.kind}:${term.slug}`
    const count = used.get(key) ?? 0
    const choice = ownOf(choices.categories, term.slug)
    const ownId = idOf(key)
    const found =
      rubrics.find(({ id }) => id === ownId) ??
      rubrics.find(({ id, title, slug }) => !isOwn(id) && (same(title, term.name) || same(slug, term.slug)))
    const isCategory = count > 0 && (term.kind === 'category' || primary.has(term.slug))
    const isByName = !NO_CATEGORY.has(term.slug) && (found !== undefined || isCategory)
    const isReviews = choice === 'reviews' || (choice === undefined && isCategory && REVIEWS.test(term.slug))
    const isRubric = !isReviews && choice !== 'none' && (choice !== undefined || isByName)
    const known = choice === 'new' ? undefined : rubrics.find(({ id }) => id === (choice ?? found?.id))
    const slug = known?.slug ?? (slugify(term.slug) || slugify(term.name))
    const becomes = isReviews ? 'reviews' : isRubric ? 'rubric' : 'nothing'
    return {
      term,
      key,
      posts: count,
      becomes,
      rubricId: isRubric ? known?.id : undefined,
      slug,
      path: rubricPath(slug),
    }
  })
}

/** How the old site asks for its posts where it has no addresses of its own: `/?cat=3`. */
export const queryOf = ({ kind, slug, id = '' }: SourceTerm): string => (kind === 'tag' ? `tag=${slug}` : `cat=${id}`)

const REVIEWS_PATH = '/recenze/'

/** The page here that has its posts. */
export const pathOfTerm = ({ becomes, path }: PlannedTerm): string =>
  becomes === 'rubric' ? path : becomes === 'reviews' ? REVIEWS_PATH : ARTICLES_PATH
