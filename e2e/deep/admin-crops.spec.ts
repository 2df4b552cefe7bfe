import { expect } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()

/** Red on the left, blue on the right. */
const halves = async () =>
  sharp(await plain(1600, '#ff0000'))
    .composite([{ input: await plain(800, '#0000ff'), left: 800, top: 0 }])
    .png()
    .toBuffer()

test('a part of a picture is chosen for a shape: pages show it, the original stays', async ({ page, records }) => {
  const name = unique('pulky').replace(' ', '')
  await page.goto('/admin/media')
  await page.locator('input[type="file"]').setInputFiles({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await halves(),
  })
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name }).click()
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  const before = await records.read(`/media/${id}`)
  const title = unique('S obrázkem')
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  await records.make('posts', { title, content, banner: { mediaId: id, alt: '' }, isActive: true })

  await page.getByRole('button', { name: 'Cover, card 16:9' }).click()
  const part = page.getByRole('slider', { name: 'Part shown in Cover, card 16:9' })
  await part.focus()
  for (let step = 0; step < 60; step++) await page.keyboard.press('-')
  // Beyond the edge it stays within the picture.
  for (let step = 0; step < 9; step++) await page.keyboard.press('Shift+ArrowRight')
  await expect(part).toHaveAttribute('aria-valuetext', /^60 % from the left, \d+ % from the top, 40 % wide$/)
  // Nothing is lost while the line is: it is saved once it is back.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Offline, not saved.')).toBeVisible()
  await page.context().setOffline(false)
  await expectToast(page, 'Successfully updated !')

  const after = await records.read(`/media/${id}`)
  expect(after).toMatchObject({
    width: 1600,
    height: 1200,
    url: before['url'],
    crops: { '16x9': { x: 60, width: 40 } },
  })
  await page.goto('/clanky/')
  const shown = page.getByRole('link', { name: title }).first().locator('xpath=ancestor::article | ancestor::li').last()
  const source = (await shown.locator('img').first().getAttribute('src')) ?? ''
  expect(source).toContain('-16x9-60-')
  const colours = async (address: string) =>
    (await sharp(await (await page.request.get(address)).body()).stats()).channels
  const [red, , blue] = await colours(source)
  expect([red?.mean, blue?.mean].map((mean) => Math.round((mean ?? 0) / 255))).toEqual([0, 1])
  const [allRed, , allBlue] = await colours(String(before['url']))
  expect(Math.abs((allRed?.mean ?? 0) - (allBlue?.mean ?? 0))).toBeLessThan(10)

  await page.goto(`/admin/media?open=${id}`)
  await page.getByRole('button', { name: 'Reset all shapes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')
  const former = await page.request.get(source)
  expect(new URL(former.url()).pathname).not.toContain('16x9')
})
