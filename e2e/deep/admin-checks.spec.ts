import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const words = (text: string) => [{ type: 'text', text }]
const heading = (level: number, text: string) => ({ type: 'heading', attrs: { level, id: null }, content: words(text) })
const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) })
const textOf = (page: Page) => page.locator('.ProseMirror').first()
const line = (page: Page, message: string) => page.locator('li', { hasText: message })
const selected = (page: Page) => page.evaluate(() => globalThis.getSelection()?.toString())

test('findings appear while typing, are navigated and fixed by keyboard, and block publishing', async ({
  page,
  records,
}) => {
  const content = {
    type: 'doc',
    content: [
      heading(2, 'Jak'),
      heading(4, 'Kolik'),
      paragraph('Bonus "zdarma" přes 30x. TODO ověřit'),
      paragraph('Konec.'),
    ],
  }
  const { id } = await records.make('posts', { title: unique('Kontrola'), content })
  await page.goto(`/admin/posts/${id}`)
  // Passages are marked in the text.
  const marked = (words: string) => textOf(page).locator('[data-check-mark]', { hasText: words })
  await expect(marked('TODO')).toHaveAttribute('data-check-mark', 'warning')
  await expect(marked('30x')).toHaveAttribute('data-check-mark', 'typography')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Nothing was changed yet.')).toBeVisible()

  // By keyboard alone, whatever the panel shows.
  await textOf(page).getByText('Konec.').click()
  await page.keyboard.press('F8')
  await expect(page.getByRole('tab', { name: /^Check/ })).toHaveAttribute('aria-selected', 'true')
  await expect(line(page, 'Nobody signs the article')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('F8')
  const order = line(page, 'Heading skips from 2 to 4')
  await expect(order).toHaveAttribute('aria-current', 'true')
  await expect(order).toContainText('Text › „Kolik“')
  await expect(line(page, 'No page links here yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.keyboard.press('Control+.')
  await expect(textOf(page).getByRole('heading', { level: 3, name: 'Kolik' })).toBeVisible()
  await page.getByRole('tab', { name: /^Check/ }).click()
  await expect(order).toBeHidden()

  await line(page, '“TODO” left in the text').getByRole('button', { name: 'Go to it' }).click()
  await expect.poll(() => selected(page)).toBe('TODO')
  await page.keyboard.type('Budeme')
  await expect(line(page, 'left in the text')).toBeHidden()
  await expect(marked('Budeme')).toHaveCount(0)

  // One button, one undo step.
  await page.getByRole('checkbox', { name: /30×/ }).uncheck()
  await page.getByRole('button', { name: 'Accept 1' }).click()
  await expect(textOf(page)).toContainText('Bonus „zdarma“ přes 30x. Budeme ověřit')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toContainText('Bonus "zdarma" přes 30x. Budeme ověřit')

  // A review without a writer cannot be published; the panel offers one.
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Recenze' }).click()
  const publish = page.getByRole('button', { name: 'Publish now' })
  await expect(publish).toBeDisabled()
  await page.getByRole('button', { name: '1 thing blocks it' }).click()
  await line(page, 'No writer').getByRole('combobox', { name: 'Writer' }).click()
  await page.getByRole('option').first().click()
  await expect(publish).toBeEnabled()
  await expect(line(page, 'No writer')).toBeHidden()
  await page.keyboard.press('Control+Shift+Enter')
  const when = page.getByRole('dialog', { name: 'When to publish' })
  await expect(when).toContainText(/Nothing blocks it, \d warnings?/)
  await when.getByRole('button', { name: 'Show' }).click()
  await expect(when).toBeHidden()
  await expect(page.getByRole('tab', { name: /^Check/ })).toHaveAttribute('aria-selected', 'true')
})

test('findings of a casino lead to their fields, and can be fixed', async ({ page, records }) => {
  const bonus = 'Až "25 000 Kč"'
  const { id } = await records.make('casinos', { title: unique('Rys'), closedYear: 2024, bonus, ribbon: 'Tip' })
  await page.goto(`/admin/casinos/${id}`)
  await line(page, 'No logo').getByRole('button', { name: 'Go to it' }).click()
  await expect(page.getByRole('button', { name: 'Browse: Logo' })).toBeFocused()

  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Až „25 000 Kč“')
  await page.keyboard.press('Shift+F8')
  const closed = line(page, 'Closed, but still with an offer')
  await expect(closed).toHaveAttribute('aria-current', 'true')
  await expect(page.getByLabel('Closed year')).toBeFocused()
  await page.keyboard.press('Control+.')
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('')
  await expect(closed).toBeHidden()
})

test('the list of posts is filtered by failed checks', async ({ page, records }) => {
  const title = unique('Skáče')
  await records.make('posts', { title, content: { type: 'doc', content: [heading(4, 'Kolik')] } })
  await page.goto(`/admin/posts?check=heading-order&q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/admin/posts?check=no-writer&q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})
