import { expect, type Page } from '@playwright/test'
import { newUser } from './admin-api.ts'
import { test } from './back-office.ts'
import { logIn } from './log-in.ts'

declare global {
  interface Window {
    recordHeading: (words: string) => Promise<void>
  }
}

/** Those of all documents that the page shows, however briefly. */
async function headingsOf(page: Page): Promise<Set<string>> {
  const seen = new Set<string>()
  await page.exposeFunction('recordHeading', (words: string) => void seen.add(words))
  await page.addInitScript(() => {
    const record = () => {
      for (const { textContent } of document.querySelectorAll('h1')) void globalThis.window.recordHeading(textContent)
    }
    new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return seen
}

test('a signed-out visitor gets to the login, then to the requested page, and out again', async ({ page, request }) => {
  const user = await newUser(request)
  await page.goto('/admin/game-types/create')
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fgame-types%2Fcreate')
  await logIn(page, { ...user, password: 'nespravne-heslo-2026' })
  await expect(page.getByRole('alert').getByText('Wrong e-mail or password.')).toBeVisible()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/game-types/create')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()

  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/posts')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/posts')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin?next=//evil.example/admin/x')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('a Czech browser is offered Czech, which stays with it until, and with whoever, signs in', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const user = await newUser(request)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/admin')
  await expect(heading).toHaveText('Sign in to the admin')
  await page.getByRole('button', { name: 'Čeština' }).click()
  await expect(heading).toHaveText('Přihlášení do redakčního systému')
  // Closed without signing in, and opened again another day.
  const back = await page.context().newPage()
  await page.close()
  const seen = await headingsOf(back)
  await back.goto('/admin')
  await back.getByLabel('E-mail').fill(user.email)
  await back.getByRole('textbox', { name: 'Heslo' }).fill(user.password)
  await back.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(back.getByRole('heading', { name: 'Příspěvky' })).toBeVisible()
  await back.getByRole('button', { name: 'Odhlásit se' }).click()
  await expect(back.getByRole('heading', { name: 'Přihlášení do redakčního systému' })).toBeVisible()
  await back.goto('/admin')
  await expect(back.getByRole('button', { name: 'English' })).toBeVisible()
  expect([...seen]).toContain('Příspěvky')
  expect([...seen]).not.toContain('Sign in to the admin')
  expect([...seen]).not.toContain('Posts')

  // Theirs in any other browser, too.
  const other = await browser.newContext({ ...(baseURL && { baseURL }), storageState: { cookies: [], origins: [] } })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/admin')
  await logIn(elsewhere, user)
  await expect(elsewhere.getByRole('heading', { name: 'Příspěvky' })).toBeVisible()
})

test('an unknown back-office path responds 404 with its own screen', async ({ page, request }) => {
  for (const path of ['/admin/nesmysl', '/admin/posts/abc/def', '/admin/settings/redirects']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  for (const path of ['/admin', '/admin/posts', '/admin/posts/create', '/admin/settings?tab=account']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
  await page.goto('/admin/nesmysl')
  await logIn(page, await newUser(request))
  await expect(page).toHaveURL('/admin/nesmysl')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to posts' }).click()
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test("the back office uses its own styles, none of the site's", async ({ request }) => {
  for (const path of ['/admin', '/admin/posts']) {
    const sheets = new Set((await (await request.get(path)).text()).match(/\/assets\/[\w-]+\.css/g))
    expect(sheets.size).toBeGreaterThan(0)
    for (const sheet of sheets)
      expect([sheet, (await (await request.get(sheet)).text()).includes('.prose')]).toEqual([sheet, false])
  }
})
