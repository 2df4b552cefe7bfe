import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Entry } from '#admin/palette/use-commands.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import { listQuery } from '#ui/admin/records/queries.ts'
import { nameOf, type Titled } from '#ui/admin/records/use-names.ts'
import { statusOf } from '#ui/admin/status-badge.tsx'

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
  const navigate = useNavigate()
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const isLongEnough = q.length >= SHORTEST
  const results = useQueries({
    queries: KINDS.map(({ collection }) => ({
      ...listQuery<Titled>(collection, { q, perPage: PER_KIND, status: 'all', sort: 'match' }),
      enabled: isLongEnough,
    })),
  })
  // What was found for other words must not be chosen by an early Enter.
  const isFresh = q === typed.trim()
  const found: Entry[] =
    isLongEnough && isFresh
      ? KINDS.flatMap(({ collection, hint, icon }, index) =>
          (results[index]?.data?.items ?? []).map((record) => ({
            id: record.id,
            label: nameOf(record) || 'Untitled',
            icon,
            hint,
            status: statusOf(record),
            run: () => navigate(`/admin/${collection}/${record.id}`),
          })),
        )
      : []
  return { found, isSearching: !isFresh || results.some(({ isFetching }) => isFetching) }
}
