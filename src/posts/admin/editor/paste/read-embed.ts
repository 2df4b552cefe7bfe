import type { HtmlElement } from '#posts/admin/editor/paste/html-tree.ts'

const EMBEDS = new Set(['iframe', 'embed', 'object', 'video', 'audio'])

export const isEmbed = ({ tag }: HtmlElement) => EMBEDS.has(tag)

/** Players that have a page with the same content. */
const PAGES: Record<string, (url: URL) => string | undefined> = {
  'www.youtube.com': youtubePage,
  'youtube.com': youtubePage,
  'www.youtube-nocookie.com': youtubePage,
  'player.vimeo.com': ({ pathname }) =>
    pathname.startsWith('/video/') ? `https://vimeo.com/${pathname.slice(7)}` : undefined,
}

function youtubePage({ pathname }: URL): string | undefined {
  return pathname.startsWith('/embed/') ? `https://www.youtube.com/watch?v=${pathname.slice(7)}` : undefined
}

export function embedAddress(node: HtmlElement): string | undefined {
  const source = sourceOf(node)
  const url = source && URL.parse(source, 'https://relative.invalid')
  if (!url || url.hostname === 'relative.invalid' || !url.protocol.startsWith('http')) return undefined
  return PAGES[url.hostname]?.(url) ?? url.href
}

function sourceOf({ attrs, children }: HtmlElement): string | undefined {
  const own = attrs['src'] || attrs['data'] || attrs['data-src']
  if (own) return own
  for (const child of children) {
    const found = typeof child === 'string' ? undefined : sourceOf(child)
    if (found) return found
  }
  return undefined
}
