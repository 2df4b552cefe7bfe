import { expect, test } from '@playwright/test'
import { violationsInSchemes } from './axe.ts'

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

/** Pages with a layout of their own on a phone. */
const PHONE_PAGES = new Set(['/', '/recenze/modry-lev/', '/revolut-casino/', '/kontaktujte-nas/'])

for (const path of PAGES) {
  const tag = PHONE_PAGES.has(path) ? [] : ['@wide']
  test(`axe finds nothing on ${path}`, { tag }, async ({ page, isMobile }) => {
    // The banner covers the page, and axe would measure contrast against its background.
    await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
    await page.goto(path)
    // Pages made of parts that other pages have are checked in one colour scheme.
    expect(await violationsInSchemes(page, isMobile || !PHONE_PAGES.has(path))).toEqual([])
  })
}

test('axe finds nothing with the cookie banner, light and dark', async ({ page, isMobile }) => {
  await page.goto('/takova-stranka-neni/')
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeVisible()
  expect(await violationsInSchemes(page, isMobile)).toEqual([])
})

test('axe finds nothing with the menu open, light and dark', async ({ page, isMobile }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a')).toHaveCount(10)
  expect(await violationsInSchemes(page, isMobile)).toEqual([])
})
