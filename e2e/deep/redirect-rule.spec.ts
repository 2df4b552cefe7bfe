import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'
import { wake } from '../wake.ts'

test.use({ storageState: ADMIN_STATE })

test('a link to an address that a rule leads away from keeps its query and fragment', async ({ page, records }) => {
  const from = `/${unique('presun').replaceAll(' ', '-').toLowerCase()}/`
  await records.make('redirects', { from, to: '/recenze/', isActive: true })
  await page.goto('/')
  await wake(page)
  await page.evaluate((href) => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'odkaz' }))
  }, `${from}?utm_source=a%2Fb#obsah`)
  await page.getByRole('link', { name: 'odkaz', exact: true }).click()
  await expect(page).toHaveURL('/recenze/?utm_source=a%2Fb#obsah')
})
