import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Our pages have no frames, and passed rules are not reported. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false, elementRef: false }

/**
 * A change of the colour scheme takes several frames, since colours are inherited and each change is a (very short)
 * transition.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame)
      still = document.getAnimations().length === 0 ? still + 1 : 0
    }
  })

/** `color-contrast-enhanced` is of level AAA, which is not required. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
type Rules = 'all' | 'colours' | 'structure'
const OPTIONS_OF: Record<Rules, RunOptions> = {
  all: OPTIONS,
  colours: { ...OPTIONS, runOnly: { type: 'rule', values: COLOUR_RULES } },
  structure: { ...OPTIONS, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
}

/**
 * Four fifths of axe's time are colours: on every change the accessibility tests measure them on the pages that have most
 * of them (and `tokens.test.ts` computes them), before a release all tests do.
 */
const USUAL: Rules = process.env['TEST_ALL'] ? 'all' : 'structure'

/** Runs axe on a page, or on a part of it. It is injected once per page. */
export async function violationsOn(page: Page, at = 'html', rules = USUAL): Promise<Result[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in globalThis.window))) await page.evaluate(axe.source)
  return page.evaluate(async ([part, options]) => (await globalThis.window.axe?.run(part, options))?.violations ?? [], [
    at,
    OPTIONS_OF[rules],
  ] as const)
}

/** Violations in one scheme. In the dark one nothing but colours can differ. */
export async function violationsIn(page: Page, colorScheme: 'light' | 'dark', inLight = USUAL): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const found = await violationsOn(page, 'html', colorScheme === 'dark' ? 'colours' : inLight)
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

/** The kinds of pages of the site, each in the states that differ. */
export const PAGES = [
  '/',
  '/?vahy=10,40,20,20,10',
  '/recenze/',
  '/recenze/?zobrazit=tabulka&seradit=cena',
  '/clanky/',
  '/clanky/?rok=2026',
  '/rubrika/platby/',
  '/autor/',
  '/recenze/modry-lev/',
  '/recenze/tichy-medved/',
  '/zmerili-jsme-vyplaty/',
  '/revolut-casino/',
  '/zahranicni-sazkove-kancelare/',
  '/limity-ktere-funguji/',
  '/autor/matej-hrubes/',
  '/kontaktujte-nas/',
  '/zasady-ochrany-osobnich-udaju/',
  '/pomoc/?prijem=35000&vydaje=x',
  '/pauza/',
  '/mereni-vyplat/',
  '/stiznosti/',
  '/stiznosti/nova/',
  '/zkusenosti/',
  '/pravidla-zkusenosti/',
  '/hledat/?q=vyplaty',
  '/porovnani/',
  '/porovnani/?k=modry-lev,stribrny-cap,zlata-vydra',
  '/porovnani/?k=modry-lev,neni-tu',
  '/kalkulacka-bonusu/',
  '/kalkulacka-bonusu/?vklad=-1',
  '/kalkulacka-bonusu/?kasino=tichy-medved',
  '/kalkulacka-bonusu/?kasino=modry-lev&hra=ruleta',
  '/neni-tu/',
]
