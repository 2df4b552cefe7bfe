import { z } from 'zod'
import { decoded } from '#features/import-site/server/read/decode.ts'
import { htmlOfLexical } from '#features/import-site/server/read/ghost-lexical.ts'
import { ofSettings, Setting } from '#features/import-site/server/read/ghost-settings.ts'
import { escapeHtml, tag } from '#features/import-site/server/read/html-text.ts'
import { htmlOfMobiledoc } from '#features/import-site/server/read/ghost-mobiledoc.ts'
import * as m from '#features/import-site/server/read/messages.ts'
import {
  BadFile,
  type Lost,
  NO_SEO,
  NOT_FOR_ALL,
  type SourceItem,
  type SourcePost,
  type SourceState,
} from '#features/import-site/server/read/source.ts'
import { MAX_TEXT } from '#features/import-site/server/read/xml.ts'
import { ownOf } from '#shared/objects.ts'
import { messageOf } from '#shared/thrown.ts'
import { type Said, said } from '#shared/words/message.ts'

const OLDEST = 4
/** Unlike XML, JSON is read as a whole. */
const MAX_CHARACTERS = 400_000_000

const words = z
  .string()
  .nullish()
  .transform((given) => given ?? '')
const id = z.union([z.string(), z.number()]).transform(String)
const moment = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => {
    const date = new Date(given ?? '')
    return Number.isNaN(date.getTime()) ? '' : date.toISOString()
  })

const Post = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  lexical: words,
  mobiledoc: words,
  type: words,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: words,
  visibility: words,
  feature_image: words,
  custom_excerpt: words,
  created_at: moment,
  updated_at: moment,
  published_at: moment,
  canonical_url: words,
  codeinjection_head: words,
  codeinjection_foot: words,
  meta_title: words,
  meta_description: words,
})
const Meta = z.object({
  post_id: id,
  meta_title: words,
  meta_description: words,
  feature_image_alt: words,
  feature_image_caption: words,
})
const Tag = z.object({ id, name: words, slug: words, description: words, visibility: words })
const User = z.object({ id, name: words, slug: words, email: words, bio: words })
const order = z
  .number()
  .nullish()
  .transform((given) => given ?? 0)
const PostTag = z.object({ post_id: id, tag_id: id, sort_order: order })
const PostAuthor = z.object({ post_id: id, author_id: id, sort_order: order })

const Export = z.object({
  meta: z.object({ version: words }),
  data: z.object({
    posts: z.array(z.unknown()),
    posts_meta: z.array(Meta).nullish(),
    settings: z.array(Setting).nullish(),
    tags: z.array(Tag).nullish(),
    users: z.array(User).nullish(),
    posts_tags: z.array(PostTag).nullish(),
    posts_authors: z.array(PostAuthor).nullish(),
  }),
})

async function parsed(bytes: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: string[] = []
  let length = 0
  for await (const part of decoded(bytes)) {
    parts.push(part)
    length += part.length
    if (length > MAX_CHARACTERS) throw new BadFile(m.ghostTooLarge)
  }
  try {
    return JSON.parse(parts.join(''))
  } catch (error) {
    throw new BadFile(notJson(messageOf(error)))
  }
}

/** `{ db: [{ meta, data }] }`, or the inside of it. */
function exportIn(given: unknown): z.infer<typeof Export> {
  const inside = z.object({ db: z.tuple([z.unknown()]) }).safeParse(given).data?.db[0] ?? given
  const read = Export.safeParse(inside)
  if (read.success) return read.data
  throw new BadFile(said(m.notGhost, { where: whereIn(read.error) }))
}

const whereIn = ({ issues }: z.ZodError): string => issues[0]?.path.join('.') ?? ''

function notJson(reason: string): Said {
  const [, line = '', column = ''] = /\(line (\d+) column (\d+)\)/.exec(reason) ?? []
  return line === '' ? said(m.notJson) : said(m.notJsonAt, { line, column })
}

