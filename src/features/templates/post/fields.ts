import { addBlock, allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import { emptyPost } from '#posts/empty-post.ts'
import { readableText, shortcodesIn } from '#posts/content/walk.ts'
import { refsOfBlock } from '#posts/refs.ts'
import { type PostInput, postFields } from '#posts/schema.ts'

/** What the next post of the kind has, too: no address, dates, people, figures or sources. */
export const PostTemplate = postFields
  .pick({
    category: true,
    isReviewPost: true,
    isPage: true,
    rubric: true,
    content: true,
    shortcodesConfig: true,
    faq: true,
    tableContent: true,
    breadcrumbs: true,
    datePosted: true,
  })
  .meta({ id: 'PostTemplate' })
export type PostTemplate = Pick<PostInput, keyof typeof PostTemplate.shape>

export const BlocksTemplate = postFields.pick({ content: true, shortcodesConfig: true }).meta({ id: 'BlocksTemplate' })
export type BlocksTemplate = Pick<PostInput, 'content' | 'shortcodesConfig'>

export const templateOf = (post: PostInput): PostTemplate => ({
  category: post.category,
  isReviewPost: post.isReviewPost,
  isPage: post.isPage,
  rubric: post.rubric,
  content: post.content,
  shortcodesConfig: post.shortcodesConfig,
  faq: post.faq,
  tableContent: post.tableContent,
  breadcrumbs: post.breadcrumbs,
  datePosted: post.datePosted,
})

/** Stored before a kind of block or a field was added, it has the empty one. */
export const filledTemplate = (stored: Partial<PostTemplate>): PostInput => {
  const empty = emptyPost()
  return { ...empty, ...stored, shortcodesConfig: { ...emptyShortcodes(), ...stored.shortcodesConfig } }
}

export const aboutOf = ({ content, shortcodesConfig, faq = { data: [] } }: BlocksTemplate & Partial<PostTemplate>) => ({
  words: readableText({ content, shortcodesConfig, faq }).split(/\s+/).filter(Boolean).length,
  blocks: shortcodesIn(content).map(({ attrs }) => attrs.kind),
})

/** Without blocks and pictures of records that are gone, which no post may be saved with. */
export function withoutGone<Text extends BlocksTemplate>(template: Text, gone: ReadonlySet<string>): Text {
  const isWhole = (refs: object) =>
    !Object.values(refs)
      .flat()
      .some((id) => typeof id === 'string' && gone.has(id))
  const kept = allBlocks(template.shortcodesConfig).filter((block) => isWhole(refsOfBlock(block)))
  const ids = new Set(kept.map(({ kind, data }) => `${kind}:${data.uniqId}`))
  const shortcodesConfig = emptyShortcodes()
  for (const block of kept) addBlock(shortcodesConfig, block)
  const content = template.content.content.filter((node) => {
    if (node.type === 'shortcode') return ids.has(`${node.attrs.kind}:${node.attrs.uniqId}`)
    return node.type !== 'image' || !gone.has(node.attrs.mediaId)
  })
  return { ...template, content: { type: 'doc', content }, shortcodesConfig }
}
