import { expect } from '@playwright/test'
import { newUser } from './admin-api.ts'
import { test } from './back-office.ts'
import { logIn } from './log-in.ts'

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
