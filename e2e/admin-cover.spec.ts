import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { expectToast, test, unique } from './back-office.ts'
import { violationsOn } from './axe.ts'

test.use({ storageState: ADMIN_STATE })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the drawn cover' })

const drawn = (page: Page) => page.locator('article .cv svg')

test('an editor draws a cover from two amounts, sees it, and readers do on every screen', async ({
  page,
  browser,
  records,
}) => {
  const title = unique('Kolik stojí bonus')
  const content = { type: 'doc', content: [paragraph('Perex.'), paragraph('Text.')] }
  const { id, slug } = await records.make('posts', { title, content, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('combobox', { name: 'Drawn cover' }).click()
  await page.getByRole('option', { name: 'Scales' }).click()
  await expect(page.getByText('Fill in the values to see the cover.')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Give at least one amount.')).toBeVisible()

  await page.getByLabel('On the left').fill('1 000')
  await page.getByLabel('On the right, the point').fill('1 200')
  await expect(preview(page)).toHaveAttribute('src', '/cover/1/bonuses/scales-1000-1200.svg')
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 320)
  expect(await violationsOn(page, '[data-path="cover"]')).toEqual([])

  // Another motif, and back: what was typed is still there.
  await page.getByRole('combobox', { name: 'Drawn cover' }).click()
  await page.getByRole('option', { name: 'Steps' }).click()
  await page.getByLabel('Values').fill('20, 25, 30,5')
  await expect(preview(page)).toHaveAttribute('src', '/cover/1/terms/steps-20-25-30.5.svg')
  await page.getByRole('combobox', { name: 'Drawn cover' }).click()
  await page.getByRole('option', { name: 'Scales' }).click()
  await expect(page.getByLabel('On the right, the point')).toHaveValue('1200')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')

  for (const [width, javaScriptEnabled] of [
    [390, false],
    [1440, true],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled,
      storageState: { cookies: [], origins: [] },
    })
    const reader = await context.newPage()
    await reader.goto(new URL(`/${slug}/`, page.url()).href)
    await expect(drawn(reader)).toBeVisible()
    await context.close()
  }
})
