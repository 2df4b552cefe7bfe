import { inflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

test('print has no buttons', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/kontaktujte-nas/', '/recenze/modry-lev/']) {
    await page.goto(path)
    await expect(page.locator('button:visible, form:visible, .btn:visible, select:visible')).toHaveCount(0)
  }
})

test('print has table headings and all answers', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/zmerili-jsme-vyplaty/')
  await expect(page.locator('.sort-btn').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Slib (h)' }).getByText('Slib (h)')).toBeVisible()
  const answers = page.locator('.faq details > div')
  expect(await answers.count()).toBeGreaterThan(2)
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  }
})

const REVIEWS = ['/recenze/modry-lev/', '/recenze/rudy-kohout/', '/recenze/kurzovy-sokol/']

test('a printed review has everything that opens', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of REVIEWS) {
    await page.goto(path)
    // The width of A4 without margins.
    await page.setViewportSize({ width: 700, height: 990 })
    const folds = await page.locator('article details').evaluateAll((all) =>
      all.map((fold) => ({
        title: fold.querySelector('summary')?.textContent,
        isSeen: [...fold.children]
          .filter((part) => part.tagName !== 'SUMMARY' && !part.matches('form, nav, .toc'))
          .every((part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.clientHeight > 0),
        isHidden: !fold.checkVisibility(),
      })),
    )
    const shown = folds.filter(({ isHidden }) => !isHidden)
    expect(shown.length, path).toBeGreaterThan(4)
    expect([path, shown.filter(({ isSeen }) => !isSeen)]).toEqual([path, []])
  }
})

/** Of each page of a PDF, whether anything is written on it. */
function pagesOf(pdf: Buffer): boolean[] {
  const text = pdf.toString('latin1')
  const contents = [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id)
  return contents.map((id) => {
    const start = text.indexOf(`\n${id} 0 obj\n`)
    const from = text.indexOf('stream\n', start) + 'stream\n'.length
    const drawn = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')
    return /\bT[jJ]\b/.test(drawn)
  })
}

test('no page of a printed review is empty', { tag: '@wide' }, async ({ page }) => {
  for (const path of REVIEWS) {
    await page.goto(path)
    const pages = pagesOf(
      await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } }),
    )
    expect(pages.length, path).toBeGreaterThan(3)
    expect([path, pages.lastIndexOf(false)]).toEqual([path, -1])
    // What begins a review is on its first page: kept whole it would leave that nearly empty.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.verdict')).toHaveCSS('break-inside', 'auto')
    await page.emulateMedia({ media: null })
  }
})
