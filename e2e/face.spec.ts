import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

test(
  'the home page opens with the measurements, and every row says what it shows',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online kasina bez příkras')
    const finding = page.getByRole('region', { name: /výběr\S* .*pozdě|včas/ })
    await expect(finding).toContainText('Měření měsíce')
    const plot = page.getByRole('figure', { name: /^Hodiny od žádosti/ })
    const rows = plot.getByRole('listitem').filter({ has: page.locator('.pp-n') })
    await expect(rows).toHaveCount(12)
    const lion = rows.filter({ hasText: 'Modrý Lev' })
    await expect(lion).toContainText(/19\sh\s\/\sslib\s24\sh\s+2\sz\s5\spozdě/)
    await expect(lion.locator('circle')).toHaveCount(5)
    await expect(lion.locator('circle.l')).toHaveCount(2)
    // No late dot touches a promise, whatever the width of the plot.
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await page.locator('.ps:has(.p)').evaluateAll((strips) =>
        strips.flatMap((strip) => {
          const line = strip.querySelector('.p')?.getBoundingClientRect().right ?? 0
          return [...strip.querySelectorAll('circle.l')].map((dot) => dot.getBoundingClientRect().left - line)
        }),
      )
      expect(gaps.length).toBeGreaterThan(15)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-0.5)
    }
    await expect(page.getByRole('region', { name: /^Co se změnilo/ }).getByRole('listitem')).not.toHaveCount(0)
    await lion.getByRole('link').click()
    await expect(page).toHaveURL('/recenze/modry-lev/')
    await expect(page.getByRole('img', { name: /^9,2\sz\s10, medián\svšech\skasin\s\d,\d$/ })).toBeVisible()
  },
)

test('a phone shows the finding and the three best on its first screen', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const best = page.getByRole('region', { name: /^Tři nejlepší/ }).getByRole('listitem')
  await expect(best).toHaveCount(3)
  await expect(best.first()).toContainText(/obvykle\s19\sh, slib\s24\sh, 2\sz\s5\spozdě/)
  for (const one of await best.all()) await expect(one).toBeInViewport({ ratio: 1 })
  // What is read is what is seen: each part below the one before it.
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await page
      .locator('.say, .t3, .month, .feed, #zebricek, .lead-stories')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  }
})

test('a row of the list has little text, none of it small but the law', { tag: '@wide' }, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const rows = await page.locator('#zebricek .tl').evaluateAll((all) =>
      all.map((row) => {
        const isSeen = (part: Element) => part.checkVisibility() && !part.closest('.vh, .legal')
        const texts = [...row.querySelectorAll('*')]
          .filter(isSeen)
          .flatMap((part) =>
            [...part.childNodes]
              .filter((node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''))
              .map((node) => ({ words: node.textContent ?? '', size: parseFloat(getComputedStyle(part).fontSize) })),
          )
        return {
          height: row.getBoundingClientRect().height,
          words: texts.flatMap(({ words }) => words.match(/[\p{L}\p{N}]+/gu) ?? []).length,
          smallest: Math.min(...texts.map(({ size }) => size)),
        }
      }),
    )
    expect(rows).toHaveLength(10)
    for (const row of rows) {
      expect(row.words).toBeLessThanOrEqual(40)
      expect(row.smallest).toBeGreaterThanOrEqual(13)
      expect(row.height).toBeLessThanOrEqual(width === 390 ? 345 : 170)
    }
  }
})

test('the sliders are open beside the list where there is room', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const slider = page.getByRole('slider', { name: 'Výplaty' })
  await expect(slider).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(slider).toBeHidden()
})

test('at 1920 px pages use the width and nothing overflows', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/recenze/modry-lev/')
  const [head, text] = await Promise.all([
    page.locator('#vyplaty-slib-a-skutecnost').boundingBox(),
    page.locator('#vyplaty-slib-a-skutecnost + p').boundingBox(),
  ])
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  for (const path of ['/', '/recenze/modry-lev/', '/recenze/', '/zmerili-jsme-vyplaty/']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920)
  }
})
