import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PayoutTestDialog } from '#entities/payout-test/admin/payout-test-dialog.tsx'
import { PayoutsTable } from '#entities/payout-test/admin/payouts-table.tsx'
import { payoutTestsQuery } from '#entities/payout-test/admin/query.ts'
import { hoursWords } from '#entities/payout-test/admin/words.ts'
import { measure, type Measurement } from '#entities/payout-test/measure.ts'
import { PlotView } from '#entities/payout-test/plot-view.tsx'
import { plotOf } from '#entities/payout-test/plot.ts'
import type { PayoutTest } from '#entities/payout-test/schema.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { isEditor } from '#ui/admin/user.ts'
import './plot.css'
import css from './payouts.module.css'

export interface PayoutOwner {
  owner: 'casino' | 'bookmaker'
  /** Of one that is stored; a new one has no withdrawals yet. */
  id: string | undefined
  /** What the form says now. */
  promise: number | null
}

export function PayoutsPanel({ owner, id, promise }: PayoutOwner) {
  const [edited, setEdited] = useState<PayoutTest | 'new'>()
  const { data, isError, refetch } = useQuery({ ...payoutTestsQuery(owner, id ?? ''), enabled: id !== undefined })
  const all = data?.items ?? []
  const current = edited === 'new' ? undefined : edited
  return (
    <>
      <Group justify="space-between" mb={14}>
        <Title order={2} fz={15} lh={1.35}>
          Measured payouts
        </Title>
        {id && isEditor() && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setEdited('new')}
          >
            Add a withdrawal
          </Button>
        )}
      </Group>
      {!id && (
        <Text size="sm" c="dimmed">
          Withdrawals can be added once the {owner} is saved.
        </Text>
      )}
      {isError && (
        <Alert color="red" title="The withdrawals could not be read">
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {id && !data && !isError && <Skeleton height={90} />}
      {data && <Listed all={all} promise={promise} onEdit={setEdited} />}
      {id && edited && (
        <PayoutTestDialog
          owner={owner}
          ownerId={id}
          promise={promise}
          payoutTest={current}
          others={all.filter((each) => each.id !== current?.id)}
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
        No withdrawal measured yet.
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
          label={`${plural(measured.count, 'withdrawal', 'withdrawals')}; the table has each of them.`}
          dayOf={(iso) => dayShort(new Date(iso))}
          hoursOf={hoursWords}
          promiseWords={`promised ${promise} h`}
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
        {median === null ? (
          `${plural(count, 'withdrawal', 'withdrawals')} measured, no median yet`
        ) : (
          <>
            <b>{hoursWords(median)}</b> measured, median of {count}
          </>
        )}
      </span>
      {promise !== null && (
        <span>
          <b>{promise} h</b> promised
        </span>
      )}
      {inTime !== null && <Badge tone={inTime === count ? 'good' : 'caution'}>{`Kept ${inTime} of ${count}`}</Badge>}
      {onTheWay > 0 && <span>{onTheWay} on the way</span>}
    </p>
  )
}
