import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, saveAndExpect, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).or(page.getByRole('combobox', { name: label, exact: true }))

async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill('')
  await page.keyboard.insertText(text)
}

test('unconfirmed text in a list field is saved with the rest', async ({ page, records }) => {
  const method = unique('Perly')
  const known = unique('Zlaťáky')
  await records.make('payment-methods', { title: known })
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  const typed = [
    ['Add a pro and press Enter', 'prosList', 'Rychlé výplaty'],
    ['Add a con and press Enter', 'consList', 'Málo automatů'],
    ['Languages', 'languages', 'čeština'],
    ['Customer services', 'customerServices', 'Chat'],
    ['Mobile apps', 'mobileApps', 'Android'],
  ] as const
  for (const [label, name, words] of typed) {
    await field(page, label).pressSequentially(words)
    await saveAndExpect(page)
    // All at once: moving on to the next field would commit them, too.
    expect((await records.read(`/casinos/${id}`))[name]).toEqual([words])
  }
  await field(page, 'Add a payment method').pressSequentially(known)
  await saveAndExpect(page)
  // An unknown name is created, as “Create” in the list would do.
  await field(page, 'Add a payment method').pressSequentially(method)
  await saveAndExpect(page)
  const casino = await records.read(`/casinos/${id}`)
  const titles = await Promise.all(
    casino.paymentMethods.map(async (each: string) => (await records.read(`/payment-methods/${each}`)).title),
  )
  expect(titles).toEqual([known, method])
})

test('an ambiguous name is reported, and the record is not shown as saved', async ({ page, records }) => {
  const stem = unique('Korálky')
  await records.make('payment-methods', { title: `${stem} modré` })
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  const picker = field(page, 'Add a payment method')
  await picker.pressSequentially(stem)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`“${stem}” is not chosen yet: take one from the list, or clear it.`)).toBeVisible()
  await expectToast(page, 'Please check the marked fields.')
  expect((await records.read(`/casinos/${id}`)).version).toBe(1)
  await picker.fill('')
  await page.getByLabel('Bonus', { exact: true }).fill('Jiný')
  await saveAndExpect(page)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Jiný', paymentMethods: [], version: 2 })
})

test('a name typed into a picker and left before its search has answered is not lost', async ({ page, records }) => {
  const [writer, casino, rubrics] = [unique('Pisatelka'), unique('Kasino'), unique('Rubrika')]
  const [firstName = '', lastName = ''] = writer.split(' ')
  const { id: writerId } = await records.make('writers', { firstName, lastName })
  const { id: casinoId } = await records.make('casinos', { title: casino })
  for (const one of ['dobrá', 'lepší']) await records.make('rubrics', { title: `${rubrics} ${one}` })
  const { id } = await records.make('posts', { title: unique('Článek') })
  await page.goto(`/admin/posts/${id}`)
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/private\/(writers|casinos|bookmakers|rubrics)\?.*q=/, async (route) => {
    await mayAnswer
    await route.continue()
  })
  const typed = { Writer: writer, Rubric: rubrics, 'Linked casino/bookmaker': casino }
  for (const [label, name] of Object.entries(typed)) {
    await field(page, label).pressSequentially(name)
    await page.keyboard.press('Tab')
    await expect(field(page, label)).toHaveValue(name)
  }
  answer()
  // Several rubrics begin with it: the text stays, and nothing is chosen.
  await expect(page.getByText(`“${rubrics}” is not chosen yet: take one from the list, or clear it.`)).toBeVisible()
  await expect(page.getByText('is not chosen yet')).toHaveCount(1)
  const rubric = field(page, 'Rubric')
  await expect(rubric).toHaveValue(rubrics)
  await rubric.fill(`${rubrics} lepší`)
  await rubric.press('Enter')
  await expect(page.getByText('is not chosen yet')).toHaveCount(0)
  await saveAndExpect(page)
  const saved = await records.read(`/posts/${id}`)
  expect(saved).toMatchObject({ writer: writerId, entity: casinoId, entityModel: 'Casino' })
  expect(await records.read(`/rubrics/${saved['rubric']}`)).toMatchObject({ title: `${rubrics} lepší` })
})

