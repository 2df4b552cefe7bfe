import { collectIn, isObject, type Path } from '#shared/checks/at-path.ts'
import { oncePerPost } from '#posts/checks/once-per-post.ts'
import type { PostInput } from '#posts/schema.ts'

interface RecordLink {
  type: 'casino' | 'bookmaker' | 'post'
  id: string
  path: Path
}

/** Links of blocks that reference a record instead of an address. */
const recordLinksIn = oncePerPost((post): readonly RecordLink[] =>
  collectIn(post.shortcodesConfig, ['shortcodesConfig'], ({ type, id }, path) =>
    typeof id === 'string' && (type === 'casino' || type === 'bookmaker' || type === 'post')
      ? [{ type, id, path: path() }]
      : [],
  ),
)

export const postLinksIn = (post: PostInput): RecordLink[] => recordLinksIn(post).filter(({ type }) => type === 'post')

export const offersIn = oncePerPost((post): readonly { id: string; path: Path }[] => {
  const chosen = collectIn(post.shortcodesConfig, ['shortcodesConfig'], (object, path) =>
    shownByHand(object).map((id) => ({ id, path: path() })),
  )
  const linked = recordLinksIn(post).filter(({ type }) => type !== 'post')
  const reviewed = post.isReviewPost && post.entity ? [{ id: post.entity, path: ['entity'] }] : []
  const first = new Map<string, Path>()
  for (const { id, path } of [...reviewed, ...chosen, ...linked]) if (!first.has(id)) first.set(id, path)
  return [...first].map(([id, path]) => ({ id, path }))
})

function shownByHand(list: Record<string, unknown>): string[] {
  if (list['mode'] === 'manual') return [...idsOf(list['casinoIds']), ...idsOf(list['bookmakerIds'])]
  const { moved } = list
  return Array.isArray(moved) ? idsOf(moved.map((each) => (isObject(each) ? each['id'] : undefined))) : []
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])