/** An export of Ghost 4 and newer. */
export async function* readGhost(bytes: AsyncIterable<Buffer>): AsyncGenerator<SourceItem> {
  const { meta, data } = exportIn(await parsed(bytes))
  const { version } = meta
  if (!(Number.parseInt(version, 10) >= OLDEST)) {
    throw new BadFile(version === '' ? m.noGhostVersion : said(m.oldGhost, { version, oldest: OLDEST }))
  }
  yield { type: 'source', source: { system: 'ghost', version, site: '' } }
  const users = new Map((data.users ?? []).map((user) => [user.id, user]))
  const writing = new Set((data.posts_authors ?? []).map(({ author_id: author }) => author))
  for (const user of users.values()) {
    if (!writing.has(user.id)) continue
    yield {
      type: 'author',
      author: { login: user.slug, name: user.name || user.slug, email: user.email, info: user.bio },
    }
  }
  // A tag with a hash is for the theme only.
  const tags = new Map(
    (data.tags ?? [])
      .filter(({ visibility, name }) => visibility !== 'internal' && !name.startsWith('#'))
      .map((tag) => [tag.id, tag]),
  )
  yield* ofSettings(data.settings ?? [])
  for (const { slug, name, description } of tags.values()) {
    yield { type: 'term', term: { kind: 'tag', slug, name, description, parent: '' } }
  }
  const tagsOf = ordered(data.posts_tags ?? [])
  const authorsOf = ordered(data.posts_authors ?? [])
  const metaOf = new Map((data.posts_meta ?? []).map((each) => [each.post_id, each]))
  for (const [index, given] of data.posts.entries()) {
    const read = Post.safeParse(given)
    if (!read.success) {
      yield {
        type: 'mistake',
        mistake: said(m.itemUnread, { number: String(index + 1), where: whereIn(read.error) }),
      }
      continue
    }
    const post = read.data
    if (Math.max(post.html.length, post.lexical.length, post.mobiledoc.length) > MAX_TEXT) {
      yield {
        type: 'mistake',
        mistake: said(m.itemTooLong, { number: String(index + 1), title: post.title, megabytes: MAX_TEXT / 1_000_000 }),
      }
      continue
    }
    const meta = metaOf.get(post.id)
    if (post.feature_image !== '') yield ofCover(post, meta)
    const author = users.get(authorsOf.get(post.id)?.[0]?.author_id ?? '')?.slug ?? ''
    const own = (tagsOf.get(post.id) ?? []).flatMap(({ tag_id: tag }) => tags.get(tag)?.slug ?? [])
    yield { type: 'post', post: postOf(post, { index, author, tags: own, meta }) }
  }
}

function ofCover(post: z.infer<typeof Post>, meta: z.infer<typeof Meta> | undefined): SourceItem {
  const alt = meta?.feature_image_alt ?? ''
  const picture = { id: '', address: post.feature_image, title: alt, alt, caption: '', link: '', parent: '' }
  return { type: 'picture', picture }
}

function* lostOf(post: z.infer<typeof Post>, meta: z.infer<typeof Meta> | undefined): Generator<Lost> {
  if (isForMembers(post)) yield { what: NOT_FOR_ALL, example: post.title, source: `visibility: ${post.visibility}` }
  const caption = post.feature_image === '' ? '' : (meta?.feature_image_caption ?? '')
  if (caption !== '') yield { what: 'Caption of a cover', example: caption, source: caption }
}

const ordered = <Row extends { post_id: string; sort_order: number }>(rows: readonly Row[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => one.sort_order - other.sort_order),
    (row) => row.post_id,
  )

interface Around {
  index: number
  author: string
  tags: string[]
  meta: z.infer<typeof Meta> | undefined
}

const STATES: Record<string, SourceState> = { published: 'published', sent: 'published', scheduled: 'scheduled' }

const isForMembers = ({ visibility }: z.infer<typeof Post>) => visibility !== '' && visibility !== 'public'

function postOf(post: z.infer<typeof Post>, { index, author, tags, meta }: Around): SourcePost {
  const isPage = post.type === 'page' || post.page === true || post.page === 1
  return {
    id: post.id,
    kind: isPage ? 'page' : 'post',
    type: isPage ? 'page' : 'post',
    line: index + 1,
    title: post.title,
    slug: post.slug,
    link: `/${post.slug}/`,
    formerSlugs: [],
    parent: '',
    author,
    state: isForMembers(post) ? 'draft' : (ownOf(STATES, post.status) ?? 'draft'),
    createdAt: post.published_at || post.created_at,
    day: '',
    updatedAt: post.updated_at || post.published_at || post.created_at,
    excerpt: post.custom_excerpt,
    html: htmlOf(post) + post.codeinjection_head + post.codeinjection_foot,
    isWordPress: false,
    categories: [],
    mainCategory: '',
    tags,
    cover: post.feature_image,
    seo: {
      ...NO_SEO,
      title: meta?.meta_title || post.meta_title,
      description: meta?.meta_description || post.meta_description,
      canonical: post.canonical_url,
    },
    footnotes: '',
    fields: {},
    lost: [...lostOf(post, meta)],
  }
}

/** Where what only members read begins. */
const PAYWALL = '<!--members-only-->'

/** Ghost exports what it last rendered; a draft that was never rendered has only its source. */
function htmlOf({ html, lexical, mobiledoc }: z.infer<typeof Post>): string {
  if (html !== '') return html.replaceAll(PAYWALL, tag('x-card', { 'data-kind': 'paywall' }, escapeHtml(PAYWALL)))
  if (lexical !== '') return htmlOfLexical(lexical)
  return mobiledoc === '' ? '' : htmlOfMobiledoc(mobiledoc)
}
