import { expect, test } from '@playwright/test'
import { bytesOf, bytesOfSignIn, MOST_OF_SIGN_IN, SCREENS, scriptsUntilShown } from '../bench/screens.ts'
import { scriptsOf, weighPage } from '../bench/weights.ts'
import { ADMIN_STATE } from './admin-api.ts'

/** Every fact of it is checked; it has withdrawals with proofs, and a log that continues elsewhere. */
const FULL_LEDGER = '/recenze/stribrny-cap/'
const PAGES = [
  '/',
  '/recenze/modry-lev/',
  FULL_LEDGER,
  '/zmerili-jsme-vyplaty/',
  '/autor/matej-hrubes/',
  '/recenze/',
  '/clanky/',
]
/** Measured for their styles alone: pages of other kinds. */
const OTHERS = [
  '/kalkulacka-bonusu/',
  '/porovnani/?k=modry-lev,zlata-vydra',
  '/hledat/',
  '/kontaktujte-nas/',
  '/pomoc/',
]
const MAX_CSS = 15_500

for (const path of PAGES) {
  test(`${path} stays within its budget`, async ({ baseURL }) => {
    const weight = await weighPage(baseURL ?? '', path)
    expect(weight.html).toBeLessThanOrEqual(14_000)
    expect(weight.css).toBeLessThanOrEqual(MAX_CSS)
    expect(weight.scriptBefore).toBeLessThanOrEqual(5_000)
    expect(weight.scriptAfter).toBeLessThanOrEqual(3_000)
    expect(weight.fonts).toBeLessThanOrEqual(50_000)
  })
}

test('every kind of page has the styles it needs, in two sheets at most', async ({ baseURL, request }) => {
  for (const path of [...PAGES, ...OTHERS]) {
    const sheets = new Set((await (await request.get(path)).text()).match(/\/assets\/[\w-]+\.css/g))
    expect([path, sheets.size]).toEqual([path, 2])
  }
  for (const path of OTHERS) expect((await weighPage(baseURL ?? '', path)).css, path).toBeLessThanOrEqual(MAX_CSS)
})

test('the measured review has a full ledger', async ({ page }) => {
  await page.goto(FULL_LEDGER)
  await expect(page.getByText(/\d+\sze?\s\d+\súdaj\S+\sověřeno/)).toHaveText(/(\d+)\sze?\s\1\súdaj/)
  await expect(page.getByRole('link', { name: /^Doklad o výběru/ })).toHaveCount(8)
  await expect(page.getByRole('link', { name: /^Starší změny/ })).toBeVisible()
})

test('scripts of visitors contain neither zod nor the tools of the admin', async ({ request, baseURL }) => {
  const scripts = new Set<string>()
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    for (const script of await scriptsOf(baseURL ?? '', html)) scripts.add(script)
  }
  expect(scripts.size).toBe(3)
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).not.toMatch(
      /ZodError|invalid_type|mantine|prosemirror|tiptap/i,
    )
  }
})

test('the sign-in loads nothing of the screens behind it, and fetches them ahead', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/admin')).text()
  const [, start = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  for (const script of await scriptsOf(baseURL ?? '', start)) {
    const code = await (await request.get(script)).text()
    expect(code, script).not.toMatch(/MantineProvider|ZodError|prosemirror|createBrowserRouter/)
  }
  const bytes = await bytesOfSignIn(baseURL ?? '')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_OF_SIGN_IN)
  expect(html).toMatch(/<link rel="prefetch" href="\/assets\/list-[\w-]+\.js"/)
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

for (const { path, most, shown } of SCREENS) {
  test(`${path} stays within its budget`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ storageState: ADMIN_STATE, baseURL: baseURL ?? '' })
    const scripts = await scriptsUntilShown(page, path, shown(page))
    expect(scripts.length).toBeGreaterThan(5)
    const bytes = await bytesOf(scripts)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(most)
    await page.close()
  })
}

test('the form of a post loads in few requests, the post before everything else', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ storageState: ADMIN_STATE, baseURL: baseURL ?? '' })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/v1/private', '') + search)
  })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const scripts = await scriptsUntilShown(page, '/admin/posts/post-recenze-modry-lev', toolbar)
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.length).toBeLessThanOrEqual(26)
  expect(calls.slice(0, 2)).toEqual(['/auth/me', '/posts/post-recenze-modry-lev'])
  // Pickers know the name of what is chosen, and search when they are focused.
  const searches = (collection: string) => calls.filter((call) => call.startsWith(`/${collection}?perPage=20`))
  expect([...searches('writers'), ...searches('rubrics'), ...searches('casinos')]).toEqual([])
  await page.getByRole('combobox', { name: 'Linked casino/bookmaker' }).click()
  await expect(page.getByRole('option', { name: 'Zlatá Vydra' })).toBeVisible()
  expect(searches('casinos')).toHaveLength(1)
  await page.close()
})

test('the text of an article is transferred once', async ({ request }) => {
  const html = await (await request.get('/zmerili-jsme-vyplaty/')).text()
  const sentence = 'Časté otázky'
  expect(html.split('<main')[0]).not.toContain(sentence)
  expect(html.split('</main>')[1]).not.toContain(sentence)
})
