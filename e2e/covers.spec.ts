import { expect, type Locator, test } from '@playwright/test'

const ARTICLE = '/zmerili-jsme-vyplaty/'

const groundOf = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).backgroundColor)

test('stories have covers with their own figures, in lists and above the text', async ({ page }) => {
  await page.goto('/autor/matej-hrubes/')
  const covers = page.locator('.plist .cv img')
  await expect(covers).not.toHaveCount(0)
  const first = covers.first()
  await first.scrollIntoViewIfNeeded()
  await expect(first).toHaveJSProperty('naturalWidth', 320)
  await expect(first).toHaveAttribute('alt', '')

  await page.goto(ARTICLE)
  await expect(page.locator('article > .cv svg')).toBeVisible()
  const opening = page.locator('article > .cv')
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await groundOf(opening)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(opening)).not.toBe(light)
})

const NOTE = 'Tolik jsme při hraní prohráli.'

/** In the margin where there is one, below each other; otherwise at the end of the section. */
test('notes are in the margin, and never overlap', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto(ARTICLE)
  const shown = page.getByRole('note').filter({ hasText: NOTE })
  await expect(shown).toHaveCount(1)
  await expect(shown).toBeVisible()
  const [note, text] = await Promise.all([shown.boundingBox(), page.locator('.prose > p').first().boundingBox()])
  if (isMobile) expect(note?.x).toBe(text?.x)
  else expect(note?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  const before = await page.getByRole('note').filter({ hasText: 'Hodina navíc' }).boundingBox()
  expect(note?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0))
})
