import type { ListedWithdrawal } from '#entities/payout-test/all.server.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { formatDate } from '#shared/czech/format.ts'
import { formatHours } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Axis } from '#shared/payout-axis.ts'
import { AmountCell, TookCell } from '#site/payouts/withdrawal-cells.tsx'

interface TableProps {
  withdrawals: readonly ListedWithdrawal[]
  axis: Axis
}

export function WithdrawalTable({ withdrawals, axis }: TableProps) {
  return (
    <div className="tb-box">
      <table className="tb wd">
        <caption className="vh">Všechny výběry, od nejnovějšího</caption>
        <thead>
          <tr>
            <th scope="col">Den</th>
            <th scope="col">Kasino</th>
            <th scope="col">Metoda</th>
            <th scope="col" className="r">
              Částka
            </th>
            <th className="wd-plot" aria-hidden="true">
              <div>
                {axis.ticks.map((hours) => (
                  <span key={hours}>{hours === axis.end ? formatHours(hours) : hours}</span>
                ))}
              </div>
            </th>
            <th scope="col" className="r">
              Slib
            </th>
            <th scope="col" className="r">
              Na účtu za
            </th>
          </tr>
        </thead>
        <tbody>
          {withdrawals.map((withdrawal) => (
            <Row key={withdrawal.id} withdrawal={withdrawal} axis={axis} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function timelineOf(withdrawal: ListedWithdrawal) {
  const hours = hoursOf(withdrawal)
  return { hours: hours === null ? [] : [hours], promise: withdrawal.casino.promise }
}

function Row({ withdrawal, axis }: { withdrawal: ListedWithdrawal; axis: Axis }) {
  const { casino, method, askedAt } = withdrawal
  return (
    <tr>
      <td className="wd-day">
        <time dateTime={askedAt}>{formatDate(askedAt)}</time>
      </td>
      <th scope="row">
        {casino.path ? <a href={casino.path}>{hardSpaces(casino.title)}</a> : hardSpaces(casino.title)}
      </th>
      <td className="wd-how">{hardSpaces(method)}</td>
      <AmountCell {...withdrawal} />
      <td className="wd-plot" aria-hidden="true">
        <PayoutStrip axis={axis} {...timelineOf(withdrawal)} median={null} />
      </td>
      <td className="r wd-promise">
        {casino.promise === null ? 'bez slibu' : casino.promise === 0 ? 'ihned' : formatHours(casino.promise)}
      </td>
      <TookCell withdrawal={withdrawal} promise={casino.promise} />
    </tr>
  )
}
