import { figuresOfCasino, type Month } from '#entities/payout-test/month.ts'
import type { CasinoCard } from '#entities/casino/schema.ts'
import { METHODOLOGY } from '#entities/offer/order.ts'
import { countOf, formatCount, outOf } from '#shared/czech/format.ts'
import { formatHours } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CASINOS, daysOf } from '#site/home/month-words.ts'
import { TOPLIST_ID } from '#site/home/toplist-address.ts'
import { Logo } from '#ui/site/brand.tsx'
import { Score } from '#ui/site/score.tsx'

export const BEST = 3

const HEADING_ID = 'tri-nejlepsi'

interface BestThreeProps {
  casinos: readonly CasinoCard[]
  /** How many are in the list. */
  total: number
  month: Month
}

/** The answer right below the finding: which casinos lead, and how they kept their promise in the same month. */
export const BestThree = ({ casinos, total, month }: BestThreeProps) =>
  casinos.length > 0 && (
    <section className="t3" aria-labelledby={HEADING_ID}>
      <div className="t3-h">
        <h2 id={HEADING_ID}>{casinos.length === BEST ? 'Tři nejlepší' : 'Nejlepší'} podle hodnocení redakce</h2>
        {month.last && <p>{hardSpaces(`výplaty ${daysOf(month)}`)}</p>}
      </div>
      <ol>
        {casinos.map((casino, index) => (
          <li key={casino.slug}>
            <span className="k" aria-hidden="true">
              {index + 1}
            </span>
            <Logo title={casino.title} logo={casino.logo} size="s48" eager />
            <div>
              <h3 className="sub-h">
                {casino.reviewPath ? (
                  <a href={casino.reviewPath}>{hardSpaces(casino.title)}</a>
                ) : (
                  hardSpaces(casino.title)
                )}
              </h3>
              <Kept casino={casino} month={month} />
            </div>
            <Score rating={casino.rating} />
          </li>
        ))}
      </ol>
      <div className="t3-e">
        <a className="btn tonal" href={`#${TOPLIST_ID}`}>
          {hardSpaces(`Celý žebříček, ${countOf(total, CASINOS)}`)}
        </a>
        <p>
          {hardSpaces('Řadíme podle známky, ne podle provize.')} <a href={METHODOLOGY}>Jak hodnotíme</a>
        </p>
      </div>
    </section>
  )

/** „obvykle 19 h, slib 24 h, 2 z 5 pozdě“ */
function Kept({ casino: { slug, payoutsSpeed }, month }: { casino: CasinoCard; month: Month }) {
  const { median, late, count } = figuresOfCasino(month, slug)
  const words = [
    ...(median === null ? [] : [`obvykle ${formatHours(median)}`]),
    ...(payoutsSpeed === null ? [] : [payoutsSpeed === 0 ? 'slib ihned' : `slib ${formatHours(payoutsSpeed)}`]),
    ...(count === 0 ? ['v těchto dnech neměřeno'] : []),
  ].join(', ')
  const isJudged = count > 0 && payoutsSpeed !== null
  return (
    <small>
      {hardSpaces(words)}
      {isJudged && (
        <>
          {', '}
          <span className={late > 0 ? 'late' : 'kept'}>
            {hardSpaces(
              late > 0 ? `${formatCount(late)} ${outOf(count)} pozdě` : `${formatCount(count)} ${outOf(count)} včas`,
            )}
          </span>
        </>
      )}
    </small>
  )
}
