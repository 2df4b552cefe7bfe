import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, saveAndExpect, test, unique } from '../back-office.ts'
import { dropResponses, failure, holdPost } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

test('a waiting change that failed to save is retried as a change, with everything typed', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Čeká')
  const restoreResponses = await dropResponses(page, 'POST', new RegExp(`/casinos/${id}/changes$`))
  await page.keyboard.press('Control+Shift+s')
  await expect(failure(page)).toContainText('The server cannot be reached.')
  await bonus.fill('Čeká a víc')
  await restoreResponses()
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\?change=/)
  await expect(bonus).toHaveValue('Čeká a víc')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Původní' })
})

test('whoever goes on typing while a change is stored keeps the caret and every key', async ({ page, records }) => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Živý.' }] }] }
  const { id } = await records.make('posts', { title: unique('Článek'), content, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Čeká')
  const { sent, release } = await holdPost(page, `/posts/${id}/changes`)
  await page.keyboard.press('Control+Shift+s')
  await sent
  await page.keyboard.type(' a víc')
  release()
  await expect(page).toHaveURL(/\?change=/)
  await expect(text).toBeFocused()
  // Outside the text, n would open the form of another post.
  await page.keyboard.type(' nebo nic. ')
  await expect(text).toHaveText('Čeká a víc nebo nic. Živý.')
  const stored = async () => JSON.stringify(await records.read(`/posts/${id}/changes`))
  expect(await stored()).toContain('"ČekáŽivý."')
  await expect(page.getByRole('button', { name: 'Save the change' })).toBeVisible()
  await saveAndExpect(page)
  // As one text: the key strikes nothing out.
  expect(await stored()).toContain('"Čeká a víc nebo nic. Živý."')
  await page.goto(`/admin/posts/${id}`)
  await expect(text).toHaveText('Živý.')
})

test('whoever saves again while a change is stored has saved the change, not the live record', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Čeká')
  const { sent, release } = await holdPost(page, `/casinos/${id}/changes`)
  await page.keyboard.press('Control+Shift+s')
  await sent
  await bonus.fill('Čeká a víc')
  await page.keyboard.press('Control+s')
  release()
  await expectToast(page, 'Successfully updated !')
  await expect(page).toHaveURL(/\?change=/)
  expect(JSON.stringify(await records.read(`/casinos/${id}/changes`))).toContain('"Čeká a víc"')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Původní' })
})

test('a change is published with what was typed although the live record was saved meanwhile', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní', owner: 'Nikdo' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Prosincový')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  await records.change(`/casinos/${id}`, () => ({ owner: 'Kolega' }))
  await page.getByLabel('Ribbon', { exact: true }).fill('Novinka')
  await page.getByRole('button', { name: 'Publish this change now' }).click()
  await expect(page).toHaveURL(`/admin/casinos/${id}`)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Prosincový',
    owner: 'Kolega',
    ribbon: 'Novinka',
  })
})

const KEPT_BY_SERVER = ['id', 'isDeleted', 'createdAt', 'updatedAt', 'plannedBy', 'measuredHours', 'measuredCount']

test('discarding a change names what a colleague has saved into it since', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní', ribbon: 'Staré' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Prosincový')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  const change = new URL(page.url()).searchParams.get('change')
  await records.change(`/casinos/${id}/changes/${change}/record`, () => ({
    ...Object.fromEntries(KEPT_BY_SERVER.map((field) => [field, undefined])),
    ribbon: 'Kolegovo',
  }))
  await page.getByRole('button', { name: 'Discard…' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 fields of')
})

test('a scheduled change uses Prague time, and an incomplete time is not taken for none', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Jarní')
  await page.keyboard.press('Control+Shift+Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as a change for later' })
  await dialog.getByLabel('Publish at: day').fill('2027-03-28')
  await dialog.getByLabel('Publish at: time').fill('2:30')
  await expect(dialog.getByText('2:30 does not exist. It will be 3:30.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save as a change' }).click()
  await expect(page).toHaveURL(/\?change=/)
  const stored = async () => JSON.stringify(await records.read(`/casinos/${id}/changes`))
  expect(await stored()).toContain('2027-03-28T01:30:00.000Z')

  await page.getByRole('button', { name: 'Schedule…' }).click()
  const again = page.getByRole('dialog')
  await again.getByLabel('Publish at: time').fill('25')
  await page.keyboard.press('Enter')
  await expect(again.getByText('Choose the day and the hour.')).toBeVisible()
  expect(await stored()).toContain('2027-03-28T01:30:00.000Z')
})
