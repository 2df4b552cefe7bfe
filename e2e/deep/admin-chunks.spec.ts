import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE, newUser } from '../admin-api.ts'
import { test } from '../back-office.ts'

/** Documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const failure = (page: Page) => page.getByRole('heading', { name: 'The back office could not be loaded' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** A file that is missing for good is asked for again by one reload; then there is a message instead of an endless splash. */
async function expectMessage(page: Page, file: string, heading: string): Promise<void> {
  await expect(failure(page)).toBeVisible()
  await tryAgain(page).click()
  await expect(failure(page)).toBeVisible()
  await page.unroute(file)
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

test('after signing in, a list that cannot be loaded says so, and opens when it can', async ({ page, request }) => {
  const user = await newUser(request)
  await page.goto('/admin')
  await page.route('**/assets/list-*.js', (route) => route.abort())
  const documents = documentsOf(page)
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(failure(page)).toBeVisible()
  // As a document, and once again.
  expect(documents).toEqual(['/admin/posts', '/admin/posts'])
  await page.goto('/admin')
  await expectMessage(page, '**/assets/list-*.js', 'Posts')
})

test.describe('signed in', () => {
  test.use({ storageState: ADMIN_STATE })

  for (const [what, file] of [
    ['a screen', '**/assets/hub-*.js'],
    ['the framework', '**/assets/entry.client-*.js'],
  ] as const) {
    test(`${what} that cannot be loaded is no endless splash`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      const documents = documentsOf(page)
      await page.goto('/admin/content-attributes')
      await expect(failure(page)).toBeVisible()
      expect(documents).toEqual(['/admin/content-attributes', '/admin/content-attributes'])
      await expectMessage(page, file, 'Content attributes')
    })
  }

  test('where the browser remembers Czech, the message is in Czech', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'cs'))
    for (const file of ['**/assets/hub-*.js', '**/assets/entry.client-*.js']) {
      await page.route(file, (route) => route.abort())
      await page.goto('/admin/content-attributes')
      await expect(page.getByRole('heading', { name: 'Redakční systém se nepodařilo načíst' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
      await page.unroute(file)
    }
  })

  test('a part that cannot be loaded takes nothing else with it, and opens when it can', async ({ page }) => {
    await page.goto('/admin/links')
    await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByText('Blocked addresses').click()
    await expect(page.getByText('This part could not be loaded')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible()
    await page.unroute('**/assets/*.js')
    await tryAgain(page).click()
    await expect(page.getByText('This part could not be loaded')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible()
  })
})
