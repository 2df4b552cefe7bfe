import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import type { ClickReport } from '#entities/click/report-schema.ts'
import { formatDate, formatNumber } from '#ui/admin/format.ts'

type Series = ClickReport['series']

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

interface ClickChartProps {
  people: Series
  bots: Series
}

/** People and bots by day; the table below the fold of a screen reader says the same in numbers. */
export function ClickChart({ people, bots }: ClickChartProps) {
  const byDay = new Map(bots.map(({ key, clicks }) => [key, clicks]))
  const data = people.map(({ key, clicks }) => ({ day: key, People: clicks, Bots: byDay.get(key) ?? 0 }))
  const most = people.reduce(
    (best, day) => (day.clicks > best.clicks ? day : best),
    people[0] ?? { key: '', clicks: 0 },
  )
  return (
    <figure
      style={{ margin: 0 }}
      role="img"
      aria-label={`Clicks by day. The most by people was ${formatNumber(most.clicks)} on ${most.key && formatDate(most.key)}.`}
    >
      <BarChart
        h={260}
        data={data}
        dataKey="day"
        type="stacked"
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        series={[
          { name: 'People', color: 'var(--cta)' },
          { name: 'Bots', color: 'var(--border-strong)' },
        ]}
        xAxisProps={{ tickFormatter: (day: string) => short.format(new Date(day)), minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? formatDate(day) : '') }}
        valueFormatter={formatNumber}
        barProps={{ isAnimationActive: false }}
      />
    </figure>
  )
}
