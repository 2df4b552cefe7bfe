import type { ReactNode } from 'react'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { measure } from '#entities/payout-test/measure.ts'
import { formatRating, outOf } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { formatHours } from '#shared/czech/payouts.ts'
import { asSentence, hardSpaces } from '#shared/czech/typography.ts'
import { CRITERIA_NAMES } from '#entities/casino/rating.ts'
import { BookLine } from '#features/complaints/site/book-lines.tsx'
import { NoLicence } from '#blocks/offer-parts.tsx'
import { PayoutsReason } from '#site/post/payouts-reason.tsx'
import { RatingCalculation } from '#site/post/calculation.tsx'
import { FieldScale } from '#site/post/field-scale.tsx'
import { isCasino } from '#site/post/sections.ts'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton } from '#ui/site/links.tsx'
import { Ruler } from '#ui/site/ruler.tsx'
import { Score } from '#ui/site/score.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'
import { entriesOf } from '#shared/objects.ts'

type Facts = CasinoFacts | BookmakerFacts

interface VerdictProps {
  facts: Facts
  /** All casinos, for comparison; null for a bookmaker. */
  field: Benchmark | null
}

export function Verdict({ facts, field }: VerdictProps) {
  const casino = isCasino(facts) ? facts : undefined
  const { rating } = facts
  const criteria = entriesOf(CRITERIA_NAMES).flatMap(([name, label]) => {
    const value = casino?.criteria[name]
    return typeof value === 'number' ? [{ name, label, value }] : []
  })
  return (
    <section className="verdict blk" aria-label={`Hodnocení ${facts.title}`} data-verdict>
      <div className="top">
        <Score rating={rating} size="xl" />
        <div>
          {facts.ribbon && <span className="ribbon">{hardSpaces(facts.ribbon)}</span>}
          <p className="verdict-say">{hardSpaces(facts.benefits ? asSentence(facts.benefits) : facts.title)}</p>
        </div>
      </div>
      <VerdictLine facts={facts} />
      {facts.decides && (
        <p>
          <b>Rozhoduje:</b> {hardSpaces(facts.decides)}
        </p>
      )}
      {rating !== null && (field ? <FieldScale rating={rating} field={field} /> : <Ruler value={rating} />)}
      {criteria.length > 0 && (
        <ul className="rows">
          {criteria.map(({ name, label, value }) => (
            <li key={label}>
              <span>{hardSpaces(label)}</span>
              <b>{formatRating(value)}</b>
              <Ruler value={value} />
              {name === 'payouts' && casino && <PayoutsReason facts={casino} />}
            </li>
          ))}
        </ul>
      )}
      <BookLine slug={facts.slug} book={facts.book} />
      <div className="card side">
        <div className="side-top">
          <Logo title={facts.title} logo={facts.logo} size="s48" eager />
          <p className="verdict-name">{facts.title}</p>
        </div>
        <OfferLink facts={facts} from="verdikt">
          {facts.bonus && (
            <OfferButton offer={facts} from="verdikt-bonus" look="block tonal" arrow={false}>
              {labels.takeBonus}
            </OfferButton>
          )}
        </OfferLink>
      </div>
      {casino && <RatingCalculation facts={casino} />}
    </section>
  )
}

/** „19 h · 2 z 5 pozdě · ano pro výběry ve všední den, ne pro lovce bonusů“ */
function VerdictLine({ facts: { withdrawals, payoutsSpeed, goodFor, notFor } }: { facts: Facts }) {
  const { count, median, inTime } = measure(withdrawals, payoutsSpeed)
  const late = inTime === null ? 0 : count - inTime
  const whom = [goodFor && `ano pro ${goodFor}`, notFor && `ne pro ${notFor}`].filter(Boolean).join(', ')
  const parts = [
    ...(median === null ? [] : [<b key="median">{formatHours(median)}</b>]),
    ...(inTime === null
      ? []
      : [
          <b key="late" className={late > 0 ? 'late' : undefined}>
            {late > 0 ? `${late} ${outOf(count)} pozdě` : `${count} ${outOf(count)} včas`}
          </b>,
        ]),
    ...(whom ? [<span key="whom">{hardSpaces(whom)}</span>] : []),
  ]
  if (parts.length === 0) return null
  return <p>{parts.map((part, index) => [index > 0 && ' · ', part])}</p>
}

const OfferLink = ({ facts, from, children }: { facts: Facts; from: string; children?: ReactNode }) => (
  <>
    {isCasino(facts) && facts.closedYear && <p className="closed">{labels.closed}</p>}
    <NoLicence offer={facts} />
    {facts.hasLink && (
      <>
        <OfferButton offer={facts} from={from} look="block">
          {labels.playNow}
        </OfferButton>
        {children}
        <OfferWarning note={labels.legal.verdict} />
      </>
    )}
  </>
)

/** Replaces the offer of the verdict where there is room beside the text. */
export const AsideOffer = ({ facts }: { facts: Facts }) => (
  <div className="card side aside-offer">
    <div className="side-top">
      <Logo title={facts.title} logo={facts.logo} size="s48" eager />
      <div>
        <b>{facts.title}</b>
        {facts.hasLink && facts.bonus && <small>{hardSpaces(facts.bonus)}</small>}
      </div>
    </div>
    <OfferLink facts={facts} from="bocni" />
  </div>
)

/** On phones: sticky once the verdict has scrolled away. */
export const StickyOffer = ({ facts }: { facts: Facts }) =>
  facts.hasLink && (
    <div className="sticky-cta" data-sticky-cta>
      <Logo title={facts.title} logo={facts.logo} size="s48" />
      <div>
        <strong>{facts.title}</strong>
        {facts.bonus && <small>{hardSpaces(facts.bonus)}</small>}
      </div>
      <OfferButton offer={facts} from="lista">
        {labels.playNow}
      </OfferButton>
      <OfferWarning note={labels.legal.short} />
    </div>
  )
