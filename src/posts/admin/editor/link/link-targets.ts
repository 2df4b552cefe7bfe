import { useDebouncedValue } from '@mantine/hooks'
import { type Category, postPath } from '#shared/post-address.ts'
import { isContentHref } from '#shared/schema/url.ts'
import { useList } from '#ui/admin/records/queries.ts'

export interface LinkTarget {
  group: 'Address' | 'Posts' | 'Casinos' | 'Bookmakers'
  label: string
  href: string
}

interface Listed {
  title: string
  slug: string
}

const SEARCH_DELAY_MS = 200
const SHOWN = 5

/** What was typed as an address: as it stands, or with the https:// that was left out. */
export function typedAddress(typed: string): string | undefined {
  const given = typed.trim()
  if (isContentHref(given)) return given
  const whole = `https://${given}`
  return /^[\w-]+(\.[\w-]+)+(?:\/|$)/.test(given) && isContentHref(whole) ? whole : undefined
}

/** Where a link may lead: pages and offers that have the words, or the address itself. */
export function useLinkTargets(typed: string): LinkTarget[] {
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const parameters = { q, perPage: SHOWN, sort: '-updatedAt' }
  const posts = useList<Listed & { category: Category }>('posts', parameters)
  const casinos = useList<Listed>('casinos', parameters)
  const bookmakers = useList<Listed>('bookmakers', parameters)
  const address = typedAddress(typed)
  const offers = (group: LinkTarget['group'], items: Listed[] = []) =>
    items
      .filter(({ slug }) => slug)
      .map(({ title, slug }): LinkTarget => ({ group, label: title, href: `/go/${slug}` }))
  return [
    ...(address ? [{ group: 'Address' as const, label: address, href: address }] : []),
    ...(posts.data?.items ?? [])
      .filter(({ slug }) => slug)
      .map((post): LinkTarget => ({ group: 'Posts', label: post.title, href: postPath(post) })),
    ...offers('Casinos', casinos.data?.items),
    ...offers('Bookmakers', bookmakers.data?.items),
  ]
}
