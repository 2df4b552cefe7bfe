import type { ReactNode } from 'react'
import { isLate, overdue } from '#entities/payout-test/measure.ts'
import { type Month, type MonthRow, rowsOf } from '#entities/payout-test/month.ts'
import { PayoutStrip, placeOf, SCALE_HOURS } from '#entities/payout-test/strip-view.tsx'
import { formatCount, outOf } from '#shared/czech/format.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** As many casinos as fit on a screen. */
export const PLOTTED = 12

const STEP_HOURS = 12
const HOURS = Array.from({ length: SCALE_HOURS / STEP_HOURS + 1 }, (_, index) => index * STEP_HOURS)

const HEADING_ID = 'mereni-graf'

/** Every withdrawal of the month; the text of each row says the same as its dots. */
export function MonthPlot({ month, children }: { month: Month; children: ReactNode }) {
  const rows = rowsOf(month, PLOTTED)
  const noted = mostOverdue(rows)
  return (
    <figure className="pp month" aria-labelledby={HEADING_ID}>
      <div className="pp-h">
        <b id={HEADING_ID}>{hardSpaces('Hodiny od žádosti po připsání na účet')}</b>
        <ul className="key" aria-hidden="true">
          <li className="k-in">výběr včas</li>
          <li className="k-late">po slibu</li>
          <li className="k-promise">slib kasina</li>
          <li className="k-median">medián</li>
        </ul>
      </div>
      <ol>
        {rows.map((row) => (
          <li key={row.slug} className="pp-r">
            {row.path ? (
              <a className="pp-n" href={row.path}>
                {hardSpaces(row.title)}
              </a>
            ) : (
              <span className="pp-n">{hardSpaces(row.title)}</span>
            )}
            <PayoutStrip {...row} note={row === noted?.row ? noted.note : null} />
            <span className="pp-f">
              <Words row={row} />
            </span>
          </li>
        ))}
      </ol>
      <div className="pp-x" aria-hidden="true">
        {HOURS.map((hours) => (
          <span key={hours} style={{ '--x': placeOf(hours) }}>
            {hours === SCALE_HOURS ? `${hours}\u00a0h` : hours}
          </span>
        ))}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** „19 h / slib 24 h, 2 z 5 pozdě“; few withdrawals are listed one by one. */
function Words({ row: { hours, promise, median, late } }: { row: MonthRow }) {
  const promised = promise === null ? 'bez slibu' : promise === 0 ? 'slib ihned' : `slib ${formatHours(promise)}`
  if (median === null) {
    return (
      <>
        {hours.map((each, index) => (
          // Two may have taken as long; nothing else tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={isLate(each, promise) ? 'late' : undefined}>
            {`${index > 0 ? ', ' : ''}${formatHours(each)}${isLate(each, promise) ? ' pozdě' : ''}`}
          </span>
        ))}{' '}
        {hardSpaces(hours.length > 0 ? `/ ${promised}` : promised)}{' '}
        <span className="pp-k">{withdrawalCount(hours.length)}</span>
      </>
    )
  }
  return (
    <>
      <b>{formatHours(median)}</b> {hardSpaces(`/ ${promised}`)}{' '}
      {promise !== null && (
        <span className={late > 0 ? 'pp-k late' : 'pp-k'}>
          {hardSpaces(
            late > 0
              ? `${formatCount(late)} ${outOf(hours.length)} pozdě`
              : `${formatCount(hours.length)} ${outOf(hours.length)} včas`,
          )}
        </span>
      )}
    </>
  )
}

/** A dot left of this position, in percent, has room for a label beside it. */
const ROOM_TO = 62

function mostOverdue(rows: readonly MonthRow[]) {
  const late = rows.flatMap((row) =>
    row.hours
      .filter((each) => isLate(each, row.promise))
      .map((hours) => ({ row, hours, by: overdue(hours, row.promise ?? 0) })),
  )
  const [worst] = late.toSorted((a, b) => b.by - a.by)
  if (!worst || placeOf(worst.hours) > ROOM_TO || worst.row.hours.some((each) => each > worst.hours)) return null
  return { row: worst.row, note: { hours: worst.hours, text: `o ${formatHours(worst.by)} po slibu` } }
}
