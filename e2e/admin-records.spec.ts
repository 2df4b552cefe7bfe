import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE, signIn } from './admin-api.ts'
import { violationsOn } from './axe.ts'
import { expectToast, search, test } from './back-office.ts'
import { moveByKeyboard } from './move-by-keyboard.ts'

test.use({ storageState: ADMIN_STATE })

let counter = 0
/** Tests of a worker share one server, so records have unique names. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid}${counter++}`

const picture = (name: string) =>
  sharp({ create: { width: 160, height: 160, channels: 3, background: '#2448bd' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }))

const open = (page: Page, path: string) => page.goto(path)

async function uploadPicture(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Browse: ${label}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload a new one' }).click()
  await (await chooser).setFiles(await picture(name))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

test('a writer has a drawn portrait first, then a photograph', async ({ page, records, browser, baseURL }) => {
  await open(page, '/admin/content-attributes')
  await page.getByRole('link', { name: 'Add writer' }).click()
  await page.getByRole('button', { name: 'Create writer' }).click()
  await expect(page.getByText('Fill this in.')).toHaveCount(2)
  await expect(page.getByLabel('First name')).toBeFocused()

  const lastName = unique('Žlutá')
  await page.getByLabel('First name').fill('Šárka')
  await page.getByLabel('Last name').fill(lastName)
  await expect(page.getByLabel('Username')).toHaveValue(/^sarka-zluta-/)
  await page.getByLabel('Info').fill('Píše o výplatách.')
  await expect(page.getByText('17 of 1500 characters')).toBeVisible()
  const preview = page.getByRole('img', { name: 'Preview of the drawn portrait' })
  await page.getByRole('switch', { name: 'Drawn portrait' }).click()
  for (const [part, choice] of [
    ['Hair', 'Bun'],
    ['Item', 'Scarf'],
  ] as const) {
    await page.getByRole('combobox', { name: part }).click()
    await page.getByRole('option', { name: choice, exact: true }).click()
  }
  await expect(preview).toHaveAttribute('src', '/portrait/1/bun-round-scarf.svg')
  await page.getByRole('checkbox', { name: 'Beard' }).check()
  await expect(preview).toHaveAttribute('src', '/portrait/1/bun-round-scarf-beard.svg')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await violationsOn(page, '[data-path="portrait"]')).toEqual([])
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully completed !')
  await expect(page).toHaveURL(/\/admin\/writers\/[a-z0-9]{20}$/)

  const readers = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const reader = await readers.newPage()
  const face = reader.locator('.byline img')
  const writer = page.url().split('/').at(-1)
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  const post = await records.make('posts', { title: unique('Od autorky'), writer, content, isActive: true })
  await reader.goto(`/${post['slug']}/`)
  await expect(face).toHaveAttribute('src', '/portrait/1/bun-round-scarf-beard.svg')

  // A photograph takes precedence.
  await page.reload()
  await expect(preview).toHaveAttribute('src', '/portrait/1/bun-round-scarf-beard.svg')
  await uploadPicture(page, 'Avatar', unique('portret'))
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  await reader.reload()
  await expect(face).toHaveAttribute('src', /\/media\//)
  await readers.close()

  await page.getByRole('link', { name: 'Back to writers' }).click()
  await page.getByLabel('Search writers').fill(lastName)
  const row = page.getByRole('row', { name: lastName })
  await expect(row.getByText('1 post')).toBeVisible()
  await expect(row.locator('img')).toBeVisible()
})

test('a casino with a logo, attributes created in the form and a computed rating', async ({ page, request }) => {
  await open(page, '/admin/casinos')
  await page.getByRole('link', { name: 'New casino' }).click()
  await page.waitForURL(/casinos\/create$/)
  const title = unique('Žluté Kasino')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(/^zlute-kasino-/)
  await page.getByLabel('Referral link').fill('htp://kasino.example')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enter a full address starting with https://')).toBeVisible()
  await expect(page.getByLabel('Referral link')).toBeFocused()
  await page.getByLabel('Referral link').fill('https://kasino.example/?ref=1')
  await page.getByLabel('Payout speed').fill('24')
  await expect(page.getByText('Readers see do 24 hodin')).toBeVisible()
  await uploadPicture(page, 'Logo', unique('logo'))

  const methods = [unique('Mušle'), unique('Korálky')]
  for (const method of methods) {
    await search(page.getByLabel('Add a payment method'), method)
    await page.getByRole('option', { name: `Create “${method}”` }).click()
    await expect(page.getByRole('button', { name: `Remove ${method}` })).toBeVisible()
  }
  await moveByKeyboard(page, methods[1] ?? '', 'ArrowLeft')
  const moves = page.getByRole('button', { name: new RegExp(`^Move (${methods.join('|')})`) })
  await expect(moves.first()).toHaveAccessibleName(`Move ${methods[1]}`)

  await page.getByText('Computed', { exact: true }).click()
  await page.getByRole('button', { name: 'Create casino' }).click()
  await expect(page.getByText('Fill in all five criteria, or type the rating.')).toBeVisible()
  const mark = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} \\d+ %`) })
  // Pasted with a Czech decimal comma; the others are typed key by key.
  await mark('Safety').click()
  await page.keyboard.insertText(' 9,6 ')
  for (const [name, typed] of Object.entries({ Payouts: '9,5', Bonus: '8,9', Games: '9,5', Support: '9,1' })) {
    await mark(name).pressSequentially(typed)
  }
  await expect(page.getByRole('status').filter({ hasText: 'Computed rating' })).toContainText('9,4')
  await page
    .getByRole('group', { name: 'SSL encryption' })
    .or(page.getByRole('radiogroup', { name: 'SSL encryption' }))
    .getByText('Yes')
    .click()
  await page.getByRole('button', { name: 'Create casino' }).click()
  await expectToast(page, 'Successfully completed !')

  await expect(page).toHaveURL(/\/admin\/casinos\/[a-z0-9]{20}$/)
  const call = await signIn(request)
  const stored = await (await call('GET', `/casinos/${page.url().split('/').at(-1)}`)).json()
  expect(stored).toMatchObject({ title, rating: 9.4, payoutsSpeed: 24, safety: { ssl: true, lossLimits: null } })
  const names = await Promise.all(
    stored.paymentMethods.map(async (id: string) => (await (await call('GET', `/payment-methods/${id}`)).json()).title),
  )
  expect(names).toEqual(methods.toReversed())
})

test('a list is searched, filtered, sorted and archived in bulk, and Back restores it', async ({ page, request }) => {
  const call = await signIn(request)
  const word = unique('Seznamové').replace(' ', '')
  for (const [name, refLink] of [
    ['Alfa', ''],
    ['Beta', 'https://beta.example/'],
    ['Cesta', 'https://cesta.example/'],
  ] as const) {
    await call('POST', '/casinos', { title: `${name} ${word}`, refLink })
  }
  await open(page, '/admin/casinos')
  await page.getByLabel('Search title, owner or bonus').fill(word)
  const titles = page.locator('tbody').getByRole('link')
  await expect(titles).toHaveCount(3)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(titles.first()).toContainText('Alfa')
  await page.getByRole('combobox', { name: 'What is missing' }).click()
  await page.getByRole('option', { name: 'Without a link' }).click()
  await expect(titles).toHaveCount(1)
  const address = page.url()
  await titles.first().click()
  await expect(page.getByLabel('Title')).toHaveValue(`Alfa ${word}`)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('combobox', { name: 'What is missing' })).toHaveValue('Without a link')
  await page.getByRole('combobox', { name: 'What is missing' }).click()
  await page.getByRole('option', { name: 'Without a link' }).click()
  await expect(titles).toHaveCount(3)

  await page.getByLabel('Select all on this page').click()
  await page.getByLabel(`Select Beta ${word}`).click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expectToast(page, 'Successfully archived !')
  const archived = page.locator('tbody').getByText('Archived', { exact: true })
  await expect(archived).toHaveCount(2)
  // The notice stays until it is used or closed.
  const done = page.getByRole('status').filter({ hasText: '2 archived.' })
  await done.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Successfully completed !')
  await expect(archived).toHaveCount(0)
  await expect(done).toBeHidden()
})

test('game types are sorted by keyboard, and a used one lists its uses', async ({ page, request }) => {
  const call = await signIn(request)
  const [first, second] = [unique('Hra'), unique('Hra')]
  const ids: string[] = []
  for (const title of [first, second]) ids.push((await (await call('POST', '/game-types', { title })).json()).id)
  const casino = unique('Herna')
  await call('POST', '/casinos', { title: casino, gameTypes: [ids[1]] })

  await open(page, '/admin/content-attributes?tab=game-types')
  await moveByKeyboard(page, second, 'ArrowUp')
  await expectToast(page, 'Successfully updated !')
  const order = async (id: string | undefined) => (await (await call('GET', `/game-types/${id}`)).json()).order
  expect(await order(ids[1])).toBeLessThan(await order(ids[0]))

  // The second move is sent after the first one, however long that takes: the last one counts.
  const sent: (() => Promise<void>)[] = []
  await page.route('**/game-types/reorder', (route) => void sent.push(() => route.continue()))
  await moveByKeyboard(page, first, 'ArrowUp')
  await moveByKeyboard(page, second, 'ArrowUp')
  await expect.poll(() => sent.length).toBe(1)
  await sent[0]?.()
  await expect.poll(() => sent.length).toBe(2)
  await sent[1]?.()
  await expectToast(page, 'Successfully updated !')
  await page.unroute('**/game-types/reorder')
  await expect.poll(async () => (await order(ids[1])) < (await order(ids[0]))).toBe(true)

  await page.getByRole('button', { name: `Archive ${second}` }).click()
  const dialog = page.getByRole('dialog', { name: `Archive “${second}”?` })
  await expect(dialog).toContainText(`1 casino: ${casino}`)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expectToast(page, 'Successfully archived !')
  await expect(page.getByRole('row', { name: second })).toHaveCount(0)
  await page.getByLabel('Show archived').click()
  await page.getByRole('button', { name: `Delete ${second} for good` }).click()
  const refusal = page.getByRole('dialog', { name: `“${second}” is still used` })
  await expect(refusal).toContainText(casino)
  await refusal.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: `Unarchive ${second}` }).click()
  await expectToast(page, 'Successfully unarchived !')
})
