import { expect, test } from '@playwright/test'
import { PAGES, violationsIn } from '../axe.ts'

/** On every change the contrasts are computed from the tokens (tokens.test.ts). */
for (const path of PAGES) {
  test(`axe finds nothing in the dark on ${path}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
    await page.goto(path)
    expect(await violationsIn(page, 'dark')).toEqual([])
  })
}

test('axe finds nothing in the dark in the cookie banner and the menu', async ({ page }) => {
  await page.goto('/takova-stranka-neni/')
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeVisible()
  expect(await violationsIn(page, 'dark')).toEqual([])
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a[rel]')).toHaveCount(10)
  expect(await violationsIn(page, 'dark')).toEqual([])
})

test('axe finds nothing in the dark during a pause', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
  await page.goto('/pauza/')
  await page.getByRole('button', { name: 'Začít pauzu' }).click()
  await expect(page).toHaveURL('/pauza/#bezi')
  for (const path of ['/pauza/', '/recenze/modry-lev/']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Pauza', exact: true })).toBeVisible()
    expect(await violationsIn(page, 'dark')).toEqual([])
  }
})
