import * as m from '#features/clicks/messages.ts'
import { Paper, SegmentedControl, SimpleGrid, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClickTable } from '#features/clicks/screen/click-table.tsx'
import { ComparedPairs } from '#features/clicks/screen/compared-pairs.tsx'
import { DownloadCsv } from '#features/clicks/screen/download-csv.tsx'
import { isByMonth, type Period, periodOf, type Span } from '#features/clicks/screen/period.ts'
import { useClicks } from '#features/clicks/screen/use-clicks.ts'
import { MAX_DAYS } from '#features/clicks/periods.ts'
import { MostRead } from '#features/reads/screen/most-read.tsx'
import { addDays, isDay } from '#shared/czech/day.ts'
import { entriesOf, isKeyOf } from '#shared/objects.ts'
import { type Message, saidOptions } from '#shared/words/message.ts'
import { formatDate, formatNumber } from '#ui/admin/format.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './clicks.module.css'

const ClickChart = lazyPart(async () => (await import('#features/clicks/screen/click-chart.tsx')).ClickChart)

const CHOICES: Record<Span, Message> = {
  '7': m.sevenDays,
  '30': m.thirtyDays,
  '90': m.ninetyDays,
  '365': m.oneYear,
  '730': m.twoYears,
  custom: m.custom,
}
const OPTIONS = entriesOf(CHOICES).map(([value, label]) => ({ value, label }))

export default function Clicks() {
  const [parameters, setParameters] = useSearchParams()
  const period = periodOf(parameters, useNow())
  const { from, to } = period
  const people = useClicks({ from, to, group: 'day' })
  const bots = useClicks({ from, to, group: 'day', bots: 'only' })
  const totals = people.data?.totals
  const isFailed = people.isError || bots.isError
  const readAgain = () => Promise.all([people, bots].map(({ refetch }) => refetch()))
  const chartTitle = isByMonth(period) ? m.byMonth() : m.byDay()
  const choose = ({ span, ...days }: Period) =>
    setParameters(span === 'custom' ? days : span === '30' ? {} : { days: span }, { preventScrollReset: true })

  return (
    <Screen
      title={m.title()}
      lead={m.period({ from: formatDate(from), to: formatDate(to) })}
      actions={<PeriodPicker period={period} onChange={choose} />}
    >
      <div className={css.sections}>
        {(totals || !isFailed) && (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing={16}>
            <Total label={m.people()} value={totals?.people} hint={m.peopleAbout()} />
            <Total label={m.bots()} value={totals?.bots} hint={m.botsAbout()} />
            <Total label={m.allClicks()} value={totals?.clicks} hint={m.allClicksAbout()} />
            <Total label={m.turnedAway()} value={totals?.turnedAway} hint={m.turnedAwayAbout()} />
          </SimpleGrid>
        )}
        {isFailed && <ReadFailure title={m.notRead()} onTryAgain={readAgain} />}
        {totals?.clicks === 0 && totals.turnedAway === 0 ? (
          <Paper withBorder radius="lg">
            <EmptyState title={m.none()} words={m.noneAbout()} />
          </Paper>
        ) : (
          <>
            <Paper withBorder radius="lg" p={20} component="section" aria-label={chartTitle}>
              <div className={css.head}>
                <Title order={2} fz={15}>
                  {chartTitle}
                </Title>
                <DownloadCsv query={{ from, to, group: 'day' }} name={m.days()} />
              </div>
              {people.data && bots.data ? (
                <Suspense fallback={<Skeleton height={260} />}>
                  <ClickChart people={people.data.series} bots={bots.data.series} isByMonth={isByMonth(people.data)} />
                </Suspense>
              ) : (
                !isFailed && <Skeleton height={260} />
              )}
            </Paper>
            <ClickTable period={period} group="target" title={m.targets()} column={m.target()} />
            <ClickTable period={period} group="page" title={m.pages()} column={m.page()} unknown={m.unknownPage()} />
            <ClickTable
              period={period}
              group="block"
              title={m.blocks()}
              column={m.block()}
              unknown={m.unknownBlock()}
            />
          </>
        )}
        <MostRead from={from} to={to} />
        <ComparedPairs />
      </div>
    </Screen>
  )
}

const Total = ({ label, value, hint }: { label: string; value: number | undefined; hint: string }) => (
  <Paper withBorder radius="lg" p={20}>
    <Text size="sm" c="dimmed" fw={550}>
      {label}
    </Text>
    {value === undefined ? (
      <Skeleton height={34} width={80} my={4} />
    ) : (
      <p className={css.total}>{formatNumber(value)}</p>
    )}
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  </Paper>
)

function PeriodPicker({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { span, from, to } = period
  return (
    <>
      <SegmentedControl
        aria-label={m.periodLabel()}
        className={css.spans}
        data={saidOptions(OPTIONS)}
        value={span}
        onChange={(next) => isKeyOf(CHOICES, next) && onChange({ from, to, span: next })}
      />
      {span === 'custom' && (
        <>
          <DayField
            label={m.firstDay()}
            value={from}
            min={addDays(to, 1 - MAX_DAYS)}
            max={to}
            onChange={(day) => onChange({ ...period, from: day })}
          />
          <DayField
            label={m.lastDay()}
            value={to}
            min={from}
            max={addDays(from, MAX_DAYS - 1)}
            onChange={(day) => onChange({ ...period, to: day })}
          />
        </>
      )}
    </>
  )
}

interface DayFieldProps {
  label: string
  value: string
  min: string
  max: string
  onChange: (day: string) => void
}

/** Days that cannot be asked for are only shown: typed digit by digit, 2026 begins as the year 2. */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      type="date"
      aria-label={label}
      value={typed ?? value}
      min={min}
      max={max}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day)
        if (isDay(day) && day >= min && day <= max) onChange(day)
      }}
    />
  )
}
