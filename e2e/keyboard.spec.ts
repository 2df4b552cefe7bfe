import { expect, type Page, test } from '@playwright/test'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const banner = (page: Page) => page.getByRole('region', { name: 'Soubory cookie' })

for (const javaScriptEnabled of [true, false]) {
  const [title, details] = javaScriptEnabled ? ['with scripts', {}] : ['without scripts', { tag: '@wide' }]
  test.describe(title, details, () => {
    test.use({ javaScriptEnabled })

    test('the menu takes the focus, and Escape returns it', async ({ page, isMobile }) => {
      await page.goto('/')
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page).getByRole('button', { name: 'Zavřít menu' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link', { name: isMobile ? 'Žebříček' : 'Revolut casino' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    test('the first invalid field of the contact form has the focus', async ({ page }) => {
      await page.goto('/kontaktujte-nas/')
      await page.getByLabel('Jméno').fill('Jana Nováková')
      await page.getByLabel('E-mail').fill('jana@')
      await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('E-mail')).toBeFocused()
      await expect(page.getByLabel('E-mail')).toBeInViewport()
    })
  })
}

test('every way of closing the menu returns the focus to its button', async ({ page }) => {
  await page.goto('/')
  await menuButton(page).click()
  await menu(page).getByRole('button', { name: 'Zavřít menu' }).click()
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).click()
  await expect(menu(page).locator('.pl a[rel]')).toHaveCount(10)
  await page.mouse.click(10, 400)
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('answering the cookie banner returns the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Odmítnout' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const opener = page.getByRole('button', { name: 'Nastavení cookies' })
  await opener.click()
  await expect(banner(page).getByRole('button', { name: 'Souhlasím' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
})

test('the cookie banner is reached by the second Tab, and covers nothing', async ({ page }) => {
  for (const path of ['/', '/recenze/', '/recenze/modry-lev/', '/zmerili-jsme-vyplaty/', '/kontaktujte-nas/']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, input, select')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        if (width === 0 || element.closest('.header')) return []
        const at = document.elementFromPoint(x + width / 2, y + height / 2)
        const cover = at?.closest('.cookie')
        return cover && !cover.contains(element) ? [element.textContent] : []
      }),
    )
    expect([path, covered]).toEqual([path, []])
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Souhlasím' })).toBeFocused()
})

/** The names of the first links and buttons that lie below the given part of the page when the Tab key reaches them. */
async function coveredStops(page: Page, cover: string): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate((selector) => {
      const { activeElement } = document
      const box = activeElement?.getBoundingClientRect()
      const above = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const parent = above?.closest(selector)
      return parent && !parent.contains(activeElement) ? activeElement?.textContent : ''
    }, cover)
    if (name) covered.push(name)
  }
  return covered
}

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} no focused link is covered`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/recenze/')
    await page.evaluate(() => localStorage.setItem('cookie-choice', 'rejected'))
    await page.goto('/recenze/modry-lev/')
    expect(await coveredStops(page, '.sticky-cta')).toEqual([])
  })
}

test('on a phone the tab order follows the visual order', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
  await page.goto('/')
  await page.locator('.feed a:visible').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#zebricek :focus')).toBeVisible()
  await page.locator('#zebricek a:visible, #zebricek button:visible').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.lead-stories :focus')).toBeVisible()
})
