import { oncePerPost } from '#posts/checks/once-per-post.ts'
import { textsAt } from '#posts/content/texts-at.ts'
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

export const textsIn = oncePerPost((post): readonly FoundText[] =>
  WRITTEN.flatMap((path) => [...textsAt(valueAt(post, path), path)]),
)