test('an incomplete date is not saved as none', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Článek'), clearCacheUntil: '2030-05-06T10:00:00.000Z' })
  await page.goto(`/admin/posts/${id}`)
  const until = page.getByLabel('Clear cache until')
  await until.click()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Finish the date, or clear it.')).toBeVisible()
  expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 1, clearCacheUntil: '2030-05-06T10:00:00.000Z' })
  await until.fill('')
  await saveAndExpect(page)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ clearCacheUntil: null })
})

test('numbers are parsed in Czech format, typed or pasted, and never misread', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  const payout = page.getByLabel('Payout speed', { exact: true })
  for (const wrong of ['1,5', '1.5']) {
    await payout.fill('')
    await payout.pressSequentially(wrong)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Use a whole number.')).toBeVisible()
    await expect(payout).toHaveValue(wrong)
    await paste(page, 'Payout speed', wrong)
    await payout.blur()
    await expect(page.getByText('Use a whole number.')).toBeVisible()
    await expect(page.getByText(/^Readers see do/)).toHaveCount(0)
    await expect(payout).toHaveValue(wrong)
  }
  for (const wrong of ['25.000', '1 5', 'den']) {
    await paste(page, 'Payout speed', wrong)
    await payout.blur()
    await expect(page.getByText('Write a number, such as 1,5 or 25 000.')).toBeVisible()
  }
  expect((await records.read(`/casinos/${id}`)).version).toBe(1)

  await payout.fill('36')
  await page.getByLabel('Minimum deposit', { exact: true }).pressSequentially('25 000')
  await paste(page, 'Number of games', '1\u00a0234')
  await paste(page, 'Rating', '9,4')
  await saveAndExpect(page)
  const numbers = { payoutsSpeed: 36, minimumDeposit: 25_000, numberCasinosGame: 1234, rating: 9.4 }
  expect(await records.read(`/casinos/${id}`)).toMatchObject(numbers)
  await expect(page.getByLabel('Rating', { exact: true })).toHaveValue('9,4')
})

test('a block takes unconfirmed text, and confirms before discarding it', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Článek') })
  await page.goto(`/admin/posts/${id}`)
  await page.locator('.ProseMirror').first().click()
  await page.getByRole('button', { name: 'Insert block' }).first().click()
  await page
    .getByRole('menuitem', { name: 'prosConsPosts' })
    .or(page.getByRole('menuitem', { name: /Pros/ }))
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /^New: / })
  await drawer.getByLabel('Add a pro and press Enter').pressSequentially('Klad')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: /^Throw away the new/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await drawer.getByLabel('Add a con and press Enter').pressSequentially('Zápor')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => JSON.stringify(await records.read(`/posts/${id}`)))
    .toContain('"pros":["Klad"],"cons":["Zápor"]')
})

test('what readers read is marked as Czech, and a status says what visitors see', async ({ page, records }) => {
  const title = unique('Česky psaný')
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }
  const { id } = await records.make('posts', { title, content: { type: 'doc', content: [paragraph] } })
  await page.goto(`/admin/posts/${id}`)
  for (const name of ['Content', 'Title', 'Breadcrumb title'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('lang', 'cs')
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'cs')
  await expect(page.getByText('Inactive', { exact: true })).toHaveAttribute('title', /^A draft/)
  await expect(page.getByRole('switch', { name: 'Active' })).toHaveAccessibleDescription(/^A draft/)

  await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  expect(
    await row.getByRole('link', { name: title }).evaluate((link) => link.closest('[lang]')?.getAttribute('lang')),
  ).toBe('cs')
  await expect(row.getByText('Inactive', { exact: true })).toHaveAttribute('title', /^A draft/)
})
