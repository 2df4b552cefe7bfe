import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#records/admin/api/client.ts'
import { upload } from '#records/admin/api/upload.ts'
import { open } from '#testing/forms/back-office.tsx'
import { unique } from '#testing/forms/records.ts'

async function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(800, 600)
  canvas.getContext('2d')?.fillRect(0, 0, 400, 600)
  return canvas.convertToBlob()
}

test('a part is set by the keyboard, saved, and taken back', async () => {
  const name = unique('Výřez')
  await upload('/media', new File([await drawPicture()], `${name}.png`, { type: 'image/png' }))
  open('/admin/media')
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name }).click()
  const card = page.getByRole('button', { name: 'Cover, card 16:9' })
  await card.click()
  const part = page.getByRole('slider', { name: 'Part shown in Cover, card 16:9' })
  await expect.element(part).toHaveAttribute('aria-valuetext', '0 % from the left, 12 % from the top, 100 % wide')
  part.element().focus()
  await userEvent.keyboard('{-}'.repeat(20))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}')
  await expect.element(part).toHaveAttribute('aria-valuetext', '20 % from the left, 13 % from the top, 80 % wide')
  await expect.element(card.getByText('By hand')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const id = new URLSearchParams(window.location.search).get('open') ?? ''
  const stored = async () => (await api.get('/media/{id}', { params: { id } })).crops
  await expect.poll(stored).toMatchObject({ '16x9': { x: 20, width: 80 } })
  await page.getByRole('button', { name: 'Back to the focal point' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('slider', { name: 'Focal point' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(stored).toEqual({})
})
