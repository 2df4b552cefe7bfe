import { Anchor, Table, VisuallyHidden } from '@mantine/core'
import * as m from '#entities/payout-test/admin/messages.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { payoutTestScreen } from '#entities/payout-test/admin/screen.ts'
import { hoursWords } from '#entities/payout-test/admin/words.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { isLate } from '#shared/payout-axis.ts'
import type { PayoutTest } from '#entities/payout-test/schema.ts'
import { payoutTestTitle } from '#entities/payout-test/title.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { variantUrl } from '#shared/images.ts'
import { clockTime, dayShort } from '#ui/admin/prague-words.ts'
import { PartMenu } from '#records/admin/part-menu.tsx'
import { useNames } from '#records/admin/use-names.ts'
import css from './payouts.module.css'

interface PayoutsTableProps {
  all: PayoutTest[]
  promise: number | null
  onEdit: (payoutTest: PayoutTest) => void
}

export function PayoutsTable({ all, promise, onEdit }: PayoutsTableProps) {
  const methods = useNames('payment-methods', [...new Set(all.flatMap(({ method }) => method ?? []))])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={m.tableLabel()}>
      <Table className={css.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.date()}</Table.Th>
            <Table.Th>{m.method()}</Table.Th>
            <Table.Th ta="right">{m.amount()}</Table.Th>
            <Table.Th>{m.asked()}</Table.Th>
            <Table.Th>{m.arrived()}</Table.Th>
            <Table.Th ta="right">{m.took()}</Table.Th>
            <Table.Th ta="right">{m.fee()}</Table.Th>
            <Table.Th>{m.proof()}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{m.actions()}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {all.toReversed().map((payoutTest) => (
            <Row
              key={payoutTest.id}
              payoutTest={payoutTest}
              method={methods.get(payoutTest.method ?? '') ?? ''}
              promise={promise}
              onEdit={onEdit}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface RowProps extends Omit<PayoutsTableProps, 'all'> {
  payoutTest: PayoutTest
  method: string
}

const dayOf = (iso: string) => pragueDay(new Date(iso))

function Row({ payoutTest, method, promise, onEdit }: RowProps) {
  const { askedAt, arrivedAt, amount, fee, proof } = payoutTest
  const hours = hoursOf(payoutTest)
  const title = payoutTestTitle(payoutTest)
  const arrivedDay = arrivedAt && dayOf(arrivedAt) !== dayOf(askedAt) ? `${dayShort(new Date(arrivedAt))} ` : ''
  return (
    <Table.Tr>
      <Table.Th scope="row">{dayShort(new Date(askedAt))}</Table.Th>
      <Table.Td>{method}</Table.Td>
      <Table.Td ta="right">{formatCrowns(amount)}</Table.Td>
      <Table.Td>{clockTime(askedAt)}</Table.Td>
      <Table.Td>{arrivedAt ? `${arrivedDay}${clockTime(arrivedAt)}` : m.onTheWay()}</Table.Td>
      <Table.Td ta="right">
        {hours !== null && (
          <b className={isLate(hours, promise) ? css.late : undefined}>
            {isLate(hours, promise) ? m.hoursLate({ hours: hoursWords(hours) }) : hoursWords(hours)}
          </b>
        )}
      </Table.Td>
      <Table.Td ta="right">{formatCrowns(fee)}</Table.Td>
      <Table.Td>{proof && <Proof id={proof} />}</Table.Td>
      <Table.Td>
        <PartMenu resource={payoutTestScreen} part={{ id: payoutTest.id, title }} onEdit={() => onEdit(payoutTest)} />
      </Table.Td>
    </Table.Tr>
  )
}

function Proof({ id }: { id: string }) {
  const media = useMedia(id)
  return (
    media && (
      <Anchor href={variantUrl(media.url, { size: 'lg' })} target="_blank" rel="noreferrer" size="sm">
        {m.picture()}
      </Anchor>
    )
  )
}
