import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

/** Number of mouse presses since the page was opened. */
const presses = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      true,
    )
  })
  await page.goto('/admin/posts')
  await expect(page.getByRole('table', { name: 'posts' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('navigation')).toHaveCount(1)
})

/** Opens a casino through the navigation and the list. */
async function openCasino(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Casinos' }).click()
  // A click on something that still moves is tried again, and would be counted twice.
  await expect(page.getByRole('table', { name: 'casinos' })).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('link', { name: title }).click()
  await untilStill(page.getByLabel('Bonus', { exact: true }))
}

async function untilStill(field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  await expect(async () => {
    const before = await field.boundingBox()
    await field.page().waitForTimeout(300)
    expect(await field.boundingBox()).toEqual(before)
  }).toPass()
}

test('a new post is live after five clicks', async ({ page, records }) => {
  const title = unique('Rychlý článek')
  await page.getByRole('link', { name: 'New post' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await page.keyboard.type('První věta.')
  // The name of a choice is known from its list: on a slow line, one that is still read would count as not chosen.
  await page.route('**/writers?*ids=*', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Writer' }).click()
  await page.getByRole('option', { name: 'Matěj Hrubeš' }).click()
  await page.getByRole('switch', { name: 'Active' }).click()
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.waitForURL(/\/admin\/posts\/(?!create)/)
  expect(await presses(page)).toBeLessThanOrEqual(5)
  expect(await records.read(`/posts/${page.url().split('/').at(-1)}`)).toMatchObject({ title, isActive: true })
})

test('a bonus is changed everywhere after four clicks', async ({ page, records }) => {
  // Newest first, so it is on the first page of the list.
  const { id, title } = await records.make('casinos', { title: unique('Bonusové'), bonus: 'Starý' })
  await openCasino(page, title)
  await page.getByLabel('Bonus', { exact: true }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Nový bonus')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await presses(page)).toBeLessThanOrEqual(4)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový bonus' })
})

test('a logo is changed after five clicks', async ({ page, records }) => {
  const { id, title } = await records.make('casinos', { title: unique('Logové') })
  await openCasino(page, title)
  await page.getByRole('button', { name: 'Browse: Logo' }).click()
  const chooser = page.waitForEvent('filechooser')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('button', { name: 'Upload a new one' }).click()
  const picture = sharp({ create: { width: 160, height: 160, channels: 3, background: '#2448bd' } })
  const buffer = await picture.png().toBuffer()
  await (await chooser).setFiles({ name: `${unique('logo')}.png`, mimeType: 'image/png', buffer })
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await presses(page)).toBeLessThanOrEqual(5)
  expect((await records.read(`/casinos/${id}`))['logo']).toBeTruthy()
})

test('a typo is fixed after two clicks', async ({ page, records }) => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Překlepp' }] }] }
  const { id, title } = await records.make('posts', { title: unique('S překlepem'), content })
  await page.reload()
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Překlepp').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  expect(await presses(page)).toBeLessThanOrEqual(2)
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('"Překlep"')
})
