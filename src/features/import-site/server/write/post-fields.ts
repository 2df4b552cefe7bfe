import { emptyPost } from '#posts/empty-post.ts'
import type { Converted } from '#features/import-site/server/convert/convert.ts'
import { isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import { MetaTag, type PostInput } from '#posts/schema.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

const MIN_TITLE = 3
const [DESCRIPTION_MAX, KEYWORD_MAX] = [400, 300]

interface Around {
  site: string
  writer: string | undefined
  rubric: string | undefined
  /** That it reviews. */
  casino: string | undefined
  banner: PostInput['banner']
  publish: boolean
  now: Date
}

const cut = (text: string, max: number) => text.slice(0, max).trim()

export function postFields(
  { post, slug, category, rubric: own }: PlannedPost,
  converted: Converted,
  around: Around,
): PostInput {
  const { content, shortcodesConfig, tableContent, faq, kept } = converted
  const title = cut(plainWords(post.title), TITLE_MAX)
  // Something of it is lost: an editor looks at it first.
  const mayBeLive = around.publish && kept.length === 0
  const isLater = post.state === 'scheduled' && post.createdAt > around.now.toISOString()
  return {
    ...emptyPost(),
    title: title.length < MIN_TITLE ? `Bez názvu (${post.id})` : title,
    slug,
    category,
    entity: around.casino ?? null,
    entityModel: around.casino === undefined ? null : 'Casino',
    isReviewPost: around.casino !== undefined,
    isPage: category === '/' && post.kind === 'page',
    content,
    shortcodesConfig,
    tableContent,
    faq,
    banner: around.banner,
    metaTag: metaOf(post, around.site),
    writer: around.writer ?? null,
    rubric: category === '/' && own !== '' ? (around.rubric ?? null) : null,
    isActive: mayBeLive && post.state === 'published',
    publishAt: mayBeLive && isLater ? post.createdAt : null,
  }
}

function metaOf({ seo, excerpt }: PlannedPost['post'], site: string): PostInput['metaTag'] {
  const address = seo.canonical === '' ? undefined : oldAddress(seo.canonical, site)
  // One that names the page itself is what ours does by itself.
  const canonical = address && !isOwn(address, site) ? address.href : ''
  return {
    title: cut(plainWords(seo.title), TITLE_MAX),
    description: cut(plainWords(seo.description || excerpt), DESCRIPTION_MAX),
    robots: seo.isHidden ? 'noindex' : '',
    keyword: cut(seo.keyword, KEYWORD_MAX),
    canonical: MetaTag.shape.canonical.safeParse(canonical).data ?? '',
  }
}
