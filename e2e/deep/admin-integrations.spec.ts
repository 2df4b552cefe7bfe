import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { portOf } from '../../src/testing/port-of.ts'
import { ADMIN, ADMIN_STATE, signIn } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { logIn } from '../colleagues.ts'

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

test('a webhook that is not taken any more is told on Today, and starts again with what waited', async ({
  browser,
}) => {
  test.slow()
  const names: unknown[] = []
  let status = 410
  const receiver = createServer(({ headers }, response) => {
    names.push(headers['webhook-id'])
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const server = await startClockedServer({ WEBHOOK_PRIVATE_ADDRESSES: 'true' })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    await logIn(page, server.url, ADMIN)
    const token = (await context.cookies(server.url)).find(({ name }) => name === 'refreshToken')?.value ?? ''
    const send = async (method: string, path: string, data?: object) => {
      const options = { method, headers: { 'is-admin-token': token }, ...(data && { data }) }
      return (await page.request.fetch(`${server.url}/api/v1/private${path}`, options)).json()
    }
    const url = `http://127.0.0.1:${portOf(receiver)}/in`
    await send('POST', '/webhooks', { name: 'Zpravodaj', url, events: ['post.published'] })
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }
    await send('POST', '/posts', { title: 'Nový', isActive: true, content: { type: 'doc', content: [paragraph] } })
    await expect.poll(async () => (await send('GET', '/webhooks')).items[0].pausedAt).not.toBeNull()

    await page.goto(`${server.url}/admin/today`)
    const notice = page.getByRole('alert').filter({ hasText: 'A webhook is paused: nobody took its calls' })
    await notice.getByRole('link', { name: 'Zpravodaj' }).click()
    await expect(page.getByText('The last answer was “410”')).toBeVisible()
    status = 200
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.poll(() => names).toEqual([names[0], names[0]])
    await page.goto(`${server.url}/admin/today`)
    await expect(page.getByRole('link', { name: 'New post' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  } finally {
    await server.stop()
    receiver.close()
  }
})
