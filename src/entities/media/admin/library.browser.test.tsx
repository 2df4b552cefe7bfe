import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { upload } from '#records/admin/api/upload.ts'
import { open } from '#testing/forms/back-office.tsx'
import { unique } from '#testing/forms/records.ts'

async function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(160, 90)
  canvas.getContext('2d')?.fillRect(0, 0, 160, 90)
  return canvas.convertToBlob()
}

test('a picture opened while the search waits for more letters stays open', async () => {
  const name = unique('Plocha')
  await upload('/media', new File([await drawPicture()], `${name}.png`, { type: 'image/png' }))
  open('/admin/media')
  const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name })
  await expect.element(picture).toBeVisible()
  const tile = picture.element()
  await page.getByRole('searchbox').fill(name)
  // The search is sent before the opened picture is rendered.
  if (tile instanceof HTMLElement) tile.click()
  vi.advanceTimersByTime(300)
  await expect.poll(() => window.location.search).toMatch(/q=/)
  await expect.element(page.getByRole('slider', { name: 'Focal point' })).toBeVisible()
  expect(window.location.search).toMatch(/open=/)
})
