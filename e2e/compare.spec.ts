import { expect, type Page, test } from '@playwright/test'
import { wake } from './wake.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Porovnat ${name}` })
const tray = (page: Page) => page.locator('form.tray')
const send = (page: Page) => tray(page).getByRole('button', { name: 'Porovnat vedle sebe' })
const columns = (page: Page) => page.locator('.cmp-h li')

test('from ticks on cards to a comparison, one more, one less', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await tick(page, 'Zlatá Vydra').check()
  await tick(page, 'Modrý Lev').check()
  await send(page).click()
  await expect(page).toHaveURL('/porovnani/?k=modry-lev,zlata-vydra')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modrý Lev vs. Zlatá Vydra')
  const differences = page.getByRole('table', { name: /V čem se liší/ })
  const row = differences.getByRole('row', { name: /^Hodnocení/ })
  await expect(row.getByRole('cell').first()).toContainText('nejlepší')
  // Equal rows are collapsed.
  const same = page.getByRole('group').filter({ hasText: 'Shodné údaje' })
  await expect(same.getByRole('table')).toBeHidden()
  await same.locator('summary').click()
  await expect(same.getByRole('rowheader', { name: 'Licence', exact: true })).toBeVisible()

  // With scripts a choice submits itself.
  await wake(page)
  await page.getByLabel('Přidat další kasino').selectOption('Stříbrný Čáp')
  await expect(page).toHaveURL('/porovnani/?k=modry-lev,stribrny-cap,zlata-vydra')
  await expect(columns(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Odebrat Modrý Lev' }).click()
  await expect(page).toHaveURL('/porovnani/?k=stribrny-cap,zlata-vydra')
  await expect(columns(page)).toHaveCount(2)
})

test('too few and too many are reported, and the rest is kept', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/porovnani/?k=modry-lev')
  await expect(page.getByRole('checkbox', { name: /Modrý Lev/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /Noční Sova/ }).check()
  await page.locator('.cmp-choose').getByRole('button', { name: 'Porovnat vedle sebe' }).click()
  await expect(page).toHaveURL('/porovnani/?k=modry-lev,nocni-sova')
  await page.goto('/porovnani/?k=modry-lev,nocni-sova,zlata-vydra,bily-jelen,lesni-liska,neni-tu')
  await expect(page.getByRole('status')).toContainText('Vynechali jsme: Lesní Liška')
  await expect(page.getByRole('status')).toContainText('„neni-tu“')
  await expect(columns(page)).toHaveCount(4)
})

test('the tray counts, and refuses one alone and more than four', async ({ page }) => {
  await page.goto('/')
  await expect(tray(page)).toContainText('Zaškrtněte')
  await tick(page, 'Modrý Lev').check()
  await expect(tray(page)).toContainText('Vybráno 1 ze 4')
  await expect(send(page)).toBeDisabled()
  for (const name of ['Zlatá Vydra', 'Stříbrný Čáp', 'Bílý Jelen']) await tick(page, name).check()
  await expect(tray(page)).toContainText('Vybráno 4 ze 4')
  await expect(tray(page).locator('.clogo')).toHaveCount(4)
  await expect(tray(page)).toBeInViewport()
  await expect(tick(page, 'Noční Sova')).toBeDisabled()
  await tick(page, 'Bílý Jelen').uncheck()
  await expect(tick(page, 'Noční Sova')).toBeEnabled()
  // After going back the ticks are restored, and the tray matches them.
  await send(page).click()
  await expect(columns(page)).toHaveCount(3)
  await page.goBack()
  await expect(tick(page, 'Modrý Lev')).toBeChecked()
  await expect(tray(page)).toContainText('Vybráno 3 ze 4')
})

test('by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await tick(page, 'Modrý Lev').focus()
  await page.keyboard.press('Space')
  await tick(page, 'Zlatá Vydra').focus()
  await page.keyboard.press('Space')
  await expect(tray(page)).toContainText('Vybráno 2 ze 4')
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/porovnani/?k=modry-lev,zlata-vydra')
  await page.locator('.cmp-same summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /Shodné údaje/ })).toBeVisible()
})

test(
  'the names stay visible and follow the columns; nothing else scrolls sideways',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/porovnani/?k=modry-lev,stribrny-cap,zlata-vydra')
    await page.getByRole('heading', { name: 'Nabídky' }).scrollIntoViewIfNeeded()
    await expect(columns(page).first()).toBeInViewport()
    const body = page.locator('.cmp-b')
    await body.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect(columns(page).last()).toBeInViewport({ ratio: 0.9 })
    const lefts = () =>
      page.evaluate(() =>
        ['.cmp-h li:last-child', '.cmp-g tbody td:last-child'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1),
        ),
      )
    await expect.poll(async () => new Set(await lefts()).size).toBe(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    // Two beside each other on a phone.
    const width = await columns(page)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width)
    if (isMobile) expect(width).toBeGreaterThan(150)
  },
)
