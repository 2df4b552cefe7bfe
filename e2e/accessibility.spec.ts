import { expect, test } from '@playwright/test'
import { PAGES, violationsIn } from './axe.ts'

/** Pages with a layout of their own on a phone, and nearly all colours. */
const PHONE_PAGES = ['/', '/recenze/modry-lev/', '/revolut-casino/', '/kontaktujte-nas/']

// The banner covers the page, and axe would measure contrast against its background.
test.describe('without the cookie banner', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
  })

  for (const path of PHONE_PAGES) {
    // Of colours there are the same on every screen, but for a few: `test:all` measures those.
    test(`axe finds nothing on ${path}`, { tag: '@phone' }, async ({ page, isMobile }) => {
      await page.goto(path)
      expect(await violationsIn(page, 'light', isMobile ? 'all' : undefined)).toEqual([])
    })
  }

  test('axe finds nothing on any other kind of page', { tag: '@wide' }, async ({ page }) => {
    for (const path of PAGES.filter((each) => !PHONE_PAGES.includes(each))) {
      await page.goto(path)
      expect([path, await violationsIn(page, 'light')]).toEqual([path, []])
    }
  })

  test('axe finds nothing with the menu open', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('.pl a[rel]')).toHaveCount(10)
    expect(await violationsIn(page, 'light')).toEqual([])
  })
})

test('axe finds nothing with the cookie banner', async ({ page }) => {
  await page.goto('/takova-stranka-neni/')
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeVisible()
  expect(await violationsIn(page, 'light', 'all')).toEqual([])
})
