import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const LONG = 'který se do jednoho řádku v žádném seznamu nevejde, protože pokračuje ještě o kus dál a dál až sem'

const expectNoSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

const boxOf = async (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .boundingBox()

test('a long title fits into its section of Today and on its line of the list', async ({ page, records }) => {
  const title = unique('Titulek,')
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  await records.make('posts', { title: `${title} ${LONG}`.slice(0, 160), content: text, stage: 'ready' })

  await page.goto('/admin/today')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  const waiting = await boxOf(page, 'Waiting for me')
  const next = await boxOf(page, 'Next to happen')
  expect((waiting?.x ?? 0) + (waiting?.width ?? Infinity)).toBeLessThan(next?.x ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  const when = row.getByText(/\d{4}, \d{2}:\d{2}$/)
  await expect(when).toBeVisible()
  const lines = await when.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  const [search, checks] = await Promise.all(
    [page.getByRole('searchbox'), page.getByRole('combobox', { name: 'All checks' })].map((field) =>
      field.boundingBox(),
    ),
  )
  expect(checks?.y).toBe(search?.y)
})

test('the first field of a new record is focused', async ({ page }) => {
  for (const path of ['casinos', 'bookmakers', 'writers', 'game-types', 'payment-methods']) {
    await page.goto(`/admin/${path}/create`)
    await expect(page.getByRole('textbox', { name: path === 'writers' ? 'First name' : 'Title' })).toBeFocused()
  }
})

// The last one is a window of 1280 × 1024 at 400 % zoom.
for (const [width, height] of [
  [390, 700],
  [1440, 900],
  [1440, 700],
  [320, 256],
] as const) {
  test(`a field that gets the focus is not under the bars of the form, at ${width} × ${height}`, async ({
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height })
    const { id } = await records.make('casinos', { title: unique('Kasino') })
    await page.goto(`/admin/casinos/${id}`)
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
    /** What covers the focused field. */
    const cover = () =>
      page.evaluate(() => {
        const field = document.activeElement
        const { left, top, width: wide, bottom } = field?.getBoundingClientRect() ?? new DOMRect()
        const bars = [top + 1, bottom - 1].map(
          (y) => document.elementFromPoint(left + wide / 2, y)?.closest('form > header, form nav, html')?.localName,
        )
        return bars.every((name) => name === 'html') ? '' : `${bars.join()} over ${field?.outerHTML.slice(0, 200)}`
      })
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press(key)
        expect(await cover()).toBe('')
      }
    }
    // What stands beside the fields may be taller than the window.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('form aside').locator('a, button, input, textarea').last().focus()
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Shift+Tab')
      expect(await cover()).toBe('')
    }
  })
}

test('the strip marks the section below it, however tall the header of the form is', async ({ page, records }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  const strip = page.getByRole('navigation', { name: 'Sections' })
  await page.locator('form > header').evaluate((header) => header.style.setProperty('padding-bottom', '150px'))
  await expect
    .poll(() => page.locator('form').evaluate((form) => form.style.getPropertyValue('--head-height')))
    .toMatch(/^[12]\d\d/)
  for (const name of ['Facts', 'Bonus terms']) {
    await page.locator(`section[data-group="${name}"]`).evaluate((section) => section.scrollIntoView())
    await expect(strip.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  }
})

test('many views leave room for the buttons, and the open one is visible', async ({ page, records }) => {
  const word = unique('Pohled')
  const views = []
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const name = `${word} číslo ${number}`
    const made = await records.call('POST', '/views', {
      list: 'bookmakers',
      name,
      query: `q=x${number}`,
      isShared: false,
    })
    expect(made.status(), await made.text()).toBe(201)
    views.push((await made.json()) as { id: string })
  }
  await page.goto('/admin/bookmakers')
  const last = page.getByRole('tab', { name: `${word} číslo 7` })
  await last.evaluate((tab: HTMLElement) => tab.click())
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.99 })
  // Less room for the tabs, as when another button appears beside them.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(last).toBeInViewport({ ratio: 0.99 })
  const button = page.getByRole('button', { name: 'Save this view…' })
  expect(await button.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  const label = button.locator('.mantine-Button-label')
  expect(await label.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  for (const { id } of views) await records.call('DELETE', `/views/${id}`)
})

/** Whether none of them is wider than the room it has. */
const areWhole = (parts: Locator) =>
  parts.evaluateAll((all) => all.every((part) => part.scrollWidth <= part.clientWidth))

