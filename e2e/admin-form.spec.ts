import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { search, test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

/** Dispatches a paste event with the given data instead of using the system clipboard. */
const paste = (page: Page, data: Record<string, string>) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate((text, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

const PNG =
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc000000301010018dd8db00000000049454e44ae426082'

test('related records are created in the form, and pasted text keeps its structure', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Forma') })
  await page.goto(`/admin/posts/${id}`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await paste(page, { 'text/plain': '## Podnadpis\n\nSlovo **tučně**.\n\n- první\n- druhý' })
  await expect(text.getByRole('heading', { name: 'Podnadpis', level: 2 })).toBeVisible()
  await expect(text.locator('strong')).toHaveText('tučně')
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': 'Kasino\tVýběr\nModrý Lev\t19 h' })
  await expect(text.getByRole('cell', { name: '19 h' })).toBeVisible()

  // A Word document: its HTML refers to local files, its RTF has the bytes.
  await text.getByText('Slovo').click()
  await paste(page, {
    'text/html': '<p>Z dokumentu</p><img src="file:///C:/clip_image001.png" alt="Graf výplat">',
    'text/rtf': String.raw`{\rtf1{\pict\pngblip ${PNG}}}`,
  })
  await expect(text.getByRole('img', { name: 'Graf výplat' })).toBeVisible()
  await text.getByText('Slovo').click()
  await paste(page, { 'text/html': '<p>Bez obrázku</p><img src="file:///C:/ztracen.png">' })
  const notice = page.getByRole('alert', { name: 'Not everything was pasted' })
  await expect(notice).toContainText('A picture was left out, upload it here: ztracen.png.')
  await expect(notice).toBeInViewport()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)

  const linked = page.getByRole('combobox', { name: 'Linked casino/bookmaker' })
  const casino = unique('Vzniklé kasino')
  await search(linked, casino)
  await page.getByRole('option', { name: `Create casino “${casino}”` }).click()
  await expect(linked).toHaveValue(`${casino} (inactive)`)
  const writer = `Nová ${unique('Autorka')}`
  await search(page.getByRole('combobox', { name: 'Writer' }), writer)
  await page.getByRole('option', { name: `Create “${writer}”` }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await expect(notice).toBeHidden()
  const saved = await records.read(`/posts/${id}`)
  expect(await records.read(`/casinos/${saved['entity']}`)).toMatchObject({ title: casino })
  expect(await records.read(`/writers/${saved['writer']}`)).toMatchObject({ firstName: 'Nová' })
})

test('a page of the site has an edit link to its post, only for signed-in users', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/recenze/modry-lev/')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+$/)
  await expect(page.getByLabel('Slug')).toHaveValue('modry-lev')
  await page.goto('/admin/edit?path=/recenze/')
  await expect(page.getByRole('heading', { name: 'Not made of a post' })).toBeVisible()

  const stranger = await browser.newPage({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } })
  await stranger.goto('/recenze/modry-lev/')
  await stranger.getByRole('button', { name: 'Menu' }).click()
  await expect(stranger.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await stranger.close()
})
