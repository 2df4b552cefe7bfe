import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { test } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('the calculation of a rating can be expanded', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await page.getByText(/^Jak jsme došli k/).click()
  const sum = page.getByRole('row', { name: /^Součet, zaokrouhleno na / })
  await expect(sum).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
})
