import { expect, type Page } from '@playwright/test'
import { ADMIN } from './admin-api.ts'
import { test } from './back-office.ts'
import { startClockedServer } from './clocked-server.ts'

const DAY_MS = 86_400_000

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${url}/admin/posts`)
}

const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()
const when = (page: Page) => page.getByRole('dialog', { name: 'When to publish' })

test('a post is written, scheduled, moved in the calendar, and appears at its minute', async ({ page }) => {
  const server = await startClockedServer()
  const status = async () => (await fetch(`${server.url}/clanek-na-zitra/`)).status
  try {
    await logIn(page, server.url)

    await test.step('the button says what will happen, and Ctrl Enter does it', async () => {
      await page.goto(`${server.url}/admin/posts/create`)
      await page.getByLabel('Title', { exact: true }).fill('Článek na zítra')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Věta, kterou čtenáři uvidí zítra.')
      await page.getByRole('button', { name: 'Create post' }).click()
      await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
      await page.locator('.ProseMirror').first().click()
      await page.keyboard.press('Control+Shift+Enter')
      await when(page).getByRole('radio', { name: /Later/ }).click()
      await when(page).getByRole('button', { name: 'Tomorrow 8:00' }).click()
      await expect(when(page).getByText(/^Appears .* at 8:00/)).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(when(page)).toBeHidden()
      await isSaved(page)
      await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Schedule for .*, 8:00$/ })).toBeVisible()
    })

    await test.step('in the calendar it is moved by a day with the keys, and with the mouse', async () => {
      await page.goto(`${server.url}/admin/calendar`)
      const card = page.getByRole('link', { name: /^Článek na zítra, publish/ })
      const before = await card.getAttribute('aria-label')
      await card.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(card).not.toHaveAttribute('aria-label', before ?? '')
      await expect(card).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'Článek na zítra' })).toBeAttached()
      await page.keyboard.press('Shift+ArrowLeft')
      await expect(card).toHaveAttribute('aria-label', before ?? '')
      await page.reload()
      await expect(card).toHaveAttribute('aria-label', before ?? '')
    })

    await test.step('nobody sees it before, everybody after', async () => {
      expect(await status()).toBe(404)
      await server.moveClock(new Date(server.now().getTime() + 2 * DAY_MS))
      await expect.poll(status).toBe(200)
      expect(await (await fetch(`${server.url}/rss.xml`)).text()).toContain('Článek na zítra')
    })
  } finally {
    await server.stop()
  }
})
