import { ARTICLES_PATH, RUBRICS_FOLDER } from '#shared/rubric-address.ts'

/** The `aria-current` of a header item: „page“ for the shown page, „true“ for the part of the site it belongs to. */
export function currentKind(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href === '/' || !href.startsWith('/')) return undefined
  const isInside = path.startsWith(href) || (href === ARTICLES_PATH && path.startsWith(RUBRICS_FOLDER))
  return isInside ? 'true' : undefined
}

const NAV = '<nav class="nav"'

/** The header HTML is shared by all pages; this marks its current item. */
export function markCurrentItem(html: string, path: string): string {
  const start = html.indexOf(NAV)
  const end = start < 0 ? -1 : html.indexOf('</nav>', start)
  if (end < 0) return html
  const items = html.slice(start, end).replace(/<a href="([^"]*)"/g, (link, href: string) => {
    const kind = currentKind(href, path)
    return kind ? `${link} aria-current="${kind}"` : link
  })
  return html.slice(0, start) + items + html.slice(end)
}
