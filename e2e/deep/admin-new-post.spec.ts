import { expect, type Page } from '@playwright/test'
import { ADMIN, ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'
import { isSaved } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

const text = (page: Page) => page.locator('.ProseMirror').first()
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a new post is a draft on the server from its first sentence, in the same form', async ({ page, records }) => {
  await page.goto('/admin/posts/create')
  await text(page).click()
  const sentence = unique('Věta bez názvu')
  await page.keyboard.type(sentence)
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  // Typed without a pause: the caret stays, and undo still knows the first sentence.
  await page.keyboard.type(' a konec')
  await expect(text(page)).toHaveText(`${sentence} a konec`)
  await expect(text(page)).toBeFocused()
  await isSaved(page)
  const id = idIn(page)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ title: sentence, isActive: false })
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(sentence)

  // The button of a new post does not turn into another one under the mouse.
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Rychle')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Create post' }).click()
  await expectToast(page, 'Successfully completed !')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Rychle')
  await text(page).click()
  for (let step = 0; step < 20; step++) await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveText('')

  // Another new post starts empty, and Back shows the stored one.
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  await page.goto('/admin/posts')
  await page.goto('/admin/posts/create')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
})

test('whoever begins a post signs it', async ({ page, records }) => {
  const lastName = unique('Vlastní')
  const { id } = await records.make('writers', { firstName: 'Anna', lastName, email: ADMIN.email })
  await page.goto('/admin/posts/create')
  await expect(page.getByRole('combobox', { name: 'Writer' })).toHaveValue(`Anna ${lastName}`)
  await text(page).click()
  await page.keyboard.type(unique('Podepsaná věta'))
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await isSaved(page)
  expect(await records.read(`/posts/${idIn(page)}`)).toMatchObject({ writer: id })
  // Other journeys sign what they write themselves.
  await records.call('POST', `/writers/${id}/archive`)
})

test('an empty form creates nothing, and a drawer stays open while the post is created', async ({ page, records }) => {
  const before = (await records.read('/posts?perPage=1&status=all'))['total']
  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill('x')
  await page.getByLabel('Title', { exact: true }).fill('')
  await page.getByRole('link', { name: 'Back to posts' }).click()
  await expect(page).toHaveURL('/admin/posts')
  expect((await records.read('/posts?perPage=1&status=all'))['total']).toBe(before)

  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill(unique('Se zásuvkou'))
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Psáno během vzniku')
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await expect(drawer.getByLabel('Add a pro and press Enter')).toBeFocused()
  await expect(drawer.getByLabel('Add a pro and press Enter')).toHaveValue('Psáno během vzniku')
})
