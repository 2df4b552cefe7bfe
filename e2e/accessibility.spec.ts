import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './axe.ts'

const PAGES = [
  '/',
  '/recenze/',
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
  '/hledat/?q=vyplaty',
  '/porovnani/',
  '/porovnani/?k=modry-lev,stribrny-cap,zlata-vydra',
  '/porovnani/?k=modry-lev,neni-tu',
  '/neni-tu/',
]

// Axe looks at every element several times.
test.setTimeout(90_000)

const SCHEMES = ['light', 'dark'] as const

async function violationsIn(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const violations = await violationsOn(page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Colours do not depend on the screen, so phones are looked at in one scheme, and so are pages made of parts seen on others. */
async function expectNothing(page: Page, isMobile: boolean, path = '/'): Promise<void> {
  for (const colorScheme of isMobile || !PHONE_PAGES.has(path) ? (['light'] as const) : SCHEMES)
    expect(await violationsIn(page, colorScheme)).toEqual([])
}

/** On a phone the pages that are laid out anew there. */
const PHONE_PAGES = new Set(['/', '/recenze/modry-lev/', '/revolut-casino/', '/kontaktujte-nas/'])

for (const path of PAGES) {
  const tag = PHONE_PAGES.has(path) ? [] : ['@wide']
  test(`axe finds nothing on ${path}`, { tag }, async ({ page, isMobile }) => {
    // The banner lies over the page, and axe would measure what is under it against the banner's ground.
    await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
    await page.goto(path)
    await expectNothing(page, isMobile, path)
  })
}

test('axe finds nothing with the cookie banner, light and dark', async ({ page, isMobile }) => {
  await page.goto('/takova-stranka-neni/')
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeVisible()
  await expectNothing(page, isMobile)
})

test('axe finds nothing with the menu open, light and dark', async ({ page, isMobile }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a')).toHaveCount(10)
  await expectNothing(page, isMobile)
})
