import type { Choices } from '#features/import-site/schema.ts'
import { NO_CATEGORY } from '#features/import-site/server/plan/people.ts'
import type { Plan } from '#features/import-site/server/plan/plan.ts'
import { fileKey, isFilmName, isPictureName } from '#features/import-site/server/plan/file-keys.ts'
import { comes } from '#features/import-site/server/plan/reviews.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'

/** What does not come at all, besides what texts lose. */
export function* leftBehind(
  { posts, pictures, source: { site } }: Survey,
  plan: Plan,
  choices: Choices,
  hasFile: (key: string) => boolean,
): Generator<{ what: string; example: string }> {
  for (const post of posts) {
    if (post.state === 'trash') yield { what: 'Post in the trash', example: post.title }
    else if (!comes(post, choices)) yield { what: `Content of the type ${post.type}`, example: post.title || post.id }
  }
  const nameOf = new Map(plan.terms.map(({ key, term }) => [key, term.name]))
  for (const { address } of pictures) {
    const key = fileKey(address, site)
    const comesOver = key === undefined || isPictureName(key) || (isFilmName(key) && hasFile(key))
    if (!comesOver) yield { what: 'File of the library', example: key }
  }
  for (const { post, rubric, category } of plan.posts) {
    const filed = post.categories.filter((slug) => !NO_CATEGORY.has(slug)).map((slug) => `category:${slug}`)
    const others = [...filed, ...post.tags.map((slug) => `tag:${slug}`)].filter(
      (key) => category === '/' && key !== rubric,
    )
    yield* others.map((key) => ({ what: 'Category or tag beside the rubric', example: nameOf.get(key) ?? key }))
  }
  for (const { place, items, lost } of plan.menus) {
    const labels = place === undefined ? [...items.map(({ label }) => label), ...lost] : lost
    yield* labels.map((example) => ({ what: 'Menu item', example }))
  }
}
