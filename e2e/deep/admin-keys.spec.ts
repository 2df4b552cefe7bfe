import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, type Records, test, unique } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'
import { isSaved } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const text = (page: Page) => page.locator('.ProseMirror').first()

async function openDraft(page: Page, records: Records): Promise<string> {
  const { id } = await records.make('posts', { title: unique('Klávesy'), content: doc('Text.') })
  await page.goto(`/admin/posts/${id}`)
  await text(page).click()
  return `/posts/${id}`
}

test('Ctrl+Enter asks before it publishes a draft, and the second time it does', async ({ page, records }) => {
  const path = await openDraft(page, records)
  const question = page.getByRole('dialog', { name: 'When to publish' })
  await page.keyboard.press('Control+Enter')
  await expect(question.getByRole('button', { name: /^Publish now/ })).toBeVisible()
  expect(await records.read(path)).toMatchObject({ isActive: false, version: 1 })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(path)).toMatchObject({ isActive: true })

  // The same keys publish a waiting change.
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Změna.')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  await expect(page.getByRole('button', { name: 'Publish this change now' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const again = page.getByRole('dialog', { name: /^Publish .+ now\?$/ })
  await expect(again).toBeVisible()
  expect(JSON.stringify(await records.read(path))).not.toContain('Změna.')
  await page.keyboard.press('Control+Enter')
  await expect(page).not.toHaveURL(/\?change=/)
  expect(JSON.stringify(await records.read(path))).toContain('Text. Změna.')

  await page.keyboard.press('Escape')
  await page
    .locator('body')
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Enter')
})

test('the same keys ask before they publish a casino', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), isActive: false })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ isActive: false, version: 1 })
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ isActive: true })
})

test('no key of a post works behind a dialog, wherever the focus is', async ({ page, records }) => {
  const path = await openDraft(page, records)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests.push(request.url())
  })
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Rychlé výplaty')
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await page.goto(`/admin${path}`)
  const again = await openNew(page, 'Pros and cons')
  await again.getByRole('button', { name: /^Restore it/ }).click()
  await expect(again.getByLabel('Pros 1', { exact: true })).toHaveValue('Rychlé výplaty')
  expect(await again.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

  // A question above the drawer, and the focus lost to the text below.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Throw away the new/ })).toBeVisible()
  await text(page).evaluate((element: HTMLElement) => element.focus())
  for (const keys of ['Control+s', 'Control+Enter', 'Control+Shift+Enter', 'F8']) await page.keyboard.press(keys)
  await expect(page.getByRole('dialog', { name: /^Throw away the new/ })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'When to publish' })).toBeHidden()
  await expect(page.getByRole('tab', { name: /^Settings/ })).toHaveAttribute('aria-selected', 'true')
  expect(requests).toEqual([])
  expect(await records.read(path)).toMatchObject({ isActive: false, version: 1 })
})

test('an alt text typed into a finding is part of the save', async ({ page, records }) => {
  const { items } = await records.read('/media?perPage=1')
  const { id: mediaId, version, title } = items[0]
  await records.call('PUT', `/media/${mediaId}`, { ...items[0], title, version, alt: '', isDecoration: false })
  const content = { type: 'doc', content: [{ type: 'image', attrs: { mediaId, alt: '' } }] }
  const { id } = await records.make('posts', { title: unique('Obrázek'), content })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('tab', { name: /^Check/ }).click()
  await page.getByRole('button', { name: 'Write it' }).click()
  await page.getByRole('textbox', { name: 'What it shows', exact: true }).fill('Červené kolo')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('"alt":"Červené kolo"')
})
