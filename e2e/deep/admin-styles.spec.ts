import { expect, test } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'

test.use({ storageState: ADMIN_STATE })

test('the back office has no styles of the site', async ({ page, request }) => {
  const ofSite: string[] = (await (await request.get('/')).text()).match(/\/assets\/[\w-]+\.css/g) ?? []
  expect(ofSite.length).toBeGreaterThan(0)
  for (const [path, part] of [
    ['/admin/casinos/casino-modry-lev', 'Table of withdrawals'],
    ['/admin/posts/post-recenze-modry-lev', 'Formatting'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByLabel(part).first()).toBeVisible()
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => new URL(href ?? '', location.href).pathname),
    )
    expect(loaded.filter((sheet) => ofSite.includes(sheet))).toEqual([])
  }
})
