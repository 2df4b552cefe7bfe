import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { violationsOn } from '../axe.ts'
import { openNew } from '../block-kinds.ts'

test.use({ storageState: ADMIN_STATE })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the drawn cover' })

const drawn = (page: Page) => page.locator('article .cv svg')

test('an editor draws a cover and writes a margin note, and readers see both on every screen', async ({
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
  await expect(preview(page)).toHaveAttribute('src', '/cover/2/bonuses/scales-1000-1200.svg')
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 320)
  expect(await violationsOn(page, '[data-path="cover"]')).toEqual([])

  // Switching to another motif and back restores the typed values.
  await page.getByRole('combobox', { name: 'Drawn cover' }).click()
  await page.getByRole('option', { name: 'Steps' }).click()
  await page.getByLabel('Values').fill('20, 25, 30,5')
  await expect(preview(page)).toHaveAttribute('src', '/cover/2/terms/steps-20-25-30.5.svg')
  await page.getByRole('combobox', { name: 'Drawn cover' }).click()
  await page.getByRole('option', { name: 'Scales' }).click()
  await expect(page.getByLabel('On the right, the point')).toHaveValue('1200')

  const words = page.locator('.ProseMirror').first().getByText('Text.', { exact: true })
  await words.click()
  await page.keyboard.press('End')
  const drawer = await openNew(page, 'Aside')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await drawer.getByRole('textbox', { name: 'Text' }).fill('Tolik stojí hodina navíc.')
  await drawer.getByLabel('Figure').fill('19 h')
  expect(await violationsOn(page, '.mantine-Drawer-content')).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('group', { name: /^Aside/ })).toContainText('Tolik stojí hodina navíc.')
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
    const note = reader.getByRole('note').filter({ hasText: 'Tolik stojí hodina navíc.' })
    await expect(note).toHaveCount(1)
    await expect(note).toContainText('19\u00a0h')
    const [box, text] = await Promise.all([
      note.boundingBox(),
      reader.getByText('Text.', { exact: true }).boundingBox(),
    ])
    const end = (text?.x ?? 0) + (text?.width ?? 0)
    expect((box?.x ?? 0) >= end, 'beside the text').toBe(width > 1000)
    await context.close()
  }
})

/** Old sites have logos for covers. */
test('a picture that is smaller than the column is not enlarged above the text', async ({ page, records }) => {
  const { items } = await records.read('/media?perPage=100')
  const { id, width } = items.find((picture: { width: number }) => picture.width < 600)
  const content = { type: 'doc', content: [paragraph('Perex.'), paragraph('Text.')] }
  const banner = { mediaId: id, alt: 'Logo' }
  const { slug } = await records.make('posts', { title: unique('Malé logo'), content, banner, isActive: true })
  await page.goto(`/${slug}/`)
  expect((await page.getByRole('img', { name: 'Logo', exact: true }).boundingBox())?.width).toBe(width)
})
