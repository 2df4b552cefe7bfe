import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { test, unique } from './back-office.ts'
import { sendMessage } from './send-message.ts'

test.use({ storageState: ADMIN_STATE })

const SOON_MS = 10 * 60_000

test('everything that needs attention is on one screen, by kind', async ({ page, records, baseURL }) => {
  const title = unique('Brzy na webu')
  const publishAt = new Date(Date.now() + SOON_MS).toISOString()
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'TODO' }] }] }
  await records.make('posts', { title, content, publishAt })
  await records.make('posts', { title: unique('Nedopsané'), content, isActive: true })
  await sendMessage(baseURL ?? '', {
    name: unique('Čtenář'),
    email: 'ctenar@example.cz',
    message: 'Našel jsem překlep.',
  })
  await page.goto('/admin/today')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Next to happen').getByRole('link', { name: title })).toBeVisible()
  await expect(part('Next to happen')).toContainText('Post goes live')
  for (const [name, more] of [
    ['Failed checks on live pages', '/admin/posts?check=any&status=published'],
    ['Broken links', '/admin/links'],
    ['Messages', '/admin/messages'],
    ['Clicks yesterday', '/admin/clicks'],
  ] as const) {
    await expect(part(name).getByRole('link', { name: /^All / })).toHaveAttribute('href', more)
  }
  await expect(part('Waiting for me')).toBeVisible()
  await expect(part('Clicks yesterday')).toContainText(/usual|to compare with/)
  await expect(page.getByLabel(/^Loading: /)).toHaveCount(0)
  await expect(page.getByText('This could not be read')).toHaveCount(0)
  // A page with several failed checks is listed once.
  const failing = part('Failed checks on live pages').locator('[data-row]')
  const addresses = await failing.evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
  expect(addresses).not.toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)

  // K moves to the row above; with Ctrl it is the palette's.
  const rows = page.locator('[data-row]')
  await rows.nth(1).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()

  await part('Messages').getByRole('link', { name: 'Open' }).first().click()
  await expect(page.getByRole('article', { name: /^Message from / })).toBeVisible()
})

test('my work is announced above the posts, one key away', async ({ page, records }) => {
  const title = unique('Moje rozepsané')
  await records.make('posts', { title })
  await page.goto('/admin/posts')
  await expect(page.getByText(/posts? of yours (is|are) not out yet/)).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  const mine = page.getByRole('region', { name: 'My work' })
  const row = mine.getByRole('link', { name: title })
  await expect(mine.locator('[data-row]').first()).toBeFocused()
  await expect(mine).toContainText('Draft, edited')
  await row.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
})
