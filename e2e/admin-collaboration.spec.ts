import { expect } from '@playwright/test'
import { ADMIN_STATE, newUser } from './admin-api.ts'
import { test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('a contributor joins and submits a post, and an editor replies with a note', async ({ page, browser }) => {
  test.slow()
  const user = await newUser(page.request, 'contributor', unique('Tereza'))
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const tereza = await context.newPage()
  await tereza.goto('/admin/posts/create')
  await tereza.getByLabel('Email').fill(user.email)
  await tereza.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await tereza.getByRole('button', { name: 'Sign in' }).click()

  const title = unique('Paysafecard a limity')
  await tereza.getByLabel('Title', { exact: true }).fill(title)
  await tereza.keyboard.press('Enter')
  await tereza.keyboard.type('Vklad stojí korunu.')
  await expect(tereza.getByRole('switch', { name: 'Active' })).toBeDisabled()
  await tereza.getByRole('button', { name: 'Create post' }).click()
  await tereza.waitForURL(/\/admin\/posts\/(?!create)/)
  await tereza.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(tereza.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect(tereza.getByText('Ready', { exact: true })).toBeVisible()

  await page.goto('/admin/today')
  const waiting = page.getByRole('region', { name: 'Waiting for me' })
  await waiting.getByRole('link', { name: title }).click()
  await expect(page.getByText('Tereza is here')).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'Note on the post' }).click()
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('<b>Kolik</b> stojí výběr? @Ter')
  await page.getByRole('option', { name: user.name }).click()
  await note.press('Control+Enter')
  const written = page.getByRole('article', { name: /^Note by/ })
  await expect(written).toContainText(`<b>Kolik</b> stojí výběr? @${user.name}`)

  await page.getByRole('button', { name: 'Other ways to publish' }).click()
  await page.getByRole('menuitem', { name: /^Send back…/ }).click()
  await page.getByLabel('What is missing?').fill('Chybí zdroj poplatku.')
  await page.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(page.getByText('Ready', { exact: true })).toBeHidden()

  // The editor's actions appear in the other open window without a reload.
  await expect(tereza.getByText(/has changed this post in the meantime/)).toBeVisible()
  await expect(tereza.getByRole('button', { name: 'Submit for approval' })).toBeVisible()
  await tereza.goto('/admin/today')
  const named = tereza.getByRole('region', { name: 'Waiting for me' })
  await expect(named).toContainText('Chybí zdroj poplatku.')
  await expect(named.getByRole('listitem')).toHaveCount(2)
  await expect(tereza.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await tereza.getByRole('link', { name: /^Posts/ }).click()
  await expect(tereza.getByRole('button', { name: 'CSV', exact: true })).toBeVisible()
  await expect(tereza.getByRole('button', { name: 'Refresh cache' })).toHaveCount(0)
  await context.close()
})

test('an invitation link works once', async ({ page, browser }) => {
  const name = unique('Jan Souček')
  await page.goto('/admin/settings?tab=users')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-mail').fill(`${Date.now()}@rozvazne.example`)
  await dialog.getByRole('radio', { name: /^Contributor/ }).click()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByText('The link is ready.')).toBeVisible()
  const { hash } = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue())

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const jan = await context.newPage()
  // The server neither logs the token nor learns of it before the form is sent.
  const asked: string[] = []
  jan.on('request', (request) => asked.push(`${request.url().split('#')[0]} ${request.headers()['referer'] ?? ''}`))
  await jan.goto(`/admin${hash}`)
  await expect(jan.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  await jan.getByRole('textbox', { name: 'Password' }).fill('zelena-zaba-skace-2026')
  await jan.getByRole('button', { name: 'Set the password and sign in' }).click()
  await jan.waitForURL(/\/admin\/posts/)
  await jan.goto(`/admin${hash}`)
  await expect(jan.getByText('Ask for a new one.')).toBeVisible()
  // Links mailed earlier have the token in the query, and no page passes it on.
  await jan.goto(`/admin?${hash.slice(1)}`)
  await expect(jan.getByText('Ask for a new one.')).toBeVisible()
  const token = new URLSearchParams(hash.slice(1)).get('join') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(asked.filter((request) => request.includes(token))).toEqual([expect.stringContaining(`/admin?join=${token}&`)])
  await context.close()
})
