import { CONTENTS_TITLE_MAX, MAX_TABLE_CONTENT } from '#posts/limits.ts'
import type { JSONContent } from '@tiptap/core'
import { getSchema } from '@tiptap/core'
import { chosenHtml } from '#features/import-site/server/convert/chosen-shortcodes.ts'
import { elementReader, VIDEO } from '#features/import-site/server/convert/elements.ts'
import { settleLinks } from '#features/import-site/server/convert/links.ts'
import { joinKept, type Kept, Made, type Surroundings } from '#features/import-site/server/convert/made.ts'
import { pictureReader } from '#features/import-site/server/convert/pictures.ts'
import { readQuote } from '#features/import-site/server/convert/quotes.ts'
import { readHtml } from '#features/import-site/server/convert/read-html.ts'
import { renderBlocks } from '#features/import-site/server/convert/render-blocks.ts'
import { replaceShortcodes, type WpShortcode } from '#features/import-site/server/convert/shortcodes.ts'
import { elementsOf, hasClass, isElement, sourceOf, treeOfHtml } from '#features/import-site/server/convert/tree.ts'
import { hasBlocks } from '#features/import-site/server/convert/wp-blocks.ts'
import { autoParagraphs } from '#features/import-site/server/convert/wpautop.ts'
import { tag } from '#features/import-site/server/read/html-text.ts'
import type { Lost, SourcePost } from '#features/import-site/server/read/source.ts'
import { playerOf } from '#blocks/videos/player.ts'
import { CALLOUT } from '#posts/admin/editor/schema/flow.ts'
import { withIds } from '#posts/admin/editor/headings/heading-ids.ts'
import { schemaExtensions } from '#posts/admin/editor/schema/extensions.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { type HtmlElement, type HtmlNode, textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { readTable } from '#posts/admin/editor/paste/read-table.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import { Content } from '#posts/content/schema.ts'
import type { FaqItem, PostInput } from '#posts/schema.ts'
import { ShortcodesConfig } from '#posts/shortcodes.ts'
import { newId } from '#shared/id.ts'

export type { Surroundings } from '#features/import-site/server/convert/made.ts'

export interface Converted extends Pick<PostInput, 'content' | 'shortcodesConfig' | 'tableContent' | 'faq'> {
  kept: Kept[]
  /** How often the post uses which block or shortcode. */
  used: ReadonlyMap<string, number>
}

const schema = getSchema(schemaExtensions)

type Given = Pick<SourcePost, 'id' | 'link' | 'html' | 'footnotes'>

interface Beside {
  /** What the post loses beside its text, and what it loses if it has none. */
  lost: readonly Lost[]
  ifEmpty: readonly Lost[]
}
const NOTHING_BESIDE: Beside = { lost: [], ifEmpty: [] }

/** The text of a post, through the path and the schema of a paste into the editor; throws what says why it cannot be. */
export function convertPost(post: Given, around: Surroundings, beside: Beside = NOTHING_BESIDE): Converted {
  const made = new Made()
  const faq: FaqItem[] = []
  const placed = new Map<string, JSONContent[]>()
  const secret = newId()
  const place = (nodes: JSONContent[]): string => {
    const key = `${secret}-${placed.size}`
    placed.set(key, nodes)
    return tag('x-placed', { 'data-key': key }, '')
  }
  const pictures = pictureReader(around, made)
  const elements = elementReader(around, made)
  const attached = () => around.attachedTo(post.id)
  const become = (shortcode: WpShortcode) =>
    htmlOfShortcode(shortcode, { around, made, place, galleryOfIds: pictures.galleryOfIds, attached })

  const tree = treeOfHtml(around.isWordPress ? htmlOfWordPress() : post.html)
  prepare(tree)
  settleLinks(tree, around, made, post.link)
  const nodes = readHtml(tree, (element) => {
    if (element.tag === 'x-placed') return placed.get(element.attrs['data-key'] ?? '') ?? []
    // The editor would cut it.
    if (element.tag === 'table' && readTable(element, () => []).isCut)
      return made.keep('Table that is too large', sourceOf(element))
    return elements(element) ?? readQuote(element, made) ?? pictures.become(element)
  })
  const isEmpty =
    faq.length === 0 && nodes.every(({ type, content = [] }) => type === 'paragraph' && content.length === 0)
  for (const lost of [...beside.lost, ...(isEmpty ? beside.ifEmpty : [])]) made.lose(lost)
  return { ...stored(joinKept([...nodes, ...made.atEnd()])), faq: { data: faq }, kept: made.kept, used: made.used }

  function htmlOfWordPress(): string {
    const { html, footnotes } = post
    if (!hasBlocks(html)) return autoParagraphs(replaceShortcodes(html.replaceAll(PAGE_BREAK, '\n\n'), become))
    return replaceShortcodes(renderBlocks(html, { around, made, place, faq, footnotes }), become)
  }
}

/** Of lists and of pages in the classic editor, also inside a paragraph. */
const PAGE_BREAK = /<!--(?:more|nextpage)-->/g

