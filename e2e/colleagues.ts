import { type Browser, expect, type Page } from '@playwright/test'

export const PASSWORD = 'zelena-zaba-skace-2026'

/** Signs in where a journey has a server of its own, in whichever language the window spoke last. */
export async function logIn(page: Page, url: string, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${url}/admin`)
  await page.getByLabel(/^E-?mail$/).fill(who.email)
  await page.getByRole('textbox', { name: /^(Password|Heslo)$/ }).fill(who.password)
  await page.getByRole('button', { name: /^(Sign in|Přihlásit se)$/ }).click()
  await expect(page).toHaveURL(`${url}/admin/posts`)
}

export const colleague = (role: string) => ({ email: `${role}@rozvazne.example`, password: PASSWORD })

/** A colleague is invited, joins with the link, in the language of whoever invited them, and has a window of their own. */
export async function join(chief: Page, browser: Browser, url: string, name: string, role: string): Promise<Page> {
  const cookies = await chief.context().cookies(url)
  const token = cookies.find((cookie) => cookie.name === 'refreshToken')?.value ?? ''
  const { email } = colleague(role)
  const made = await chief.request.post(`${url}/api/v1/private/users`, {
    headers: { 'is-admin-token': token },
    data: { email, name, role, isActive: true },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { invite } = (await made.json()) as { invite: { link: string } }
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { pathname, hash } = new URL(invite.link)
  await page.goto(url + pathname + hash)
  await page.getByRole('textbox', { name: /^(Password|Heslo)$/ }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Set the password and sign in|Nastavit heslo a přihlásit se)$/ }).click()
  await page.waitForURL(/\/admin\/posts/)
  return page
}
