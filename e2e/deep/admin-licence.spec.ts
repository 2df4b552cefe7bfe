import { expect, type Page } from '@playwright/test'
import { ADMIN, ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { type Records, test, unique } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { logIn } from '../colleagues.ts'

const DAY_MS = 86_400_000
const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' }).format(moment)

const faults = async (page: Page, at?: string) =>
  (await violationsOn(page, at)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

test('a licence ends at midnight: the buttons are gone, and /go/ explains why', async ({ page, browser }) => {
  const server = await startClockedServer()
  const visitors = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const visitor = await visitors.newPage()
  const buttons = () => visitor.locator('a[href^="/go/divoky-kanec?from="]')
  try {
    const tomorrow = dayOf(new Date(server.now().getTime() + DAY_MS))

    await test.step('the licence gets its end date, and the form warns', async () => {
      await logIn(page, server.url, ADMIN)
      await page.goto(`${server.url}/admin/casinos/casino-divoky-kanec`)
      const group = page.locator('section[data-group="Licences"]')
      await expect(group.getByText('With a valid Czech permit the play buttons stay on.')).toBeVisible()
      await group.getByRole('button', { name: 'Actions for Ministerstvo financí ČR MF-31284/2024/73' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit the licence' })
      await expect(dialog.getByRole('textbox', { name: 'Number' })).toBeFocused()
      await dialog.getByLabel('To', { exact: true }).fill(tomorrow)
      expect(await faults(page, '[role="dialog"]')).toEqual([])
      await dialog.getByRole('button', { name: 'Save the licence' }).click()
      await expect(dialog).toBeHidden()
      await expect(group.getByText(/^The permit ends in 1 day/)).toBeVisible()
      expect(await faults(page, 'section[data-group="Licences"]')).toEqual([])
      await page.goto(`${server.url}/admin/today`)
      const due = page.getByRole('region', { name: 'Licences' })
      await expect(due.getByText(/^Permit ends .* · MF-31284/)).toBeVisible()
    })

    await test.step('the buttons are there without scripts', async () => {
      await visitor.goto('/recenze/divoky-kanec/')
      await expect(buttons().first()).toBeVisible()
    })

    await test.step('two days later they are gone without any save', async () => {
      await server.moveClock(new Date(server.now().getTime() + 2 * DAY_MS))
      await visitor.goto('/recenze/divoky-kanec/')
      await expect(buttons()).toHaveCount(0)
      await visitor.getByRole('link', { name: 'Proč sem neodkazujeme' }).first().click()
      await expect(visitor.getByRole('heading', { level: 1, name: 'Sem vás nepošleme.' })).toBeVisible()
      await expect(visitor.getByRole('row', { name: /Stav/ })).toContainText('zaniklo uplynutím doby')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect((await page.goto(`${server.url}/go/divoky-kanec`))?.status()).toBe(403)
        expect(await faults(page, 'main')).toEqual([])
      }
      const others = visitor.getByRole('link', { name: 'Přečíst recenzi' })
      await expect(others).toHaveCount(3)
      await others.first().click()
      await expect(visitor.locator('a[href^="/go/"]').first()).toBeVisible()
    })
  } finally {
    await visitors.close()
    await server.stop()
  }
})

test.describe('the dialog of a licence', () => {
  test.use({ storageState: ADMIN_STATE })

  test('handles its own keys, and confirms before discarding typed data', async ({ page, records }) => {
    const casino = await records.make('casinos', { title: unique('Kasino s povolením') })
    await page.goto(`/admin/casinos/${casino['id']}`)
    await page.getByLabel('Owner', { exact: true }).fill('Nový provozovatel a.s.')
    await page.getByRole('button', { name: 'Add a licence' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a licence' })
    await dialog.getByLabel('Number').fill('MF-1/2026')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Throw away what you have typed?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Number')).toHaveValue('MF-1/2026')

    const to = dialog.getByLabel('To', { exact: true })
    await to.pressSequentially('31')
    await page.keyboard.press('Control+s')
    await expect(to).toHaveAccessibleDescription(/Finish the date, or clear it\./)
    await to.fill('2031-12-31')
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /MF-1\/2026/ })).toContainText('Valid')
    await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('Nový provozovatel a.s.')
    expect(await records.read(`/casinos/${casino['id']}`)).toMatchObject({ version: 1, owner: '' })
  })

  async function openLicence(page: Page, records: Records) {
    const casino = await records.make('casinos', { title: unique('Kasino s povolením') })
    const licence = await records.make('licences', {
      casino: casino['id'],
      authority: 'Ministerstvo financí ČR',
      number: 'MF-7/2026',
    })
    const path = `/licences/${licence['id']}`
    await page.goto(`/admin/casinos/${casino['id']}`)
    const dialog = page.getByRole('dialog', { name: 'Edit the licence' })
    const open = async () => {
      await page.getByRole('button', { name: 'Actions for Ministerstvo financí ČR MF-7/2026' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await expect(dialog).toBeVisible()
    }
    await open()
    return { path, dialog, open }
  }

  test('merges with what a colleague saved meanwhile, and asks only about the same field', async ({
    page,
    records,
  }) => {
    const { path, dialog, open } = await openLicence(page, records)
    await dialog.getByLabel('Remark').fill('Ověřeno v rejstříku.')
    await records.change(path, () => ({ validTo: '2030-06-30' }))
    await dialog.getByRole('button', { name: 'Save the licence' }).click()
    await expect(dialog).toBeHidden()
    expect(await records.read(path)).toMatchObject({ note: 'Ověřeno v rejstříku.', validTo: '2030-06-30' })

    await open()
    await dialog.getByLabel('Remark').fill('Moje poznámka.')
    await records.change(path, () => ({ note: 'Poznámka kolegy.' }))
    await page.keyboard.press('Control+Enter')
    const question = page.getByRole('dialog', { name: /saved this licence/ })
    await expect(question.getByText('Poznámka kolegy.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Remark')).toHaveValue('Moje poznámka.')
    await page.keyboard.press('Control+Enter')
    await question.getByRole('radio').first().press('Space')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await records.read(path)).toMatchObject({ note: 'Moje poznámka.', validTo: '2030-06-30' })
  })

  test('offers again what was typed in it before the window closed', async ({ page, records }) => {
    const { path, dialog, open } = await openLicence(page, records)
    await dialog.getByLabel('Remark').fill('Rozepsaná poznámka.')
    await page.reload()
    await records.change(path, () => ({ validTo: '2030-06-30' }))
    await open()
    await dialog.getByRole('button', { name: 'Restore it' }).click()
    await expect(dialog.getByLabel('Remark')).toHaveValue('Rozepsaná poznámka.')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await records.read(path)).toMatchObject({ note: 'Rozepsaná poznámka.', validTo: '2030-06-30' })
    await open()
    await expect(dialog.getByText('You have unsaved work here')).toBeHidden()
    await dialog.getByLabel('Remark').fill('Nechci.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
    await open()
    await expect(dialog.getByText('You have unsaved work here')).toBeHidden()
  })
})
