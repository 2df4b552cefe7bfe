import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { formatRating } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { asSentence, hardSpaces } from '#shared/czech/typography.ts'
import { CRITERIA_NAMES } from '#entities/casino/rating.ts'
import { isBarred } from '#blocks/offer.ts'
import { NoLicence } from '#blocks/offer-parts.tsx'
import { RatingCalculation } from '#site/post/calculation.tsx'
import { isCasino } from '#site/post/sections.ts'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton } from '#ui/site/links.tsx'
import { Ruler, Score } from '#ui/site/score.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'
import { entriesOf } from '#shared/objects.ts'

type Facts = CasinoFacts | BookmakerFacts

/** The score with what it is made of, and the way to the casino. */
export function Verdict({ facts }: { facts: Facts }) {
  const casino = isCasino(facts) ? facts : undefined
  const criteria = entriesOf(CRITERIA_NAMES).flatMap(([name, label]) => {
    const value = casino?.criteria[name]
    return typeof value === 'number' ? [{ label, value }] : []
  })
  return (
    <section className="card verdict blk" aria-label={`Hodnocení ${facts.title}`} data-verdict>
      <div className="top">
        <Logo title={facts.title} logo={facts.logo} size="s88" eager />
        <div>
          {facts.ribbon && <span className="ribbon">{hardSpaces(facts.ribbon)}</span>}
          <p className="verdict-name">{facts.title}</p>
        </div>
        <Score rating={facts.rating} size="xl" />
      </div>
      {criteria.length > 0 && (
        <ul className="rows">
          {criteria.map(({ label, value }) => (
            <li key={label}>
              <span>{hardSpaces(label)}</span>
              <b>{formatRating(value)}</b>
              <Ruler value={value} />
            </li>
          ))}
        </ul>
      )}
      <div className="side">
        {facts.benefits && <p className="small">{hardSpaces(asSentence(facts.benefits))}</p>}
        {casino?.closedYear && <p className="closed">{labels.closed}</p>}
        {isBarred(facts) && <NoLicence offer={facts} />}
        {facts.hasLink && (
          <>
            <OfferButton slug={facts.slug} from="verdikt" look="block">
              {labels.playNow}
            </OfferButton>
            {facts.bonus && (
              <OfferButton slug={facts.slug} from="verdikt-bonus" look="block tonal" arrow={false}>
                {labels.takeBonus}
              </OfferButton>
            )}
            <OfferWarning note={labels.legal.verdict} />
          </>
        )}
      </div>
      {casino && <RatingCalculation facts={casino} />}
    </section>
  )
}

/** The short form beside the text on wide screens. */
export const AsideOffer = ({ facts }: { facts: Facts }) =>
  facts.hasLink && (
    <div className="card aside-offer">
      <div className="aside-offer-top">
        <Logo title={facts.title} logo={facts.logo} size="s48" />
        <div>
          <b>{facts.title}</b>
          {facts.bonus && <span>{hardSpaces(facts.bonus)}</span>}
        </div>
        <Score rating={facts.rating} size="sm" />
      </div>
      <OfferButton slug={facts.slug} from="bocni" look="block">
        {labels.playNow}
      </OfferButton>
      <OfferWarning />
    </div>
  )

/** On phones: follows the reader once the verdict has left the screen. */
export const StickyOffer = ({ facts }: { facts: Facts }) =>
  facts.hasLink && (
    <div className="sticky-cta" data-sticky-cta>
      <Logo title={facts.title} logo={facts.logo} size="s48" />
      <div>
        <strong>{facts.title}</strong>
        {facts.bonus && <small>{hardSpaces(facts.bonus)}</small>}
      </div>
      <OfferButton slug={facts.slug} from="lista">
        {labels.playNow}
      </OfferButton>
      <OfferWarning note={labels.legal.short} />
    </div>
  )
