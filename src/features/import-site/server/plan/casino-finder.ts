import type { Known } from '#features/import-site/server/plan/known.ts'
import type { Plan } from '#features/import-site/server/plan/plan.ts'
import { fold } from '#shared/czech/slug.ts'

/** The id here of a casino that a shortcode names: by its title, its slug, or the slug or number of its review. */
export function casinoFinder(
  { posts }: Pick<Plan, 'posts'>,
  casinos: Known['casinos'],
  idOfReview: (key: string) => string | undefined,
): (name: string) => string | undefined {
  const ids = new Map<string, string>()
  for (const { post, review } of posts) {
    const id = review && (review.casinoId ?? idOfReview(review.key))
    if (!review || id === undefined) continue
    for (const name of [post.id, post.slug, fold(review.title)]) ids.set(name, id)
  }
  for (const { id, title, slug } of casinos) {
    ids.set(fold(title), id)
    if (slug !== '') ids.set(slug, id)
  }
  return (name) => ids.get(fold(name))
}
