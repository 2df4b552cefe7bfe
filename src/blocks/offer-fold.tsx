import { factsOf, hasOfferLink, bonusLabel, type Offer } from '#blocks/offer.ts'
import type { OfferFact } from '#blocks/rating-fields.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { averageWords } from '#shared/czech/bonus-price.ts'
import { labels } from '#shared/czech/labels.ts'
import { payoutWords } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { linkName, OFFER_LINK, offerHref } from '#ui/site/links.tsx'

interface FoldProps {
  offer: Offer
  show: readonly OfferFact[]
  from: string
  hasBonus: boolean
}

/** What a card does not say at first sight; nothing if there is nothing more. */
export function CardFold({ offer, show, from, hasBonus }: FoldProps) {
  const facts = foldedFacts(offer, show, hasBonus)
  const canTake = hasBonus && hasOfferLink(offer)
  if (facts.length === 0 && !offer.termsCondition && !canTake) return null
  return (
    <details className="tl-more">
      <summary>{hardSpaces(labels.termsAndFacts)}</summary>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {offer.termsCondition && <p>{hardSpaces(offer.termsCondition)}</p>}
      {canTake && (
        <p>
          <a
            className="tlink"
            href={offerHref(offer.slug, from)}
            aria-label={linkName(bonusLabel, offer.title)}
            {...OFFER_LINK}
          >
            {bonusLabel}
          </a>{' '}
          Platí obchodní podmínky.
        </p>
      )}
    </details>
  )
}

type Line = [label: string, value: string]

function foldedFacts(offer: Offer, show: readonly OfferFact[], hasBonus: boolean): Line[] {
  const { ribbon, topFeature, benefits, bonusPrice: price } = offer
  const wagering = hasBonus ? hardSpaces(offer.wageringRequirements ?? '') : ''
  // The first of them is on the card.
  const strengths = [ribbon, topFeature, benefits].filter(Boolean).slice(1)
  const payouts = show.includes('payoutsSpeed') ? payoutWords(offer) : ''
  return [
    ...(strengths.length > 0 ? [line('Přednosti', hardSpaces(strengths.join(', ')))] : []),
    ...(wagering ? [line(labels.facts.wagering, wagering)] : []),
    ...(hasBonus && price
      ? [line(hardSpaces(`Vklad ${formatCrowns(price.deposit)}`), hardSpaces(`v průměru ${averageWords(price.value)}`))]
      : []),
    ...(payouts ? [line('Výplata, všechna měření', payouts)] : []),
    ...factsOf(offer, show)
      .filter(({ fact }) => fact !== 'payoutsSpeed')
      .map(({ label, value }) => line(label, value)),
  ]
}

const line = (label: string, value: string): Line => [label, value]
