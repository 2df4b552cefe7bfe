import { findPairPage } from '#features/comparison/queries.server.ts'
import type { Services } from '#records/services.server.ts'
import { COMPARE_PATH, CHOICE_PARAM, parseSlugs, compareHref, MIN_COMPARED } from '#shared/compare-address.ts'
import { comparison } from '#features/comparison/site/comparison.tsx'
import { type Choice, chooseOffers } from '#features/comparison/site/choice.ts'
import { ChoosePage } from '#features/comparison/site/compare-page.tsx'
import { findBySlugs, loadChoosable } from '#features/comparison/site/offers.server.ts'
import { problemWords } from '#features/comparison/site/words.ts'
import { type Page, type PageRequest, type PageRoute, redirect } from '#site/page.ts'

const KINDS = ['casino', 'bookmaker'] as const
/** There are thousands of combinations; only the pairs that editors chose are indexed. */
const FREE = 'noindex, follow'

async function load({ services, params }: PageRequest) {
  const { db } = services
  const requested = parseSlugs(params)
  const choice = chooseOffers(requested, await findBySlugs(db, [...new Set(requested)]))
  const address = compareHref(choice.offers.map(({ slug }) => slug))
  // Redirects other spellings of the same choice, such as a form's; with problems, the page has to report them first.
  if (params.has(CHOICE_PARAM) && choice.problems.length === 0 && !isSpelledAs(params, address)) {
    return redirect(address)
  }
  if (choice.offers.length < MIN_COMPARED) return choosePage(services, choice)
  const [one, other, ...more] = choice.offers
  const page = one && other && more.length === 0 ? await findPairPage(db, one.id, other.id) : undefined
  if (page && choice.problems.length === 0) return redirect(page.path)
  return comparison(services, choice, { path: page?.path ?? address, robots: FREE })
}

const isSpelledAs = (params: URLSearchParams, address: string) =>
  new URLSearchParams(address.split('?')[1]).getAll(CHOICE_PARAM).join(' ') === params.getAll(CHOICE_PARAM).join(' ')

async function choosePage({ db, env, now }: Services, { kind, offers, problems }: Choice): Promise<Page> {
  const wanted = offers.length > 0 ? [kind] : KINDS
  const lists = await Promise.all(
    wanted.map(async (each) => ({ kind: each, offers: await loadChoosable(db, each, now()) })),
  )
  const kinds = lists.filter((list) => list.offers.length >= MIN_COMPARED)
  const main = <ChoosePage kinds={kinds} chosen={offers} problems={problemWords(problems)} />
  const head = {
    path: COMPARE_PATH,
    title: `Porovnání online kasin – ${env.SITE_NAME}`,
    description:
      'Postavte vedle sebe dvě až čtyři kasina nebo sázkové kanceláře: v čem se liší, naměřené výplaty, podmínky bonusů a kdy jsme každý údaj ověřili.',
    ...(offers.length + problems.length > 0 ? { robots: FREE } : {}),
  }
  return { sheet: 'comparison', main, head }
}

export const comparePage: PageRoute = { path: COMPARE_PATH, params: [CHOICE_PARAM], load }
