import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('no letter is lost when a slow computer shows the list of the first ones', async ({ page }) => {
  await page.goto('/admin/casinos')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const search = page.getByRole('searchbox')
  // Just slower than the search waits for the next letter.
  await search.pressSequentially('kasinovka', { delay: 300 })
  await expect(page).toHaveURL(/q=kasinovka/)
  await expect(search).toHaveValue('kasinovka')
})

test('on a phone the menu closes after a link to the list that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/casinos')
  const menuButton = page.getByRole('button', { name: 'Open the menu' })
  await menuButton.focus()
  await page.keyboard.press('Tab')
  // The closed menu is not a stop on the way to the page.
  await expect(page.locator('#main').locator(':focus')).toBeInViewport()
  await menuButton.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Casinos' }).click()
  await expect(menu).toBeHidden()
})
