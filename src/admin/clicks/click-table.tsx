import { Button, Paper, Skeleton, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { DownloadCsv } from '#admin/clicks/download-csv.tsx'
import type { Period } from '#admin/clicks/period.ts'
import { useClicks } from '#admin/clicks/use-clicks.ts'
import { formatNumber } from '#ui/admin/format.ts'
import css from './clicks.module.css'

const SHOWN_FIRST = 10

interface ClickTableProps {
  period: Period
  group: 'target' | 'page' | 'block'
  title: string
  column: string
  /** What stands for clicks that do not say. */
  unknown?: string
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export function ClickTable({ period: { from, to }, group, title, column, unknown = 'Unknown' }: ClickTableProps) {
  const query = { from, to, group }
  const { data } = useClicks(query)
  const [isWhole, setWhole] = useState(false)
  const series = data?.series ?? []
  const sum = series.reduce((total, { clicks }) => total + clicks, 0)
  const shown = isWhole ? series : series.slice(0, SHOWN_FIRST)
  return (
    <Paper withBorder radius="lg" component="section" aria-label={title}>
      <div className={css.tableHead}>
        <Title order={2} fz={15}>
          {title}
        </Title>
        <DownloadCsv query={query} name={title.toLowerCase()} />
      </div>
      {!data && <Skeleton height={120} m={20} w="auto" />}
      {data && series.length === 0 && <p className={css.none}>Only bots were here.</p>}
      {series.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{column}</Table.Th>
              <Table.Th ta="right">People</Table.Th>
              <Table.Th className={css.shareHead}>Share</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ key, label, clicks }) => (
              <Table.Tr key={key}>
                <Table.Td className={css.label}>
                  {group === 'page' && key !== '' ? (
                    <a href={key} target="_blank" rel="noreferrer">
                      {label}
                    </a>
                  ) : (
                    label || unknown
                  )}
                </Table.Td>
                <Table.Td className={css.number}>{formatNumber(clicks)}</Table.Td>
                <Table.Td className={css.share}>
                  <span className={css.bar} aria-hidden="true">
                    <i style={{ width: `${(100 * clicks) / sum}%` }} />
                  </span>
                  {percent.format(clicks / sum)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {series.length > SHOWN_FIRST && (
        <div className={css.more}>
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show the first ten' : `Show all ${series.length}`}
          </Button>
        </div>
      )}
    </Paper>
  )
}
