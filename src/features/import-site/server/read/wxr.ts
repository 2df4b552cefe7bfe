import * as m from '#features/import-site/server/read/messages.ts'
import {
  BadFile,
  type Lost,
  NO_SEO,
  NOT_FOR_ALL,
  type SourceAuthor,
  type SourceItem,
  type SourcePost,
  type SourceState,
  type SourceTerm,
} from '#features/import-site/server/read/source.ts'
import { fieldsOf } from '#features/import-site/server/read/wxr-fields.ts'
import { menuItemOf } from '#features/import-site/server/read/wxr-menus.ts'
import { seoOf } from '#features/import-site/server/read/wxr-seo.ts'
import { childrenOf, elementsIn, MAX_TEXT, textOf, type XmlElement } from '#features/import-site/server/read/xml.ts'
import { ownOf } from '#shared/objects.ts'
import { trimEndOf } from '#shared/trim-end.ts'
import { said } from '#shared/words/message.ts'

const VERSIONS = ['1.0', '1.1', '1.2']

/** An export of WordPress: WXR 1.0 to 1.2. */
export async function* readWxr(bytes: AsyncIterable<Buffer>): AsyncGenerator<SourceItem> {
  const head = { version: '', site: '' }
  let isAnnounced = false
  for await (const element of elementsIn(bytes, { container: 'channel', root: 'rss' })) {
    if (element.name === 'wp:wxr_version') head.version = element.text?.trim() ?? ''
    if (element.name === 'wp:base_blog_url' || (element.name === 'link' && head.site === '')) {
      head.site = trimEndOf(element.text?.trim() ?? '', '/')
    }
    if (!isAnnounced && CONTENT.has(element.name)) {
      refuseVersion(head.version)
      yield { type: 'source', source: { system: 'wordpress', version: head.version, site: head.site } }
      isAnnounced = true
    }
    yield* itemsOf(element)
  }
  refuseVersion(head.version)
  if (!isAnnounced) {
    yield { type: 'source', source: { system: 'wordpress', version: head.version, site: head.site } }
  }
}

const CONTENT = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term', 'item'])

function refuseVersion(version: string): void {
  if (VERSIONS.includes(version)) return
  const known = VERSIONS.join(', ')
  throw new BadFile(version === '' ? m.noWxrVersion : said(m.otherWxrVersion, { version, known }))
}

function* itemsOf(element: XmlElement): Generator<SourceItem> {
  switch (element.name) {
    case 'wp:author':
      yield { type: 'author', author: authorOf(element) }
      break
    case 'wp:category':
      yield { type: 'term', term: termOf(element, 'category', 'wp:category_nicename', 'wp:cat_name') }
      break
    case 'wp:tag':
      yield { type: 'term', term: termOf(element, 'tag', 'wp:tag_slug', 'wp:tag_name') }
      break
    case 'wp:term':
      yield* otherTerm(element)
      break
    case 'item':
      yield* itemOf(element)
      break
    default:
  }
}

function authorOf(element: XmlElement): SourceAuthor {
  const names = [textOf(element, 'wp:author_first_name'), textOf(element, 'wp:author_last_name')]
  const login = textOf(element, 'wp:author_login')
  return {
    login,
    name: textOf(element, 'wp:author_display_name') || names.join(' ').trim() || login,
    email: textOf(element, 'wp:author_email'),
    info: '',
  }
}

const termOf = (element: XmlElement, kind: SourceTerm['kind'], slug: string, name: string): SourceTerm => ({
  kind,
  id: textOf(element, 'wp:term_id'),
  slug: textOf(element, slug),
  name: textOf(element, name),
  description: textOf(element, `${kind === 'tag' ? 'wp:tag' : 'wp:category'}_description`),
  parent: textOf(element, 'wp:category_parent'),
})

/** Named by what is in them, or of the theme. */
const SILENT_TAXONOMIES = new Set('nav_menu wp_theme wp_template_part_area wp_pattern_category post_format'.split(' '))

function* otherTerm(element: XmlElement): Generator<SourceItem> {
  const taxonomy = textOf(element, 'wp:term_taxonomy')
  const example = textOf(element, 'wp:term_name') || textOf(element, 'wp:term_slug')
  if (taxonomy === 'category' || taxonomy === 'post_tag')
    yield {
      type: 'term',
      term: {
        ...termOf(element, taxonomy === 'category' ? 'category' : 'tag', 'wp:term_slug', 'wp:term_name'),
        description: textOf(element, 'wp:term_description'),
        parent: textOf(element, 'wp:term_parent'),
      },
    }
  else if (!SILENT_TAXONOMIES.has(taxonomy))
    yield { type: 'untaken', untaken: { what: `Term of ${taxonomy || 'a taxonomy'}`, example } }
}

