import { expect } from '@playwright/test'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { join, logIn } from '../colleagues.ts'

const DAY_MS = 86_400_000
const REVIEW = '/recenze/modry-lev/'

const isoDay = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' }).format(moment)
const czechDay = (moment: Date) =>
  new Intl.DateTimeFormat('cs', { dateStyle: 'medium', timeZone: 'Europe/Prague' }).format(moment)

test('a day with facts: terms, source, reason, withdrawal and licence, each visible without scripts', async ({
  page: chief,
  browser,
}) => {
  test.slow()
  const server = await startClockedServer()
  const { url } = server
  const visitors = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
  const visitor = await visitors.newPage()
  const log = visitor.locator('#co-se-zmenilo + ol')
  const bonus = visitor.locator('.bonus').filter({ hasText: 'Podmínky protočení' })
  const today = czechDay(server.now())
  try {
    await logIn(chief, url, ADMIN)
    const editor = await join(chief, browser, url, 'Matěj Rychlý', 'editor')
    const groupOf = (title: string) =>
      editor.locator('section').filter({ has: editor.getByRole('heading', { name: title, exact: true }) })
    const terms = editor.locator('section[data-group="Bonus terms"]')
    const readers = groupOf('Readers will be told')
    const save = async () => {
      await editor.keyboard.press('Control+s')
      await expect(readers).toHaveCount(0)
    }
    await editor.goto(`${url}/admin/casinos/casino-modry-lev`)
    // The largest form of all, in a browser with an empty cache, from a server that has just started.
    await expect(terms.getByLabel('Multiple', { exact: true })).toBeVisible({ timeout: 90_000 })

    await test.step('the bonus terms change and are no longer shown as checked', async () => {
      await terms.getByLabel('Multiple', { exact: true }).fill('35')
      await terms.getByRole('button', { name: 'Write them into the text fields' }).click()
      await expect(readers.getByRole('listitem').filter({ hasText: /^Protočení/ })).toContainText('35×')
      await readers.getByLabel('Why (readers see it)').fill('Nové obchodní podmínky bonusu, verze 5.')
      await save()

      await visitor.goto(REVIEW)
      await expect(bonus).toContainText('35× bonus do 10 dnů')
      await expect(bonus).toContainText('ověřujeme, naposledy')
      await expect(bonus).not.toContainText('ověřeno')
      await expect(log.getByRole('listitem').first()).toContainText(`${today} · Matěj Rychlý`)
      await expect(log.getByRole('listitem').first()).toContainText('Nové obchodní podmínky bonusu, verze 5.')
      await expect(log.getByRole('listitem').first()).toContainText('30×')
    })

    await test.step('a source is entered and the terms are checked there', async () => {
      for (const field of [
        terms.getByLabel('Multiple', { exact: true }),
        editor.getByLabel('Wagering requirements', { exact: true }),
        editor.getByLabel('Maximum cashout', { exact: true }),
      ]) {
        await field.focus()
        await editor.keyboard.press('Alt+F2')
        const panel = editor.getByRole('group', { name: /^Check of / })
        await panel.getByText('Document', { exact: true }).click()
        await panel.getByLabel('Source', { exact: true }).fill('obchodní podmínky, čl. 7')
        await panel.getByRole('button', { name: /^Still true today/ }).click()
        await expect(panel).toBeHidden()
      }

      await visitor.goto(REVIEW)
      await expect(visitor.getByRole('row', { name: /^Maximální výběr/ })).toContainText(
        `ověřeno ${today} · obchodní podmínky, čl. 7`,
      )
      await expect(bonus).toContainText(/ověřeno \d/)
    })

    await test.step('a changed rating needs a reason, and all of it works by keyboard', async () => {
      const support = editor.getByRole('textbox', { name: /^Support/ })
      await support.focus()
      await editor.keyboard.press('Control+a')
      await editor.keyboard.type('6,5')
      await editor.keyboard.press('Control+s')
      const why = readers.getByLabel(/^Why did Support go from \d,\d to 6,5\?/)
      await expect(why).toBeFocused()
      await expect(why).toHaveAccessibleDescription(/Write a reason before saving/)
      await visitor.goto(REVIEW)
      await expect(log).not.toContainText('6,5')

      await editor.keyboard.type('Na dotaz o víkendu nikdo neodpověděl.')
      await save()
      await visitor.goto(REVIEW)
      const entry = log.getByRole('listitem').first()
      await expect(entry).toContainText(/Podpora.*6,5/)
      await expect(entry).toContainText('Na dotaz o víkendu nikdo neodpověděl.')
      await expect(
        visitor
          .locator('tr, li, div')
          .filter({ hasText: /^Podpora.*6,5/ })
          .first(),
      ).toBeVisible()
    })

    await test.step('a withdrawal is recorded', async () => {
      const payouts = editor.locator('section[data-group="Measured payouts"]')
      await payouts.getByRole('button', { name: 'Add a withdrawal' }).click()
      const dialog = editor.getByRole('dialog', { name: 'Add a withdrawal' })
      await dialog.getByLabel('Method').fill('Platební karta')
      await editor.getByRole('option', { name: 'Platební karta' }).click()
      await dialog.getByLabel('Amount').fill('2300')
      await dialog.getByLabel('Asked: day').fill('2026-11-09')
      await dialog.getByLabel('Asked: time').fill('9:00')
      await dialog.getByLabel('Arrived: day').fill('2026-11-10')
      await dialog.getByLabel('Arrived: time').fill('11:00')
      await editor.keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()

      await visitor.goto(REVIEW)
      await expect(
        visitor.getByText('Naměřená výplata: 22 h (6 výběrů), slíbeno 24 h. V termínu 3 ze 6.'),
      ).toBeVisible()
      await expect(
        visitor.getByRole('img', { name: /^6 výběrů: .*26 hodin\. Slib je 24 hodin, pozdě 3 ze\s6/ }),
      ).toBeVisible()
      await expect(visitor.getByRole('row', { name: /9\. 11\..*2 300 Kč.*26 h/ })).toBeVisible()
    })

    await test.step('the licence gets an end date; until then the buttons stay', async () => {
      const group = editor.locator('section[data-group="Licences"]')
      await group.getByRole('button', { name: /^Actions for Ministerstvo financí ČR/ }).click()
      await editor.getByRole('menuitem', { name: 'Edit' }).click()
      const dialog = editor.getByRole('dialog', { name: 'Edit the licence' })
      await dialog.getByLabel('To', { exact: true }).fill(isoDay(new Date(server.now().getTime() + DAY_MS)))
      await dialog.getByRole('button', { name: 'Save the licence' }).click()
      await expect(group.getByText(/^The permit ends in 1 day/)).toBeVisible()

      await visitor.goto(REVIEW)
      await expect(visitor.locator('a[href^="/go/modry-lev"]').first()).toBeVisible()
    })

    await test.step('after that date the buttons are gone, and /go/ explains why', async () => {
      await server.moveClock(new Date(server.now().getTime() + 2 * DAY_MS))
      await visitor.goto(REVIEW)
      await expect(visitor.locator('a.btn[href^="/go/modry-lev"]')).toHaveCount(0)
      await expect(visitor.getByText('Naměřená výplata: 22 h')).toBeVisible()
      await expect(visitor.getByRole('img', { name: /^Hodnocení \d,\d z 10/ }).first()).toBeVisible()
      await visitor.getByRole('link', { name: 'Proč sem neodkazujeme' }).first().click()
      await expect(visitor.getByRole('heading', { level: 1, name: 'Sem vás nepošleme.' })).toBeVisible()
      await expect(visitor.getByRole('row', { name: /Stav/ })).toContainText('zaniklo uplynutím doby')
      expect((await visitor.request.get('/go/modry-lev', { maxRedirects: 0 })).status()).toBe(403)
    })
  } finally {
    await visitors.close()
    await server.stop()
  }
})
