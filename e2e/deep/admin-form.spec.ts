import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('the edit link of a page covers no text at any width', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1290, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/recenze/modry-lev/')
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await expect(edit).toBeInViewport()
    /** Elements below it other than the page itself. */
    const covered = () =>
      edit.evaluate((link) => {
        const { left, top, width: wide, height } = link.getBoundingClientRect()
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
        const under = points.map(([x, y]) =>
          document.elementsFromPoint(left + wide * x, top + height * y).find((element) => element !== link),
        )
        return under.flatMap((element) => element?.closest('p, h1, h2, li, td, dd, dt, figure, a')?.outerHTML ?? [])
      })
    expect([width, await covered()]).toEqual([width, []])
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect([width, await covered()]).toEqual([width, []])
  }
})
