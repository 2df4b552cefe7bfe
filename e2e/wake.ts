import { expect, type Page } from '@playwright/test'

const isAwake = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/latest-build.json'))

/** Triggers hydration; it is complete when the framework has requested the latest build. */
export async function wake(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isAwake)).toBe(true)
  }).toPass()
}
