import { BLOCK_KINDS } from '#blocks/kinds.ts'
import type { Actor } from '#entities/actor.ts'
import type { PostInput } from '#posts/schema.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { newId } from '#shared/id.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

const PREFIX_MAX = 31

/** Keeps the readable first word; with the random suffix it fits into the 40 characters of a uniqId. */
const freshUniqId = (old: string) => `${old.split('-', 1)[0]?.slice(0, PREFIX_MAX)}-${newId().slice(-8)}`

/** A copy is a new draft: without a slug, with new block ids. One made by a contributor is not signed by somebody else. */
export function copyOfPost(post: PostInput, { role }: Pick<Actor, 'role'>): PostInput {
  const fresh = new Map<string, string>()
  for (const kind of BLOCK_KINDS) {
    for (const item of post.shortcodesConfig[kind]) fresh.set(item.data.uniqId, freshUniqId(item.data.uniqId))
  }
  const renamed = (uniqId: string) => fresh.get(uniqId) ?? uniqId
  const shortcodesConfig = structuredClone(post.shortcodesConfig)
  for (const kind of BLOCK_KINDS) {
    for (const item of shortcodesConfig[kind]) item.data.uniqId = renamed(item.data.uniqId)
  }
  const content = structuredClone(post.content)
  for (const node of content.content) {
    if (node.type === 'shortcode') node.attrs.uniqId = renamed(node.attrs.uniqId)
  }
  return {
    ...post,
    title: copyTitle(post.title, TITLE_MAX),
    content,
    shortcodesConfig,
    slug: '',
    writer: role === 'contributor' ? null : post.writer,
    isActive: false,
    stage: 'draft',
    isGone: false,
    clearCacheUntil: null,
    publishAt: null,
    unpublishAt: null,
    unpublishTo: '',
  }
}
