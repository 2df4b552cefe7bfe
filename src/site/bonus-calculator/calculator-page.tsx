import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Calculation } from '#site/bonus-calculator/calculation.ts'
import { OfferForm, OwnTermsForm } from '#site/bonus-calculator/calculator-forms.tsx'
import { Elsewhere } from '#site/bonus-calculator/elsewhere.tsx'
import { medianPrice, priceField } from '#site/bonus-calculator/field.ts'
import { Examples, HowWeCount } from '#site/bonus-calculator/method.tsx'
import type { PricedOffer } from '#site/bonus-calculator/offers.server.ts'
import { Result } from '#site/bonus-calculator/result.tsx'
import { BuiltInPage } from '#site/built-in-page.tsx'

interface CalculatorProps {
  calculation: Calculation
  offers: readonly PricedOffer[]
  facts: CasinoFacts | BookmakerFacts | null
  /** The label in the breadcrumbs. */
  name: string
}

export function CalculatorPage({ calculation, offers, facts, name }: CalculatorProps) {
  const field = priceField(calculation.play, offers)
  return (
    <BuiltInPage
      title="Kolik vás bonus opravdu stojí"
      name={name}
      lead={hardSpaces(
        'Zadejte vklad a hru. Spočítáme, co dostanete, co musíte protočit a kolik přitom v průměru prohrajete.',
      )}
    >
      <div className="tool">
        <div className="tool-forms">
          {offers.length > 0 && <OfferForm calculation={calculation} offers={offers} facts={facts} />}
          <OwnTermsForm calculation={calculation} />
        </div>
        <Result {...calculation} median={medianPrice(field)} />
      </div>
      <div className="two2">
        <Elsewhere calculation={calculation} field={field} />
        <HowWeCount {...calculation} />
      </div>
      <Examples />
    </BuiltInPage>
  )
}
