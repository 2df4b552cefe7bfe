import type { JSONContent } from '@tiptap/core'
import { isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'
import type { Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { elementsOf, hasClass, sourceOf } from '#features/import-site/server/convert/tree.ts'
import { type HtmlElement, textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { ownOf } from '#shared/objects.ts'
import { ALT_MAX } from '#entities/media/alt-max.ts'
import { contentHref } from '#shared/schema/url.ts'

/** Players that have a page with the same content: a link to it loses only the frame. */
const PLAYERS = new Set(['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'])

const PLAYLIST = '/videoseries'

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

/** An address of a video alone on its line. */
export const VIDEO = 'x-video'
const FILES = new Set(['video', 'audio'])

const inside = (element: HtmlElement, ...names: string[]) =>
  [...elementsOf(element.children)].find((each) => hasClass(each, ...names))

const wordsOf = (element: HtmlElement | undefined) => (element ? textIn(element.children).trim() : '')

const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content })
const words = (text: string): JSONContent[] => (text === '' ? [] : [paragraph({ type: 'text', text })])

/** A link on a line of its own, and what is said of it. */
const line = (text: string, href: string, about = ''): JSONContent[] => {
  const link = contentHref.safeParse(href).data
  const named = { type: 'text', text: text || href, ...(link && { marks: [{ type: 'link', attrs: { href: link } }] }) }
  return [about === '' ? paragraph(named) : paragraph(named, { type: 'text', text: ` – ${about}` })]
}

const STARS = 5

export function elementReader(around: Surroundings, made: Made) {
  const kept = (element: HtmlElement, what: string) => made.keep(what, sourceOf(element))

  function frame(element: HtmlElement): JSONContent[] | undefined {
    const { src = '', 'data-src': late = '' } = element.attrs
    const url = oldAddress(src || late, around.site)
    if (url?.protocol === 'http:') url.protocol = 'https:'
    const video = url && made.video(url.href, element.attrs['title'])
    if (video) return video
    if (!url || !PLAYERS.has(url.hostname)) return kept(element, 'Frame')
    if (url.pathname.endsWith(PLAYLIST)) return line('', `https://www.youtube.com/playlist${url.search}`)
    element.attrs['src'] = url.href
    return undefined
  }

  /** A recording that was a file of the old site, or a film that is not here: only pictures and films come over. */
  function recording(element: HtmlElement): JSONContent[] {
    const inside = [...elementsOf(element.children)]
    const sources = [element, ...inside.filter(({ tag }) => tag === 'source')].flatMap(
      ({ attrs }) => attrs['src'] || [],
    )
    const film = element.tag === 'video' ? sources.map(around.filmOf).find((each) => each !== undefined) : undefined
    if (film !== undefined && !made.isFull('videos')) {
      const captions = inside.filter(({ tag }) => tag === 'track')
      const lost = captions.flatMap((track) => made.keep('Captions of a video', sourceOf(track)))
      return [made.block('videos', { url: film, ...stillOf(element) }), ...lost]
    }
    const url = oldAddress(sources[0] ?? '', around.site)
    if (!url || isOwn(url, around.site)) return kept(element, element.tag === 'audio' ? 'Recording' : 'Film')
    if (url.protocol === 'http:') url.protocol = 'https:'
    return line('', url.href)
  }

  function stillOf({ attrs }: HtmlElement) {
    const picture = around.pictureOf(attrs['poster'] ?? '')
    return picture ? { still: { mediaId: picture.mediaId, alt: picture.alt.slice(0, ALT_MAX).trim() } } : {}
  }

  function ghostCard(element: HtmlElement): JSONContent[] | undefined {
    if (hasClass(element, 'kg-bookmark-card', 'kg-file-card')) {
      const link = [...elementsOf([element])].find(({ tag }) => tag === 'a')
      const title = inside(element, 'kg-bookmark-title', 'kg-file-card-title')
      const about = inside(element, 'kg-bookmark-description', 'kg-file-card-caption')
      return link && [...line(wordsOf(title), link.attrs['href'] ?? '', wordsOf(about)), ...captionOf(element)]
    }
    if (hasClass(element, 'kg-product-card-rating')) {
      const given = [...elementsOf(element.children)].filter((each) => hasClass(each, 'kg-product-card-rating-active'))
      return words('★'.repeat(given.length).padEnd(STARS, '☆'))
    }
    if (hasClass(element, 'kg-signup-card')) return kept(element, 'Form')
    if (hasClass(element, 'kg-audio-card', 'kg-video-card')) {
      const media = [...elementsOf([element])].find(({ tag }) => FILES.has(tag))
      const title = wordsOf(inside(element, 'kg-audio-title'))
      return media && [...words(title), ...recording(media), ...captionOf(element)]
    }
    return undefined
  }

  function captionOf(card: HtmlElement): JSONContent[] {
    return words(wordsOf([...elementsOf(card.children)].find(({ tag }) => tag === 'figcaption')))
  }

  /** Decoration of a card or of a link to a file, which has its words beside it. */
  const isIcon = (element: HtmlElement) =>
    hasClass(element, 'kg-toggle-card-icon', 'wp-block-file__button', 'wp-block-file__embed')

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
    if (tag === VIDEO) return made.video(textIn(element.children).trim())
    if (tag === 'x-card') return kept(element, `Card of Ghost: ${element.attrs['data-kind'] ?? ''}`)
    const what = ownOf(NAMES, tag)
    if (what) return kept(element, what)
    return ghostCard(element)
  }
}
