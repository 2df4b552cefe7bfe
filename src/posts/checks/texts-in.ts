import { textsAt } from '#posts/content/texts-at.ts'
import type { PostInput } from '#posts/schema.ts'
import { valueAt } from '#shared/checks/at-path.ts'
import type { FoundText } from '#shared/checks/lines.ts'

const WRITTEN = [
  ['title'],
  ['breadcrumbTitle'],
  ['metaTag', 'title'],
  ['metaTag', 'description'],
  ['content'],
  ['shortcodesConfig'],
  ['faq'],
  ['tableContent'],
  ['breadcrumbs'],
] as const

/** Memoized as the links are: three rules and the typography need the lines of the same post object. */
const known = new WeakMap<PostInput, readonly FoundText[]>()

export function textsIn(post: PostInput): readonly FoundText[] {
  const texts = known.get(post) ?? WRITTEN.flatMap((path) => [...textsAt(valueAt(post, path), path)])
  known.set(post, texts)
  return texts
}
