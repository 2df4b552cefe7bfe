import figtree from '#ui/site/fonts/figtree.woff2?url'
import literata from '#ui/site/fonts/literata.woff2?url'

/** Preloaded with the page, so that they arrive before the text is painted. */
export const fontPreloads = [figtree, literata].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
