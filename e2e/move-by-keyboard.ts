import { expect, type Page } from '@playwright/test'

/** Picks an item up with Space, moves it one place and drops it, each step once the previous one was announced. */
export async function moveByKeyboard(page: Page, name: string, key: 'ArrowUp' | 'ArrowLeft'): Promise<void> {
  const announcement = page.getByRole('status').filter({ hasText: name })
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(announcement).toContainText(`${name} is at`)
  const before = (await announcement.textContent()) ?? ''
  // Ignored while the page still measures its layout; a second key too soon would move it twice.
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(announcement).not.toHaveText(before, { timeout: 20_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(announcement).toContainText(`${name} was put`)
}
