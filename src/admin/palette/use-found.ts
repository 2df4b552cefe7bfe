import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { IconName } from '#ui/admin/icon.tsx'
import { listQuery } from '#ui/admin/records/queries.ts'
import { nameOf, type Titled } from '#ui/admin/records/use-names.ts'

const SEARCH_DELAY_MS = 180
const SHORTEST = 2
const PER_KIND = 5

const KINDS: { collection: string; hint: string; icon: IconName }[] = [
  { collection: 'posts', hint: 'post', icon: 'post' },
  { collection: 'casinos', hint: 'casino', icon: 'casino' },
  { collection: 'bookmakers', hint: 'bookmaker', icon: 'bookmaker' },
]

/** Records by name, of the kinds one looks for most. */
export function useFound(typed: string) {
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const isLongEnough = q.length >= SHORTEST
  const results = useQueries({
    queries: KINDS.map(({ collection }) => ({
      ...listQuery<Titled>(collection, { q, perPage: PER_KIND, status: 'all' }),
      enabled: isLongEnough,
      placeholderData: keepPreviousData,
    })),
  })
  const found = isLongEnough
    ? KINDS.flatMap(({ collection, hint, icon }, index) =>
        (results[index]?.data?.items ?? []).map((record) => ({
          label: nameOf(record) || 'Untitled',
          path: `/admin/${collection}/${record.id}`,
          hint,
          icon,
        })),
      )
    : []
  return { found, isSearching: q !== typed.trim() || results.some(({ isFetching }) => isFetching) }
}
