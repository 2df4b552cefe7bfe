import { expect } from '@playwright/test'
import { ADMIN_STATE, signIn } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const DAY_MS = 24 * 60 * 60_000

test('a key that ends soon is renewed, and is the same key', async ({ page, request }) => {
  const call = await signIn(request)
  const name = unique('Hlídač cen')
  const expiresAt = new Date(Date.now() + 5 * DAY_MS).toISOString()
  const made = await call('POST', '/api-keys', { name, scopes: ['casinos:read'], expiresAt })
  const { id, key } = (await made.json()) as { id: string; key: string }
  await page.goto('/admin/settings?tab=integrations')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('in 5 days')
  await row.getByRole('button', { name: `Renew ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(row.getByText(/^until /)).toBeVisible()
  await expect(row.getByRole('button', { name: `Renew ${name}` })).toHaveCount(0)
  const headers = { authorization: `Bearer ${key}` }
  expect((await request.get('/api/v1/private/casinos?perPage=1', { headers })).status()).toBe(200)
  await call('DELETE', `/api-keys/${id}`)
})

test('the page of a webhook asks before typed words are lost, and says when it is gone', async ({ page, request }) => {
  const call = await signIn(request)
  const url = `https://${unique('hacky').replaceAll(' ', '-')}.invalid/in`
  const made = await call('POST', '/webhooks', { url, events: ['post.published'] })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/admin/settings/webhooks/${id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Zpravodaj')
  await page.getByRole('link', { name: 'Integrations' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zpravodaj')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zpravodaj')
  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: url })).toContainText('Zpravodaj')
  await call('DELETE', `/webhooks/${id}`)
  await page.goto(`/admin/settings/webhooks/${id}`)
  await expect(page.getByText('This webhook does not exist.')).toBeVisible()
})
