import type { Choices } from '#features/import-site/schema.ts'
import type { Plan } from '#features/import-site/server/plan/plan.ts'
import { comes } from '#features/import-site/server/plan/reviews.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'

/** What does not come at all, besides what texts lose. */
export function* leftBehind(
  { posts }: Survey,
  plan: Plan,
  choices: Choices,
): Generator<{ what: string; example: string }> {
  for (const post of posts) {
    if (post.state === 'trash') yield { what: 'Post in the trash', example: post.title }
    else if (!comes(post, choices)) yield { what: `Content of the type ${post.type}`, example: post.title || post.id }
  }
  for (const { review } of plan.posts) yield* review?.lost ?? []
  for (const { place, items, lost } of plan.menus) {
    const labels = place === undefined ? [...items.map(({ label }) => label), ...lost] : lost
    yield* labels.map((example) => ({ what: 'Menu item', example }))
  }
}
