import { Fragment } from 'react'
import { CALCULATOR_PATH } from '#features/bonus-calculator/shared/address.ts'
import { GAME_WORDS, signedCrowns } from '#shared/czech/bonus-price.ts'
import { countOf, formatCrowns, type PluralForms } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { gameName } from '#features/bonus-calculator/site/address.ts'
import type { Calculation } from '#features/bonus-calculator/site/calculation.ts'
import { medianPrice, type Priced } from '#features/bonus-calculator/site/field.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

const SHOWN = 8
/** The longest bar, in percent of the width; each side of the line has half of it. */
const LONGEST = 45

/** The best offers, and the chosen one whatever its rank. */
function shownOf(priced: readonly Priced[], chosen: PricedOffer | null): readonly Priced[] {
  const own = priced.findIndex(({ offer }) => offer.slug === chosen?.slug)
  return own < SHOWN ? priced.slice(0, SHOWN) : [...priced.slice(0, SHOWN - 1), ...priced.slice(own, own + 1)]
}

/** The same deposit with other offers, the best first, with the median among them. */
export function Elsewhere({ calculation, field }: { calculation: Calculation; field: readonly Priced[] }) {
  const { play, offer: chosen } = calculation
  const shown = shownOf(
    field.filter(({ offer }) => offer.terms.kind !== 'none'),
    chosen,
  )
  if (shown.length === 0) return null
  const median = medianPrice(field)
  const worse = median === null ? -1 : shown.findIndex(({ price }) => price.value < median)
  const medianAt = median === null ? -1 : worse < 0 ? shown.length : worse
  const most = Math.max(1, ...shown.map(({ price }) => Math.abs(price.value)))
  const search = (slug: string) => `?kasino=${slug}&vklad=${play.deposit}&hra=${gameName(play.game)}#vysledek`
  const medianRow = median !== null && (
    <li className="mid">
      <span>{hardSpaces(`Medián všech kasin, ${countOf(field.length, OFFERS)}`)}</span>
      <b>{signedCrowns(median)}</b>
      <Bar value={median} most={most} />
    </li>
  )
  return (
    <section className="csec" aria-labelledby="jinde">
      <h2 id="jinde">Stejný vklad jinde</h2>
      <p className="small muted">
        {hardSpaces(
          `Vklad ${formatCrowns(play.deposit)}, hra na ${GAME_WORDS[play.game].on}. Vlevo od čáry bonus v průměru prodělá.`,
        )}
      </p>
      <ol className="bars">
        {shown.map(({ offer, price: { value } }, index) => (
          <Fragment key={offer.slug}>
            {index === medianAt && medianRow}
            <li>
              <a
                href={CALCULATOR_PATH + search(offer.slug)}
                rel="nofollow"
                {...(offer.slug === chosen?.slug ? { 'aria-current': true } : {})}
              >
                {offer.title}
              </a>
              <b>{signedCrowns(value)}</b>
              <Bar value={value} most={most} />
            </li>
          </Fragment>
        ))}
        {medianAt === shown.length && medianRow}
      </ol>
    </section>
  )
}

const OFFERS: PluralForms = ['nabídka', 'nabídky', 'nabídky', 'nabídek']

function Bar({ value, most }: { value: number; most: number }) {
  const width = Math.min(LONGEST, Math.round((LONGEST * 10 * Math.abs(value)) / most) / 10)
  return (
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
  )
}
