import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { untitled } from '#records/admin/messages.ts'
import { screens } from '#admin/screens.ts'
import type { Entry } from '#admin/palette/use-commands.ts'
import { listQuery } from '#records/admin/queries.ts'
import { editPathOf } from '#records/admin/resource.ts'
import { nameOf, type Titled } from '#records/admin/use-names.ts'
import { statusOf } from '#ui/admin/status-badge.tsx'

const SEARCH_DELAY_MS = 180
const SHORTEST = 2
const PER_KIND = 5
const searched = screens.filter(({ place }) => place.at === 'navigation' || place.at === 'attributes')

export function useFound(typed: string) {
  const navigate = useNavigate()
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const isLongEnough = q.length >= SHORTEST
  const results = useQueries({
    queries: searched.map(({ collection }) => ({
      ...listQuery<Titled>(collection, { q, perPage: PER_KIND, status: 'all', sort: 'match' }),
      enabled: isLongEnough,
    })),
  })
  // Results of a previous query must not be chosen by an early Enter.
  const isFresh = q === typed.trim()
  const found: Entry[] =
    isLongEnough && isFresh
      ? searched.flatMap((screen, index) =>
          (results[index]?.data?.items ?? []).map((record) => ({
            id: record.id,
            label: nameOf(record) || untitled(),
            icon: screen.icon,
            hint: screen.one,
            status: statusOf(record),
            run: () => navigate(editPathOf(screen, record.id)),
          })),
        )
      : []
  return { found, isSearching: !isFresh || results.some(({ isFetching }) => isFetching) }
}
