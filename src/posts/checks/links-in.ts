import { collectIn, type Path, withValueAt } from '#shared/checks/at-path.ts'
import { oncePerPost } from '#posts/checks/once-per-post.ts'
import type { PostInput } from '#posts/schema.ts'

interface FoundLink {
  href: string
  /** Path of the address itself within the post. */
  path: Path
}

const WITH_LINKS = ['content', 'shortcodesConfig', 'faq', 'breadcrumbs', 'references'] as const
const ADDRESSES = ['href', 'url', 'path', 'sourceUrl']

export const linksIn = oncePerPost((post): readonly FoundLink[] =>
  WITH_LINKS.flatMap((name) =>
    collectIn(post[name], [name], (object, path) =>
      ADDRESSES.filter((key) => typeof object[key] === 'string').map((key) => ({
        href: String(object[key]),
        path: [...path(), key],
      })),
    ),
  ),
)

/** Strips the fragment, which never reaches the server. */
export const addressOf = (href: string): string => href.replace(/#.*$/s, '')

export const isInside = (href: string): boolean => href.startsWith('/')
export const isOutside = (href: string): boolean => href.startsWith('https://')

/** The post with every occurrence of one address replaced; fragments are preserved unless the new address has one. */
export const withAddress = (post: PostInput, from: string, to: string): PostInput =>
  linksIn(post)
    .filter(({ href }) => addressOf(href) === from)
    .reduce((changed, { href, path }) => {
      const hash = to.includes('#') ? '' : href.slice(from.length)
      return withValueAt(changed, path, () => to + hash)
    }, post)
