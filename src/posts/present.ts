import type { Lookup } from '#blocks/lookup.ts'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { blockFunctions, type Blocks } from '#blocks/registry.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { Content, ContentNode, HeadingNode } from '#posts/content/schema.ts'
import type { BookmakerFacts, CasinoFacts, PublicPost } from '#posts/public-schema.ts'
import type { Post } from '#posts/schema.ts'
import { showCover } from '#shared/cover/shown.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'
import { type Category, postPath } from '#shared/post-address.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { fromKeys } from '#shared/objects.ts'
import { firstShown, shownDate } from '#posts/shown-date.ts'

export type ShownImage = { type: 'image'; attrs: { picture: Picture; caption: string } }
export type ShownNode = Exclude<ContentNode, { type: 'image' }> | ShownImage

/** Content with resolved pictures; missing ones are left out. */
export interface ShownContent {
  type: 'doc'
  content: ShownNode[]
}

type ShownBlock<Kind extends BlockKind> = ReturnType<Blocks[Kind]['present']> & { uniqId: string }
export type ShownBlocks = { [Kind in BlockKind]: { data: ShownBlock<Kind> }[] }

export type ShownPost = Omit<PublicPost, 'content' | 'shortcodesConfig'> & {
  content: ShownContent
  shortcodesConfig: ShownBlocks
}

const CATEGORY_CRUMBS: Record<Category, { title: string; path: string }[]> = {
  '/': [],
  Recenze: [{ title: 'Recenze', path: '/recenze/' }],
  Autor: [{ title: 'Autoři', path: '/autor/' }],
}

const crumbsOfRubric = (rubric: RubricCard | null) =>
  rubric
    ? [
        { title: 'Články', path: ARTICLES_PATH },
        { title: rubric.title, path: rubric.path },
      ]
    : []

/** Lists every public field explicitly, so that nothing else leaves the server. */
export function presentPost(
  post: Post,
  lookup: Lookup,
  entity: CasinoFacts | BookmakerFacts | null,
  now: Date,
): ShownPost {
  const words = (text: string) => replaceTitleTokens(text, now)
  const content = presentContent(post.content, lookup, words)
  const shortcodesConfig = presentBlocks(post.shortcodesConfig, lookup, words)
  const headingIds = headingIdsIn(content, shortcodesConfig)
  // No list of the rubric has a page on its own, so its breadcrumbs do not lead there.
  const rubric = (post.rubric && !post.isPage && lookup.rubric(post.rubric)) || null
  const banner = (post.banner && lookup.picture(post.banner)) ?? null
  return {
    title: words(post.title),
    slug: post.slug,
    category: post.category,
    path: postPath(post),
    isReviewPost: post.isReviewPost,
    entityModel: post.entityModel,
    entity,
    content,
    shortcodesConfig,
    references: post.references,
    faq: { data: post.faq.data.filter((item) => item.isActive).map(({ question, answer }) => ({ question, answer })) },
    tableContent: {
      data: post.tableContent.data
        .filter((item) => item.isActive && headingIds.has(item.headingId))
        .map(({ headingId, title, level }) => ({ headingId, title: words(title), level })),
    },
    breadcrumbTitle: words(post.breadcrumbTitle || post.title),
    breadcrumbs:
      post.breadcrumbs.length > 0
        ? post.breadcrumbs.map(({ title, path }) => ({ title: words(title), path }))
        : [...CATEGORY_CRUMBS[post.category], ...crumbsOfRubric(rubric)],
    banner,
    cover: banner ? null : showCover(post.cover, rubric?.ground ?? null),
    datePosted: post.datePosted,
    date: shownDate(post),
    createdAt: firstShown(post),
    updatedAt: post.updatedAt,
    metaTag: { ...post.metaTag, title: words(post.metaTag.title), description: words(post.metaTag.description) },
    writer: (post.writer && lookup.writer(post.writer)) || null,
    rubric,
  }
}

function presentContent(content: Content, lookup: Lookup, words: (text: string) => string): ShownContent {
  return {
    type: 'doc',
    content: content.content.flatMap((node): ShownNode[] => {
      if (node.type === 'heading') return [withTokens(node, words)]
      if (node.type !== 'image') return [node]
      const picture = lookup.picture(node.attrs)
      return picture ? [{ type: 'image', attrs: { picture, caption: node.attrs.caption ?? '' } }] : []
    }),
  }
}

const withTokens = (heading: HeadingNode, words: (text: string) => string): HeadingNode => ({
  ...heading,
  content: (heading.content ?? []).map((node) => (node.type === 'text' ? { ...node, text: words(node.text) } : node)),
})

const headingIdsIn = ({ content }: ShownContent, config: ShownBlocks) =>
  new Set<unknown>([
    ...content.flatMap((node) => (node.type === 'heading' && node.content?.length ? [node.attrs.id] : [])),
    ...BLOCK_KINDS.flatMap((kind) => config[kind].map(({ data }) => data.headingId)),
  ])

/** Blocks with nothing to show are left out, including their headings. */
export function presentBlocks(
  config: ShortcodesConfig,
  lookup: Lookup,
  words: (text: string) => string = String,
): ShownBlocks {
  const list = <Kind extends BlockKind>(kind: Kind, items: ShortcodesConfig[Kind]) => {
    const { present, isEmpty } = blockFunctions[kind]
    return items.flatMap(({ data }) => {
      const block = present(data, lookup)
      return isEmpty(block) ? [] : [{ data: { uniqId: data.uniqId, ...block, heading: words(block.heading) } }]
    })
  }
  return fromKeys(BLOCK_KINDS, (kind) => list(kind, config[kind])) as ShownBlocks
}
