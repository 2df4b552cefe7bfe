import * as m from '#features/clicks/messages.ts'
import { Button, Paper, Skeleton, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { DownloadCsv } from '#features/clicks/screen/download-csv.tsx'
import type { Period } from '#features/clicks/screen/period.ts'
import { useClicks } from '#features/clicks/screen/use-clicks.ts'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import { asNumber, formatNumber } from '#ui/admin/format.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import css from './clicks.module.css'

const SHOWN_FIRST = 10

interface ClickTableProps {
  period: Period
  group: 'target' | 'page' | 'block'
  title: string
  column: string
  /** Label of clicks without a value. */
  unknown?: string
}

const percent = asNumber({ style: 'percent', maximumFractionDigits: 1 })

export function ClickTable({ period: { from, to }, group, title, column, unknown = m.unknown() }: ClickTableProps) {
  const query = { from, to, group }
  const [isWhole, setWhole] = useState(false)
  const { data, isError, refetch } = useClicks({ ...query, limit: isWhole ? MAX_GROUPS : SHOWN_FIRST })
  const { series = [], groups = 0, totals } = data ?? {}
  // Every click has exactly one target, page and block, so the total holds for each grouping.
  const sum = totals?.people ?? 0
  const share = (clicks: number) => (sum === 0 ? 0 : clicks / sum)
  const hasTurnedAway = series.some(({ turnedAway }) => turnedAway > 0)
  return (
    <Paper withBorder radius="lg" component="section" aria-label={title}>
      <div className={css.tableHead}>
        <Title order={2} fz={15}>
          {title}
        </Title>
        <DownloadCsv query={query} name={title.toLowerCase()} />
      </div>
      {isError && <ReadFailure title={m.tableNotRead()} onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={120} m={20} w="auto" />}
      {data && series.length === 0 && <p className={css.none}>{m.onlyBots()}</p>}
      {series.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{column}</Table.Th>
              <Table.Th ta="right">{m.people()}</Table.Th>
              {hasTurnedAway && <Table.Th ta="right">{m.turnedAway()}</Table.Th>}
              <Table.Th className={css.shareHead}>{m.share()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {series.map(({ key, label, clicks, turnedAway }) => (
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
                {hasTurnedAway && <Table.Td className={css.number}>{formatNumber(turnedAway)}</Table.Td>}
                <Table.Td className={css.share}>
                  <span className={css.bar} aria-hidden="true">
                    <i style={{ width: `${100 * share(clicks)}%` }} />
                  </span>
                  {percent.format(share(clicks))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {groups > SHOWN_FIRST && (
        <div className={css.more}>
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? m.showTen()
              : groups > MAX_GROUPS
                ? m.showFirst({ most: MAX_GROUPS, all: groups })
                : m.showAll({ all: groups })}
          </Button>
        </div>
      )}
    </Paper>
  )
}
