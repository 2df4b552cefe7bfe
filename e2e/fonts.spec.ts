import { expect, type Page, test } from '@playwright/test'

/** The fonts in which the browser rendered an element. */
async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

const CZECH = 'Příliš žluťoučký kůň úpěl ďábelské ódy. ŘEŽ VŠECH ČÁPŮ, NEŤ A ĎAS: „9,4“ – 25 000 Kč'

const writeCzech = (page: Page) =>
  page.evaluate((text) => {
    for (const element of document.querySelectorAll('h1, .footer .top p')) element.textContent = text
  }, CZECH)

test('our fonts have every Czech letter', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  // The first visit may be over before the fonts load; the next one has them cached.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await writeCzech(page)
  await expect
    .poll(() => fontsOf(page, 'h1'))
    .toEqual([{ familyName: expect.stringMatching(/^Literata/), isCustomFont: true }])
  await expect
    .poll(() => fontsOf(page, '.footer .top p'))
    .toEqual([{ familyName: expect.stringMatching(/^Figtree/), isCustomFont: true }])
})

test(
  'whichever file a slow connection misses, a text is set in one font',
  { tag: '@wide' },
  async ({ page, request }) => {
    const files = (await (await request.get('/')).text()).match(/\/assets\/[\w-]+\.woff2/g) ?? []
    expect(files.length).toBeGreaterThan(1)
    for (const file of new Set(files)) {
      await page.route(`**${file}`, (route) => route.abort())
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      await writeCzech(page)
      for (const selector of ['h1', '.footer .top p'])
        await expect.poll(() => fontsOf(page, selector), `${selector} without ${file}`).toHaveLength(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  },
)
