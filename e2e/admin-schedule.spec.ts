import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN } from './admin-api.ts'
import { test } from './back-office.ts'
import { movesStored } from './calendar.ts'
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

/** Drags the card over the day without dropping it. */
async function dragTo(page: Page, card: Locator, day: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await day.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag, or nowhere to drag it to.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  // The drop target is determined after the pointer has moved; released earlier, it would drop on the way.
  await expect(day).toContainText('Drop:')
}

test('a post is written, scheduled, moved in the calendar, and published on time', async ({ page }) => {
  const server = await startClockedServer()
  const status = async () => (await fetch(`${server.url}/clanek-na-zitra/`)).status
  /** With hard spaces replaced. */
  /** The list of the home page, without the changes above it. */
  const home = async () => {
    const html = (await (await fetch(server.url)).text()).replaceAll('\u00a0', ' ')
    return html.slice(html.indexOf('id="zebricek"'))
  }
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
      await expect(page.getByText(/^Scheduled for .*, 8:00$/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save changes', exact: true })).toBeVisible()
    })

    await test.step('it is moved by a day in the calendar by keyboard', async () => {
      await page.goto(`${server.url}/admin/calendar`)
      await expect(page.getByText('Prague time.')).toBeVisible()
      const card = page.getByRole('link', { name: /^Článek na zítra, publish/ })
      const before = await card.getAttribute('aria-label')
      const stored = movesStored(page, 1)
      await card.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(card).not.toHaveAttribute('aria-label', before ?? '')
      await expect(card).toBeFocused()
      await stored
      await expect(page.getByRole('note').filter({ hasText: '“Článek na zítra”: publish, now on' })).toBeVisible()
    })

    await test.step('it is dragged to the next day by mouse, and Esc cancels', async () => {
      const days = page.locator('section:has(> h2)')
      const tomorrow = await days.evaluateAll((all) =>
        all.findIndex((day) => day.textContent?.includes('Článek na zítra')),
      )
      const card = page.getByRole('link', { name: /^Článek na zítra, publish/ })
      await dragTo(page, card, days.nth(tomorrow + 2))
      await expect(page.getByText(/^Drop: .* at 8:00$/)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(days.nth(tomorrow)).toContainText('Článek na zítra')
      await dragTo(page, card, days.nth(tomorrow + 1))
      const moved = page.waitForResponse((answer) => answer.url().includes('/calendar/publish/'))
      await page.mouse.up()
      expect((await moved).status()).toBe(200)
      await page.reload()
      await expect(days.nth(tomorrow + 1)).toContainText('Článek na zítra')
      await expect(card).toHaveAttribute('aria-label', / at 8:00$/)
    })

    await test.step('a bonus is scheduled with its end and what follows', async () => {
      await page.goto(`${server.url}/admin/casinos?q=Modr%C3%BD+Lev`)
      await page.getByRole('link', { name: /Modrý Lev/ }).click()
      await page.getByRole('switch', { name: 'Start a new bonus at a set time' }).check()
      await page.getByLabel('The bonus then').fill('Adventní nadílka')
      await page.getByRole('switch', { name: 'End the bonus at a set time' }).check()
      await page.getByLabel('After that').fill('Lednový klid')
      await expect(page.getByText(/“Adventní nadílka”, after .* “Lednový klid”\. Prague time\.$/)).toBeVisible()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await isSaved(page)
    })

    await test.step('it is hidden before that time and visible after', async () => {
      expect(await status()).toBe(404)
      expect(await home()).not.toContain('Adventní')
      await server.moveClock(new Date(server.now().getTime() + 4 * DAY_MS))
      await expect.poll(status).toBe(200)
      await expect.poll(home).toContain('Adventní nadílka')
      expect(await (await fetch(`${server.url}/rss.xml`)).text()).toContain('Článek na zítra')
    })

    await test.step('the bonus ends', async () => {
      await server.moveClock(new Date(server.now().getTime() + 31 * DAY_MS))
      await expect.poll(home).toContain('Lednový klid')
      expect(await home()).not.toContain('Adventní')
    })
  } finally {
    await server.stop()
  }
})
