import { expect } from '@playwright/test'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { logIn } from '../colleagues.ts'

const DAY_MS = 86_400_000
const CASINO = '/admin/casinos/casino-modry-lev'

/** The text of a page, without scripts. */
async function wordsAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
}

const czechDay = (date: Date) =>
  new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Europe/Prague' })
    .format(date)
    .replaceAll('\u00a0', ' ')

test('terms are changed, checked and expire, and visitors without scripts see each state', async ({ page }) => {
  const server = await startClockedServer()
  const review = () => wordsAt(`${server.url}/recenze/modry-lev/`)
  const today = () => czechDay(server.now())
  const terms = page.locator('section[data-group="Bonus terms"]')
  const mark = (fact: string) => terms.getByRole('button', { name: new RegExp(`^Check of ${fact}: `) })
  try {
    await logIn(page, server.url, ADMIN)

    await test.step('most facts of the demo are checked, and the page says so', async () => {
      const words = await review()
      expect(words).toMatch(/\d+ z \d+ údajů ověřeno, nejstarší \d+\. \d+\. \d{4}/)
      expect(words).toMatch(/Provozovatel Lví Hry a\.s\. ověřeno \d+\. \d+\. \d{4} · obchodní rejstřík/)
      expect(words).toMatch(/Slíbená rychlost výplat do 24 hodin ověřujeme, naposledy \d/)
    })

    await test.step('a new multiple changes the sentences, which are written into the fields', async () => {
      await page.goto(`${server.url}${CASINO}`)
      await terms.getByLabel('Multiple', { exact: true }).fill('35')
      await expect(terms.getByText('the field says 30×')).toBeVisible()
      await expect(terms.getByText('musíte protočit 35 000 Kč')).toBeVisible()
      await terms.getByRole('button', { name: 'Write them into the text fields' }).click()
      await expect(page.getByLabel('Wagering requirements', { exact: true })).toHaveValue('35× bonus do 10 dnů')
      await terms.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByLabel('Wagering requirements', { exact: true })).toHaveValue('30× bonus do 10 dnů')
      await terms.getByRole('button', { name: 'Write them into the text fields' }).click()
      await page.keyboard.press('Control+s')
      await expect(page.getByText(/^Saved at/)).toBeVisible()
      await expect(mark('Multiple')).toHaveAccessibleName('Check of Multiple: unchecked')
      expect(await review()).toMatch(/Podmínky protočení 35× bonus do 10 dnů .*ověřujeme, naposledy/)
    })

    await test.step('F2 confirms with the remembered source', async () => {
      await terms.getByLabel('Multiple', { exact: true }).focus()
      await page.keyboard.press('Shift+F2')
      await expect(mark('Multiple')).toHaveAccessibleName(/^Check of Multiple: \d+ \w+$/)
      expect(await review()).toContain(`ověřeno ${today()} · modry-lev.example`)
    })

    await test.step('a check that waited for the save is sent again after a lost connection', async () => {
      await terms.getByLabel('Days to finish', { exact: true }).fill('12')
      await page.keyboard.press('F2')
      await page.route('**/api/v1/private/facts/**/checks', (route) => route.abort())
      const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/checks'))
      await page.keyboard.press('Control+s')
      await refused
      await page.unroute('**/api/v1/private/facts/**/checks')
      await expect(mark('Days to finish')).toHaveAccessibleName(/^Check of Days to finish: \d+ \w+$/)
    })

    await test.step('Alt F2 opens the check of a fact with another source', async () => {
      const facts = page.locator('section[data-group="Facts"]')
      await facts.getByLabel('Payout speed', { exact: true }).focus()
      await page.keyboard.press('Alt+F2')
      const panel = facts.getByRole('group', { name: 'Check of Payout speed' })
      await expect(panel.getByText(/^Last checked .* was due/)).toBeVisible()
      await panel.getByText('Own test', { exact: true }).click()
      await panel.getByLabel('Remark').fill('Vybráno kartou')
      await panel.getByRole('button', { name: /^Still true today/ }).click()
      await expect(panel).toBeHidden()
      const words = await review()
      expect(words).toContain(`Slíbená rychlost výplat do 24 hodin ověřeno ${today()} · vlastní test`)
      expect(words).not.toContain('Vybráno kartou')
    })

    await test.step('due facts are confirmed by keyboard, and undone', async () => {
      await page.goto(`${server.url}/admin/due`)
      const rows = page.getByRole('list', { name: 'Facts' }).getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      const first = await rows.first().getByRole('button').first().textContent()
      const badge = page.getByRole('link', { name: /^Due \d+ facts to be checked$/ })
      const before = Number.parseInt((await badge.innerText()).replace('Due', ''), 10)
      await rows.first().getByRole('button').first().focus()
      // Pressed twice before the response: the second one is not somebody else's check.
      await page.evaluate(() => {
        const press = () =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
        press()
        press()
      })
      await expect(rows.first().getByText('Still true')).toBeVisible()
      await expect(badge).toHaveAccessibleName(`Due ${before - 1} facts to be checked`)
      await expect(rows.nth(1).getByRole('button').first()).toBeFocused()
      await rows.first().getByRole('button', { name: 'Undo' }).click()
      await expect(rows.first().getByRole('button').first()).toHaveText(first ?? '')
      await rows.first().getByRole('button').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(rows.nth(1).getByRole('button').first()).toBeFocused()
      await page.keyboard.press('s')
      await expect(rows.nth(1).getByText('Later, it is back tomorrow')).toBeVisible()
    })

    await test.step('a late response does not take the note of the next fact, and is counted once', async () => {
      await page.goto(`${server.url}/admin/due`)
      const rows = page.getByRole('list', { name: 'Facts' }).getByRole('listitem')
      const progress = page.getByText(/^\d+ of \d+ done today/)
      const countsIn = (words: string) => [...words.matchAll(/\d+/g)].map(Number)
      const [done = 0, all] = countsIn(await progress.innerText())
      const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
      await page.route('**/api/v1/private/facts/**/checks', async (route) => {
        await mayCome
        await route.continue()
      })
      await rows.first().getByRole('button').first().focus()
      await page.keyboard.press('F2')
      await rows.nth(1).getByRole('button').first().click()
      await page.getByLabel('Remark').fill('Ověřeno telefonicky')
      letCome()
      await expect(rows.first().getByText('Still true')).toBeVisible()
      await expect(page.getByLabel('Remark')).toHaveValue('Ověřeno telefonicky')
      await expect(page.getByLabel('Remark')).toBeFocused()
      await page.unroute('**/api/v1/private/facts/**/checks')
      await expect.poll(async () => countsIn(await progress.innerText())).toEqual([done + 1, all])
      const isRead = page.waitForResponse('**/api/v1/private/due?list=unchecked*')
      await page.getByText(/^Unchecked/).click()
      await isRead
      await expect(rows.first().getByText('unchecked')).toBeVisible()
      expect(countsIn(await progress.innerText())).toEqual([done + 1, all])
    })

    await test.step('a changed value is entered, saved and confirmed', async () => {
      await page.goto(`${server.url}/admin/due?list=unchecked`)
      await page.getByRole('button', { name: /Zlatá Vydra · Minimum deposit/ }).click()
      await page.keyboard.press('c')
      await page.getByLabel('New value').fill('150')
      await page.getByRole('button', { name: 'Save and confirm' }).click()
      const row = page.getByRole('listitem').filter({ hasText: 'Zlatá Vydra · Minimum deposit' })
      await expect(row).toContainText('Changed to 150')
      await row.getByRole('button').first().click()
      await expect(page.getByLabel('Readers see')).toHaveValue(/^150\sKč/)
      const words = await wordsAt(`${server.url}/recenze/zlata-vydra/`)
      expect(words).toContain(`Minimální vklad 150 Kč ověřeno ${today()}`)
    })

    await test.step('after a while expired checks are no longer shown', async () => {
      await server.moveClock(new Date(server.now().getTime() + 200 * DAY_MS))
      const words = await review()
      expect(words).toMatch(/ 0 z \d+ údajů ověřeno/)
      expect(words).toMatch(/Provozovatel Lví Hry a\.s\. ověřujeme, naposledy/)
      expect(words).not.toContain('· modry-lev.example')
    })
  } finally {
    await server.stop()
  }
})
