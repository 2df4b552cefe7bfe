import { expect, type Page, test } from '@playwright/test'
import { wake } from './wake.ts'

/** Requests for scripts, except for the small one of every page. */
function frameworkScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.includes('/browser-')) scripts.push(pathname)
  })
  return scripts
}

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
})

test('reading a review downloads one small script; the first interaction loads that of navigations', async ({
  page,
}) => {
  const scripts = frameworkScripts(page)
  await page.goto('/recenze/modry-lev/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modrý Lev: recenze online kasina')

  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.some((script) => script.includes('/assets/navigation-'))).toBe(true)
})

test(
  'a review shows the current facts, the score, one outbound button and the advertising note',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/recenze/modry-lev/')
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: 'Hodnocení 9,2 z 10' }).first()).toBeVisible()
    const deposit = page.locator('tr', { hasText: 'Minimální vklad' })
    // On a phone the facts after the fourth open.
    if (isMobile) await main.locator('details', { has: deposit }).locator('> summary').click()
    await expect(deposit).toContainText('200 Kč')
    await expect(main.getByText('Poslední aktualizace:')).toBeVisible()
    const play = main.getByRole('link', { name: 'Hrát nyní' }).first()
    await expect(play).toHaveAttribute('href', `/go/modry-lev?from=${isMobile ? 'verdikt' : 'bocni'}`)
    const offered = main.locator('.verdict, .aside-offer').getByRole('link', { name: 'Hrát nyní' })
    await expect(offered).toHaveCount(1)
    if (!isMobile) await expect(offered).toBeInViewport()
    await expect(play).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(play).toHaveAttribute('target', '_blank')
    await expect(main.getByText('18+ | Reklamní odkaz').filter({ visible: true })).not.toHaveCount(0)
  },
)

test('a link inside a text navigates without loading a document, and Back returns', async ({ page, isMobile }) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.getByRole('link', { name: 'Noční Sově', includeHidden: true })
  const main = page.getByRole('main')
  if (isMobile) await main.locator('details', { has: link }).locator('> summary').click()
  await main.getByRole('link', { name: 'Noční Sově' }).click()

  await expect(page).toHaveURL(/\/recenze\/nocni-sova\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noční Sova')
  await expect(page).toHaveTitle(/Noční Sova/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modrý Lev')
  // At the same place, with the same parts of the text open.
  await expect(main.getByRole('link', { name: 'Noční Sově' })).toBeInViewport()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noční Sova')
})

test(
  'the menu opens with the first click, lists ten casinos and closes in every way',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()

    await open()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('heading', { name: '10 nejlepších online kasin' })).toBeVisible()
    const casinos = menu.locator('.pl a[rel]')
    await expect(casinos).toHaveCount(10)
    await expect(casinos.first()).toHaveAttribute('href', '/go/modry-lev?from=menu')
    await expect(casinos.first()).toContainText('9,2')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')

    for (let tab = 0; tab < 40; tab++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.querySelector('[data-menu]')?.contains(document.activeElement) ||
          document.activeElement === document.body,
      ),
    ).toBe(true)

    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('button', { name: 'Zavřít menu' }).click()
    await expect(menu).toBeHidden()
    await open()
    await page.mouse.click(10, 400)
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('link', { name: 'Revolut casino' }).click()
    await expect(page).toHaveURL(/\/revolut-casino\/$/)
    await expect(menu).toBeHidden()
  },
)

test(
  'the cookie banner asks once, stores only the answer, and can be opened again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Soubory cookie' })
    await expect(banner).toContainText('Tyto webové stránky používají soubory cookie.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    const tab = await page.context().newPage()
    await tab.goto('/')
    const bannerInTab = tab.getByRole('region', { name: 'Soubory cookie' })
    await expect(bannerInTab).toBeVisible()

    await banner.getByRole('button', { name: 'Odmítnout' }).click()
    await expect(banner).toBeHidden()
    await expect(bannerInTab).toBeHidden()
    await tab.close()
    // A page left while its files are still loading treats them as failed and reloads.
    await wake(page)
    await page.reload()
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: 'Nastavení cookies' }).click()
    await expect(banner).toBeVisible()
    // Another tab stores something else.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'porovnani' })))
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Souhlasím' }).click()
    await expect(banner).toBeHidden()
  },
)

test('an unknown address is a 404 with a link home, and plain text for crawlers', async ({ page, request }) => {
  const answer = await page.goto('/takova-stranka-neni/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('404')
  await expect(page.getByRole('main')).toContainText('Stránka nenalezena – vraťme se na hlavní stránku')
  await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
  await expect(page).toHaveURL(/\/$/)

  const crawled = await request.get('/takova-stranka-neni/', { headers: { 'User-Agent': 'Googlebot/2.1' } })
  expect(crawled.status()).toBe(404)
  expect(await crawled.text()).toBe('Page not found: /takova-stranka-neni/')
})

test('titles have the current month', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  const month = new Intl.DateTimeFormat('cs', { month: 'long', year: 'numeric', timeZone: 'Europe/Prague' }).format(
    new Date(),
  )
  await expect(page).toHaveTitle(`Modrý Lev recenze (${month}): výplaty v testu`)
})

test('every page has one address', async ({ request }) => {
  const follow = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location']
  expect(await follow('/recenze/modry-lev?x=1')).toMatch(/\/recenze\/modry-lev\/\?x=1$/)
  expect(await follow('/RECENZE/Modry-Lev/')).toMatch(/\/recenze\/modry-lev\/$/)
  expect(await follow('/modry-lev/')).toMatch(/\/recenze\/modry-lev\/$/)
})

test('/go redirects, and never to where a parameter says', async ({ request }) => {
  const answer = await request.get('/go/modry-lev?to=https://zly.example/', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()).toMatchObject({
    location: 'https://modry-lev.example/?ref=rozvazne',
    'cache-control': 'no-store',
  })
  const unknown = await request.get('/go/neznamy', { maxRedirects: 0 })
  expect(unknown.headers()['location']).toBe('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are readable, the menu and questions open, links work', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/recenze/modry-lev/')
    await expect(page.getByRole('row', { name: 'Licence' })).toContainText('Ministerstvo financí')
    const question = page.getByText('Kolik stojí výběr?')
    await question.click()
    await expect(page.getByText('Kasino si neúčtuje poplatek')).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Paysafecard casino' }).first().click()
    await expect(page).toHaveURL(/\/paysafecard-casino\/$/)
    await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden()
  })
})
