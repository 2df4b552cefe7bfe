import { expect, type Page } from '@playwright/test'
import { newUser, signIn } from '../admin-api.ts'
import { expectToast, test } from '../back-office.ts'
import { logIn } from '../log-in.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })

test('logging out when the server cannot be reached signs out this browser, without a word', async ({
  page,
  request,
}) => {
  const user = await newUser(request)
  await page.goto('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await page.route('**/auth/logout', (route) => route.abort())
  await page.route('**/auth/options', (route) => route.fulfill({ json: { passwordReset: true } }))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(user.email)
  const asked = page.waitForRequest('**/auth/password/forgot')
  await page.keyboard.press('Enter')
  await asked
  await page.goto('/admin/posts')
  await expect(page).toHaveURL('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
})

test('a refused action shows why in a toast, and keeps it beside the fields', async ({ page, request }) => {
  await page.goto('/admin')
  const user = await newUser(request)
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await page.goto('/admin/settings?tab=account')
  await page.getByLabel('New e-mail').fill(`jina-${user.email}`)
  await page.route('**/auth/email', (route) =>
    route.fulfill({ status: 409, json: { code: 'CONFLICT', message: 'Somebody has this e-mail.', requestId: 'test' } }),
  )
  await page.getByRole('textbox', { name: 'Your password' }).last().fill(user.password)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await expectToast(page, 'Somebody has this e-mail.')
  await expect(page.getByRole('main').getByText('Somebody has this e-mail.')).toBeVisible()
})

test('an expired access token is refreshed and the call repeated', async ({ page, context, request }) => {
  await page.goto('/admin')
  await logIn(page, await newUser(request))
  await expect(page).toHaveURL('/admin/posts')
  await page.goto('/admin/game-types/create')
  await title(page).fill(`Bingo ${Date.now()}`)
  // Before the cookie is gone: a poll of the screen may be the first to need a new one.
  const refreshed = page.waitForResponse(/auth\/refresh/)
  await context.clearCookies({ name: 'sid' })
  await page.keyboard.press('Control+s')
  expect((await refreshed).status()).toBe(200)
  await expect(page).toHaveURL(/game-types\/[a-z0-9-]{8,}$/)
})

test('an expired session loses nothing that was typed', async ({ page, context, request }) => {
  const user = await newUser(request)
  const name = `Keno ${Date.now()}`
  await page.goto('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await page.goto('/admin/game-types/create')
  await title(page).fill(name)
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fgame-types%2Fcreate')
  await expect(page.getByText('Please sign in.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible()
  await expect(page.getByText(/What you typed at \d+:\d\d is kept on this device/)).toBeVisible()
  // Nobody knows yet who is at the device.
  await expect(page.getByText(name)).toHaveCount(0)
  // Requests of the previous screen fail only now, which must not interrupt signing in.
  await page.route('**/auth/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/game-types/create')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(title(page)).toHaveValue(name)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully completed !')
  await expect(page).toHaveURL(/game-types\/[a-z0-9-]{8,}$/)
})

test('whoever was signed out meanwhile reads why at the login', async ({ page, request }) => {
  const user = await newUser(request)
  await page.goto('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  const call = await signIn(request)
  const found = await call('GET', `/users?${new URLSearchParams({ q: user.email })}`)
  const [{ id, name, email, role, version }] = (await found.json()).items
  const disabled = await call('PUT', `/users/${id}`, { name, email, role, isActive: false, version })
  expect(disabled.status(), await disabled.text()).toBe(200)
  await page.goto('/admin/posts')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Your account is disabled. An administrator can enable it again.')).toBeVisible()
})

/** Two screens make a dozen calls each, and each is tried twice; more would be a loop. */
const MANY_REQUESTS = 60

/** Responds like this to all private API calls except those that match `except`. */
async function respondToAll(page: Page, status: number, message: string, except: RegExp): Promise<() => number> {
  let count = 0
  await page.route('**/api/v1/private/**', async (route) => {
    count++
    if (except.test(route.request().url())) return route.continue()
    return route.fulfill({ status, json: { code: 'TEST', message, requestId: 'test' } })
  })
  return () => count
}

const form = (page: Page) => page.getByRole('button', { name: 'Sign in' })

test('calls rejected forever end at the login form, although the session itself is valid', async ({
  page,
  request,
}) => {
  const user = await newUser(request)
  await page.goto('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
  const count = await respondToAll(page, 401, 'Nothing helps.', /\/auth\//)
  await page.goto('/admin/casinos')
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fcasinos')
  // Which of the rejected calls ended it, and whether its message was still visible, depends on timing.
  await expect(page.getByText(/Nothing helps\.|answered 401/).first()).toBeVisible()
  expect(count()).toBeLessThan(MANY_REQUESTS)

  await page.unroute('**/api/v1/private/**')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/casinos')
  await expect(page.getByRole('heading', { name: 'Casinos' })).toBeVisible()
})

test("a failed refresh ends at the login form with the server's message", async ({ page, context, request }) => {
  const user = await newUser(request)
  await page.goto('/admin')
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
  await page.goto('/admin/game-types/create')
  await title(page).fill('Bingo')
  // Before the cookie is gone: a poll of the screen would get a new one.
  const count = await respondToAll(page, 503, 'Try again in a moment.', /\/(?:game-types|auth\/me)$/)
  await context.clearCookies({ name: 'sid' })
  await page.keyboard.press('Control+s')
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fgame-types%2Fcreate')
  await expect(page.getByText('Try again in a moment.').first()).toBeVisible()
  expect(count()).toBeLessThan(MANY_REQUESTS)

  // A new visit ends there, too, and nothing is lost once the server is back.
  await page.goto('/admin/game-types/create')
  await expect(form(page)).toBeVisible()
  await expect(page.getByText('Try again in a moment.').first()).toBeVisible()
  expect(count()).toBeLessThan(MANY_REQUESTS)
  await page.unroute('**/api/v1/private/**')
  await page.reload()
  await expect(page).toHaveURL('/admin/game-types/create')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(title(page)).toHaveValue('Bingo')
})
