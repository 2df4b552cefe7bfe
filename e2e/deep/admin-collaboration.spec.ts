import { expect } from '@playwright/test'
import { ADMIN_STATE, newUser } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'
import { logIn } from '../log-in.ts'
import { makePost, openPost } from '../post-form.ts'

test.use({ storageState: ADMIN_STATE })

test('the name of a colleague is shown where she writes: at the caret, and at a field', async ({
  page,
  records,
  browser,
}) => {
  const user = await newUser(page.request, 'editor', unique('Tereza'))
  const { id } = await makePost(records, { title: unique('Společný'), text: 'Věta.', isActive: false })
  await openPost(page, id)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const tereza = await context.newPage()
  await tereza.goto(`/admin/posts/${id}`)
  await logIn(tereza, user)
  await expect(page.getByText('Tereza is here')).toBeVisible()
  await tereza.locator('.ProseMirror').first().click()
  await expect(page.locator('.ProseMirror [data-caret-of="Tereza"]')).toBeVisible()
  await tereza.getByRole('combobox', { name: 'Writer' }).focus()
  await expect(page.locator('[data-who="Tereza"]', { hasText: 'Writer' })).toBeVisible()
  await expect(page.locator('[data-caret-of]')).toHaveCount(0)
  await context.close()
})

test('an unsent note survives Escape and a look into another panel', async ({ page, records }) => {
  const { id } = await makePost(records, { title: unique('S poznámkou'), text: 'Věta.', isActive: false })
  await openPost(page, id)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'Note on the post' }).click()
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Kolik')
  await note.press('Escape')
  await expect(note).toBeHidden()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(note).toHaveValue('Kolik')
})
