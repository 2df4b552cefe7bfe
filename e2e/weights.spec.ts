import { expect, type Page, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const weights = (page: Page) => page.locator('.wts')
const names = (page: Page) => page.locator('#zebricek .tl-t')

test('own weights change the order, by keyboard too, and can be reset', async ({ page }) => {
  await page.goto('/?vip=1')
  const before = await names(page).allTextContents()
  await weights(page).locator('summary').click()
  await page.getByRole('slider', { name: 'Bonusové podmínky' }).press('End')
  await page.getByRole('slider', { name: 'Bezpečnost a licence' }).press('Home')
  await page.getByRole('button', { name: 'Přepočítat pořadí' }).press('Enter')
  await expect(page).toHaveURL('/?vip=1&vahy=0,25,100,15,10#zebricek')
  await expect(weights(page)).toContainText('upravené')
  await expect(names(page)).toHaveCount(before.length)
  expect(await names(page).allTextContents()).not.toEqual(before)
  await expect(page.locator('#zebricek .tl-own').first()).toContainText(/^vy, redakce\s\d,\d$/)
  await expect(page.locator('#zebricek .tl-rank').filter({ hasText: /▲.*výš než u redakce/ })).not.toHaveCount(0)
  // Going back shows the weights of that list.
  await page.goBack()
  await expect(page.locator('#vaha-bonus')).toHaveValue('20')
  await page.goForward()
  await expect(page.locator('#vaha-bonus')).toHaveValue('100')
  // Another filter keeps the weights.
  await page.locator('#zebricek').getByRole('link', { name: 'Všechna kasina', exact: true }).click()
  await expect(page).toHaveURL('/?vahy=0,25,100,15,10#zebricek')
  // The address changes before the page: its predecessor has such a link, too.
  const reset = weights(page).getByRole('link', { name: 'Zpět na váhy redakce' })
  await expect(reset).toHaveAttribute('href', '/#zebricek')
  await reset.click()
  await expect(page).toHaveURL('/#zebricek')
  await expect(page.locator('#zebricek .tl-own')).toHaveCount(0)
})

test('the shares follow the sliders', async ({ page }) => {
  await page.goto('/')
  await weights(page).locator('summary').click()
  await expect(weights(page).locator('output').first()).toHaveText('30 %')
  for (const name of ['Výplaty', 'Bonusové podmínky', 'Hry a software', 'Podpora']) {
    await page.getByRole('slider', { name }).press('Home')
  }
  await expect(weights(page).locator('output').first()).toHaveText('100 %')
})
