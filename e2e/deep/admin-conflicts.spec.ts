import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE, newUser } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const dialog = (page: Page, one: string) => page.getByRole('dialog', { name: new RegExp(`saved this ${one}`) })

test('only fields changed by both are asked about, and the colleague is named', async ({ page, records, browser }) => {
  const { id } = await records.make('casinos', {
    title: unique('Sporné'),
    bonus: 'Původní',
    owner: 'Původní',
    prosList: ['A'],
  })
  const user = await newUser(page.request)
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Můj bonus')
  await page.getByLabel('Owner', { exact: true }).fill('Můj majitel')
  await page.getByLabel('Ribbon').fill('Moje')

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const colleague = await context.newPage()
  await colleague.goto(`/admin/casinos/${id}`)
  await colleague.getByLabel('Email').fill(user.email)
  await colleague.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await colleague.getByRole('button', { name: 'Sign in' }).click()
  await colleague.getByLabel('Bonus', { exact: true }).fill('Janin bonus')
  await colleague.getByLabel('Owner', { exact: true }).fill('Janin majitel')
  await colleague.getByLabel('Website', { exact: true }).fill('https://jana.example/')
  await colleague.keyboard.press('Control+s')
  await expect(colleague.getByText(/^Saved at/)).toBeVisible()
  await context.close()

  await page.keyboard.press('Control+s')
  const question = dialog(page, 'casino')
  await expect(question).toHaveAccessibleName('Jana Testová saved this casino while you were writing')
  await expect(question).toContainText('Merged already: Website, Ribbon.')
  await expect(question.getByRole('group', { name: /^(Bonus|Owner|Ribbon|Pros)$/ })).toHaveCount(2)
  await expect(question.getByRole('group', { name: 'Bonus, Jana’s' })).toHaveText('Janin bonus')
  await expect(question.getByRole('group', { name: 'Bonus, Yours' })).toHaveText('Můj bonus')
  await expect(question.getByRole('button', { name: 'Save merged' })).toBeDisabled()
  await question.getByRole('radio', { name: 'Jana’s: Bonus' }).check()
  await question.getByRole('radio', { name: 'Yours: Owner' }).check()
  await question.getByRole('button', { name: 'Save merged' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Janin bonus',
    owner: 'Můj majitel',
    ribbon: 'Moje',
    website: 'https://jana.example/',
    version: 3,
  })
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Janin bonus')
})
