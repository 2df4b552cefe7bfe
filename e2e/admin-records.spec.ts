import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE, signIn } from './admin-api.ts'

test.use({ storageState: ADMIN_STATE })

let counter = 0
/** Tests share one server: what they make has a name of its own. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid}${counter++}`

const picture = (name: string) =>
  sharp({ create: { width: 160, height: 160, channels: 3, background: '#2448bd' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }))

const open = (page: Page, path: string) => page.goto(path)

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function uploadPicture(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Browse: ${label}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload a new one' }).click()
  await (await chooser).setFiles(await picture(name))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

test('a writer with a face', async ({ page }) => {
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
  await uploadPicture(page, 'Avatar', unique('portret'))
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Successfully completed !')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/writers\/[a-z0-9]{20}$/)

  await page.getByRole('link', { name: 'Back to writers' }).click()
  await page.getByLabel('Search writers').fill(lastName)
  const row = page.getByRole('row', { name: lastName })
  await expect(row.getByText('Not used')).toBeVisible()
  await expect(row.locator('img')).toBeVisible()
})

test('a list is searched, narrowed, sorted, archived in bulk, and Back brings it again', async ({ page, request }) => {
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
  await expect(toast(page, 'Successfully archived !')).toBeVisible()
  await page.getByText('Archived', { exact: true }).first().click()
  await expect(titles).toHaveCount(2)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Unarchive', exact: true }).click()
  await expect(toast(page, 'Successfully unarchived !')).toBeVisible()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.goBack()
  await expect(titles).toHaveCount(3)
})

test('game types are put in order by keyboard, and a used one says who uses it', async ({ page, request }) => {
  const call = await signIn(request)
  const [first, second] = [unique('Hra'), unique('Hra')]
  const ids: string[] = []
  for (const title of [first, second]) ids.push((await (await call('POST', '/game-types', { title })).json()).id)
  const casino = unique('Herna')
  await call('POST', '/casinos', { title: casino, gameTypes: [ids[1]] })

  await open(page, '/admin/content-attributes?tab=game-types')
  const handle = page.getByRole('button', { name: `Move ${second}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(toast(page, 'Successfully updated !')).toBeVisible()
  const order = async (id: string | undefined) => (await (await call('GET', `/game-types/${id}`)).json()).order
  expect(await order(ids[1])).toBeLessThan(await order(ids[0]))

  await page.getByRole('button', { name: `Archive ${second}` }).click()
  const dialog = page.getByRole('dialog', { name: `Archive “${second}”?` })
  await expect(dialog).toContainText(`1 casino: ${casino}`)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page, 'Successfully archived !')).toBeVisible()
  await expect(page.getByRole('row', { name: second })).toHaveCount(0)
  await page.getByLabel('Show archived').click()
  await page.getByRole('button', { name: `Delete ${second} for good` }).click()
  const refusal = page.getByRole('dialog', { name: `“${second}” is still used` })
  await expect(refusal).toContainText(casino)
  await refusal.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: `Unarchive ${second}` }).click()
  await expect(toast(page, 'Successfully unarchived !')).toBeVisible()
})

test('somebody else’s save is not overwritten, and unsaved changes are not left behind', async ({ page, request }) => {
  const call = await signIn(request)
  const title = unique('Sporné Kasino')
  const made = await (await call('POST', '/casinos', { title, bonus: 'Původní' })).json()
  await open(page, `/admin/casinos/${made.id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Moje')
  await page.getByRole('link', { name: 'Back to casinos' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).press('Escape')
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Moje')

  const { id, version, isDeleted: _d, createdAt: _c, updatedAt: _u, ...input } = made
  expect((await call('PUT', `/casinos/${id}`, { ...input, version, bonus: 'Jejich' })).status()).toBe(200)
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this casino' })
  await expect(conflict.locator('del', { hasText: 'Jejich' })).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(page, 'Successfully updated !')).toBeVisible()
  expect(await (await call('GET', `/casinos/${id}`)).json()).toMatchObject({ bonus: 'Moje', version: 3 })
})
