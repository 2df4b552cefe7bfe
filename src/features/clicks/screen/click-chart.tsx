import * as m from '#features/clicks/messages.ts'
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { monthsOf } from '#features/clicks/screen/period.ts'
import type { ClickReport } from '#features/clicks/report-schema.ts'
import { formatDate, formatNumber, inPrague } from '#ui/admin/format.ts'

type Series = ClickReport['series']

const day = inPrague({ day: 'numeric', month: 'short' })
const month = inPrague({ month: 'short', year: 'numeric' })

const WORDS = {
  day: { short: (key: string) => day.format(new Date(key)), whole: formatDate },
  month: {
    short: (key: string) => month.format(new Date(key)),
    whole: (key: string) => month.format(new Date(key)),
  },
}

interface ClickChartProps {
  people: Series
  bots: Series
  isByMonth: boolean
}

export function ClickChart({ people, bots, isByMonth }: ClickChartProps) {
  const words = WORDS[isByMonth ? 'month' : 'day']
  const bars = isByMonth ? monthsOf(people) : people
  const botsOf = new Map((isByMonth ? monthsOf(bots) : bots).map(({ key, clicks }) => [key, clicks]))
  const data = bars.map(({ key, clicks }) => ({ key, people: clicks, bots: botsOf.get(key) ?? 0 }))
  const most = bars.reduce((best, bar) => (bar.clicks > best.clicks ? bar : best), bars[0] ?? { key: '', clicks: 0 })
  const peak = most.key && words.whole(most.key)
  return (
    <figure
      style={{ margin: 0 }}
      role="img"
      aria-label={
        isByMonth
          ? m.chartByMonth({ clicks: most.clicks, month: peak })
          : m.chartByDay({ clicks: most.clicks, day: peak })
      }
    >
      <BarChart
        h={260}
        data={data}
        dataKey="key"
        type="stacked"
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        series={[
          { name: 'people', label: m.people(), color: 'var(--cta)' },
          { name: 'bots', label: m.bots(), color: 'var(--border-strong)' },
        ]}
        xAxisProps={{ tickFormatter: words.short, minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        tooltipProps={{ labelFormatter: (key) => (typeof key === 'string' ? words.whole(key) : '') }}
        valueFormatter={formatNumber}
        barProps={{ isAnimationActive: false }}
      />
    </figure>
  )
}
