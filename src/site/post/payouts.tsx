import type { Benchmark } from '#entities/casino/benchmark.ts'
import { hoursOf, measure, type Measurement, measureByMethod } from '#entities/payout-test/measure.ts'
import { PlotView } from '#entities/payout-test/plot-view.tsx'
import { plotOf } from '#entities/payout-test/plot.ts'
import { LATE_COST, POINTS, proposedPoints } from '#entities/payout-test/points.ts'
import type { PublicWithdrawal } from '#entities/payout-test/public.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { formatCount, formatCrowns, formatDate, formatRating, outOf, shortDate } from '#shared/czech/format.ts'
import {
  clockHours,
  formatHours,
  formatTook,
  hoursInWords,
  promisedWords,
  withdrawalCount,
} from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { axisOf, isLate } from '#shared/payout-axis.ts'
import { AmountCell, TookCell } from '#site/payouts/withdrawal-cells.tsx'
import { Fold } from '#site/post/fold.tsx'
import { payoutsReasonWords } from '#site/post/payouts-reason.tsx'
import { isCasino } from '#site/post/sections.ts'
import { FieldMedian, Ruler } from '#ui/site/ruler.tsx'

type Facts = CasinoFacts | BookmakerFacts

/** The measurement; every withdrawal, the methods and the rule for points open on phones. */
export function Payouts({ facts, field }: { facts: Facts; field: Benchmark | null }) {
  const { withdrawals, payoutsSpeed } = facts
  if (withdrawals.length === 0) return null
  const measured = measure(withdrawals, payoutsSpeed)
  const whose = isCasino(facts) ? 'slib kasina' : 'slib kanceláře'
  return (
    <>
      <p>{hardSpaces(summaryOf(facts, measured))}</p>
      {measured.median !== null && field && (
        <div className="mr">
          <Ruler
            value={measured.median}
            most={axisOf([{ hours: [measured.median, field.hours ?? 0], promise: null }]).end}
            median={field.hours}
          />
          <FieldMedian median={field.hours} format={formatHours} />
        </div>
      )}
      {measured.count > 0 && (
        <figure className="pp blk">
          <div className="pp-h">
            <b>{`${withdrawalCount(measured.count)}, ${spanOf(withdrawals)}`}</b>
            <Key hasPromise={payoutsSpeed !== null} whose={whose} />
          </div>
          <PlotView
            plot={plotOf(withdrawals, payoutsSpeed)}
            label={plotWords(withdrawals, payoutsSpeed, measured)}
            dayOf={shortDate}
            hoursOf={clockHours}
            promiseWords={payoutsSpeed === 0 ? `${whose} ihned` : `${whose} ${formatHours(payoutsSpeed ?? 0)}`}
          />
        </figure>
      )}
      <Fold title="Všechny výběry, metody a doklady">
        <Withdrawals withdrawals={withdrawals} promise={payoutsSpeed} measured={measured} />
        <ByMethod withdrawals={withdrawals} promise={payoutsSpeed} />
        {isCasino(facts) && <Rule facts={facts} measured={measured} />}
      </Fold>
    </>
  )
}

function summaryOf({ payoutsSpeed }: Facts, { count, median, inTime, onTheWay }: Measurement): string {
  const promised = payoutsSpeed === null ? '' : `, ${promisedWords(payoutsSpeed)}`
  const sentences = [
    median === null
      ? `Změřili jsme zatím ${withdrawalCount(count)}, na medián je to málo.`
      : `Naměřená výplata: ${formatHours(median)} (${withdrawalCount(count)})${promised}.`,
    ...(inTime === null ? [] : [`V termínu ${inTime} ${outOf(count)}.`]),
    ...(onTheWay > 0 ? [`Na cestě: ${withdrawalCount(onTheWay)}.`] : []),
  ]
  return sentences.join(' ')
}

const spanOf = (withdrawals: readonly PublicWithdrawal[]) => {
  const days = withdrawals.map(({ askedAt }) => formatDate(askedAt))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? first : `${first} – ${last}`
}

