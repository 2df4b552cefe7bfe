import { CALCULATOR_PATH } from '#shared/bonus-price/address.ts'
import { type BonusPrice, priceBonus } from '#shared/bonus-price/price.ts'
import { GAME_WORDS, signedCrowns } from '#shared/czech/bonus-price.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { gameName } from '#site/bonus-calculator/address.ts'
import type { Calculation } from '#site/bonus-calculator/calculation.ts'
import type { PricedOffer } from '#site/bonus-calculator/offers.server.ts'

const SHOWN = 8
/** The longest bar, in percent of the width; each side of the line has half of it. */
const LONGEST = 45

interface Priced {
  offer: PricedOffer
  price: BonusPrice
}

/** The best, and the chosen one wherever it stands. */
function shownOf(priced: Priced[], chosen: PricedOffer | null): Priced[] {
  const sorted = priced.toSorted((a, b) => b.price.value - a.price.value)
  const own = sorted.findIndex(({ offer }) => offer.slug === chosen?.slug)
  return own < SHOWN ? sorted.slice(0, SHOWN) : [...sorted.slice(0, SHOWN - 1), ...sorted.slice(own, own + 1)]
}

/** The same deposit with others, the best first. */
export function Elsewhere({ calculation, offers }: { calculation: Calculation; offers: readonly PricedOffer[] }) {
  const { play, offer: chosen } = calculation
  const isBets = play.game === 'bets'
  const priced = offers.flatMap((offer) => {
    const price = (offer.game === 'bets') === isBets && priceBonus(offer.terms, { ...play, contribution: undefined })
    return price && typeof price !== 'string' && offer.terms.kind !== 'none' ? [{ offer, price }] : []
  })
  const shown = shownOf(priced, chosen)
  if (shown.length === 0) return null
  const most = Math.max(1, ...shown.map(({ price }) => Math.abs(price.value)))
  const search = (slug: string) => `?kasino=${slug}&vklad=${play.deposit}&hra=${gameName(play.game)}#vysledek`
  return (
    <section className="csec" aria-labelledby="jinde">
      <h2 id="jinde">Stejný vklad jinde</h2>
      <p className="small muted">
        {hardSpaces(
          `Vklad ${formatCrowns(play.deposit)}, hra na ${GAME_WORDS[play.game].on}. Vlevo od čáry bonus v průměru prodělá.`,
        )}
      </p>
      <ol className="bars">
        {shown.map(({ offer, price: { value } }) => {
          const width = Math.round((LONGEST * 10 * Math.abs(value)) / most) / 10
          return (
            <li key={offer.slug}>
              <a
                href={CALCULATOR_PATH + search(offer.slug)}
                rel="nofollow"
                {...(offer.slug === chosen?.slug ? { 'aria-current': true } : {})}
              >
                {offer.title}
              </a>
              <b>{signedCrowns(value)}</b>
              <svg aria-hidden="true">
                <rect
                  className={value < 0 ? 'ne' : 'po'}
                  x={`${value < 0 ? 50 - width : 50}%`}
                  y="2"
                  width={`${width}%`}
                  height="10"
                />
                <line className="z0" x1="50%" x2="50%" y1="0" y2="14" />
              </svg>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
