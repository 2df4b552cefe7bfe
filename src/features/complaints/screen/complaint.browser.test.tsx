import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { button, isGone, isShown, press } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

const TEXT =
  'Desátého listopadu jsem požádal o výběr 4 800 Kč. Paní Nováková z podpory mi výhru zrušila a odpovídá pořád stejně.'

async function received() {
  const name = unique('Sporné Kasino')
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { id: offerId } = await records.make('casinos', { title: name, slug })
  const { id } = await records.complain(offerId, TEXT)
  return { id, path: `/complaints/${id}` }
}

test('a step says what readers will see, beside what they see now, and moves only with it', async () => {
  const { id, path } = await received()
  open(`/admin/complaints/${id}`)
  await isShown(button('Take it…').first())
  await press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Take it' })
  await isShown(dialog)
  await dialog.getByLabelText(/What readers will see/).fill('')
  await expect.element(button(/^Move and publish/, dialog)).toBeDisabled()
  await dialog.getByLabelText(/What readers will see/).fill('Přijali jsme ji, hráč píše z jana@example.cz.')
  await dialog.getByLabelText(/Heading that readers see/).fill('Zrušená výhra')
  await isShown(dialog.getByText('an e-mail address: jana@example.cz'))
  await dialog.getByLabelText(/What readers will see/).fill('Přijali jsme ji.')
  await isShown(dialog.getByText(/^No e-mail, account/))
  // The letter to the player is shown before it is sent.
  await isShown(dialog.getByText('The player reads'))
  expect((await records.read(path))['state']).toBe('received')
  await press('Control+Enter')
  await isGone(dialog)
  expect(await records.read(path)).toMatchObject({ state: 'checking', title: 'Zrušená výhra' })
  // Nobody to send it to.
  await expect.element(button('Send to the operator…').first()).toBeDisabled()
  await isShown(page.getByText(/^No contact of/))
})

test('moved by a colleague meanwhile: the sentence stays', async () => {
  const { id, path } = await received()
  open(`/admin/complaints/${id}`)
  await isShown(button('Take it…').first())
  await press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Take it' })
  await dialog.getByLabelText(/What readers will see/).fill('Moje věta pro čtenáře.')
  const step = { step: 'take', sentence: 'Byla jsem rychlejší.', title: 'Zrušená výhra' }
  await records.callAsJana('POST', `${path}/step`, { step })
  await press('Control+Enter')
  await isShown(dialog.getByText(/What you wrote is kept below/))
  await expect.element(dialog.getByLabelText(/What readers will see/)).toHaveValue('Moje věta pro čtenáře.')
})

test('on a phone the search is as wide as the list, and deadlines and states stand below each other', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  const [held] = [await received(), await received()]
  await records.callAsJana('POST', `${held.path}/hold`, {})
  open('/admin/complaints')
  const list = page.getByRole('region', { name: 'Complaints' })
  await isShown(list.getByRole('link').first())
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const [state, search] = [...list.element().querySelectorAll('input:not([type=hidden])')].map(boxOf)
  expect([search?.left, search?.right]).toEqual([state?.left, state?.right])
  const rows = [...list.element().querySelectorAll<HTMLTableRowElement>('tbody tr:has(td)')]
  const shapes = rows.map((row) => {
    const [name, badge, deadline, ...more] = [...row.cells].map(boxOf).filter(({ width }) => width > 0)
    const { left, right } = boxOf(row)
    const isBelow = (deadline?.top ?? 0) >= (name?.bottom ?? 0) && (badge?.top ?? 0) >= (name?.bottom ?? 0)
    return { from: (deadline?.left ?? 0) - left, to: right - (badge?.right ?? 0), isBelow, more: more.length }
  })
  expect(shapes.length).toBeGreaterThan(1)
  expect(shapes).toEqual(shapes.map(() => ({ from: 12, to: 12, isBelow: true, more: 0 })))
})

test('what came by phone is written down: refused, kept when closed, in the book, and forgotten again', async () => {
  const name = unique('Telefonní Kasino')
  const { id } = await records.make('casinos', { title: name, slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') })
  open('/admin/complaints')
  await button('Write one down').click()
  const dialog = page.getByRole('dialog', { name: 'Write one down' })
  const choose = async (label: string, option: string) => {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Casino', name)
  await choose('How it came', 'By phone')
  await choose('What it is about', 'money not paid')
  await choose('What the player wants', 'payment')
  await choose('How they wrote to it', 'phone')
  await dialog.getByLabelText(/^When it happened/).fill('2020-01-01')
  await dialog.getByLabelText(/^When they wrote to the support/).fill('2020-01-02')
  await dialog.getByLabelText(/^What happened/).fill(TEXT)
  await dialog.getByLabelText(/^Nickname in the casino/).fill('dubak')
  await dialog.getByLabelText(/^The player is 18/).click()
  await press('Control+Enter')
  await isShown(dialog.getByText(/^It happened more than 6 months ago/))
  await isShown(dialog.getByText('Write how much it is about.'))
  await button('Cancel', dialog).click()
  await isGone(dialog)
  await button('Write one down').click()
  await expect.element(dialog.getByLabelText(/^Nickname in the casino/)).toHaveValue('dubak')
  const day = new Date(Date.now() - 20 * 24 * 3_600_000).toISOString().slice(0, 10)
  await dialog.getByLabelText(/^When it happened/).fill(day)
  await dialog.getByLabelText(/^When they wrote to the support/).fill(day)
  await dialog.getByLabelText(/^How much/).fill('4800')
  await press('Control+Enter')
  await isGone(dialog)
  await isShown(button('Take it…').first())
  const { items } = await records.read(`/complaints?casino=${id}`)
  expect(items).toMatchObject([{ state: 'received', amount: 4800, holder: { name: expect.any(String) } }])

  // Whoever gave no address is found by the account with the casino.
  open('/admin/complaints')
  await button('A person’s data…').click()
  const person = page.getByRole('dialog', { name: 'What we keep of a person' })
  await person.getByText('Account with a casino').click()
  await person.getByRole('combobox', { name: 'Casino' }).click()
  await page.getByRole('option', { name, exact: true }).click()
  const account = person.getByLabelText(/^Name of the account/)
  await account.fill('nekdo jiny')
  await button('Forget this person…', person).click()
  await button('Forget').last().click()
  await isShown(person.getByText('Nothing is found by that.'))
  await account.fill('Dubak')
  await button('Forget this person…', person).click()
  await button('Forget').last().click()
  await isGone(person)
  const { items: after } = await records.read(`/complaints?casino=${id}&state=closed`)
  expect(after).toMatchObject([{ state: 'withdrawn' }])
})