const ADDRESS_ALONE = /^https?:\/\/[^\s<>"]+$/

/** What WordPress and Ghost mean by their classes, and what they do on the way to readers. */
function prepare(tree: readonly HtmlNode[]): void {
  for (const element of elementsOf(tree)) {
    if (hasClass(element, 'kg-callout-card')) settleCallout(element)
    // WordPress shows letters as pictures of them.
    if (element.tag === 'img' && hasClass(element, 'emoji', 'wp-smiley')) {
      element.tag = 'span'
      element.children = [element.attrs['alt'] ?? '']
    }
    // What folds there is open here, under its title.
    if (element.tag === 'summary') element.children = [{ tag: 'strong', attrs: {}, children: element.children }]
    const text = element.tag === 'p' ? textIn(element.children).trim() : ''
    if (ADDRESS_ALONE.test(text) && element.children.every((child) => typeof child === 'string')) {
      // A video here, too, or else a link to the thing that is shown there.
      if (playerOf(text)) element.tag = VIDEO
      else element.children = [{ tag: 'a', attrs: { href: text }, children: [text] }]
    }
    if (element.tag === 'sup' && element.attrs['data-fn']) {
      element.children = [{ tag: 'a', attrs: { href: '#poznamky' }, children: [textIn(element.children)] }]
    }
  }
}

/** Its sign stands before its words, on the same line. */
function settleCallout(card: HtmlElement): void {
  card.tag = 'blockquote'
  card.attrs[CALLOUT] = ''
  for (const part of card.children) {
    if (!isElement(part) || !hasClass(part, 'kg-callout-emoji', 'kg-callout-text')) continue
    part.tag = 'span'
    part.children.push(' ')
  }
}

interface Places {
  around: Surroundings
  made: Made
  place: (nodes: JSONContent[]) => string
  galleryOfIds: (ids: string[]) => JSONContent[]
  /** The ids of the pictures that were uploaded to this post. */
  attached: () => string[]
}

/** Frames of page builders: they say where on a page something is, and nothing else. */
const LAYOUT = /^(?:vc_|et_pb_|fusion_|av_|elementor|su_(?:row|column|spacer)$|row$|column|one_|two_|section$|col$)/

const MAX_NESTED = 20

function htmlOfShortcode(shortcode: WpShortcode, places: Places, depth = 0): string {
  const { name, attrs, inside, source } = shortcode
  const { around, made, place } = places
  made.use(`[${name}]`)
  const within = () =>
    depth < MAX_NESTED
      ? replaceShortcodes(inside ?? '', (each) => htmlOfShortcode(each, places, depth + 1))
      : (inside ?? '')
  const own = ownHtml(shortcode, places) ?? chosenHtml(shortcode, { around, made, place, within })
  if (own !== undefined) return own
  if (inside === undefined) return LAYOUT.test(name) ? '' : place(made.keep(`[${name}]`, source))
  if (LAYOUT.test(name)) return `\n\n${within()}\n\n`
  // Its words stay where readers see them.
  const start = source.slice(0, source.length - inside.length - `[/${name}]`.length)
  return place(made.keep(`[${name}]`, Object.keys(attrs).length > 0 ? start : `${start}…[/${name}]`)) + within()
}

/** Of the shortcodes that WordPress itself has. */
function ownHtml(
  { name, attrs, inside = '' }: WpShortcode,
  { made, place, galleryOfIds, attached }: Places,
): string | undefined {
  if (name === 'caption' || name === 'wp_caption') return captioned(inside, attrs['caption'] ?? '')
  if (name === 'gallery') {
    const named = attrs['ids'] || attrs['include']
    const ids = named ? named.split(',').map((id) => id.trim()) : attached()
    return ids.length > 0 ? place(galleryOfIds(ids)) : undefined
  }
  if (name === 'embed') {
    const href = inside.trim() || (attrs['src'] ?? '')
    const video = made.video(href)
    return video ? place(video) : tag('p', {}, tag('a', { href }, href))
  }
  if (name !== 'audio' && name !== 'video') return undefined
  const sources = SOURCES.flatMap((key) => attrs[key] || [])
  const [src, ...others] = sources
  const further = others.map((other) => tag('source', { src: other }, '').replace('</source>', ''))
  return src && tag(name, { src, poster: attrs['poster'] }, further.join(''))
}

const SOURCES = ['src', 'mp4', 'mp3', 'webm', 'ogg', 'm4a', 'wav']

/** `[caption]<a><img></a> words[/caption]` */
function captioned(inside: string, given: string): string {
  const link = inside.indexOf('</a>')
  const end = link === -1 ? inside.indexOf('>', inside.indexOf('<img')) + 1 : link + '</a>'.length
  const caption = inside.slice(end).trim() || given
  return `<figure>${inside.slice(0, end)}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
}

function stored(nodes: JSONContent[]): Pick<Converted, 'content' | 'shortcodesConfig' | 'tableContent'> {
  const doc = schema.nodeFromJSON({ type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] })
  doc.check()
  const written = toStored(doc.toJSON())
  const content = Content.parse(written.content)
  const shortcodesConfig = ShortcodesConfig.parse(written.shortcodesConfig)
  const anchors = anchorsIn(content, shortcodesConfig)
  const ids = withIds(anchors)
  const headings = content.content.filter((node) => node.type === 'heading')
  headings.forEach((heading, index) => {
    heading.attrs.id = ids[index] ?? null
  })
  const entries = anchors.flatMap(({ text, level }, index) => {
    const title = text.trim().slice(0, CONTENTS_TITLE_MAX).trim()
    return level === 2 && title !== '' ? [{ headingId: ids[index] ?? '', title, level, isActive: true }] : []
  })
  return { content, shortcodesConfig, tableContent: { data: entries.slice(0, MAX_TABLE_CONTENT) } }
}
