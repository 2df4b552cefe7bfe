import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const MESSAGE = 'Storage is full; nothing was saved.'
const refusal = { status: 507, json: { code: 'STORAGE_FULL', message: MESSAGE } }

test('a redirect that was not saved shows the message of the server', async ({ page }) => {
  await page.route('**/api/v1/private/redirects', async (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  )
  await page.goto('/admin/settings?tab=redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByRole('textbox', { name: 'From' }).first().fill('/plno/')
  await page.getByRole('textbox', { name: 'To' }).first().fill('/recenze/')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, MESSAGE)
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible()
})

test('a calendar that cannot be read says why', async ({ page }) => {
  await page.route('**/api/v1/private/calendar?*', (route) => route.fulfill(refusal))
  await page.goto('/admin/calendar')
  const failure = page.getByRole('alert').filter({ hasText: 'The calendar could not be read' })
  await expect(failure.getByText(MESSAGE)).toBeVisible()
  await page.unroute('**/api/v1/private/calendar?*')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
})
