import { CALCULATOR_PATH } from '#features/bonus-calculator/shared/address.ts'
import { FIELD_NAMES, hasCalculatorParams, parseCalculator } from '#features/bonus-calculator/site/address.ts'
import { calculate } from '#features/bonus-calculator/site/calculation.ts'
import { CalculatorPage } from '#features/bonus-calculator/site/calculator-page.tsx'
import { loadOfferFacts, loadOffers } from '#features/bonus-calculator/site/offers.server.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const TITLE = 'Kalkulačka bonusu: kolik vás opravdu stojí'
const NAME = 'Kalkulačka bonusu'

async function load({ services: { db, env, now }, params }: PageRequest) {
  const time = now()
  const offers = await loadOffers(db, time)
  const calculation = calculate(parseCalculator(params), offers)
  const { offer, price } = calculation
  const facts = offer && (await loadOfferFacts(db, offer, time))
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const main = (
    <>
      <CalculatorPage calculation={calculation} offers={offers} facts={facts} name={NAME} />
      <JsonLd graph={pageGraph('WebPage', site, { path: CALCULATOR_PATH, title: TITLE, name: NAME })} />
    </>
  )
  const head = {
    path: CALCULATOR_PATH,
    title: `${TITLE} – ${env.SITE_NAME}`,
    description:
      'Zadejte vklad a hru: spočítáme, jaký bonus dostanete, kolik musíte protočit, do kdy a kolik přitom v průměru prohrajete.',
    // There are more queries than bonuses, so only the page without a query is indexed.
    ...(hasCalculatorParams(params) ? { robots: 'noindex, follow' } : {}),
  }
  return { sheet: 'calculator' as const, main, head, status: price === null ? 400 : 200 }
}

export const calculatorPage: PageRoute = { path: CALCULATOR_PATH, params: FIELD_NAMES, load }
