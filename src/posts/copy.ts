import { addBlock, allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import type { Actor } from '#records/actor.ts'
import type { Content } from '#posts/content/schema.ts'
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
  for (const { data } of allBlocks(post.shortcodesConfig)) fresh.set(data.uniqId, freshUniqId(data.uniqId))
  const renamed = (uniqId: string) => fresh.get(uniqId) ?? uniqId
  const shortcodesConfig = emptyShortcodes()
  for (const { kind, data } of allBlocks(post.shortcodesConfig)) {
    addBlock(shortcodesConfig, { kind, data: { ...data, uniqId: renamed(data.uniqId) } })
  }
  const content: Content = {
    type: 'doc',
    content: post.content.content.map((node) =>
      node.type === 'shortcode' ? { ...node, attrs: { ...node.attrs, uniqId: renamed(node.attrs.uniqId) } } : node,
    ),
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
