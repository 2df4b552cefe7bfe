import figtreeExt from '#ui/site/fonts/figtree-latin-ext.woff2?url'
import figtree from '#ui/site/fonts/figtree-latin.woff2?url'
import literataExt from '#ui/site/fonts/literata-latin-ext.woff2?url'
import literata from '#ui/site/fonts/literata-latin.woff2?url'

/** Asked for with the page itself, so that they are there before the text is drawn. */
export const fontPreloads = [figtree, figtreeExt, literata, literataExt].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
