import type { ReactNode } from 'react'
import { hoursOf, type Timed } from '#entities/payout-test/measure.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { formatTook } from '#shared/czech/payouts.ts'
import { isLate } from '#shared/payout-axis.ts'

/** „800 Kč, poplatek 12 Kč“ */
export const AmountCell = ({ amount, fee }: { amount: number; fee: number }) => (
  <td className="r">
    {formatCrowns(amount)}
    {fee > 0 && <small>{`poplatek ${formatCrowns(fee)}`}</small>}
  </td>
)

interface TookCellProps {
  withdrawal: Timed
  promise: number | null
  children?: ReactNode
}

/** „25 h 10 min, po termínu“ */
export function TookCell({ withdrawal, promise, children }: TookCellProps) {
  const hours = hoursOf(withdrawal)
  const isOver = hours !== null && isLate(hours, promise)
  return (
    <td className="r">
      {hours === null ? 'na cestě' : <b className={isOver ? 'late' : undefined}>{formatTook(hours)}</b>}
      {isOver && <small>po termínu</small>}
      {children}
    </td>
  )
}
