import { expect, type PlaywrightWorkerArgs, test } from '@playwright/test'

/** Pages with different layouts. */
const EVERY_KIND = [
  '/',
  '/?hra=ruleta&vahy=30,20,20,15,15',
  '/recenze/',
  '/recenze/?zobrazit=tabulka',
  '/recenze/modry-lev/',
  '/recenze/nocni-sova/',
  '/clanky/',
  '/revolut-casino/',
  '/zmerili-jsme-vyplaty/',
  '/jak-hodnotime/',
  '/porovnani/',
  '/porovnani/?k=lesni-liska,modry-lev,zlata-vydra',
  '/mereni-vyplat/',
  '/kalkulacka-bonusu/',
  '/data/',
  '/zmeny/',
  '/pomoc/',
  '/pauza/',
  '/autor/',
  '/autor/matej-hrubes/',
  '/hledat/',
  '/hledat/?q=lev',
  '/kontaktujte-nas/',
  '/neni-tu/',
]

test('at 320 px the logo has its full size', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  expect(await page.locator('.header .logo svg').boundingBox()).toMatchObject({ width: 45, height: 45 })
})

test('at 320 px offers stay within their cards', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/recenze/zlata-vydra/', '/recenze/jantarovy-kapr/', '/zahranicni-sazkove-kancelare/']) {
    await page.goto(path)
    const outside = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      return (
        [...document.querySelectorAll('.verdict *, .tl *')]
          // A dot is centred at its value, so half of it is beyond the end of the scale.
          .filter((part) => !part.closest('svg'))
          .filter((part) => part.getBoundingClientRect().right > part.parentElement!.getBoundingClientRect().right + 1)
          .map((part) => `${part.className}: ${part.textContent}`)
      )
    })
    expect([path, outside]).toEqual([path, []])
  }
})

test(
  'the caption of a wide table is fully visible on a phone, at both scroll ends',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/zmerili-jsme-vyplaty/')
    const captions = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.dt-wrap')].map((wrap) => {
        const caption = wrap.querySelector('caption')
        const text = document.createRange()
        if (caption) text.selectNodeContents(caption)
        const frame = wrap.getBoundingClientRect()
        const fits = [0, wrap.scrollWidth].map((left) => {
          wrap.scrollLeft = left
          const { left: from, right: to } = text.getBoundingClientRect()
          return from >= frame.left && to <= frame.right
        })
        return { caption: caption?.textContent, isWide: wrap.scrollWidth > wrap.clientWidth, fits }
      }),
    )
    expect(captions.filter(({ isWide }) => isWide).length).toBeGreaterThan(1)
    for (const caption of captions) expect(caption).toMatchObject({ fits: [true, true] })
  },
)

test('yes and no are aligned with their row', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/limity-ktere-funguji/')
  const row = page.locator('.dt tr', { has: page.locator('.yn') }).first()
  const bottoms = await row.evaluate((cells) =>
    [...cells.querySelectorAll('th a, .yn')].map((part) => {
      const words = document.createRange()
      words.selectNodeContents([...part.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE) ?? part)
      return Math.round(words.getBoundingClientRect().bottom)
    }),
  )
  expect(bottoms.length).toBeGreaterThan(2)
  expect(new Set(bottoms).size).toBe(1)
})

test('back at the start, the first entry of the contents is the current one', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/zmerili-jsme-vyplaty/')
  const current = page.locator('.aside .toc [aria-current]')
  const goTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const heading = await page.locator('#vysledky-tri-kasina-po-terminu').boundingBox()
  await goTo((heading?.y ?? 0) - 100)
  await expect(current).toHaveText(/Výsledky: tři kasina/)
  // In the middle of the section no heading is visible, nor where the jump to the start ends.
  await goTo((heading?.y ?? 0) + 300)
  await expect(current).toHaveText(/Výsledky: tři kasina/)
  await goTo(0)
  await expect(current).toHaveText(/Jak jsme měřili/)
})

