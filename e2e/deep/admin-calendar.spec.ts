import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'
import { movesStored } from '../calendar.ts'
import { content } from '../waiting-changes.ts'

test.use({ storageState: ADMIN_STATE })

const DAY_MS = 86_400_000

test('a card moved by keyboard can be moved back, and moved quickly it does not jump', async ({ page, records }) => {
  const title = unique('Článek na zítra')
  const publishAt = new Date(Date.now() + DAY_MS).toISOString()
  const { id } = await records.make('posts', { title, content: content('Věta.'), publishAt })
  await page.goto('/admin/calendar')
  await expect(page.getByText('Prague time.')).toBeVisible()
  const card = page.getByRole('link', { name: new RegExp(`^${title}, publish`) })
  const before = (await card.getAttribute('aria-label')) ?? ''
  const stored = movesStored(page, 1)
  await card.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card).not.toHaveAttribute('aria-label', before)
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
  await stored
  const moved = page.getByRole('note').filter({ hasText: `“${title}”: publish, now on` })
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toHaveAttribute('aria-label', before)
  await expect(moved).toBeHidden()

  const all = movesStored(page, 3)
  const names = await card.evaluateHandle((link) => {
    const shown: string[] = []
    const start = link.getAttribute('aria-label') ?? ''
    const nameNow = () =>
      document.querySelector(`[aria-label^="${start.split(',')[0]}, publish"]`)?.getAttribute('aria-label')
    new MutationObserver(() => {
      const name = nameNow() ?? ''
      if (name !== (shown.at(-1) ?? start)) shown.push(name)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return shown
  })
  await card.focus()
  for (const key of ['Right', 'Left', 'Right']) await page.keyboard.press(`Shift+Arrow${key}`)
  await all
  const shown = await names.jsonValue()
  expect(shown).toHaveLength(3)
  expect([shown[1], shown[2]]).toEqual([before, shown[0]])
  const { publishAt: last } = await records.read(`/posts/${id}`)
  expect(Date.parse(last)).toBeGreaterThan(Date.parse(publishAt) + DAY_MS / 2)

  await page.keyboard.press('m')
  await expect(page).toHaveURL(/view=month/)
  await page.keyboard.press('w')
  await expect(page).not.toHaveURL(/view=month/)
})
