import type { ReactNode } from 'react'
import { type Month, type MonthRow, rowsOf } from '#entities/payout-test/month.ts'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { formatCount, outOf } from '#shared/czech/format.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { axisOf, isLate, placeOn } from '#shared/payout-axis.ts'
import { daysOf } from '#site/home/month-words.ts'

/** As many casinos as fit on a screen. */
export const PLOTTED = 12

const HEADING_ID = 'mereni-graf'

interface PlotProps {
  month: Month
  most?: number
  children: ReactNode
}

/** Every withdrawal of the month; the text of each row says the same as its dots. */
export function MonthPlot({ month, most = PLOTTED, children }: PlotProps) {
  const rows = rowsOf(month, most)
  const axis = axisOf(rows)
  return (
    <figure className="pp month" aria-labelledby={HEADING_ID}>
      <div className="pp-h">
        <p>
          <b id={HEADING_ID}>{hardSpaces('Hodiny od žádosti po připsání na účet')}</b> <span>{daysOf(month)}</span>
        </p>
        <ul className="key" aria-hidden="true">
          <li className="k-in">výběr včas</li>
          <li className="k-late">po termínu</li>
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
            <PayoutStrip {...row} axis={axis} />
            <span className="pp-f">
              <Words row={row} />
            </span>
          </li>
        ))}
      </ol>
      <div className="pp-x" aria-hidden="true">
        {axis.ticks.map((hours) => (
          <span key={hours} style={{ '--x': placeOn(axis, hours) }}>
            {hours === axis.end ? `${hours}\u00a0h` : hours}
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
        <span className="pp-s">{hardSpaces(`/ ${promised}`)}</span>{' '}
        <span className="pp-k">{withdrawalCount(hours.length)}</span>
      </>
    )
  }
  return (
    <>
      <b>{formatHours(median)}</b> <span className="pp-s">{hardSpaces(`/ ${promised}`)}</span>{' '}
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
