import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { wake } from './wake.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const play = (page: Page) => page.getByRole('link', { name: /^(Hrát nyní|Využít bonus)/ })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Pauza', exact: true })

/** Lists, a review with a sticky offer, a comparison, the calculator. */
const PAGES = [
  '/',
  '/revolut-casino/',
  '/recenze/modry-lev/',
  '/porovnani/?k=modry-lev,zlata-vydra',
  '/kalkulacka-bonusu/?kasino=modry-lev&vklad=1000',
]

/** Sets a pause that was started so many hours ago. */
async function begun(context: BrowserContext, baseURL: string, hoursAgo: number, hours: number): Promise<void> {
  const since = Math.floor(Date.now() / 1000) - hoursAgo * 3600
  const until = since + hours * 3600
  await context.addCookies([{ name: 'pauza', value: `${since}-${until}`, url: baseURL, expires: until }])
}

/** Generated content of styles is not in the DOM, but in the accessibility tree. */
async function accessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? String(name?.value ?? '') : [])).join('')
}

for (const javaScriptEnabled of [true, false]) {
  const [title, details] = javaScriptEnabled ? ['with scripts', {}] : ['without scripts', { tag: '@wide' }]
  test.describe(title, details, () => {
    test.use({ javaScriptEnabled })

    test(
      'a confirmed pause hides every outbound link, on every page, and there is no quick way back',
      { tag: '@phone' },
      async ({ page, isMobile }) => {
        await page.goto('/recenze/modry-lev/')
        await expect(play(page).first()).toBeVisible()
        await expect(bar(page)).toBeHidden()
        const from = isMobile ? page.getByRole('region', { name: /Když hraní/ }) : page.getByRole('banner')
        await from.getByRole('link', { name: 'Dejte si pauzu na 48 hodin' }).click()
        await expect(page).toHaveURL('/pauza/')
        await expect(bar(page)).toBeHidden()
        await page.getByRole('button', { name: 'Začít pauzu na 48 hodin' }).click()

        await expect(page).toHaveURL('/pauza/#bezi')
        await expect(page.getByRole('heading', { level: 1, name: /^Máte pauzu do / })).toBeInViewport({ ratio: 1 })
        const help = page.getByRole('complementary', { name: 'Pomoc a linky' })
        await expect(help.getByRole('link', { name: /^800/ })).toHaveAttribute('href', 'tel:+420800350000')
        await expect(help).toContainText('Rejstřík vyloučených osob')
        await expect(help).toContainText('Panic button')

        for (const path of PAGES) {
          await page.goto(path)
          await expect(bar(page)).toBeVisible()
          await expect(play(page)).toHaveCount(0)
        }
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expect(page.getByRole('heading', { name: '10 nejlepších online kasin' })).toBeHidden()
        await page.goto('/go/modry-lev')
        await expect(page).toHaveURL('/pauza/')
        await page.goto('/recenze/modry-lev/')
        await expect(play(page)).toHaveCount(0)
        await page.goBack()
        await expect(bar(page)).toBeVisible()

        await page.getByText('Chci pauzu ukončit dřív').click()
        await page.getByRole('checkbox', { name: /Rozumím/ }).check()
        await page.getByRole('button', { name: 'Požádat o dřívější konec' }).click()
        await expect(page).toHaveURL('/pauza/#jeste-ne')
        await expect(page.getByText('Dřívější konec zatím nejde.')).toBeVisible()
        await expect(bar(page)).toBeVisible()
      },
    )
  })
}

test(
  'a longer pause can be asked to end after a day, and extended again',
  { tag: '@deep' },
  async ({ page, context, baseURL }) => {
    await begun(context, baseURL ?? '', 30, 30 * 24)
    await page.goto('/pauza/')
    await page.getByText('Chci pauzu ukončit dřív').click()
    await page.getByRole('checkbox', { name: /Rozumím/ }).check()
    await page.getByRole('button', { name: 'Požádat o dřívější konec' }).click()
    await expect(page).toHaveURL('/pauza/#skonci-driv')
    await expect(page.getByText('O dřívější konec jste požádali.')).toBeVisible()
    const left = () => context.cookies().then(([cookie]) => ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)
    await expect.poll(async () => Math.round(await left())).toBe(24)

    const lengths = page.getByRole('region', { name: 'Na jak dlouho, počítáno od teď' })
    await lengths.getByText('7 dní', { exact: true }).click()
    await page.getByRole('button', { name: 'Prodloužit pauzu na 7 dní' }).click()
    await expect(page).toHaveURL('/pauza/#bezi')
    await expect.poll(async () => Math.round(await left())).toBe(7 * 24)
  },
)

