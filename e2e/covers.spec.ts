import { expect, type Locator, type Page, test } from '@playwright/test'

const ARTICLE = '/zmerili-jsme-vyplaty/'

const groundOf = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).backgroundColor)

async function expectCovers(page: Page): Promise<void> {
  await page.goto('/autor/matej-hrubes/')
  const covers = page.locator('.plist .cv img')
  await expect(covers).not.toHaveCount(0)
  const first = covers.first()
  await first.scrollIntoViewIfNeeded()
  await expect(first).toHaveJSProperty('naturalWidth', 320)
  await expect(first).toHaveAttribute('alt', '')

  await page.goto(ARTICLE)
  await expect(page.locator('article > .cv svg')).toBeVisible()
}

test('stories have covers of their own figures, in lists and over the text', async ({ page }) => {
  await expectCovers(page)
  const opening = page.locator('article > .cv')
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await groundOf(opening)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(opening)).not.toBe(light)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('stories have their covers', async ({ page }) => {
    await expectCovers(page)
  })
})
