import { SubHeading } from '#blocks/block-frame.tsx'
import { CompareTick } from '#blocks/compare-ticks.tsx'
import type { BlockHeading } from '#blocks/define-block.ts'
import { CardFold } from '#blocks/offer-fold.tsx'
import { NoLicence, OfferTitle } from '#blocks/offer-parts.tsx'
import { MovedNote } from '#blocks/order-note.tsx'
import { Payouts } from '#blocks/offer-payouts.tsx'
import { bonusOf, hasOfferLink, isClosed, lacksBonus, type Offer, reviewOf } from '#blocks/offer.ts'
import type { OfferFact } from '#blocks/rating-fields.ts'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { averageWords } from '#shared/czech/bonus-price.ts'
import { countOf, formatRating, type PluralForms } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Axis } from '#shared/payout-axis.ts'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton, ReviewLink } from '#ui/site/links.tsx'
import { Ruler } from '#ui/site/ruler.tsx'
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
          <SubHeading under={under} className="tl-t">
            <OfferTitle offer={offer} />
          </SubHeading>
          <OneLine offer={offer} />
          {offer.moved && <MovedNote moved={offer.moved} />}
        </div>
      </div>
      {offer.rating !== null && <CardScore editors={offer.rating} own={ownScore} median={field?.rating} />}
      {show.includes('payoutsSpeed') && <Payouts offer={offer} hours={hours} field={field} axis={axis} />}
      {bonus ? <Bonus bonus={bonus} price={offer.bonusPrice} /> : isWithoutBonus && <NoBonus />}
      <Actions offer={offer} review={reviewOf(offer, show)} from={from} />
      <div className="tl-foot">
        {hasOfferLink(offer) && <OfferWarning note={labels.legal.short} />}
        <CardFold offer={offer} show={show} from={from} hasBonus={bonus !== ''} />
        {canTick && !isClosed(offer) && <CompareTick slug={offer.slug} title={offer.title} from={from} />}
      </div>
    </li>
  )
}

/** One strength; what else there is, is in the fold. */
function OneLine({ offer: { ribbon, topFeature, benefits } }: { offer: Offer }) {
  const text = ribbon || topFeature || benefits
  return text && <span className={ribbon ? 'tl-one rib' : 'tl-one'}>{hardSpaces(text)}</span>
}

interface CardScoreProps {
  editors: number
  /** With the reader's weights; null if a criterion is missing, undefined without own weights. */
  own: number | null | undefined
  median: number | null | undefined
}

/** With own weights the large score is the reader's. */
const CardScore = ({ editors, own, median }: CardScoreProps) => (
  <div className="tl-score">
    <Score rating={own ?? editors} {...(typeof own === 'number' ? { whose: 'Vaše hodnocení' } : {})} />
    <Ruler value={own ?? editors} median={median} />
    {own !== undefined && (
      <p className="tl-own">
        {own === null ? 'redakce, pro vaše váhy chybí kritéria' : `vy, redakce\u00a0${formatRating(editors)}`}
      </p>
    )}
  </div>
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

/** „100 % do 25 000 Kč“, „v průměru přijdete o 200 Kč“ */
const Bonus = ({ bonus, price }: { bonus: string; price: Offer['bonusPrice'] }) => (
  <div className="tl-bonus">
    <strong>{bonus}</strong>
    {price && (
      <span>
        {hardSpaces('v průměru ')}
        <b className={price.value < 0 ? 'late' : undefined}>{averageWords(price.value)}</b>
      </span>
    )}
  </div>
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
    {review && <ReviewLink href={review} title={offer.title} look="tlink" label={labels.review} />}
  </div>
)
