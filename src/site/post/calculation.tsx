import { type Calculation, calculationOf, CRITERIA_NAMES, ratingFromCriteria } from '#entities/casino/rating.ts'
import { RATING } from '#features/change-log/logged-facts.ts'
import { METHODOLOGY } from '#entities/offer/order.ts'
import type { CasinoFacts } from '#posts/public-schema.ts'
import { formatDate, formatPercent, formatRating, formatThousandths } from '#shared/czech/format.ts'
import { asSentence, hardSpaces } from '#shared/czech/typography.ts'

type Rated = Pick<CasinoFacts, 'rating' | 'criteria' | 'changes'>

export function RatingCalculation({ facts }: { facts: Rated }) {
  const { rating, criteria } = facts
  const calculation = calculationOf(criteria)
  if (rating === null || calculation.rows.every(({ points }) => points === null)) return null
  const computed = ratingFromCriteria(criteria)
  return (
    <details className="calc">
      <summary>{`Jak jsme došli k\u00a0${formatRating(rating)}`}</summary>
      <div className="tb-box">
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">Kritérium</th>
              <th scope="col" className="r">
                Body
              </th>
              <th scope="col" className="r">
                Váha
              </th>
              <th scope="col" className="r">
                Součin
              </th>
            </tr>
          </thead>
          <tbody>
            {calculation.rows.map(({ criterion, points, weight, product }) => (
              <tr key={criterion}>
                <th scope="row">{hardSpaces(CRITERIA_NAMES[criterion])}</th>
                <td className="r">{points === null ? 'chybí' : formatRating(points)}</td>
                <td className="r">{formatPercent(weight)}</td>
                <td className="r">{product === null ? '' : formatThousandths(product)}</td>
              </tr>
            ))}
          </tbody>
          {calculation.sum !== null && computed !== null && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {hardSpaces(`Součet, zaokrouhleno na ${formatRating(computed)}`)}
                </th>
                <td className="r">{formatThousandths(calculation.sum)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p className="why">
        {hardSpaces(wordsOf(rating, computed, calculation, facts.changes))} <a href={METHODOLOGY}>Jak hodnotíme</a>
      </p>
    </details>
  )
}

function wordsOf(rating: number, computed: number | null, { rows }: Calculation, changes: Rated['changes']): string {
  if (rating === computed) return 'Váhy jsou pro všechna kasina stejné.'
  const missing = rows.filter(({ points }) => points === null).map(({ criterion }) => CRITERIA_NAMES[criterion])
  const said =
    computed === null
      ? `Bez ${missing.length > 1 ? 'kritérií' : 'kritéria'} ${missing.join(', ')} se součet spočítat nedá, známka ${formatRating(rating)} je proto odhad redakce.`
      : `Výpočet dává ${formatRating(computed)}, redakce dala ${formatRating(rating)}.`
  const given = changes.find(({ reason, facts }) => reason && facts.some((fact) => isRating(fact, rating)))
  return given ? `${said} ${asSentence(`Důvod (${formatDate(given.at)}): ${given.reason}`)}` : said
}

const isRating = ({ label, to }: { label: string; to: string }, rating: number) =>
  label === RATING.czech && to === formatRating(rating)
