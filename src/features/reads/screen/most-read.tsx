import * as c from '#features/clicks/messages.ts'
import css from '#features/clicks/screen/clicks.module.css'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import * as m from '#features/reads/messages.ts'
import { Button, Paper, Skeleton, Table, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, download } from '#records/admin/api/client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { asNumber, formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

const SHOWN_FIRST = 10
const percent = asNumber({ style: 'percent', maximumFractionDigits: 1 })

/** The posts that people read most in the period. */
export function MostRead({ from, to }: { from: string; to: string }) {
  const [isWhole, setWhole] = useState(false)
  const query = { from, to, limit: isWhole ? MAX_GROUPS : SHOWN_FIRST }
  const { data, isError, refetch } = useQuery({
    queryKey: ['reads', query],
    queryFn: ({ signal }) => api.get('/reads', { query, signal }),
    placeholderData: keepPreviousData,
  })
  const all = data?.count ?? 0
  const share = (people: number) => (data && data.totals.people > 0 ? people / data.totals.people : 0)
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.mostRead()}>
      <div className={css.tableHead}>
        <Title order={2} fz={15}>
          {m.mostRead()}
        </Title>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={m.downloadCsv()}
          leftSection={<Icon name="download" size={15} />}
          onClick={() => void download('/reads/export.csv', { query: { from, to } }).catch(() => undefined)}
        >
          CSV
        </Button>
      </div>
      <p className={css.none}>{m.mostReadAbout()}</p>
      {isError && !data && <ReadFailure title={m.notRead()} onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={120} m={20} w="auto" />}
      {data?.posts.length === 0 && <p className={css.none}>{m.none()}</p>}
      {data && data.posts.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.post()}</Table.Th>
              <Table.Th ta="right">{c.people()}</Table.Th>
              <Table.Th ta="right">{c.bots()}</Table.Th>
              <Table.Th className={css.shareHead}>{c.share()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.posts.map(({ id, title, people, bots }) => (
              <Table.Tr key={id}>
                <Table.Td className={css.label}>
                  {title === null ? m.deletedPost() : <Link to={`/admin/posts/${id}`}>{title || m.untitled()}</Link>}
                </Table.Td>
                <Table.Td className={css.number}>{formatNumber(people)}</Table.Td>
                <Table.Td className={css.number}>{formatNumber(bots)}</Table.Td>
                <Table.Td className={css.share}>
                  <span className={css.bar} aria-hidden="true">
                    <i style={{ width: `${100 * share(people)}%` }} />
                  </span>
                  {percent.format(share(people))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {all > SHOWN_FIRST && (
        <div className={css.more}>
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? c.showTen() : all > MAX_GROUPS ? c.showFirst({ most: MAX_GROUPS, all }) : c.showAll({ all })}
          </Button>
        </div>
      )}
    </Paper>
  )
}