const PARTS_OF_A_THEME = new Set(['wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'custom_css'])

function* itemOf(element: XmlElement): Generator<SourceItem> {
  const kind = textOf(element, 'wp:post_type') || 'post'
  const id = textOf(element, 'wp:post_id')
  const title = textOf(element, 'title')
  const tooLong = longChild(element)
  if (tooLong) {
    const { name: part, line } = tooLong
    const where = { line: String(line), part, title: title || id, megabytes: MAX_TEXT / 1_000_000 }
    yield { type: 'mistake', mistake: said(m.partTooLong, where) }
    return
  }
  const untaken = { what: 'Comment', example: title }
  yield* childrenOf(element, 'wp:comment').map((): SourceItem => ({ type: 'untaken', untaken }))
  if (kind === 'attachment') yield { type: 'picture', picture: attachmentOf(element) }
  else if (kind === 'wp_block') yield { type: 'pattern', id, html: textOf(element, 'content:encoded') }
  else if (kind === 'nav_menu_item') {
    const item = menuItemOf(element, metaOf(element))
    if (item) yield { type: 'menu-item', item }
  } else if (PARTS_OF_A_THEME.has(kind)) {
    yield { type: 'untaken', untaken: { what: 'Part of the theme', example: title || kind } }
    if (kind === 'wp_navigation') yield { type: 'navigation', html: textOf(element, 'content:encoded') }
  } else if (kind !== 'revision') yield* postOf(element, kind)
}

const longChild = (element: XmlElement): XmlElement | undefined =>
  element.children.find((child) => child.text === undefined || longChild(child))

function attachmentOf(element: XmlElement) {
  const meta = metaOf(element)
  return {
    id: textOf(element, 'wp:post_id'),
    address: textOf(element, 'wp:attachment_url') || textOf(element, 'guid'),
    title: textOf(element, 'title'),
    alt: meta.get('_wp_attachment_image_alt')?.[0] ?? '',
    caption: textOf(element, 'excerpt:encoded'),
    link: textOf(element, 'link'),
    parent: textOf(element, 'wp:post_parent'),
  }
}

function metaOf(element: XmlElement): Map<string, string[]> {
  const meta = new Map<string, string[]>()
  for (const each of childrenOf(element, 'wp:postmeta')) {
    const key = textOf(each, 'wp:meta_key')
    meta.set(key, [...(meta.get(key) ?? []), textOf(each, 'wp:meta_value')])
  }
  return meta
}

const DAY = 10
const STATES: Record<string, SourceState> = { publish: 'published', future: 'scheduled', trash: 'trash' }

function* postOf(element: XmlElement, type: string): Generator<SourceItem> {
  const status = textOf(element, 'wp:status')
  const id = textOf(element, 'wp:post_id')
  if (status === 'auto-draft' || status === 'inherit') return
  if (!/^\d+$/.test(id)) {
    const where = { line: String(element.line), title: textOf(element, 'title') }
    yield { type: 'mistake', mistake: said(m.noId, where) }
    return
  }
  const meta = metaOf(element)
  const isLocked = textOf(element, 'wp:post_password') !== ''
  // Drafts have no date in the time of Greenwich but that of their last change; nor have some posts that moved before.
  const createdAt =
    momentOf(element, 'wp:post_date_gmt') ||
    (status === 'publish' && momentOf(element, 'wp:post_date')) ||
    momentOf(element, 'wp:post_modified_gmt') ||
    momentOf(element, 'wp:post_date')
  const terms = childrenOf(element, 'category')
  const slugsOf = (...domains: string[]) =>
    terms
      .filter(({ attributes }) => domains.includes(attributes['domain'] ?? ''))
      .flatMap(({ attributes }) => attributes['nicename'] ?? [])
  const post: SourcePost = {
    id,
    kind: type === 'page' ? 'page' : 'post',
    type,
    line: element.line,
    title: textOf(element, 'title'),
    slug: textOf(element, 'wp:post_name'),
    link: textOf(element, 'link'),
    formerSlugs: meta.get('_wp_old_slug') ?? [],
    parent: textOf(element, 'wp:post_parent').replace(/^0$/, ''),
    author: textOf(element, 'dc:creator'),
    state: isLocked ? 'draft' : (ownOf(STATES, status) ?? 'draft'),
    createdAt,
    day: momentOf(element, 'wp:post_date').slice(0, DAY),
    updatedAt: momentOf(element, 'wp:post_modified_gmt') || createdAt,
    excerpt: textOf(element, 'excerpt:encoded'),
    html: textOf(element, 'content:encoded'),
    isWordPress: true,
    categories: slugsOf('category'),
    mainCategory: (meta.get('_yoast_wpseo_primary_category') ?? meta.get('rank_math_primary_category'))?.[0] ?? '',
    // `tag` in WXR 1.0.
    tags: slugsOf('post_tag', 'tag'),
    cover: meta.get('_thumbnail_id')?.[0] ?? '',
    seo: { ...NO_SEO, ...seoOf(meta, textOf(element, 'title')) },
    footnotes: meta.get('footnotes')?.[0] ?? '',
    fields: fieldsOf(meta),
    lost: isLocked || status === 'private' ? [notForAll(textOf(element, 'title'), isLocked ? 'password' : status)] : [],
  }
  if (textOf(element, 'wp:is_sticky') === '1')
    yield { type: 'untaken', untaken: { what: 'Post pinned above others', example: post.title } }
  yield { type: 'post', post }
}

const notForAll = (example: string, source: string): Lost => ({ what: NOT_FOR_ALL, example, source })

/** `2023-05-02 08:30:00`; drafts have zeros. */
function momentOf(element: XmlElement, name: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(textOf(element, name)) ?? []
  const moment = new Date(`${day}T${time}Z`)
  return day === '' || day.startsWith('0000') || Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
