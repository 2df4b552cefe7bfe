import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const HOUR_MS = 3_600_000

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const when = (page: Page) => page.getByRole('dialog', { name: 'When to publish' })

async function chooseLater(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other ways to publish' }).click()
  await page.getByRole('menuitem', { name: /^Schedule…/ }).click()
  await when(page).getByRole('radio', { name: /Later/ }).click()
}

test('a time can be typed as people write it, and what is no time is refused', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Večerní'), content: text('Věta.'), isActive: false })
  await page.goto(`/admin/posts/${id}`)
  await chooseLater(page)
  const time = when(page).getByLabel('Appears: time')
  await when(page).getByLabel('Appears: day').fill('2030-12-01')
  await time.fill('večer')
  await time.blur()
  await expect(when(page).getByText('Write the time as 8:30 or 20:30.')).toBeVisible()
  await time.fill('')
  await time.pressSequentially('8:30 pm')
  await time.blur()
  await expect(time).toHaveValue('20:30')
  await when(page).getByRole('button', { name: 'Schedule for 1 Dec 2030, 20:30' }).click()
  await expect(when(page)).toBeHidden()
  // Scheduled: the button saves, and the badge says when.
  await expect(page.getByText('Scheduled for 1 Dec 2030, 20:30', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes', exact: true })).toBeVisible()
  expect(await records.read(`/posts/${id}`)).toMatchObject({ publishAt: '2030-12-01T19:30:00.000Z', isActive: false })
})

test('a half-typed time is not saved as none', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Do kdy'), content: text('Věta.'), isActive: true })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('switch', { name: 'Take down at a set time' }).check()
  await page.getByLabel('Comes down: time').fill('půlnoc')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Write the time as 8:30 or 20:30.')).toBeVisible()
  await expect(page.getByLabel('Comes down: time')).toBeFocused()
  expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 1, unpublishAt: null })
})

test('a refused schedule stays open and marks its time', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Pozdě'), content: text('Věta.'), isActive: false })
  // A computer whose clock is late: for the server the time has passed.
  const late = new Date(Date.now() - 6 * HOUR_MS)
  await page.clock.setFixedTime(late)
  await page.goto(`/admin/posts/${id}`)
  await chooseLater(page)
  const wall = new Date(late.getTime() + HOUR_MS).toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
  await when(page).getByLabel('Appears: day').fill(wall.slice(0, 10))
  await when(page).getByLabel('Appears: time').fill(wall.slice(11, 16))
  await when(page)
    .getByRole('button', { name: /^Schedule for/ })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved:' })).toBeVisible()
  await expect(when(page).getByLabel('Appears: time')).toHaveAttribute('aria-invalid', 'true')
  await expect(when(page).getByText('This time has passed. Choose a later one.')).toBeVisible()
})
