import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('a key is made, told once, works within its scopes, and is revoked at once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = unique('Zpravodaj')
  await page.goto('/admin/settings?tab=integrations')
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Casinos and bookmakers: Write' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'Casinos and bookmakers: Read' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  const key = await dialog.getByRole('textbox', { name: 'The key' }).inputValue()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'I have stored it' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const statusOf = async (path: string) => (await program.get(`/api/v1/private${path}`)).status()
  expect(await statusOf('/casinos?perPage=1')).toBe(200)
  expect(await statusOf('/media')).toBe(403)

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(key.slice(0, 8))
  await expect(row).not.toContainText('never used')
  await expect(page.getByText(key)).toHaveCount(0)
  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(row).toHaveCount(0)
  expect(await statusOf('/casinos?perPage=1')).toBe(401)
  await program.dispose()
})

test('a webhook is made, told its secret once, tested, and deleted', async ({ page }) => {
  const address = `https://${unique('hacky').replaceAll(' ', '-')}.invalid/in`
  await page.goto('/admin/settings?tab=integrations')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where we call').fill('https://127.0.0.1/in')
  await dialog.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(dialog.getByText('Only https and only addresses that are public.')).toBeVisible()
  await dialog.getByLabel('Where we call').fill(address)
  await dialog.getByRole('group', { name: 'Casinos' }).getByRole('checkbox', { name: 'published' }).check()
  await dialog.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)
  await dialog.getByRole('checkbox', { name: 'I have stored it' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: `Look at ${address}` }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/webhooks\//)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem')).toContainText(
    'no answer: the name',
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Zpravodaj')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zpravodaj')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog', { name: 'Delete this webhook?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(address)).toHaveCount(0)
})