test('calculates a limit and the score of the self-test; no answer leaves the page', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/pomoc/')
  await wake(page)
  for (const [index, answer] of ['někdy', 'nikdy', 'téměř vždy'].entries()) {
    await page
      .getByRole('group', { name: new RegExp(`^${index + 1}\\.`) })
      .getByLabel(answer)
      .check()
  }
  await expect.poll(() => accessibleText(page)).toMatch(/Zodpovězeno 3 z.9, součet bodů 4/)
  for (let index = 4; index <= 9; index++) {
    await page
      .getByRole('group', { name: new RegExp(`^${index}\\.`) })
      .getByLabel('nikdy')
      .check()
  }
  const said = page.locator('.self-test output')
  await expect(said).toHaveText('Součet 4: střední riziko. Hraní už vám škodí.')
  await expect(page.locator('.test-bands dt').first()).toContainText('Střední riziko')
  expect(sent.filter((url) => url.includes('pgsi'))).toEqual([])

  await page.getByLabel('Čistý měsíční příjem').fill('35 000')
  await page.getByLabel('Nutné výdaje').fill('29 000')
  await page.getByRole('button', { name: 'Spočítat' }).click()
  await expect(page).toHaveURL(/\/pomoc\/\?prijem=35\+000&vydaje=29\+000#limit$/)
  await expect(page.getByText('Nejvýš 300 Kč měsíčně.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the band of the self-test comes first once all is answered, with the phone call', async ({ page }) => {
    await page.goto('/pomoc/')
    const tops = () =>
      page.locator('.test-bands div').evaluateAll((bands) => bands.map((band) => band.getBoundingClientRect().top))
    const first = async () => {
      const all = await tops()
      return all.indexOf(Math.min(...all))
    }
    const answer = (index: number, words: string) =>
      page
        .getByRole('group', { name: new RegExp(`^${index}\\.`) })
        .getByLabel(words)
        .check()
    const high = page.locator('.test-bands [data-least="8"]')
    for (let index = 1; index <= 8; index++) await answer(index, 'někdy')
    expect(await first()).toBe(0)
    await expect(high).toHaveCSS('order', '0')
    await answer(9, 'nikdy')
    expect(await first()).toBe(3)
    expect(await accessibleText(page)).toMatch(/Váš výsledek: Vysoké riziko/)
    await expect(high.getByRole('link').first()).toHaveAttribute('href', 'tel:+420777477877')
    await answer(8, 'nikdy')
    expect(await first()).toBe(2)
    for (let index = 1; index <= 7; index++) await answer(index, 'nikdy')
    expect(await first()).toBe(0)
    expect((await accessibleText(page)).match(/Váš výsledek/g)).toHaveLength(1)
  })
})

test('outbound links are hidden before any script file is loaded', async ({ page, context, baseURL }) => {
  await begun(context, baseURL ?? '', 1, 48)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/recenze/modry-lev/')
  await expect(bar(page)).toBeVisible()
  await expect(play(page)).toHaveCount(0)
  // Its place stays, to avoid a layout shift.
  const button = page.locator('main a.btn[rel~="sponsored"]').first()
  await expect(button).toHaveCSS('visibility', 'hidden')
  await expect(button).not.toHaveCSS('display', 'none')
})

test('tabs stay in sync, and the end is shown in an open page', async ({ page, context }) => {
  await page.goto('/recenze/modry-lev/')
  await expect(play(page).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/pauza/')
  await other.getByText('30 dní', { exact: true }).first().click()
  await other.getByRole('button', { name: 'Začít pauzu na 30 dní' }).click()
  await expect(other).toHaveURL('/pauza/#bezi')
  await expect(play(page)).toHaveCount(0)
  await expect(bar(page)).toBeVisible()
  // A browser drops the cookie when it expires.
  await context.clearCookies({ name: 'pauza' })
  for (const each of [page, other]) await expect(bar(each)).toBeHidden()
  await expect(play(page).first()).toBeVisible()
  await expect(play(page).first()).toHaveAttribute('href', /^\/go\//)
  await expect(other.getByRole('heading', { level: 1, name: 'Dejte si pauzu' })).toBeVisible()
})

test('works by keyboard, and axe finds nothing during a pause', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pauza/')
  await page.locator('.pz-off summary', { hasText: '7 dní' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Začít pauzu na 48 hodin' })).toBeHidden()
  await page.keyboard.press('Tab')
  const start = page.getByRole('button', { name: 'Začít pauzu na 7 dní' })
  await expect(start).toBeFocused()
  // The focus indicator in forced colours.
  await expect(start).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pauza/#bezi')
  await expect(page.locator('#bezi')).toHaveCSS('box-shadow', 'none')
  for (const path of ['/pauza/', '/recenze/modry-lev/']) {
    await page.goto(path)
    await expect(bar(page)).toBeVisible()
    expect(await violationsIn(page, 'light')).toEqual([])
  }
})
