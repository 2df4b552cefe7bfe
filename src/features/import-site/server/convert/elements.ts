import type { JSONContent } from '@tiptap/core'
import { isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'
import type { Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { elementsOf, hasClass, sourceOf } from '#features/import-site/server/convert/tree.ts'
import { type HtmlElement, textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { contentHref } from '#shared/schema/url.ts'

/** Players that have a page with the same content: a link to it loses only the frame. */
const PLAYERS = new Set(['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'])

/** Elements without any meaning outside the page they were made for. */
const NAMES: Record<string, string> = {
  script: 'Script',
  style: 'Style sheet',
  iframe: 'Frame',
  form: 'Form',
  object: 'Plug-in',
  embed: 'Plug-in',
  svg: 'Drawing',
  canvas: 'Drawing',
  input: 'Form',
  select: 'Form',
  textarea: 'Form',
  button: 'Button',
  template: 'Template',
  'x-card': 'Card of Ghost',
}

const FILES = new Set(['video', 'audio'])

const inside = (element: HtmlElement, ...names: string[]) =>
  [...elementsOf(element.children)].find((each) => hasClass(each, ...names))

const line = (text: string, href: string): JSONContent[] => {
  const link = contentHref.safeParse(href).data
  return [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: text || href, ...(link && { marks: [{ type: 'link', attrs: { href: link } }] }) },
      ],
    },
  ]
}

export function elementReader(around: Surroundings, made: Made) {
  const kept = (element: HtmlElement, what: string) => made.keep(what, sourceOf(element))

  function frame(element: HtmlElement): JSONContent[] | undefined {
    const { src = '', 'data-src': late = '' } = element.attrs
    const url = oldAddress(src || late, around.site)
    if (url && PLAYERS.has(url.hostname)) {
      element.attrs['src'] = url.href
      return undefined
    }
    return kept(element, 'Frame')
  }

  /** A film or a recording that was a file of the old site: only pictures come over. */
  function recording(element: HtmlElement): JSONContent[] {
    const source =
      element.attrs['src'] || [...elementsOf(element.children)].find(({ tag }) => tag === 'source')?.attrs['src'] || ''
    const url = oldAddress(source, around.site)
    if (!url || isOwn(url, around.site)) return kept(element, element.tag === 'audio' ? 'Recording' : 'Film')
    if (url.protocol === 'http:') url.protocol = 'https:'
    return line('', url.href)
  }

  function ghostCard(element: HtmlElement): JSONContent[] | undefined {
    if (hasClass(element, 'kg-bookmark-card', 'kg-file-card')) {
      const link = [...elementsOf([element])].find(({ tag }) => tag === 'a')
      const title = inside(element, 'kg-bookmark-title', 'kg-file-card-title')
      return link ? line(title ? textIn(title.children).trim() : '', link.attrs['href'] ?? '') : undefined
    }
    if (hasClass(element, 'kg-signup-card')) return kept(element, 'Form')
    if (hasClass(element, 'kg-audio-card', 'kg-video-card')) {
      const media = [...elementsOf([element])].find(({ tag }) => FILES.has(tag))
      return media ? recording(media) : undefined
    }
    return undefined
  }

  /** Decoration of a card or of a link to a file, which has its words beside it. */
  const isIcon = (element: HtmlElement) =>
    hasClass(element, 'kg-toggle-card-icon', 'kg-product-card-rating', 'wp-block-file__button', 'wp-block-file__embed')

  return (element: HtmlElement): JSONContent[] | undefined => {
    const { tag } = element
    if (isIcon(element)) return []
    // For readers without scripts it repeats a picture that a script loads.
    if (tag === 'noscript')
      return [...elementsOf(element.children)].every(({ tag: own }) => own === 'img' || own === 'iframe')
        ? []
        : kept(element, 'Script')
    if (tag === 'iframe') return frame(element)
    if (FILES.has(tag)) return recording(element)
    if (tag === 'x-card') return kept(element, `Card of Ghost: ${element.attrs['data-kind'] ?? ''}`)
    const what = NAMES[tag]
    if (what) return kept(element, what)
    return ghostCard(element)
  }
}
