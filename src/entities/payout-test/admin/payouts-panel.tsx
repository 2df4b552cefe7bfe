import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '#entities/payout-test/admin/messages.ts'
import { PayoutTestDialog } from '#entities/payout-test/admin/payout-test-dialog.tsx'
import { PayoutsTable } from '#entities/payout-test/admin/payouts-table.tsx'
import { payoutTestsQuery } from '#entities/payout-test/admin/query.ts'
import { hoursWords } from '#entities/payout-test/admin/words.ts'
import { measure, type Measurement } from '#entities/payout-test/measure.ts'
import { PlotView } from '#entities/payout-test/plot-view.tsx'
import { plotOf } from '#entities/payout-test/plot.ts'
import type { PayoutTest } from '#entities/payout-test/schema.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { PartsPanel } from '#records/admin/parts-panel.tsx'
import { Badge } from '#ui/admin/status-badge.tsx'
import './plot.css'
import css from './payouts.module.css'

export interface PayoutOwner {
  owner: 'casino' | 'bookmaker'
  id: string | undefined
  promise: number | null
}

export function PayoutsPanel({ owner, id, promise }: PayoutOwner) {
  const [edited, setEdited] = useState<PayoutTest | 'new'>()
  const query = useQuery({ ...payoutTestsQuery(owner, id ?? ''), enabled: id !== undefined })
  const current = edited === 'new' ? undefined : edited
  return (
    <>
      <PartsPanel
        title={m.measuredPayouts()}
        add={m.addAWithdrawal()}
        onceSaved={owner === 'casino' ? m.onceCasinoSaved() : m.onceBookmakerSaved()}
        unread={m.unread()}
        id={id}
        query={query}
        onAdd={() => setEdited('new')}
      >
        {(all) => <Listed all={all} promise={promise} onEdit={setEdited} />}
      </PartsPanel>
      {id && edited && (
        <PayoutTestDialog
          owner={owner}
          ownerId={id}
          promise={promise}
          payoutTest={current}
          others={(query.data?.items ?? []).filter((each) => each.id !== current?.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

interface ListedProps {
  all: PayoutTest[]
  promise: number | null
  onEdit: (payoutTest: PayoutTest) => void
}

function Listed({ all, promise, onEdit }: ListedProps) {
  if (all.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {m.noneYet()}
      </Text>
    )
  }
  const measured = measure(all, promise)
  return (
    <>
      <Figures measured={measured} promise={promise} />
      {measured.count > 0 && (
        <PlotView
          plot={plotOf(all, promise)}
          label={m.plotLabel({ count: measured.count })}
          dayOf={(iso) => dayShort(new Date(iso))}
          hoursOf={hoursWords}
          promiseWords={m.promisedHours({ hours: String(promise) })}
        />
      )}
      <PayoutsTable all={all} promise={promise} onEdit={onEdit} />
    </>
  )
}

function Figures({
  measured: { count, median, inTime, onTheWay },
  promise,
}: {
  measured: Measurement
  promise: number | null
}) {
  return (
    <p className={css.figures}>
      <span>
        {median === null
          ? m.noMedian({ count })
          : rich(m.medianOf, { hours: hoursWords(median), number: count, b: (words) => <b>{words}</b> })}
      </span>
      {promise !== null && <span>{rich(m.promised, { hours: String(promise), b: (words) => <b>{words}</b> })}</span>}
      {inTime !== null && <Badge tone={inTime === count ? 'good' : 'caution'}>{m.kept({ inTime, all: count })}</Badge>}
      {onTheWay > 0 && <span>{m.onTheWayCount({ number: onTheWay })}</span>}
    </p>
  )
}
