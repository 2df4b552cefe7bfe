import { expect, type Locator, type Page, test } from '@playwright/test'

const PAGES = [
  '/recenze/',
  '/autor/',
  '/autor/matej-hrubes/',
  '/recenze/modry-lev/',
  '/recenze/nocni-sova/',
  '/revolut-casino/',
  '/zahranicni-sazkove-kancelare/',
  '/zmerili-jsme-vyplaty/',
]

/** Of a document as it is sent, or with what a script has added. */
const picturesIn = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const { images } = source ? new DOMParser().parseFromString(source, 'text/html') : document
    return [...images].map((image) => ({
      source: image.getAttribute('src') ?? '',
      sources: image.srcset,
      sizes: image.sizes,
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    }))
  }, html)

test('every picture has sources, sizes and dimensions', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.pl a[rel]')).toHaveCount(10)
  const pictures = await picturesIn(page)
  for (const path of PAGES) {
    const sent = await picturesIn(page, await (await page.request.get(path)).text())
    expect([path, sent.length]).not.toEqual([path, 0])
    pictures.push(...sent)
  }
  // Drawings have one file for all sizes.
  const hasSources = ({ source, sources, sizes }: (typeof pictures)[number]) =>
    source.endsWith('.svg') || (sources.includes('w') && sizes !== '')
  expect(pictures.filter((picture) => !hasSources(picture) || !picture.width || !picture.height)).toEqual([])
  expect(pictures.length).toBeGreaterThan(100)
})

/** What is painted in the middle of a logo: its initials, not a broken image. */
const initials = (logo: Locator) =>
  logo.evaluate((span) => {
    const image = span.querySelector('img')
    const drawn = image && image.getClientRects().length > 0 ? image : span
    return getComputedStyle(drawn, '::before').content
  })

for (const javaScriptEnabled of [true, false]) {
  const [title, details] = javaScriptEnabled ? ['with scripts', {}] : ['without scripts', { tag: '@wide' }]
  test.describe(title, details, () => {
    test.use({ javaScriptEnabled })

    test('a logo that fails to load shows initials', { tag: '@phone' }, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort())
      await page.goto('/')
      const logo = page.locator('.toplist .clogo').first()
      await logo.scrollIntoViewIfNeeded()
      await expect.poll(() => initials(logo)).toContain('"ML"')
    })
  })
}

test('a picture that fails to load shows its alternative text', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/recenze/modry-lev/')
  await page.getByRole('article').evaluate((text) => {
    for (const image of text.querySelectorAll('img')) image.loading = 'eager'
  })
  await expect(page.locator('.lost')).toHaveText(['Kresba telefonu se stránkou kasina'])
})
