import { collectIn, type Path, withValueAt } from '#shared/checks/at-path.ts'
import type { PostInput } from '#posts/schema.ts'

export interface FoundLink {
  href: string
  /** Of the address itself. */
  path: Path
}

/** Fields whose addresses readers can follow. */
const WITH_LINKS = ['content', 'shortcodesConfig', 'faq', 'breadcrumbs', 'references'] as const
const ADDRESSES = ['href', 'url', 'path', 'sourceUrl']

/** Five rules and two queries ask for the links of one post, which is never changed in place. */
const known = new WeakMap<PostInput, FoundLink[]>()

/** Every address that readers can follow from a post. */
export function linksIn(post: PostInput): FoundLink[] {
  const links =
    known.get(post) ??
    WITH_LINKS.flatMap((name) =>
      collectIn(post[name], [name], (object, path) =>
        ADDRESSES.filter((key) => typeof object[key] === 'string').map((key) => ({
          href: String(object[key]),
          path: [...path(), key],
        })),
      ),
    )
  known.set(post, links)
  return links
}

/** The address without what only the reader's browser looks at. */
export const addressOf = (href: string): string => href.replace(/#.*$/s, '')

export const isInside = (href: string): boolean => href.startsWith('/')
export const isOutside = (href: string): boolean => href.startsWith('https://')

/** The same post with another address wherever this one stood; what came after # stays. */
export const withAddress = (post: PostInput, from: string, to: string): PostInput =>
  linksIn(post)
    .filter(({ href }) => addressOf(href) === from)
    .reduce((changed, { href, path }) => {
      const hash = to.includes('#') ? '' : href.slice(from.length)
      return withValueAt(changed, path, () => to + hash)
    }, post)
