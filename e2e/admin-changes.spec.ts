import { expect } from '@playwright/test'
import { ADMIN_STATE, newUser } from './admin-api.ts'
import { expectToast, test, unique } from './back-office.ts'
import { content, inputOf } from './waiting-changes.ts'

test.use({ storageState: ADMIN_STATE })

test('a change is found in the list, compared, previewed and published', async ({ page, records, request }) => {
  const title = unique('Listopad')
  const post = await records.make('posts', { title, content: content('Živý text.'), isActive: true })
  const values = { ...inputOf(post), content: content('Chystaný text.'), breadcrumbTitle: 'Výplaty' }
  const plan = { title: 'Listopadové výplaty', publishAt: '2099-11-20T07:00:00.000Z' }
  const made = await records.call('POST', `/posts/${post['id']}/changes`, { ...plan, values, version: 1 })
  expect(made.status(), await made.text()).toBe(201)

  const other = { title: 'Nový bonus', values: { ...inputOf(post), breadcrumbTitle: 'Bonusy' }, version: 1 }
  expect((await records.call('POST', `/posts/${post['id']}/changes`, other)).status()).toBe(201)

  await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: '2 changes wait, 20 Nov 2099, 8:00' }).click()
  const comparison = page.getByRole('dialog', { name: `Changes of “${title}”` })
  await expect(comparison.locator('ins')).toHaveText(['Chystaný', 'Výplaty', 'Výplaty', 'Bonusy'])
  await expect(page).toHaveURL(`/admin/posts/${post['id']}`)
  await expect(comparison.getByRole('region', { name: 'Title', exact: true })).toHaveCount(0)
  await comparison.getByRole('switch', { name: 'Only what changes' }).click()
  await expect(comparison.getByRole('region', { name: 'Title', exact: true })).toContainText(title)

  // A field of two changes is resolved for both, without another dialog later.
  await comparison.getByRole('button', { name: 'Use “Listopadové výplaty” in both: Breadcrumb title' }).click()
  await expect(comparison.getByText('has this field too')).toHaveCount(0)
  const { items } = await records.read(`/posts/${post['id']}/changes`)
  expect(items).toMatchObject([{ title: plan.title }, { title: 'Nový bonus', data: { breadcrumbTitle: 'Výplaty' } }])

  await page.keyboard.press('p')
  const preview = page.getByRole('dialog', { name: 'The page with “Listopadové výplaty”' })
  await expect(preview.frameLocator('iframe').getByText('Chystaný text.')).toBeVisible()
  await preview.getByRole('button', { name: 'Close the preview' }).click()
  await expect(preview).toBeHidden()

  await comparison.getByRole('button', { name: 'Publish this change now' }).click()
  await expect(comparison.getByRole('button', { name: /Listopadové výplaty/ })).toHaveCount(0)
  const visited = await request.get(`/${post['slug']}/`)
  expect(await visited.text()).toContain('Chystaný text.')
})

test('a contributor suggests a change to a live post, and an editor finds it waiting', async ({
  page,
  records,
  browser,
}) => {
  const user = await newUser(page.request, 'contributor', unique('Tereza'))
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const tereza = await context.newPage()
  await tereza.goto('/admin/posts/create')
  await tereza.getByLabel('Email').fill(user.email)
  await tereza.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await tereza.getByRole('button', { name: 'Sign in' }).click()
  const title = unique('Návrh')
  await tereza.getByLabel('Title', { exact: true }).fill(title)
  await tereza.keyboard.press('Enter')
  await tereza.keyboard.type('Živý text.')
  await tereza.getByRole('button', { name: 'Create post' }).click()
  await tereza.waitForURL(/\/admin\/posts\/(?!create)/)
  const id = new URL(tereza.url()).pathname.split('/').at(-1)
  await records.change(`/posts/${id}`, () => ({ isActive: true }))

  await tereza.reload()
  // Read-only, until she begins a suggestion.
  const text = tereza.getByRole('textbox', { name: 'Content', exact: true })
  await expect(text).toHaveAttribute('contenteditable', 'false')
  await expect(tereza.getByLabel('Breadcrumb title')).toBeDisabled()
  await expect(tereza.getByRole('button', { name: 'Bold' })).toBeDisabled()
  await tereza.getByRole('button', { name: 'Edit FAQ' }).click()
  const faq = tereza.getByRole('dialog', { name: 'FAQ' })
  await expect(faq.getByRole('button', { name: 'Add a question' })).toBeDisabled()
  await faq.press('Escape')
  await tereza.getByRole('button', { name: 'Suggest a change' }).click()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await tereza.getByLabel('Breadcrumb title').fill('Lepší drobek')
  await expect(tereza.getByRole('button', { name: 'Suggest this change' })).toBeVisible()
  await tereza.keyboard.press('Control+s')
  await tereza.waitForURL(/\?change=/)
  const band = tereza.getByRole('region', { name: 'Waiting change' })
  await expect(band).toContainText('goes live when an editor publishes it')
  await expect(band.getByRole('button', { name: /Publish|Schedule/ })).toHaveCount(0)

  await context.close()

  await page.goto('/admin/today')
  await page.getByRole('region', { name: 'Waiting for me' }).getByRole('link', { name: title }).click()
  const comparison = page.getByRole('dialog', { name: `Changes of “${title}”` })
  await expect(comparison.locator('ins')).toHaveText('Lepší drobek')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: /^Publish .+ now\?$/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/posts/${id}`)).toMatchObject({ breadcrumbTitle: 'Lepší drobek', isActive: true })
})
