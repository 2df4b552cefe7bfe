import * as m from '#features/clicks/messages.ts'
import { Paper, Skeleton, Switch, Table, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PairSwitch } from '#features/comparison/schema.ts'
import { compareHref } from '#shared/compare-address.ts'
import { api } from '#records/admin/api/client.ts'
import { formatNumber } from '#ui/admin/format.ts'
import css from './clicks.module.css'
import { ReadFailure } from '#records/admin/read-failure.tsx'

const QUERY_KEY = ['comparisons']

export function ComparedPairs() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api.get('/comparisons', { signal }),
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: PairSwitch) => api.put('/comparisons', { body }),
    onSuccess: (pairs) => client.setQueryData(QUERY_KEY, pairs),
  })
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.pairs()}>
      <div className={css.tableHead}>
        <Title order={2} fz={15}>
          {m.pairs()}
        </Title>
      </div>
      {!data && isError && <ReadFailure title={m.pairsNotRead()} onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={120} m={20} w="auto" />}
      {data?.length === 0 && <p className={css.none}>{m.noPairs()}</p>}
      {data && data.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.pair()}</Table.Th>
              <Table.Th ta="right">{m.peopleIn90Days()}</Table.Th>
              <Table.Th className={css.shareHead}>{m.ownPage()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map(({ first, second, people, isPage, path }) => (
              <Table.Tr key={path}>
                <Table.Td className={css.label}>
                  <a href={isPage ? path : compareHref([first.slug, second.slug])} target="_blank" rel="noreferrer">
                    {m.versus({ first: first.title, second: second.title })}
                  </a>
                </Table.Td>
                <Table.Td className={css.number}>{formatNumber(people)}</Table.Td>
                <Table.Td>
                  <Switch
                    aria-label={m.hasOwnPage({ first: first.title, second: second.title })}
                    checked={isPage}
                    disabled={isPending && variables.first === first.id && variables.second === second.id}
                    onChange={(event) =>
                      mutate({ first: first.id, second: second.id, isPage: event.currentTarget.checked })
                    }
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  )
}
