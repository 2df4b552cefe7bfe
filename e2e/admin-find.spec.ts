import { expect, test } from '@playwright/test'
import { ADMIN_STATE, signIn } from './admin-api.ts'

test.use({ storageState: ADMIN_STATE })

let counter = 0
const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid}${counter++}`

test('the palette and the link picker offer the best title first and say what visitors do not see', async ({
  page,
  request,
}) => {
  const call = await signIn(request)
  const name = unique('Řezbář')
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `O ${name}.` }] }] }
  const draft = (await (await call('POST', '/posts', { title: name })).json()) as { id: string }
  const old = (await (await call('POST', '/posts', { title: `${name} v archivu` })).json()) as { id: string }
  await call('POST', `/posts/${old.id}/archive`)
  // All of them newer than what is looked for.
  for (let count = 0; count < 6; count++) await call('POST', '/posts', { title: unique('Zmínka'), content: text })
  const casino = `Kasino ${name}`
  await call('POST', '/casinos', { title: casino })

  await page.goto(`/admin/posts/${draft.id}`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible({ timeout: 15_000 })
  const typed = name.toLowerCase().replace('řezbář', 'rezbar')
  await page.getByLabel('Title', { exact: true }).press('Control+k')
  await page.getByPlaceholder('Go to a screen, find a post').fill(typed)
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.nth(0)).toHaveText(`${name}Inactivepost`)
  await expect(options.nth(1)).toHaveText(`${name} v archivuArchivedpost`)
  await expect(options.nth(2)).toHaveText(`${casino}casino`)
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('dialog', { name: 'Link' })
  await panel.getByLabel('Link to').fill(`kasino ${typed}`)
  await expect(panel.getByRole('option').first()).toContainText(casino)
  await panel.getByLabel('Link to').fill(typed)
  await expect(panel.getByRole('option').first()).toContainText(`${name}Inactive`)
})
