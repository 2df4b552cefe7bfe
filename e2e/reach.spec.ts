import { expect, test } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

test(
  'a phone shows a review’s payouts within two screens, and all of it within thirteen',
  { tag: '@wide' },
  async ({ page, request }) => {
    await page.setViewportSize(PHONE)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = sitemap.match(/\/recenze\/[\w-]+\//g) ?? []
    expect(paths).toHaveLength(14)
    const tooFar: [path: string, payouts: number, height: number][] = []
    for (const path of paths) {
      await page.goto(path)
      const { payouts, height } = await page.evaluate(() => ({
        payouts: document.querySelector('#vyplaty-slib-a-skutecnost')?.getBoundingClientRect().top ?? Infinity,
        height: document.documentElement.scrollHeight,
      }))
      if (payouts > 2 * PHONE.height || height > 11_000) tooFar.push([path, payouts, height])
    }
    expect(tooFar).toEqual([])
  },
)

test(
  'the best casino is on the first screen of a first visit, below the cookie banner',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    const banner = await page.locator('.cookie').boundingBox()
    expect(banner?.height).toBeGreaterThan(0)
    const best = page
      .getByRole('region', { name: /^Tři nejlepší/ })
      .getByRole('listitem')
      .first()
    await expect(best).toBeInViewport({ ratio: 1 })
    expect((await best.boundingBox())?.y).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? 0))
  },
)

/** Tables of every kind, wider than a phone. */
const WITH_TABLES = [
  '/zmerili-jsme-vyplaty/',
  '/zahranicni-sazkove-kancelare/',
  '/limity-ktere-funguji/',
  '/jak-hodnotime/',
  '/revolut-casino/',
  '/recenze/modry-lev/',
  '/mereni-vyplat/',
  '/kalkulacka-bonusu/',
]

test('a table keeps its first column in sight', { tag: '@wide' }, async ({ browser, baseURL }) => {
  // Without scripts, and with letters that make more tables too wide.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 320, height: 844 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  let wide = 0
  for (const path of WITH_TABLES) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const tables = await page.locator('.dt-wrap, .tb-box').evaluateAll((frames) => {
        for (const details of document.querySelectorAll('details')) details.open = true
        return frames
          .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
          .map((frame) => {
            frame.scrollLeft = frame.scrollWidth
            const left = frame.getBoundingClientRect().left
            const cells = [...frame.querySelectorAll('thead tr, tbody tr')].map((row) => row.firstElementChild!)
            return cells
              .filter((cell) => !cell.hasAttribute('colspan'))
              .map((cell) => ({
                words: cell.textContent,
                moved: Math.round(cell.getBoundingClientRect().left - left) > 2,
                // What scrolls below must not shine through.
                isClear: getComputedStyle(cell).backgroundColor.endsWith(', 0)'),
                isWide: cell.getBoundingClientRect().width > frame.clientWidth * 0.6,
              }))
          })
      })
      wide += tables.length
      const lost = tables.flat().filter(({ moved, isClear, isWide }) => moved || isClear || isWide)
      expect([path, colorScheme, lost]).toEqual([path, colorScheme, []])
    }
  }
  expect(wide).toBeGreaterThan(10)
  await context.close()
})

test(
  'on the narrowest phones no word is broken and no figure of a scale covers another',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/porovnani/?k=lesni-liska,modry-lev,zlata-vydra')
    // A word that does not fit is broken anywhere: the longest one fits without that.
    const wide = await page.locator('.cmp-h li > span:not(.clogo)').evaluateAll((all) =>
      all.map((name) => {
        for (const words of name.children) words.setAttribute('style', 'overflow-wrap: normal')
        return name.scrollWidth - name.clientWidth
      }),
    )
    expect(wide).toEqual([0, 0, 0])
    for (const path of ['/', '/mereni-vyplat/']) {
      await page.goto(path)
      const figures = await page
        .locator('.pp-x span:visible')
        .evaluateAll((all) =>
          all.map((figure) => figure.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        )
      expect(figures.length).toBeGreaterThan(2)
      expect(figures.every(({ left }, index) => left > (figures[index - 1]?.right ?? -1))).toBe(true)
    }
  },
)

test('a comparison keeps the names and the labels in sight', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/porovnani/?k=lesni-liska,modry-lev,zlata-vydra')
  const seen = await page.locator('.cmp-b').evaluate((frame) => {
    frame.scrollLeft = frame.scrollWidth
    const { left, right } = frame.getBoundingClientRect()
    const labels = [...frame.querySelectorAll('tbody th span')].filter((label) => label.checkVisibility())
    return labels.map((label) => label.getBoundingClientRect()).every((at) => at.left >= left - 1 && at.left < right)
  })
  expect(seen).toBe(true)
  const last = page.locator('.cmp-h li').last()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})
