import { expect, type Page, test } from '@playwright/test'
import { wake } from './wake.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const nav = (page: Page) => page.locator('.header').getByRole('navigation', { name: 'Hlavní' })
const rubrics = (page: Page) => page.getByRole('navigation', { name: 'Rubriky' })
const stories = (page: Page) => page.locator('main h3')
const expectNoSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)

test(
  'from the header to a rubric, filtered articles and back to all',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) {
      await expect(nav(page)).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Menu' })
      await panel.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Články' }).click()
    } else {
      await nav(page).getByRole('link', { name: 'Články', exact: true }).click()
      await expect(nav(page).locator('[aria-current]')).toHaveText('Články')
    }
    await expect(page).toHaveURL('/clanky/')
    await expect(rubrics(page).locator('[aria-current]')).toContainText('Všechny')

    await rubrics(page).getByRole('link', { name: 'Platby 4' }).click()
    await expect(page).toHaveURL('/rubrika/platby/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platby')
    await expect(stories(page)).toHaveCount(4)
    if (!isMobile) await expect(nav(page).locator('[aria-current="true"]')).toHaveText('Články')
    await expectNoSideways(page)

    await rubrics(page)
      .getByRole('link', { name: /^Všechny/ })
      .click()
    await expect(page).toHaveURL('/clanky/')
    const form = page.getByRole('form', { name: 'Výběr článků' })
    await form.getByLabel('Rubrika').selectOption('Platby')
    await form.getByLabel('Autor').selectOption('Matěj Hrubeš')
    await form.getByRole('button', { name: 'Vybrat' }).click()
    await expect(page).toHaveURL(/\/clanky\/\?rubrika=platby&autor=matej-hrubes(#vyber)?$/)
    await expect(page.getByRole('heading', { name: '3 články: Platby, Matěj Hrubeš' })).toBeVisible()
    await expect(stories(page)).toHaveCount(3)
    await expect(form.getByLabel('Autor')).toHaveValue('matej-hrubes')
    await expectNoSideways(page)
    await form.getByRole('link', { name: 'Zrušit výběr' }).click()
    await expect(page).toHaveURL('/clanky/')
  },
)

test('reviews as a table, sorted by its headings', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/recenze/')
  await page.getByRole('link', { name: 'Tabulka', exact: true }).click()
  await expect(page).toHaveURL('/recenze/?zobrazit=tabulka')
  const first = page.locator('.rt tbody tr').first()
  await expect(first).toContainText('Modrý Lev')
  await expect(page.locator('.rt [aria-sort]')).toHaveText('Hodnocení')
  await page.getByRole('link', { name: 'Kasino', exact: true }).click()
  await expect(page).toHaveURL('/recenze/?zobrazit=tabulka&seradit=nazev')
  await expect(page.locator('.rt [aria-sort="ascending"]')).toHaveText('Kasino')
  await expect(first).toContainText('Bílý Jelen')
  await expectNoSideways(page)
  await first.getByRole('link', { name: 'Bílý Jelen' }).click()
  await expect(page).toHaveURL('/recenze/bily-jelen/')
})

test('the current item of the header is updated without a new document', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/recenze/')
  await wake(page)
  await expect(nav(page).locator('[aria-current]')).toHaveText('Recenze')
  await nav(page).getByRole('link', { name: 'Články', exact: true }).click()
  await expect(page).toHaveURL('/clanky/')
  await expect(nav(page).locator('[aria-current]')).toHaveText('Články')
})
