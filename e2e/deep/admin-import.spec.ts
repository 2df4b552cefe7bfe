import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const chooser = (page: Page) => page.locator('input[type="file"]')
const choose = (page: Page, lines: string[]) =>
  chooser(page).setInputFiles({ name: 'kasina.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
const deposit = (page: Page) => page.getByRole('textbox', { name: 'minimumDeposit' })

test('a changed name is previewed before the import, and a formula stays text', async ({ page, records }) => {
  const { id, slug, title } = await records.make('casinos', { title: unique('Liška') })
  await page.goto('/admin/casinos/import')
  await choose(page, ['slug;title', `${slug};=1+1`])
  const row = page.getByRole('row', { name: 'Row 2' })
  await expect(row.locator('del')).toHaveText(title)
  await expect(row.locator('ins')).toHaveText('=1+1')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is stored' })).toBeVisible()
  const file = await records.call('GET', '/casinos/export.csv')
  expect(await file.text()).toContain(`${id};'=1+1;`)
})

test('fixed rows survive a lost connection, and leaving confirms that they are lost', async ({ page, records }) => {
  const { slug } = await records.make('casinos', { title: unique('Sova') })
  await page.goto('/admin/casinos/import')
  await choose(page, ['slug;minimumDeposit', `${slug};sto korun`, `${slug};dvě stě`])
  await expect(page.getByText('2 rows are wrong')).toBeVisible()
  // Browsers fire no event for the same file unless the input was reset.
  await expect(chooser(page)).toHaveValue('')
  await page.route('**/import/preview', (route) => route.abort())
  await deposit(page).first().fill('150')
  await deposit(page).first().press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'The rows could not be checked' })
  await expect(alert).toBeVisible()
  await page.unroute('**/import/preview')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('150')).toBeVisible()
  await expect(page.getByText('Row 3 is wrong')).toBeVisible()

  await page.getByRole('link', { name: 'Posts' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('kept nowhere else')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('150')).toBeVisible()
})

test('fixed rows are offered after an expired session', async ({ page, context, records }) => {
  const { slug } = await records.make('casinos', { title: unique('Rys') })
  await page.goto('/admin/casinos/import')
  await choose(page, ['slug;minimumDeposit', `${slug};sto korun`])
  await deposit(page).fill('150')
  const cookies = await context.cookies()
  await context.clearCookies()
  await deposit(page).press('Enter')
  await expect(page.getByText(/What you typed at \d+:\d\d is kept on this device/)).toBeVisible()
  await context.addCookies(cookies)
  await page.reload()
  await expect(page).toHaveURL('/admin/casinos/import')
  await page.getByRole('button', { name: 'Restore it: kasina.csv' }).click()
  await expect(page.getByRole('row', { name: 'Row 2' }).locator('ins')).toHaveText('150')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is stored' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose a CSV file' })).toBeVisible()
  await expect(page.getByText('unsaved work here')).toHaveCount(0)
})

test('an import with a lost response is not reported as failed', async ({ page, records }) => {
  const { id, slug } = await records.make('casinos', { title: unique('Kapr'), minimumDeposit: 100 })
  await page.goto('/admin/casinos/import')
  await choose(page, ['slug;minimumDeposit', `${slug};300`])
  await page.route('**/casinos/import', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('alert')).toContainText('It is not known whether the rows were stored')
  await expect(page.getByText('Nothing would change.')).toBeVisible()
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ minimumDeposit: 300 })
})
