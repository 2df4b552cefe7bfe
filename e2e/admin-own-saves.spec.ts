import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { expectToast, test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('a version is restored while an autosave is under way, which is no other window', async ({ page, records }) => {
  const first = unique('První název')
  const { id } = await records.make('posts', { title: first, isActive: false })
  await records.change(`/posts/${id}`, () => ({ title: unique('Druhý název') }))
  await page.goto(`/admin/posts/${id}`)
  const title = page.getByLabel('Title', { exact: true })
  const [sent, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/posts/${id}?quiet=true`, async (route) => {
    const response = await route.fetch()
    sent.resolve()
    await answered.promise
    await route.fulfill({ response })
  })
  await title.fill(unique('Rozepsaný název'))
  await sent.promise
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Admin' }).last().click()
  await history
    .getByRole('button', { name: /^Save of/ })
    .last()
    .click()
  await history.getByRole('button', { name: 'Restore all of it…' }).click()
  await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Restore' }).click()
  answered.resolve()
  await expectToast(page, 'Successfully updated !')
  await expect(title).toHaveValue(first)
  await expect(page.getByText(/another window/)).toHaveCount(0)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ title: first })
})

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

test('discarding shows what a colleague has saved meanwhile', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Původní'), isActive: true, content: CONTENT })
  await page.goto(`/admin/posts/${id}`)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Můj název')
  const theirs = unique('Jejich název')
  await records.change(`/posts/${id}`, () => ({ title: theirs }))
  await expect(page.getByText(/You are both writing in Title/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(title).toHaveValue(theirs)
  await expect(page.getByText(/You are both writing/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo the discard' }).click()
  await expect(title).toHaveValue('Můj název')
})

const CONTENT = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Věta.' }] }] }
