import { expect, type Page, type Route, test } from '@playwright/test'
import { wake } from './wake.ts'

/** Adds a link to the page and clicks it. */
async function follow(page: Page, href: string): Promise<void> {
  await addLinks(page, [href])
  await page.getByRole('link', { name: `odkaz ${href}`, exact: true }).click()
}

const addLinks = (page: Page, hrefs: string[]) =>
  page.evaluate((each) => {
    for (const href of each) {
      const link = Object.assign(document.createElement('a'), { href, textContent: `odkaz ${href}` })
      document.querySelector('main')?.prepend(link)
    }
  }, hrefs)

const activeSheets = (links: Element[]) =>
  links.flatMap((link) => (link instanceof HTMLLinkElement && link.sheet?.disabled === false ? [link.href] : []))

/** Documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('a page about to be opened is prefetched', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  const ahead = page.waitForRequest(
    (request) => request.url().endsWith('/jak-hodnotime/') && !request.isNavigationRequest(),
  )
  const link = page.locator('a[href="/jak-hodnotime/"]').filter({ visible: true }).first()
  await (isMobile ? link.focus() : link.hover())
  await ahead
})

test('a link to another spelling of an address leads there without loading a document', async ({ page }) => {
  await page.goto('/kontaktujte-nas/')
  await wake(page)
  const documents = documentsOf(page)
  for (const [given, address, heading] of [
    ['/modry-lev/', '/recenze/modry-lev/', 'Modrý Lev'],
    ['/Recenze', '/recenze/', 'Recenze'],
    ['/RECENZE/Modry-Lev', '/recenze/modry-lev/', 'Modrý Lev'],
    ['/index/', '/', 'Online kasina'],
  ] as const) {
    await follow(page, given)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
  expect(documents).toEqual([])
})

test('a page is shown once its style sheet is loaded, and looks as if opened directly', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const documents = documentsOf(page)
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const stylesheet = page.waitForRequest(/\.css$/)
  await page.route(/\.css$/, async (route) => {
    await isLetGo
    await route.continue()
  })
  const addressOfSheet = () => page.locator('link[data-page-sheet]').evaluateAll(activeSheets)
  const ofHome = await addressOfSheet()
  expect(ofHome).toHaveLength(1)

  await follow(page, '/recenze/modry-lev/')
  await stylesheet
  await expect(page.locator('.h-lead')).toBeVisible()
  letGo()
  await expect(page.locator('.verdict')).toHaveCSS('display', 'grid')
  expect(await addressOfSheet()).not.toEqual(ofHome)
  await page.goBack()
  await expect(page.locator('.h-lead')).toHaveCSS('display', 'grid')
  expect(await addressOfSheet()).toEqual(ofHome)
  expect(documents).toEqual([])
})

test('when a style sheet fails to load, the page is loaded as a document', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const documents = documentsOf(page)
  await page.route(/\.css$/, (route) => route.abort(), { times: 1 })
  await follow(page, '/recenze/modry-lev/')
  await expect.poll(() => documents).toEqual(['/recenze/modry-lev/'])
  await expect(page.locator('.verdict')).toHaveCSS('display', 'grid')
})

test('when a prefetch fails, nothing is reloaded and no click is lost', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const documents = documentsOf(page)
  await page.route('**/hledat/', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  )
  const search = page.getByRole('link', { name: 'Hledat' }).first()
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/hledat/'))
  await search.focus()
  await refused
  expect(documents).toEqual([])

  await search.click()
  await expect(page).toHaveURL('/hledat/#hledat-q')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hledání')
  expect(documents).toEqual(['/hledat/'])
})

test('when the script of navigations is gone after a deployment, the page is reloaded once', async ({ page }) => {
  await page.route('**/assets/navigation-*.js', (route) => route.abort())
  await page.route('**/latest-build.json', (route) => route.fulfill({ json: { id: 'novejsi' } }))
  await page.goto('/')
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Shift')
  await reloaded
  const documents = documentsOf(page)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/navigation-'))
  await page.keyboard.press('Shift')
  await refused
  await page.getByRole('link', { name: 'Recenze' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recenze')
  expect(documents).toEqual(['/recenze/'])
})

test('a page whose data fails to load is loaded as a document, also on going back', async ({ page }) => {
  await page.goto('/recenze/')
  await wake(page)
  await follow(page, '/autor/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Redakce')
  const documents = documentsOf(page)
  await page.route('**/*', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recenze')
  expect(documents).toEqual(['/recenze/'])
  await wake(page)
  await follow(page, '/autor/#obsah')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Redakce')
  expect(documents).toEqual(['/recenze/', '/autor/'])
})

test('a redirect keeps the query and the fragment, as a document does', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const documents = documentsOf(page)
  const moved = '/kasina/modry-lev/?utm_source=a%2Fb&x=1#obsah'
  await addLinks(page, [moved])
  await page.getByRole('link', { name: `odkaz ${moved}`, exact: true }).click()
  await expect(page).toHaveURL('/recenze/modry-lev/?utm_source=a%2Fb&x=1#obsah')
  expect(documents).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto(moved)
  await expect(page).toHaveURL('/recenze/modry-lev/?utm_source=a%2Fb&x=1#obsah')
})

test('after a new deployment, links load documents', async ({ page }) => {
  await page.route('**/latest-build.json', (route) => route.fulfill({ json: { id: 'novejsi' } }))
  await page.goto('/')
  const polled = page.waitForResponse('**/latest-build.json')
  await wake(page)
  await (await polled).finished()
  const documents = documentsOf(page)
  await follow(page, '/autor/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Redakce')
  expect(documents).toEqual(['/autor/'])
})

test('at most five pages are prefetched at once; the next waits for its turn', async ({ page }) => {
  const pages = ['/', '/recenze/', '/autor/', '/hledat/', '/kontaktujte-nas/', '/zasady-ochrany-osobnich-udaju/']
  const held: Route[] = []
  await page.goto('/jak-hodnotime/')
  await wake(page)
  await page.route(
    ({ pathname }) => pages.includes(pathname),
    (route) => void held.push(route),
  )
  await addLinks(page, pages)
  for (const href of pages) await page.getByRole('link', { name: `odkaz ${href}`, exact: true }).focus()
  await expect.poll(() => held.length).toBe(5)
  // Everything else that was going to start has started once the page has been idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(held).toHaveLength(5)
  await held[0]?.continue()
  await expect.poll(() => held.length).toBe(6)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a new page begins at its top, a fragment is scrolled to, and going back restores the position', async ({
  page,
}) => {
  await page.goto('/recenze/modry-lev/')
  await wake(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.nav a[href="/recenze/"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recenze')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modrý Lev')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await follow(page, '/pomoc/#limit')
  await expect(page.locator('#limit')).toBeInViewport()
  await expect(page).toHaveTitle(/Pomoc/)
})
