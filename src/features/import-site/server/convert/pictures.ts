import { ALT_MAX } from '#entities/media/alt-max.ts'
import { isContentHref } from '#shared/hrefs.ts'
import type { JSONContent } from '@tiptap/core'
import { oldAddress, isOwn } from '#features/import-site/server/convert/links.ts'
import type { KnownPicture, Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { readInline } from '#features/import-site/server/convert/read-html.ts'
import { elementsOf, hasClass, sourceOf } from '#features/import-site/server/convert/tree.ts'
import { CAPTION_MAX } from '#posts/admin/editor/schema/image.ts'
import { type HtmlElement, textIn } from '#posts/admin/editor/paste/html-tree.ts'

const MAX_GALLERY = 12
const MAX_BESIDE = 2000
const TITLE_MAX = 120

const GALLERIES = ['wp-block-gallery', 'blocks-gallery-grid', 'kg-gallery-card', 'gallery', 'tiled-gallery']

const imagesIn = (element: HtmlElement) => [...elementsOf([element])].filter(({ tag }) => tag === 'img')
const childOf = (element: HtmlElement, tag: string) =>
  [...elementsOf(element.children)].find((each) => each.tag === tag)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A caption is words; these add nothing to them. */
const IN_A_LINE = new Set('b strong i em u s small span sub sup mark br cite p'.split(' '))

const isPlain = ({ children }: HtmlElement) => [...elementsOf(children)].every(({ tag }) => IN_A_LINE.has(tag))

/** Newsletters and counters. */
const isPixel = ({ attrs }: HtmlElement) =>
  [attrs['width'], attrs['height']].some((size) => size === '0' || size === '1')

export function pictureReader(around: Surroundings, made: Made) {
  /** Where it is shown from, before scripts that load it late. */
  function addressOf({ attrs }: HtmlElement): string {
    const sizes = (attrs['data-srcset'] ?? attrs['srcset'] ?? '').split(/[\s,]+/)
    const largest = sizes.find((part) => /^(?:https?:)?\//.test(part)) ?? ''
    const late = attrs['data-orig-file'] || attrs['data-large-file'] || attrs['data-lazy-src'] || attrs['data-src']
    const src = attrs['src'] ?? ''
    return late || (src.startsWith('data:') ? largest : src || largest)
  }

  function known(element: HtmlElement): KnownPicture | undefined {
    const address = addressOf(element)
    return address === '' ? undefined : around.pictureOf(address)
  }

  function missing(element: HtmlElement): JSONContent[] {
    const address = addressOf(element)
    const url = oldAddress(address, around.site)
    const what = url && isOwn(url, around.site) ? 'Picture without its file' : 'Picture of another site'
    return made.keep(address === '' ? 'Picture without an address' : what, sourceOf(element))
  }

  function one(element: HtmlElement, caption = ''): JSONContent[] {
    if (isPixel(element)) return []
    const picture = known(element)
    if (!picture) return missing(element)
    return [{ type: 'image', attrs: { mediaId: picture.mediaId, alt: altOf(element, picture), caption } }]
  }

  const altOf = ({ attrs }: HtmlElement, { alt }: KnownPicture) =>
    oneLine(attrs['alt'] || alt)
      .slice(0, ALT_MAX)
      .trim()

  /** A picture that leads elsewhere than to itself. */
  function linked(element: HtmlElement, href: string, caption = ''): JSONContent[] {
    const picture = known(element)
    if (!picture) return missing(element)
    const img = { mediaId: picture.mediaId, alt: altOf(element, picture) }
    return [made.block('imgBlocks', { images: [{ img, ...(caption && { caption }), link: { type: 'url', href } }] })]
  }

  /** Pictures link to their own file or to a page of their own, which we have not. */
  const leadsToPicture = (href: string) =>
    around.pictureOf(href) !== undefined || /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)

  function link(element: HtmlElement): JSONContent[] | undefined {
    const [image, ...more] = imagesIn(element)
    if (!image || more.length > 0 || textIn(element.children).trim() !== '') return undefined
    const href = element.attrs['href'] ?? ''
    return isContentHref(href) && !leadsToPicture(href) ? linked(image, href) : one(image)
  }

  function captionOf(element: HtmlElement): { short: string; isWhole: boolean; source: string } {
    const caption =
      childOf(element, 'figcaption') ??
      [...elementsOf(element.children)].find((each) => hasClass(each, 'wp-caption-text'))
    const text = oneLine(caption ? textIn(caption.children) : '')
    const isWhole = text.length <= CAPTION_MAX && (!caption || isPlain(caption))
    return { short: text, isWhole, source: caption ? sourceOf(caption) : '' }
  }

  /** With its caption; undefined for one that holds something else, whose caption is then a paragraph. */
  function figure(element: HtmlElement): JSONContent[] | undefined {
    const images = imagesIn(element)
    const [image] = images
    if (!image) return undefined
    if (images.length > 1) return gallery(element)
    const { short, isWhole } = captionOf(element)
    const outside = oneLine(textIn(element.children)).replace(short, '').trim()
    if (!isWhole || outside !== '') return undefined
    const href = childOf(element, 'a')?.attrs['href'] ?? ''
    return isContentHref(href) && !leadsToPicture(href) ? linked(image, href, short) : one(image, short)
  }

  /** Its words stay, as many as there is room for; links and the rest do not. */
  const loseCaption = (example: string, source: string) => made.lose({ what: 'Caption of a picture', example, source })

  function gallery(element: HtmlElement): JSONContent[] {
    const items: { image: HtmlElement; caption: string }[] = []
    const visit = (node: HtmlElement) => {
      const images = imagesIn(node)
      if (node.tag === 'img') items.push({ image: node, caption: '' })
      else if ((node.tag === 'figure' || node.tag === 'li' || node.tag === 'dl') && images.length === 1 && images[0]) {
        const { short, isWhole, source } = captionOf(node)
        if (!isWhole) loseCaption(short, source)
        items.push({ image: images[0], caption: short.slice(0, CAPTION_MAX).trim() })
      } else for (const child of node.children) if (typeof child !== 'string') visit(child)
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child)
    return galleryOf(
      items.flatMap(({ image, caption }) => [{ element: image, picture: known(image), caption }]),
      ownCaption(element),
    )
  }

  /** Not that of one of its pictures. */
  const ownCaption = (element: HtmlElement) => {
    const own = element.children.find(
      (child): child is HtmlElement => typeof child !== 'string' && child.tag === 'figcaption',
    )
    if (!own) return ''
    const words = oneLine(textIn(own.children))
    if (!isPlain(own)) loseCaption(words, sourceOf(own))
    return words
  }

  interface Item {
    element: HtmlElement
    picture: KnownPicture | undefined
    caption: string
  }

  function galleryOf(items: Item[], caption: string): JSONContent[] {
    const lost = items.filter(({ picture }) => !picture).flatMap(({ element }) => missing(element))
    const images = items.flatMap(({ element, picture, caption: own }) => {
      if (!picture) return []
      const text = own || picture.caption.slice(0, CAPTION_MAX).trim()
      return [{ img: { mediaId: picture.mediaId, alt: altOf(element, picture) }, ...(text && { caption: text }) }]
    })
    const blocks: JSONContent[] = []
    for (let from = 0; from < images.length; from += MAX_GALLERY) {
      const some = images.slice(from, from + MAX_GALLERY)
      blocks.push(made.block('imgBlocks', { images: some, layout: 'grid', lightbox: true }))
    }
    const words =
      caption === ''
        ? []
        : [{ type: 'paragraph', content: [{ type: 'text', text: caption, marks: [{ type: 'italic' }] }] }]
    return [...blocks, ...words, ...lost]
  }

  /** `[gallery ids="1,2"]`, which names its pictures only. */
  function galleryOfIds(ids: string[]): JSONContent[] {
    const items = ids.flatMap((id): Item[] => {
      const src = around.attachment(id)
      const element = { tag: 'img', attrs: { src: src ?? `#${id}` }, children: [] }
      return [{ element, picture: src === undefined ? undefined : around.pictureOf(src), caption: '' }]
    })
    return galleryOf(items, '')
  }

  /** Media and text: a block of ours, if the text is no more than words. */
  function beside(element: HtmlElement): JSONContent[] | undefined {
    const images = imagesIn(element)
    const content = element.children.find(
      (child): child is HtmlElement => typeof child !== 'string' && hasClass(child, 'wp-block-media-text__content'),
    )
    const picture = images[0] && known(images[0])
    if (!content || !picture || !images[0] || images.length > 1) return undefined
    const [first, ...rest] = content.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    const isTitled = first !== undefined && typeof first !== 'string' && /^h[1-6]$/.test(first.tag)
    const title = isTitled ? oneLine(textIn(first.children)) : ''
    const text = readInline(isTitled ? rest : content.children)
    const length =
      text === undefined ? 0 : text.reduce((sum, node) => sum + (node.type === 'text' ? node.text.length : 1), 0)
    if (!text || length === 0 || length > MAX_BESIDE || title.length > TITLE_MAX) return undefined
    const side = hasClass(element, 'has-media-on-the-right') ? ('right' as const) : ('left' as const)
    const img = { mediaId: picture.mediaId, alt: altOf(images[0], picture) }
    return [made.block('imgTextBlocks', { items: [{ img, side, ...(title && { title }), text }] })]
  }

  return {
    galleryOfIds,
    /** What a picture, or an element made for pictures, becomes. */
    become(element: HtmlElement): JSONContent[] | undefined {
      if (element.tag === 'img') return one(element)
      if (hasClass(element, 'wp-block-media-text')) return beside(element)
      if (hasClass(element, ...GALLERIES) && imagesIn(element).length > 0) return gallery(element)
      if (element.tag === 'figure' || hasClass(element, 'wp-caption')) return figure(element)
      return element.tag === 'a' ? link(element) : undefined
    },
  }
}
