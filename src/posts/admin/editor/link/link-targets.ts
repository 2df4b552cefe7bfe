import { isContentHref } from '#shared/hrefs.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { byMatch } from '#shared/match-rank.ts'
import { type Category, postPath } from '#shared/post-address.ts'
import { useList } from '#records/admin/queries.ts'

export interface LinkTarget {
  group: 'Address' | 'Posts' | 'Casinos' | 'Bookmakers'
  label: string
  href: string
  isDraft?: boolean
}

interface Listed {
  title: string
  slug: string
}

const SEARCH_DELAY_MS = 200
const SHOWN = 5

/** The typed text as an address, with https:// added if it was left out. */
export function typedAddress(typed: string): string | undefined {
  const given = typed.trim()
  if (isContentHref(given)) return given
  const whole = `https://${given}`
  return /^[\w-]+(\.[\w-]+)+(?:\/|$)/.test(given) && isContentHref(whole) ? whole : undefined
}

interface LinkTargets {
  targets: LinkTarget[]
  /** Whether they belong to the current text. */
  isSettled: boolean
  isError: boolean
}

export function useLinkTargets(typed: string): LinkTargets {
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const parameters = { q, perPage: SHOWN, sort: q ? 'match' : '-updatedAt' }
  const posts = useList<Listed & { category: Category; isActive: boolean }>('posts', parameters)
  const casinos = useList<Listed>('casinos', parameters)
  const bookmakers = useList<Listed>('bookmakers', parameters)
  const address = typedAddress(typed)
  const offers = (group: LinkTarget['group'], items: Listed[] = []) =>
    items
      .filter(({ slug }) => slug)
      .map(({ title, slug }): LinkTarget => ({ group, label: title, href: `/go/${slug}` }))
  const pages = (posts.data?.items ?? [])
    .filter(({ slug }) => slug)
    .map((post): LinkTarget => ({
      group: 'Posts',
      label: post.title,
      href: postPath(post),
      isDraft: !post.isActive,
    }))
  const targets = [
    ...(address ? [{ group: 'Address' as const, label: address, href: address }] : []),
    ...bestGroupFirst([pages, offers('Casinos', casinos.data?.items), offers('Bookmakers', bookmakers.data?.items)], q),
  ]
  const lists = [posts, casinos, bookmakers]
  return {
    targets,
    isSettled: q === typed.trim() && lists.every(({ data, isPlaceholderData }) => data && !isPlaceholderData),
    isError: lists.some(({ isError }) => isError),
  }
}

/** The group with the best match first: the name of a casino should list it before posts that mention it. */
export const bestGroupFirst = (groups: LinkTarget[][], q: string): LinkTarget[] =>
  q === '' ? groups.flat() : byMatch(groups, ([best]) => best?.label ?? '', q).flat()