function plotWords(withdrawals: readonly PublicWithdrawal[], promise: number | null, measured: Measurement): string {
  const hours = withdrawals.flatMap((withdrawal) => hoursOf(withdrawal) ?? [])
  const late = hours.filter((each) => isLate(each, promise)).length
  return [
    `${withdrawalCount(measured.count)}: ${hours.map(hoursInWords).join(', ')}.`,
    promise !== null &&
      `Slib je ${promise === 0 ? 'ihned' : hoursInWords(promise)}, pozdě ${late} ${outOf(measured.count)}.`,
    measured.median !== null && `Medián ${hoursInWords(measured.median)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const Key = ({ hasPromise, whose }: { hasPromise: boolean; whose: string }) => (
  <ul className="key" aria-hidden="true">
    <li className="k-in">{hasPromise ? 'výběr včas' : 'výběr'}</li>
    {hasPromise && <li className="k-late">po termínu</li>}
    {hasPromise && <li className="k-line">{whose}</li>}
  </ul>
)

interface TableProps {
  withdrawals: readonly PublicWithdrawal[]
  promise: number | null
  measured: Measurement
}

function Withdrawals({ withdrawals, promise, measured }: TableProps) {
  const fees = withdrawals.reduce((sum, { fee }) => sum + fee, 0)
  return (
    <div className="tb-box blk">
      <table className="tb">
        <caption>Všechny výběry</caption>
        <thead>
          <tr>
            <th scope="col">Den</th>
            <th scope="col">Metoda</th>
            <th scope="col" className="r">
              Částka
            </th>
            <th scope="col" className="r">
              Na účtu za
            </th>
          </tr>
        </thead>
        <tbody>
          {withdrawals.map((withdrawal) => (
            <tr key={withdrawal.askedAt}>
              <th scope="row">{shortDate(withdrawal.askedAt)}</th>
              <td>{hardSpaces(withdrawal.method)}</td>
              <AmountCell {...withdrawal} />
              <TookCell withdrawal={withdrawal} promise={promise}>
                {withdrawal.proof && (
                  <small>
                    <a href={withdrawal.proof} aria-label={`Doklad o výběru ${shortDate(withdrawal.askedAt)}`}>
                      doklad
                    </a>
                  </small>
                )}
              </TookCell>
            </tr>
          ))}
        </tbody>
        {measured.median !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {`Medián${fees > 0 ? `, poplatky celkem ${formatCrowns(fees)}` : ', bez poplatků'}`}
              </th>
              <td className="r">{formatTook(measured.median)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** One or two withdrawals are listed; three or more give a median. */
function ByMethod({ withdrawals, promise }: Omit<TableProps, 'measured'>) {
  const methods = measureByMethod(withdrawals, ({ method }) => method, promise).filter(
    ({ measured }) => measured.count > 0,
  )
  if (methods.length < 2) return null
  const took = (method: string) =>
    withdrawals
      .filter((withdrawal) => withdrawal.method === method)
      .flatMap((withdrawal) => hoursOf(withdrawal) ?? [])
      .map(formatHours)
      .join(' a\u00a0')
  return (
    <>
      <h3>Podle metody</h3>
      <dl className="by">
        {methods.map(({ method, measured: { median, count } }) => (
          <div key={method}>
            <dt>{hardSpaces(method)}</dt>
            <dd>
              {median === null ? took(method) : `medián ${formatHours(median)}`}
              <small>{withdrawalCount(count)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How the measurement is converted to points, for readers to verify. */
function Rule({ facts, measured }: { facts: CasinoFacts; measured: Measurement }) {
  const proposed = proposedPoints(measured)
  if (proposed === null) return null
  const reason = payoutsReasonWords(facts)
  return (
    <details className="rule">
      <summary>{`Podle pravidla ${formatRating(proposed)} bodu za výplaty`}</summary>
      <p>
        {hardSpaces(
          `Body určuje medián: ${POINTS.map(([hours, points]) => `${formatCount(hours)} h = ${formatRating(points)}`).join(', ')}, mezi tím klesají rovnoměrně. Za opožděné výběry se odečte jejich podíl (všechny pozdě = −${formatRating(LATE_COST)}). Redakce se může od výsledku odchýlit, musí ale napsat proč. ${reason === '' ? 'Tady se neodchýlila.' : `Tady dala ${formatRating(facts.criteria.payouts ?? 0)}: ${facts.payoutsReason || 'důvod doplníme'}`}`,
        )}
      </p>
    </details>
  )
}
