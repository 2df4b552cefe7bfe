import { expect } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE } from './admin-api.ts'
import { expectToast, test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

const png = (width: number, background: string) =>
  sharp({ create: { width, height: 90, channels: 3, background } })
    .png()
    .toBuffer()

test('pictures are uploaded, described in a row, given a focal point and replaced', async ({ page, records }) => {
  const word = unique('obraz').replace(' ', '')
  await page.goto('/admin/media')
  const files = await Promise.all(
    ['#c33', '#33c'].map(async (colour, index) => ({
      name: `${word}-${index}.png`,
      mimeType: 'image/png',
      buffer: await png(160, colour),
    })),
  )
  await page.locator('input[type="file"]').setInputFiles(files)
  const tile = (name: string) => page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name })
  await expect(tile(`${word}-1`)).toBeVisible()
  await expect(tile(`${word}-0`)).toBeVisible()

  await page.getByRole('link', { name: 'Alt texts in a row' }).click()
  const fields = page.getByRole('textbox', { name: new RegExp(`^What ${word}`) })
  await expect(fields).toHaveCount(2)
  await fields.first().fill('Červená plocha')
  await fields.first().press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(fields.nth(1)).toBeFocused()
  await page.getByRole('link', { name: 'Done' }).click()

  await page.getByRole('searchbox').fill(word)
  await page.getByText('Without alt').click()
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').click()
  const slider = page.getByRole('slider', { name: 'Focal point' })
  await slider.focus()
  await slider.press('Shift+ArrowLeft')
  await slider.press('ArrowUp')
  await expect(slider).toHaveAttribute('aria-valuetext', '40 %, 49 %')
  await page.getByRole('checkbox', { name: 'Mere decoration, nothing to read out' }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  // The button is disabled as soon as the save starts.
  await expectToast(page, 'Successfully updated !')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()

  const id = new URL(page.url()).searchParams.get('open') ?? ''
  const before = await records.read(`/media/${id}`)
  expect(before).toMatchObject({ focus: { x: 40, y: 49 }, isDecoration: true })
  // Unsaved text is saved before the file is replaced.
  await page.getByRole('textbox', { name: 'Name' }).fill(`${word} jinak`)
  const smaller = { name: 'mensi.png', mimeType: 'image/png', buffer: await png(80, '#3c3') }
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(smaller)
  await page.getByRole('button', { name: 'Replace anyway' }).click()
  await expect(page.getByText('80 × 90 px')).toBeVisible()
  const after = await records.read(`/media/${id}`)
  expect(after).toMatchObject({ width: 80, focus: { x: 40, y: 49 }, title: `${word} jinak` })
  // The old address serves the new picture.
  const old = await page.request.get(String(before['url']))
  expect(old.url()).toContain(String(after['url']))

  // A form that uses an archived picture says what visitors see.
  const casino = await records.make('casinos', { title: unique('Jezevec'), logo: id })
  expect((await records.call('POST', `/media/${id}/archive`)).status()).toBe(200)
  await page.goto(`/admin/casinos/${casino['id']}`)
  await expect(page.getByText('In the archive, so visitors do not see it')).toBeVisible()
})
