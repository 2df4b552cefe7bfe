import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { sendMessage } from '../send-message.ts'

test.use({ storageState: ADMIN_STATE })

test('archiving a message does not close the one opened meanwhile', async ({ page, baseURL }) => {
  const names = [unique('První'), unique('Druhý')]
  for (const name of names) {
    await sendMessage(baseURL ?? '', { name, email: 'ctenar@example.cz', message: 'Našel jsem překlep.' })
  }
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/messages/*/archive', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/admin/messages')
  const open = (name = '') => page.getByRole('button', { name: new RegExp(name) }).click()
  const opened = (name = '') => page.getByRole('article', { name: `Message from ${name}` })
  await open(names[0])
  await opened(names[0]).getByRole('button', { name: 'Archive' }).click()
  await open(names[1])
  await expect(opened(names[1])).toBeVisible()
  letCome()
  await expectToast(page, 'Successfully archived !')
  await expect(page.getByRole('button', { name: new RegExp(names[0] ?? '') })).toHaveCount(0)
  await expect(opened(names[1])).toBeVisible()
  await opened(names[1]).getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL('/admin/messages')
})

test('an invitation that could not be read is not called invalid', async ({ page }) => {
  await page.route('**/api/v1/private/auth/invite', (route) => route.abort())
  await page.goto('/admin#join=slovo')
  await expect(page.getByText('The invitation could not be read')).toBeVisible()
  await expect(page.getByText('This link does not work')).toHaveCount(0)
  await page.unroute('**/api/v1/private/auth/invite')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('the date of Today and the period of Clicks change at midnight in Prague', async ({ page }) => {
  await page.clock.install({ time: '2026-11-17T22:50:00Z' })
  await page.goto('/admin/today')
  await expect(page.getByText('Tuesday, 17 November 2026')).toBeVisible()
  await page.clock.fastForward('15:00')
  await expect(page.getByText('Wednesday, 18 November 2026')).toBeVisible()

  await page.goto('/admin/clicks?days=7')
  await expect(page.getByText('12 Nov 2026 – 18 Nov 2026')).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText('13 Nov 2026 – 19 Nov 2026')).toBeVisible()
})
