import { expect, test } from '@playwright/test'
import { wake } from './wake.ts'

test('the header hides on scrolling down and returns on scrolling up', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/zmerili-jsme-vyplaty/')
  const header = page.locator('[data-header]')
  const goTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await goTo(1200)
  await expect(header).toHaveAttribute('data-hidden', 'true')
  await expect(header).not.toBeInViewport()
  await goTo(900)
  await expect(header).toHaveAttribute('data-hidden', 'false')
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  await goTo(1500)
  await expect(header).toHaveAttribute('data-hidden', 'true')
  await header.getByRole('link').first().focus()
  await expect(header).toHaveAttribute('data-hidden', 'false')
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
})

test('using the menu with a mouse does not keep the header visible', async ({ page }) => {
  await page.goto('/zmerili-jsme-vyplaty/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Zavřít menu' }).click()
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(page.locator('[data-header]')).toHaveAttribute('data-hidden', 'true')
})

test(
  'on a phone the offer is sticky once the verdict is gone, and hides at the footer',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/recenze/modry-lev/')
    const bar = page.locator('[data-sticky-cta]')
    if (!isMobile) return expect(bar).toBeHidden()
    await expect(bar).toHaveAttribute('data-shown', 'false')
    await page.locator('#bonus-a-podminky').scrollIntoViewIfNeeded()
    await expect(bar).toHaveAttribute('data-shown', 'true')
    await expect(bar).toContainText('18+')
    await page.locator('.footer').scrollIntoViewIfNeeded()
    await expect(bar).toHaveAttribute('data-shown', 'false')
  },
)

test('a link to a heading scrolls there, also after a navigation', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/jak-hodnotime/#zdroje', textContent: 'zdroje' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'zdroje', exact: true }).first().click()
  await expect(page).toHaveURL(/\/jak-hodnotime\/#zdroje$/)
  await expect(page.locator('#zdroje')).toBeInViewport()
})

test('hydration never scrolls the page, wherever it was left before', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  await page.reload()
  await page.evaluate(() => scrollTo(0, 1200))
  await wake(page)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  await page.evaluate(() => scrollTo(0, 1200))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
})

test('the bonus code is copied, tables sort, sliders move', { tag: '@phone' }, async ({ page, context, isMobile }) => {
  if (!isMobile) await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/recenze/modry-lev/')
  const copy = page.getByRole('button', { name: 'Kopírovat' })
  await expect(copy).toBeVisible()
  if (!isMobile) {
    await copy.click()
    const copied = page.getByRole('button', { name: 'Zkopírováno' })
    await expect(copied).toBeVisible()
    // A second click meanwhile must not make that its name for good.
    await copied.click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LEV100')
    await page.clock.runFor(10_000)
    await expect(copy).toBeVisible()
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await copy.click()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('LEV100')

  await page.goto('/zmerili-jsme-vyplaty/')
  const table = page.locator('table[data-sortable]').first()
  const button = table.getByRole('button').last()
  await button.click()
  await expect(table.locator('th[aria-sort="ascending"]')).toHaveCount(1)
  const last = async () =>
    table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number((row.lastElementChild as HTMLElement).dataset['sort'])))
  const ascending = await last()
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))

  await page.goto('/recenze/nocni-sova/')
  // On a phone what is long is closed.
  const slider = page.locator('[data-slider]').first()
  if (isMobile) await page.locator('details', { has: slider }).locator('> summary').click()
  await slider.scrollIntoViewIfNeeded()
  await slider.getByRole('button', { name: /Další/ }).click()
  await expect.poll(() => slider.locator('.slider').evaluate((row) => row.scrollLeft)).toBeGreaterThan(50)
})
