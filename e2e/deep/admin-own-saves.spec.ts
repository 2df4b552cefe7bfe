import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('archiving whose answer takes long is no other window', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Do archivu'), isActive: true, content: CONTENT })
  await page.goto(`/admin/posts/${id}`)
  const answered = Promise.withResolvers<void>()
  await page.route(`**/posts/${id}/archive`, async (route) => {
    const response = await route.fetch()
    await answered.promise
    await route.fulfill({ response })
  })
  const beat = async () => {
    const response = await page.waitForResponse((each) => each.url().endsWith('/presence'))
    return (await response.json()).version
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect.poll(beat).toBe(2)
  // What the window made of it would be there by the next one.
  await beat()
  await expect(page.getByText(/another window/)).toHaveCount(0)
  answered.resolve()
  await expect(page.getByText(/is in the archive/)).toBeVisible()
  await expect(page.getByText(/another window/)).toHaveCount(0)
})

const CONTENT = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Věta.' }] }] }
