import { expect, test } from '@playwright/test'

test('the home page lists the demo casinos, best first', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Rozvážně/)
  await expect(page.getByRole('main')).toContainText('Modrý Lev')
})
