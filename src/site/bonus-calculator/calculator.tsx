import { CALCULATOR_PATH } from '#shared/bonus-price/address.ts'
import { servicesContext } from '#entities/services.server.ts'
import { hasCalculatorParams, parseCalculator } from '#site/bonus-calculator/address.ts'
import { calculate } from '#site/bonus-calculator/calculation.ts'
import { CalculatorPage } from '#site/bonus-calculator/calculator-page.tsx'
import { loadOfferFacts, loadOffers } from '#site/bonus-calculator/offers.server.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import { pageResponse } from '#site/page.server.ts'
import type { Route } from './+types/calculator.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const TITLE = 'Kalkulačka bonusu: kolik vás opravdu stojí'
const NAME = 'Kalkulačka bonusu'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const time = now()
  const params = new URL(request.url).searchParams
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
  return pageResponse({ context, sheet: 'calculator', main, head, status: price === null ? 400 : 200 })
}
