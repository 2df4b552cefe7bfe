import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Calculation } from '#features/bonus-calculator/site/calculation.ts'
import { OfferForm, OwnTermsForm } from '#features/bonus-calculator/site/calculator-forms.tsx'
import { Elsewhere } from '#features/bonus-calculator/site/elsewhere.tsx'
import { medianPrice, priceField } from '#features/bonus-calculator/site/field.ts'
import { Examples, HowWeCount } from '#features/bonus-calculator/site/method.tsx'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'
import { Result } from '#features/bonus-calculator/site/result.tsx'
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
