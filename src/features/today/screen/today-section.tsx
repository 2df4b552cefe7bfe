import * as m from '#features/today/messages.ts'
import { Badge, Paper, Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import css from './today.module.css'

interface TodaySectionProps<Data> {
  title: string
  query: UseQueryResult<Data>
  /** Badge next to the title, if not zero. */
  count?: (data: Data) => number
  more?: ReactNode
  empty: string
  height: number
  children: (data: Data) => ReactNode
}

export function TodaySection<Data>({ title, query, count, more, empty, height, children }: TodaySectionProps<Data>) {
  const { data, isError, error, refetch, isFetching } = query
  const number = data === undefined ? undefined : count?.(data)
  return (
    <Paper withBorder radius="lg" component="section" aria-label={title} className={css.part}>
      <header>
        <h2>
          {title}
          {number ? (
            <Badge size="sm" variant="light" circle={number < 10} ml={8}>
              {number}
            </Badge>
          ) : null}
        </h2>
        {more}
      </header>
      {data === undefined && !isError && (
        <Skeleton height={height} m={16} w="auto" role="status" aria-label={m.loading({ title })} />
      )}
      {data === undefined && isError && (
        <ReadFailure title={m.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} m={16} />
      )}
      {data !== undefined && (number === 0 ? <Text className={css.empty}>{empty}</Text> : children(data))}
    </Paper>
  )
}
