import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

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
  '/hledat/?q=vyplaty',
  '/neni-tu/',
  '/api/v1/docs',
]

const SCHEMES = ['light', 'dark'] as const

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await page.goto(path)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violationsOn(page)).toEqual([])
    }
  })
}

test('axe finds nothing with the menu open, light and dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a')).toHaveCount(10)
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOn(page)).toEqual([])
  }
})
