import { expect, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

/** The server does it, but its response never arrives. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

const onePixel = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

async function uploadTwo(page: Page, word: string): Promise<void> {
  const colours = ['#c33', '#33c']
  const files = colours.map(async (colour, index) => ({
    name: `${word}-${index}.png`,
    mimeType: 'image/png',
    buffer: await onePixel(colour),
  }))
  await page.locator('input[type="file"]').setInputFiles(await Promise.all(files))
}

test('what a lost response leaves open is said, and sending it again does nothing twice', async ({ page, records }) => {
  await test.step('pictures', async () => {
    const word = unique('ztraceny').replace(' ', '')
    await page.goto('/admin/media')
    await page.route('**/api/v1/private/media', (route) =>
      route.request().method() === 'POST' ? loseResponse(route) : route.fallback(),
    )
    await uploadTwo(page, word)
    await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('The server cannot be reached.')
    await expect(page.getByRole('button', { name: 'Send 2 pictures again' })).toBeVisible()
    await page.unroute('**/api/v1/private/media')
    await page.getByRole('button', { name: 'Send 2 pictures again' }).click()
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden()
    expect((await records.read(`/media?q=${word}`))['total']).toBe(2)
  })

  await test.step('a bulk action', async () => {
    const word = unique('Rys')
    const made = await Promise.all([1, 2].map((each) => records.make('posts', { title: `${word} ${each}` })))
    await page.goto(`/admin/posts?q=${encodeURIComponent(word)}`)
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    await page.route('**/posts/bulk', loseResponse)
    const archive = async () => {
      await page
        .getByRole('toolbar', { name: 'Chosen records' })
        .getByRole('button', { name: 'Archive', exact: true })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    }
    await archive()
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: '0 archived, of 2 it is not known.' }),
    ).toBeVisible()
    for (const { id } of made) expect(await records.read(`/posts/${id}`)).toMatchObject({ isDeleted: true })
    await page.unroute('**/posts/bulk')
    await expect(page.getByText('2 selected')).toBeVisible()
    await archive()
    await expectToast(page, 'Successfully archived !')
    for (const { id } of made) expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 2 })
  })

  await test.step('an import of content', async () => {
    await page.goto('/admin/settings?tab=data')
    await page.route('**/api/v1/private/import', (route) => route.abort())
    const buffer = Buffer.from(JSON.stringify({ format: 'rozvazne' }))
    await page.locator('input[type="file"]').setInputFiles({ name: 'obsah.json', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'It is not known whether' })).toBeVisible()
    await expect(page.getByText('Nothing was imported')).toBeHidden()
  })
})

test('an alt text is saved despite lost responses and colleagues, and is not lost by leaving', async ({
  page,
  records,
}) => {
  const word = unique('popis').replace(' ', '')
  await page.goto('/admin/media')
  await uploadTwo(page, word)
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: `${word}-1` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: `${word}-0` })).toBeVisible()
  const { items } = await records.read(`/media?q=${word}&sort=title`)
  const [first, second] = items.map(({ id }: { id: string }) => `/media/${id}`)
  await page.getByRole('link', { name: 'Alt texts in a row' }).click()
  const row = (index: number) => page.getByRole('listitem').filter({ hasText: `${word}-${index}` })
  const field = (index: number) => row(index).getByRole('textbox')
  await expect(field(0)).toBeVisible()

  await page.route('**/api/v1/private/media/*', loseResponse)
  await field(0).fill('Červená plocha')
  await field(0).press('Enter')
  await expect(row(0)).toContainText('The server cannot be reached')
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await page.unroute('**/api/v1/private/media/*')
  await field(0).press('Enter')
  await expect(row(0).getByText('Saved', { exact: true })).toBeVisible()
  expect(await records.read(first)).toMatchObject({ alt: 'Červená plocha', version: 2 })

  // Another field of a colleague is no conflict, their alt text is.
  await records.change(second, () => ({ title: `${word}-1 jinak` }))
  await records.change(second, () => ({ alt: 'Modrá od kolegy' }))
  await field(1).fill('Modrá plocha')
  await field(1).press('Enter')
  await expect(row(1)).toContainText('A colleague wrote: “Modrá od kolegy”.')
  expect(await records.read(second)).toMatchObject({ alt: 'Modrá od kolegy' })
  await field(1).press('Enter')
  await expect(row(1).getByText('Saved', { exact: true })).toBeVisible()
  expect(await records.read(second)).toMatchObject({ alt: 'Modrá plocha', title: `${word}-1 jinak` })
})

test('what cannot be read says so, and is read when it is tried again', async ({ page, records }) => {
  const casino = await records.make('casinos', { title: unique('Nečitelné') })
  for (const [address, call, title] of [
    [`/admin/casinos/${casino['id']}`, `casinos/${casino['id']}`, 'This casino could not be read'],
    ['/admin/media', 'media?*', 'The pictures could not be read'],
    ['/admin/messages', 'messages?*', 'The messages could not be read'],
    ['/admin/settings?tab=users', 'users?*', 'The list could not be read'],
    ['/admin/settings?tab=audit', 'audit?*', 'The list could not be read'],
    ['/admin/settings?tab=redirects', 'redirects?*', 'The list could not be read'],
    ['/admin/settings?tab=site', 'settings', 'The settings could not be read'],
    ['/admin/settings?tab=menus', 'settings/menus', 'The menus could not be read'],
    ['/admin/settings?tab=watching', 'subscriptions', 'The numbers could not be read'],
    ['/admin/settings?tab=cache', 'cache', 'The figures could not be read'],
    ['/admin/settings?tab=account', 'auth/sessions', 'The list could not be read'],
    ['/admin/clicks', 'comparisons', 'The pairs could not be read'],
    ['/admin/clicks', 'clicks?*', 'The clicks could not be read'],
    ['/admin/edit?path=/recenze/modry-lev/', 'post-at?*', 'The page could not be looked up'],
  ] as const) {
    const isRead = page.waitForResponse(`**/api/v1/private/${call}`)
    await page.route(`**/api/v1/private/${call}`, (route) => route.abort())
    await page.goto(address)
    const failure = page.getByRole('alert').filter({ hasText: title })
    await expect(failure, address).toBeVisible()
    await page.unroute(`**/api/v1/private/${call}`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    expect((await isRead).status()).toBe(200)
    await expect(failure, address).toBeHidden()
  }
})
