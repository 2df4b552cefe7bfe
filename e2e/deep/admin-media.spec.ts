import { expect } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const png = (width: number, background: string) =>
  sharp({ create: { width, height: 90, channels: 3, background } })
    .png()
    .toBuffer()

test('moving on to another picture is not interrupted by the save of the previous one', async ({ page }) => {
  const word = unique('rada').replace(' ', '')
  await page.goto('/admin/media')
  const files = await Promise.all(
    ['#c33', '#33c', '#3c3'].map(async (colour, index) => ({
      name: `${word}-${index}.png`,
      mimeType: 'image/png',
      buffer: await png(120, colour),
    })),
  )
  await page.locator('input[type="file"]').setInputFiles(files)
  const pictures = page.getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('button', { name: new RegExp(`^${word}`) })).toHaveCount(3)
  await page.getByRole('link', { name: 'Alt texts in a row' }).click()
  const fields = page.getByRole('textbox', { name: new RegExp(`^What ${word}`) })
  await expect(fields).toHaveCount(3)

  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/media/*', async (route) => {
    await mayArrive
    await route.continue()
  })
  await fields.nth(0).fill('Červená plocha')
  await fields.nth(2).click()
  await page.keyboard.type('Zelená')
  arrive()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.type(' plocha')
  await expect(fields.nth(1)).toHaveValue('')
  await expect(fields.nth(2)).toHaveValue('Zelená plocha')
})
