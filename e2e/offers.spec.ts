import { expect, type Page, test } from '@playwright/test'

const WARNING = 'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!'

/** A page of each kind with offers: cards, facts of a review, short lists, tables, bookmakers. */
const PAGES = [
  '/',
  '/recenze/modry-lev/',
  '/recenze/zeleny-jezek/',
  '/revolut-casino/',
  '/zahranicni-sazkove-kancelare/',
  '/limity-ktere-funguji/',
]

/** Outbound buttons whose nearest box, card or list has no readable warning. */
const unwarned = (page: Page) =>
  page.evaluate((warning) => {
    const PLACES = '.tl, .verdict, .bonus, .aside-offer, .sticky-cta, [data-menu-casinos], .gc > li, .it, div.blk'
    const isBig = (element: Element) => parseFloat(getComputedStyle(element).fontSize) >= 12
    const says = (place: Element) =>
      [...place.querySelectorAll('.ow')].some(
        (line) =>
          line.textContent?.replaceAll('\u00a0', ' ').includes(warning) &&
          isBig(line) &&
          line.textContent.includes('18+'),
      )
    return [...document.querySelectorAll('a[href^="/go/"]')]
      .filter((link) => {
        const place = link.closest(PLACES)
        return !place || !says(place)
      })
      .map((link) => link.getAttribute('href'))
  }, WARNING)

test('every offer has the warning', { tag: '@phone' }, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    expect(await page.locator('a[href^="/go/"]').count(), path).toBeGreaterThan(0)
    expect(await unwarned(page), path).toEqual([])
    await expect(page.locator('.ow').first()).toContainText('Reklamní odkaz')
  }
})

test('the list in the menu has it too', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const list = page.locator('[data-menu-casinos]')
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveCount(10)
  for (const entry of await entries.all()) {
    const [out, review] = [entry.getByRole('link').first(), entry.getByRole('link').last()]
    await expect(out).toHaveAttribute('href', /^\/go\//)
    await expect(out).toContainText('Reklama, vede na web kasina')
    await expect(review).toHaveAccessibleName(/^Recenze kasina /)
    await expect(review).toHaveAttribute('href', /^\/recenze\//)
  }
  await expect(list.getByText(WARNING)).toBeVisible()
  expect(await unwarned(page)).toEqual([])
})

test('help is one tap away on every page', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await page.getByRole('button', { name: 'Odmítnout' }).click()
  const help = page.getByRole('region', { name: 'Když hraní přestává být zábava' })
  await expect(help.getByRole('link', { name: 'Linka pomoci 777 477 877' })).toHaveAttribute(
    'href',
    'tel:+420777477877',
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rizika hazardu' }).click()
  await expect(page).toHaveURL(/\/pomoc\/#varovna-znameni$/)
  await expect(page.getByRole('heading', { name: 'Podle čeho poznáte, že je to vážné' })).toBeInViewport()
})
