import { expect, type Page, test } from '@playwright/test'

/** The banner has its own test; here it would only cover what is clicked. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const verdict = (page: Page) => page.locator('#vysledek h2')
const own = (page: Page) => page.locator('.own form')

test('from a review to the price of another deposit elsewhere', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await expect(page.locator('.bonus .tp')).toContainText('v průměru přijdete o 104 Kč')
  await page.getByRole('link', { name: 'Změnit hru a vklad' }).click()
  await expect(page).toHaveURL('/kalkulacka-bonusu/?kasino=modry-lev&vklad=1000#vysledek')
  await expect(verdict(page)).toHaveText('Bonus vás v průměru stojí 104 Kč. Bez něj na tom budete líp.')

  await page.locator('#znamy-kasino').selectOption('bily-jelen')
  await page.locator('#znamy-vklad').fill('2 000')
  await page.getByRole('button', { name: 'Spočítat' }).first().click()
  await expect(page).toHaveURL(/\?kasino=bily-jelen&vklad=2\+000&hra=automaty&automat=bezny#vysledek$/)
  await expect(verdict(page)).toHaveText('Bonus vám v průměru přinese 200 Kč, když splníte podmínky.')
  await expect(page.locator('.bars [aria-current]')).toHaveText('Bílý Jelen')
  await page.goBack()
  await expect(verdict(page)).toContainText('stojí 104 Kč')
  await expect(page.locator('#znamy-kasino')).toHaveValue('modry-lev')
  await expect(page.locator('#znamy-vklad')).toHaveValue('1000')
})

test('own terms are in the address; errors are shown and the input is kept', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/kalkulacka-bonusu/')
  await page.locator('.own summary').click()
  await own(page).getByLabel('Kolikrát protočit').fill('třicet')
  await own(page).getByRole('button', { name: 'Spočítat' }).click()
  await expect(verdict(page)).toContainText('Něco v zadání nesedí')
  await expect(page.locator('.nav [aria-current]')).toHaveText('Kalkulačka bonusu')
  await expect(page.locator('.mistakes')).toHaveText('Kolikrát protočit: Napište číslo od 0 do 500.')
  const field = own(page).getByLabel('Kolikrát protočit')
  await expect(field).toHaveValue('třicet')
  await expect(field).toHaveAccessibleDescription('Napište číslo od 0 do 500.')
  await field.fill('20')
  await own(page).getByRole('button', { name: 'Spočítat' }).click()
  await expect(verdict(page)).toHaveText('Bonus vám v průměru přinese 200 Kč, když splníte podmínky.')
  await expect(page).toHaveURL(/nasobek=20/)
})

test('the toplist is sorted by it and says so', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?radit=bonus')
  const names = page.locator('#zebricek .tl-t')
  await expect(names.nth(0)).toHaveText('Bílý Jelen')
  await expect(page.locator('#zebricek .tl').first()).toContainText(/v\sprůměru získáte 100\sKč/)
  await expect(page.locator('#zebricek')).toContainText('Řadíme podle výhodnosti bonusu')
})

test('nothing overflows the screen, and it works without scripts', { tag: '@wide' }, async ({ page }) => {
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/kalkulacka-bonusu/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
