import { expect, test } from '@playwright/test'
import { PAGES, violationsIn } from './axe.ts'

/** Pages with a layout of their own on a phone. */
const PHONE_PAGES = new Set(['/', '/recenze/modry-lev/', '/revolut-casino/', '/kontaktujte-nas/'])

for (const path of PAGES) {
  const tag = PHONE_PAGES.has(path) ? '@phone' : '@wide'
  test(`axe finds nothing on ${path}`, { tag }, async ({ page }) => {
    // The banner covers the page, and axe would measure contrast against its background.
    await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
    await page.goto(path)
    expect(await violationsIn(page, 'light')).toEqual([])
  })
}

test('axe finds nothing with the cookie banner', async ({ page }) => {
  await page.goto('/takova-stranka-neni/')
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeVisible()
  expect(await violationsIn(page, 'light')).toEqual([])
})

test('axe finds nothing with the menu open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a')).toHaveCount(10)
  expect(await violationsIn(page, 'light')).toEqual([])
})