test('one story is larger than the rest', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/')
  const [lead, other] = await Promise.all([
    page.locator('.lead-stories .first').boundingBox(),
    page.locator('.lead-stories .side').first().boundingBox(),
  ])
  expect(lead?.width).toBeGreaterThan(1.2 * (other?.width ?? 0))
})

test('the legend of a plot is seen in forced colours', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const marks = await page.locator('.pp .key li').evaluateAll((items) =>
    items.map((item) => {
      const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(item, '::before')
      return borderBottomWidth === '0px' ? backgroundColor : borderBottomColor
    }),
  )
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(marks).toHaveLength(4)
  for (const mark of marks) expect(mark).not.toBe(background)
})

/** Like the largest text size in the browser's settings. */
const withDoubleLetters = (playwright: PlaywrightWorkerArgs['playwright']) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  return playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  })
}

test('with text of double size there is one column', { tag: '@wide' }, async ({ playwright, baseURL }) => {
  const browser = await withDoubleLetters(playwright)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${baseURL}/recenze/zlata-vydra/`)
  await expect(page.locator('.verdict')).toBeVisible()
  await expect(page.locator('.aside')).toBeHidden()
  const sizes = await page.evaluate(() =>
    ['.legal-strip b', '.fr text', '.pd text'].map((label) =>
      parseFloat(getComputedStyle(document.querySelector(label)!).fontSize),
    ),
  )
  for (const size of sizes) expect(size).toBeGreaterThan(18)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await browser.close()
})

test('with text of double size nothing overflows on a phone', { tag: '@wide' }, async ({ playwright, baseURL }) => {
  const browser = await withDoubleLetters(playwright)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const tooWide: [path: string, width: number, by: number][] = []
  for (const path of EVERY_KIND) {
    await page.goto(`${baseURL}${path}`)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const by = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        // Fixed elements do not widen the page, but may overflow all the same.
        const fixed = document.querySelector('.cookie')?.scrollWidth ?? 0
        return Math.max(document.documentElement.scrollWidth, fixed) - innerWidth
      })
      if (by > 0) tooWide.push([path, width, by])
    }
  }
  expect(tooWide).toEqual([])
  await browser.close()
})

/** As a phone enlarges letters for one site: lengths in rem grow, conditions on the width of the screen do not. */
test(
  'nothing overflows on the narrowest phone, nor on another with letters twice as large',
  { tag: '@wide' },
  async ({ page }) => {
    const tooWide: [path: string, by: number][] = []
    for (const path of EVERY_KIND) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const asItIs = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (asItIs > 0) tooWide.push([path, asItIs])
      await page.setViewportSize({ width: 390, height: 844 })
      const by = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        for (const details of document.querySelectorAll('details')) details.open = true
        const fixed = [...document.querySelectorAll('.cookie, .sticky-cta')].map((bar) => bar.scrollWidth)
        return Math.max(document.documentElement.scrollWidth, ...fixed) - innerWidth
      })
      if (by > 0) tooWide.push([path, by])
    }
    expect(tooWide).toEqual([])
  },
)

test('with spaced letters, words and lines nothing overflows on a phone', { tag: '@wide' }, async ({ page }) => {
  const tooWide: [path: string, width: number, by: number][] = []
  for (const path of ['/', '/recenze/modry-lev/', '/mereni-vyplat/']) {
    await page.goto(path)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // The values of WCAG 1.4.12.
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`)
      document.adoptedStyleSheets = [sheet]
    })
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (by > 0) tooWide.push([path, width, by])
    }
  }
  expect(tooWide).toEqual([])
})

test('a long word breaks instead of widening the page', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/recenze/modry-lev/')
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'nejneobhospodařovávatelnějšími'.repeat(3)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the active quick filter is visible on a phone', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?sport=1')
  const chip = page.locator('.filters [aria-current]')
  await expect(chip).toHaveText('Sportovní sázky')
  await expect
    .poll(async () => ((await chip.boundingBox())?.x ?? 999) + ((await chip.boundingBox())?.width ?? 0))
    .toBeLessThanOrEqual(390)
})
