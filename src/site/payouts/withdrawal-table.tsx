import type { ListedWithdrawal } from '#entities/payout-test/all.server.ts'
import { hoursOf, isLate } from '#entities/payout-test/measure.ts'
import { formatCrowns, formatDate } from '#shared/czech/format.ts'
import { formatHours, formatTook } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export const WithdrawalTable = ({ withdrawals }: { withdrawals: readonly ListedWithdrawal[] }) => (
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
        <Row key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </tbody>
  </table>
)

function Row({ withdrawal }: { withdrawal: ListedWithdrawal }) {
  const { casino, method, amount, fee, askedAt } = withdrawal
  const hours = hoursOf(withdrawal)
  const isOver = hours !== null && isLate(hours, casino.promise)
  return (
    <tr>
      <td className="wd-day">
        <time dateTime={askedAt}>{formatDate(askedAt)}</time>
      </td>
      <th scope="row">
        {casino.path ? <a href={casino.path}>{hardSpaces(casino.title)}</a> : hardSpaces(casino.title)}
      </th>
      <td>{hardSpaces(method)}</td>
      <td className="r">
        {formatCrowns(amount)}
        {fee > 0 && <small>{`poplatek ${formatCrowns(fee)}`}</small>}
      </td>
      <td className="r">
        {casino.promise === null ? 'bez slibu' : casino.promise === 0 ? 'ihned' : formatHours(casino.promise)}
      </td>
      <td className="r">
        {hours === null ? 'na cestě' : <b className={isOver ? 'late' : undefined}>{formatTook(hours)}</b>}
        {isOver && <small>po slibu</small>}
      </td>
    </tr>
  )
}
