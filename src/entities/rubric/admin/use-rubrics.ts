import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Rubric } from '#entities/rubric/schema.ts'
import { listQuery } from '#records/admin/queries.ts'

const MAX_RUBRICS = 100

export function useRubricNames() {
  const { data } = useQuery(listQuery<Rubric>('rubrics', { perPage: MAX_RUBRICS, status: 'all', sort: 'order' }))
  return useMemo(() => {
    const rubrics = data?.items ?? []
    return {
      names: new Map(rubrics.map(({ id, title }) => [id, title])),
      options: rubrics.filter(({ isDeleted }) => !isDeleted).map(({ id, title }) => ({ value: id, label: title })),
    }
  }, [data])
}
