import { Fragment } from 'react'
import { CALCULATOR_PATH } from '#features/bonus-calculator/shared/address.ts'
import { GAME_WORDS, roundCrowns, signedCrowns } from '#shared/czech/bonus-price.ts'
import { countOf, formatCrowns, type PluralForms } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { gameName, slotName } from '#features/bonus-calculator/site/address.ts'
import type { Calculation } from '#features/bonus-calculator/site/calculation.ts'
import { type Field, medianPrice, type Priced } from '#features/bonus-calculator/site/field.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

const SHOWN = 8
/** The longest bar, in percent of the width; each side of the line has half of it. */
const LONGEST = 45

/** The best offers, the chosen one and the worst: a list that ends sooner would flatter. */
function shownOf(priced: readonly Priced[], chosen: PricedOffer | null): readonly Priced[] {
  const best = priced.length <= SHOWN + 1 ? priced.length : SHOWN - 1
  return priced.filter(({ offer }, index) => index < best || index === priced.length - 1 || offer.slug === chosen?.slug)
}

/** The same deposit with other offers, the best first, with the median among them. */
export function Elsewhere({ calculation, field }: { calculation: Calculation; field: Field }) {
  const { play, slot, offer: chosen } = calculation
  const bonuses = field.ranked.filter(({ offer }) => offer.terms.kind !== 'none')
  const shown = shownOf(bonuses, chosen)
  if (shown.length === 0) return null
  const median = medianPrice(field)
  const worse = median === null ? -1 : shown.findIndex(({ price }) => price.value < median)
  const medianAt = median === null ? -1 : worse < 0 ? shown.length : worse
  const most = Math.max(1, ...shown.map(({ price }) => Math.abs(price.value)))
  const game = `${gameName(play.game)}${slot ? `&automat=${slotName(slot)}` : ''}`
  const hrefOf = (slug: string, deposit = play.deposit) =>
    `${CALCULATOR_PATH}?kasino=${slug}&vklad=${deposit}&hra=${game}#vysledek`
  const medianRow = median !== null && (
    <li className="mid">
      <span>{hardSpaces(`Medián všech kasin, ${countOf(field.ranked.length, OFFERS)}`)}</span>
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
            {index > 0 && index === shown.length - 1 && shown.length < bonuses.length && (
              <li className="gap">{hardSpaces(`a mezi nimi ${countOf(bonuses.length - shown.length, OFFERS)}`)}</li>
            )}
            <li>
              <a
                href={hrefOf(offer.slug)}
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
      {field.cashback.map(({ offer, price }) => (
        <p key={offer.slug} className="small">
          <a href={hrefOf(offer.slug)} rel="nofollow">
            {offer.title}
          </a>
          {hardSpaces(
            ` mezi nimi není: z prohraných ${formatCrowns(play.deposit)} vrátí ${roundCrowns(price.value)}, kdo neprohraje, nedostane nic.`,
          )}
        </p>
      ))}
      {field.outOfReach.length > 0 && (
        <p className="small muted">
          {hardSpaces('Tento vklad nestačí: ')}
          {field.outOfReach.map(({ offer, from }, index) => (
            <Fragment key={offer.slug}>
              {index > 0 && ', '}
              <a href={hrefOf(offer.slug, from)} rel="nofollow">
                {offer.title}
              </a>
              {hardSpaces(` (od ${formatCrowns(from)})`)}
            </Fragment>
          ))}
          .
        </p>
      )}
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
