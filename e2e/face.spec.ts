import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

test(
  'the home page opens with the measurements, and every row says what it shows',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online kasina bez příkras')
    const finding = page.getByRole('region', { name: /výběr\S* .*pozdě|včas/ })
    await expect(finding).toContainText('Měření měsíce')
    const plot = page.getByRole('figure', { name: /^Hodiny od žádosti/ })
    const rows = plot.getByRole('listitem').filter({ has: page.locator('.pp-n') })
    await expect(rows).toHaveCount(12)
    const lion = rows.filter({ hasText: 'Modrý Lev' })
    await expect(lion).toContainText(/19\sh\s\/\sslib\s24\sh\s+2\sz\s5\spozdě/)
    await expect(lion.locator('circle')).toHaveCount(5)
    await expect(lion.locator('circle.l')).toHaveCount(2)
    await expect(page.getByRole('region', { name: /^Co se změnilo/ }).getByRole('listitem')).not.toHaveCount(0)
    await lion.getByRole('link').click()
    await expect(page).toHaveURL('/recenze/modry-lev/')
    await expect(page.getByRole('img', { name: /^9,2\sz\s10, medián\svšech\skasin\s\d,\d$/ })).toBeVisible()
  },
)

test('the sliders are open beside the list where there is room', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const slider = page.getByRole('slider', { name: 'Výplaty' })
  await expect(slider).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(slider).toBeHidden()
})

test('at 1920 px pages use the width and nothing overflows', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/recenze/modry-lev/')
  const [head, text] = await Promise.all([
    page.locator('#vyplaty-slib-a-skutecnost').boundingBox(),
    page.locator('#vyplaty-slib-a-skutecnost + p').boundingBox(),
  ])
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  for (const path of ['/', '/recenze/modry-lev/', '/recenze/', '/zmerili-jsme-vyplaty/']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920)
  }
})