test('the buttons of a note and of its reply show their words', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('S poznámkou') })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('tab', { name: /^Notes/ }).click()
  const panel = page.getByRole('region', { name: 'Notes' })
  for (const text of ['První.', 'Druhá.']) {
    await panel.getByRole('button', { name: 'Note on the post' }).click()
    await panel.getByRole('textbox', { name: 'New note' }).fill(text)
    expect(await areWhole(panel.locator('.mantine-Button-label'))).toBe(true)
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.locator('p', { hasText: text })).toBeVisible()
  }
  await panel
    .getByRole('textbox', { name: /^Reply/ })
    .last()
    .fill('Odpověď.')
  await expect(panel.getByRole('button', { name: 'Reply' })).toBeVisible()
  expect(await areWhole(panel.locator('.mantine-Button-label'))).toBe(true)
})

test('the dialog of a withdrawal shows whole dates', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByRole('button', { name: 'Add a withdrawal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a withdrawal' })
  const days = dialog.locator('input[type="date"]')
  await expect(days).toHaveCount(2)
  /** How much is missing for a whole date, which a browser cuts without a trace. */
  const missing = await days.evaluateAll((all) =>
    all.map((day) => {
      const whole = day.cloneNode() as HTMLElement
      whole.style.setProperty('width', 'max-content')
      whole.style.setProperty('position', 'absolute')
      day.parentElement?.append(whole)
      const less = whole.offsetWidth - day.clientWidth
      whole.remove()
      return less
    }),
  )
  expect(Math.max(...missing)).toBeLessThanOrEqual(0)
})

for (const width of [1440, 1280]) {
  test(`all sections of a casino are in sight, at ${width}`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id } = await records.make('casinos', { title: unique('Kasino') })
    await page.goto(`/admin/casinos/${id}`)
    const strip = page.getByRole('navigation', { name: 'Sections' })
    const parts = strip.getByRole('button')
    await expect(parts).toHaveCount(14)
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.99 })
    await parts.last().click()
    const [bar, section] = [await strip.boundingBox(), await page.locator('section[data-group]').last().boundingBox()]
    expect(section?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
}

test('the ratings of a list end at one line', async ({ page, records }) => {
  const word = unique('Srovnané').replace(' ', '')
  for (const rating of [10, 9.4, 1.1]) await records.make('casinos', { title: `${word} ${rating}`, rating })
  await page.goto(`/admin/casinos?q=${word}`)
  const ratings = page.getByRole('table', { name: 'casinos' }).getByText(/^\d+,\d$/)
  await expect(ratings).toHaveCount(3)
  const ends = await ratings.evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return Math.round(words.getBoundingClientRect().right)
    }),
  )
  expect(new Set(ends).size).toBe(1)
})

test('the header of a live post shows its title', async ({ page, records }) => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  const title = unique('Jak se vyznat v podmínkách bonusů')
  const { id } = await records.make('posts', { title, content: text, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).press('End')
  await page.keyboard.type('!')
  await expect(page.getByText('Unsaved')).toBeVisible()
  expect(await areWhole(page.getByRole('heading', { level: 1, name: title }))).toBe(true)
  const buttons = page.locator('form > header').getByRole('button')
  const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent))
  expect(names).toEqual(['Preview', 'More', 'Discard', 'Save changes', 'Other ways to save'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the invitation dialog and link states fit', async ({ page }) => {
    await page.goto('/admin/settings?tab=users')
    await page.getByRole('button', { name: 'Invite a colleague' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await expect(dialog.getByLabel('Name')).toBeVisible()
    const name = await dialog.getByLabel('Name').boundingBox()
    const email = await dialog.getByLabel('E-mail').boundingBox()
    expect(email?.x).toBe(name?.x)

    await page.goto('/admin/links')
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Never checked' }).click()
    await expect(page).toHaveURL(/state=unchecked/)
  })

  test('a table wider than the form scrolls by itself', async ({ page }) => {
    await page.goto('/admin/casinos?q=lev')
    await page.getByRole('link', { name: 'Modrý Lev' }).click()
    await expect(page.getByRole('region', { name: 'Table of withdrawals' }).getByRole('row')).not.toHaveCount(0)
    await expectNoSideways(page)
  })
})

test('on a phone the chosen tab of the content attributes is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/content-attributes?tab=software-providers')
  // Whole: a part of it would be in sight anyway.
  await expect(page.getByRole('tab', { name: /^Software providers/ })).toBeInViewport({ ratio: 1 })
})
