import { SubHeading } from '#blocks/block-frame.tsx'
import { CompareTick } from '#blocks/compare-ticks.tsx'
import type { BlockHeading } from '#blocks/define-block.ts'
import { NoLicence, OfferTerms, OfferTitle } from '#blocks/offer-parts.tsx'
import { MovedNote } from '#blocks/order-note.tsx'
import { Payouts } from '#blocks/offer-payouts.tsx'
import {
  bonusLabel,
  bonusOf,
  lacksBonus,
  factsOf,
  hasOfferLink,
  isClosed,
  type Offer,
  reviewOf,
  wageringOf,
} from '#blocks/offer.ts'
import type { OfferFact } from '#blocks/rating-fields.ts'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { averageOutcome, averageWords } from '#shared/czech/bonus-price.ts'
import { countOf, formatCrowns, formatRating, type PluralForms } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Axis } from '#shared/payout-axis.ts'
import { Logo } from '#ui/site/brand.tsx'
import { linkName, OFFER_LINK, OfferButton, offerHref, ReviewLink } from '#ui/site/links.tsx'
import { FieldMedian, Ruler } from '#ui/site/ruler.tsx'
import { Score } from '#ui/site/score.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

const ALL_FACTS: readonly OfferFact[] = ['bonus', 'payoutsSpeed', 'minimumDeposit', 'numberCasinosGame', 'review']

interface OfferCardProps {
  offer: Offer
  rank: number
  /** Source of a click: the block's uniqId, or the name of a part of the page. */
  from: string
  under?: BlockHeading['level']
  show?: readonly OfferFact[]
  /** In the first viewport: loaded eagerly. */
  eager?: boolean
  canTick?: boolean
  /** Hours of its latest withdrawals. */
  hours?: readonly number[] | undefined
  /** Of the whole list. */
  axis: Axis
  /** Medians of all casinos, for comparison. */
  field?: Benchmark
  /** Score with the reader's own weights; null if a criterion is missing, undefined without own weights. */
  ownScore?: number | null | undefined
  /** Number of places gained by those weights; negative if lost. */
  climb?: number | undefined
}

/** A row of a toplist; its parent is `<ol class="toplist">`. */
export function OfferCard({
  offer,
  rank,
  from,
  under = 2,
  show = ALL_FACTS,
  eager = false,
  canTick = false,
  hours,
  axis,
  field,
  ownScore,
  climb = 0,
}: OfferCardProps) {
  const bonus = bonusOf(offer, show)
  const facts = factsOf(offer, show).filter(({ fact }) => fact !== 'payoutsSpeed')
  const isWithoutBonus = lacksBonus(offer, show)
  return (
    <li className={rank === 1 ? 'tl first' : 'tl'}>
      <div className="tl-id">
        <span className="tl-rank">
          {rank}
          <span className="vh">. místo</span>
          {climb !== 0 && <Climb places={climb} />}
        </span>
        <Logo title={offer.title} logo={offer.logo} eager={eager} />
        <div className="tl-name">
          {offer.ribbon && <span className="ribbon">{hardSpaces(offer.ribbon)}</span>}
          <SubHeading under={under} className="tl-t">
            <OfferTitle offer={offer} />
          </SubHeading>
          {offer.topFeature && <span className="tl-top">{hardSpaces(offer.topFeature)}</span>}
          {offer.benefits && <span className="tl-ben">{hardSpaces(offer.benefits)}</span>}
          {offer.moved && <MovedNote moved={offer.moved} />}
        </div>
      </div>
      {offer.rating !== null && (
        <div className="tl-score">
          <Score rating={offer.rating} />
          <Ruler value={offer.rating} median={field?.rating} />
          <FieldMedian median={field?.rating} format={formatRating} />
          {ownScore !== undefined && <OwnScore editors={offer.rating} own={ownScore} />}
        </div>
      )}
      {show.includes('payoutsSpeed') && <Payouts offer={offer} hours={hours} field={field} axis={axis} />}
      {bonus ? <Bonus offer={offer} bonus={bonus} from={from} field={field} /> : isWithoutBonus && <NoBonus />}
      <Actions offer={offer} review={reviewOf(offer, show)} from={from} />
      <div className="tl-foot">
        {canTick && !isClosed(offer) && <CompareTick slug={offer.slug} title={offer.title} from={from} />}
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ fact, label, value }) => (
              <div key={fact} className={fact === 'licence' ? 'long' : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <OfferTerms offer={offer} />
        {hasOfferLink(offer) && <OfferWarning />}
      </div>
    </li>
  )
}

const OwnScore = ({ editors, own }: { editors: number; own: number | null }) => (
  <p className="tl-own">
    {`redakce\u00a0${formatRating(editors)} `}
    <b>{own === null ? 'chybí kritéria' : `vy\u00a0${formatRating(own)}`}</b>
  </p>
)

function Climb({ places }: { places: number }) {
  const by = Math.abs(places)
  return (
    <small className={places > 0 ? 'up' : 'down'}>
      <span aria-hidden="true">{`${places > 0 ? '▲' : '▼'}\u00a0${by}`}</span>
      <span className="vh">{`, o ${countOf(by, PLACES)} ${places > 0 ? 'výš' : 'níž'} než u redakce`}</span>
    </small>
  )
}
const PLACES: PluralForms = ['místo', 'místa', 'místa', 'míst']

const NoBonus = () => (
  <div className="tl-bonus none">
    <strong>Bez bonusu</strong>
  </div>
)

function Bonus({
  offer,
  bonus,
  from,
  field,
}: {
  offer: Offer
  bonus: string
  from: string
  field: Benchmark | undefined
}) {
  const wagering = wageringOf(offer)
  return (
    <div className="tl-bonus">
      <div>
        <strong>{bonus}</strong>
        {wagering && <small>{wagering}</small>}
        <TruePrice price={offer.bonusPrice} median={field?.price} />
      </div>
      {hasOfferLink(offer) && (
        <a
          className="tlink"
          href={offerHref(offer.slug, from)}
          aria-label={linkName(bonusLabel, offer.title)}
          {...OFFER_LINK}
        >
          {bonusLabel}
        </a>
      )}
    </div>
  )
}

/** „Vklad 1 000 Kč: v průměru přijdete o 200 Kč“ */
const TruePrice = ({ price, median }: { price: Offer['bonusPrice']; median: number | null | undefined }) =>
  price && (
    <>
      <small className="tp">
        {hardSpaces(`Vklad ${formatCrowns(price.deposit)}: v průměru `)}
        <b className={price.value < 0 ? 'late' : undefined}>{averageWords(price.value)}</b>
      </small>
      <FieldMedian median={median} format={averageOutcome} />
    </>
  )

const Actions = ({ offer, review, from }: { offer: Offer; review: string | null; from: string }) => (
  <div className="tl-cta">
    {hasOfferLink(offer) && (
      <OfferButton offer={offer} from={from}>
        {labels.playNow}
      </OfferButton>
    )}
    {isClosed(offer) && <p className="closed">{labels.closed}</p>}
    <NoLicence offer={offer} />
    {review && <ReviewLink href={review} title={offer.title} look="tlink" />}
  </div>
)
