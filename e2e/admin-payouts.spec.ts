import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { violationsOn } from './axe.ts'
import { test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

const GROUP = 'section[data-group="Measured payouts"]'

test('a withdrawal is recorded, its proof redacted before the upload, and readers see it', async ({
  page,
  records,
  browser,
  baseURL,
}) => {
  const title = unique('Měřené kasino')
  const { id: method } = await records.make('payment-methods', { title: unique('Rychlá karta') })
  const { title: methodTitle } = await records.read(`/payment-methods/${method}`)
  const casino = await records.make('casinos', { title, payoutsSpeed: 24, paymentMethods: [method] })
  const slug = casino['slug'] as string
  await records.make('posts', {
    title,
    slug,
    category: 'Recenze',
    isReviewPost: true,
    isActive: true,
    entity: casino['id'],
    entityModel: 'Casino',
    writer: 'writer-matej-hrubes',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Měřili jsme.' }] }] },
  })
  const withdrawal = { casino: casino['id'], method, amount: 900 }
  await records.make('payout-tests', {
    ...withdrawal,
    askedAt: '2026-10-12T08:00:00Z',
    arrivedAt: '2026-10-12T18:00:00Z',
  })
  await records.make('payout-tests', {
    ...withdrawal,
    askedAt: '2026-10-14T08:00:00Z',
    arrivedAt: '2026-10-15T15:00:00Z',
  })

  await page.goto(`/admin/casinos/${casino['id']}`)
  const group = page.locator(GROUP)
  await expect(group.getByText('2 withdrawals measured, no median yet')).toBeVisible()
  await group.getByRole('button', { name: 'Add a withdrawal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a withdrawal' })
  await dialog.getByLabel('Method').fill(methodTitle)
  await page.getByRole('option', { name: methodTitle }).click()
  await dialog.getByLabel('Amount').fill('1500')
  await dialog.getByLabel('Asked: day').fill('2026-10-20')
  await dialog.getByLabel('Asked: time').fill('9:10')
  await dialog.getByLabel('Arrived: day').fill('2026-10-21')
  await dialog.getByLabel('Arrived: time').fill('8:20')
  await expect(dialog.getByText('Within the promise of 24 h. The median is 23 h of 3 withdrawals.')).toBeVisible()

  const white = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 100)
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#ffffff'
    context?.fillRect(0, 0, 200, 100)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Picture from this device' }).click()
  await (await chooser).setFiles({ name: 'vypis-jana-nova.png', mimeType: 'image/png', buffer: Buffer.from(white) })
  await dialog.getByRole('button', { name: 'Add a cover' }).click()
  const cover = dialog.getByRole('button', { name: /^Cover 1, / })
  await cover.press('ArrowLeft')
  await cover.press('Shift+ArrowDown')
  await expect(
    dialog.getByRole('button', { name: 'Cover 1, 29 % from the left, 45 % from the top, 40 % by 11 %' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(
    dialog.getByRole('button', { name: 'Cover 1, 29 % from the left, 45 % from the top, 40 % by 10 %' }),
  ).toBeVisible()
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([])

  const sent = page.waitForRequest((request) => request.url().endsWith('/private/media'))
  await dialog.getByRole('button', { name: 'Add withdrawal' }).click()
  expect((await sent).postData() ?? '').not.toContain('jana')
  await expect(dialog).toBeHidden()
  await expect(group.getByText('measured, median of 3')).toBeVisible()
  await expect(group.getByText('Kept 2 of 3')).toBeVisible()
  expect(await violationsOn(page, GROUP)).toEqual([])
  await expect(page.getByText('The rule proposes 8,7')).toBeVisible()

  await page.locator('[data-path="criteria.payouts"]').fill('9')
  await page.keyboard.press('Control+s')
  const reason = page.getByLabel('Why payouts differ from the rule')
  await expect(reason).toHaveAccessibleDescription(/Write why the mark is 9,0, or take 8,7\./)
  await reason.fill('Poplatek je vždy nulový.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Successfully updated !')).toBeVisible()

  const proofUrl = await group.getByRole('link', { name: 'picture' }).getAttribute('href')
  const pixels = await page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const at = (x: number, y: number) => context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data[0] ?? -1
    return { covered: at(0.5, 0.5), open: at(0.1, 0.1) }
  }, proofUrl ?? '')
  expect(pixels.covered).toBeLessThan(60)
  expect(pixels.open).toBeGreaterThan(240)

  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const visitor = await visitors.newPage()
  await visitor.goto(`/recenze/${slug}/`)
  await expect(visitor.getByText('Naměřená výplata: 23 h (3 výběry), slíbeno 24 h. V termínu 2 ze 3.')).toBeVisible()
  await expect(
    visitor.getByRole('img', { name: /^3 výběry: 10 hodin, 31 hodin, 23 hodin\. Slib je 24 hodin/ }),
  ).toBeVisible()
  await expect(visitor.getByRole('row', { name: /20\. 10\..*1 500 Kč.*23 h 10 min/ })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Doklad o výběru 20. 10.' })).toHaveAttribute('href', /\/lg\.webp$/)
  await visitors.close()
})
