import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { holdPost, isSaved } from '../saving.ts'

/** People go on typing, saving and leaving while a request is under way. */
test.use({ storageState: ADMIN_STATE })

test('whoever goes on typing while a new post is created keeps the caret and every key', async ({ page, records }) => {
  const title = unique('Článek')
  const { sent, release } = await holdPost(page, '/api/v1/private/posts')
  await page.goto('/admin/posts/create')
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(text).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Konec.')
  const isAtStart = () => page.evaluate(() => getSelection()?.anchorOffset === 0)
  // In the first 200 ms with the focus, ProseMirror takes a caret at the start for a reset by the browser.
  await expect(async () => {
    await page.keyboard.press('Home')
    await page.waitForTimeout(100)
    expect(await isAtStart()).toBe(true)
  }).toPass()
  await page.keyboard.type('Začátek')
  await page.keyboard.press('Control+s')
  await sent
  await page.keyboard.type(' a dál')
  release()
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await expect(text).toBeFocused()
  // Outside the text, n would open the form of another post.
  await page.keyboard.type(' nebo konec. ')
  await expect(text).toHaveText('Začátek a dál nebo konec. Konec.')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  const { items } = await records.read(`/posts?q=${encodeURIComponent(title)}`)
  expect(JSON.stringify(await records.read(`/posts/${items[0].id}`))).toContain('Začátek a dál nebo konec. Konec.')
  await page.goto('/admin/posts/create')
  await expect(text).toBeVisible()
  await expect(page.getByText('unsaved work here')).toHaveCount(0)
})

test('the form of a block stays open while its new post is created', async ({ page, records }) => {
  const { sent, release } = await holdPost(page, '/api/v1/private/posts')
  await page.goto('/admin/posts/create')
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(unique('Článek'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await sent
  await page.keyboard.type('/pros')
  await expect(page.getByRole('option', { selected: true })).toContainText('Pros and cons')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'New: Pros and cons' })
  await drawer.getByLabel('Add a pro and press Enter').click()
  await page.keyboard.type('Výplaty')
  release()
  await expectToast(page, 'Successfully completed !')
  // Long enough for the form of the created post, which would take its place.
  await page.waitForTimeout(1500)
  await page.keyboard.type(' do hodiny')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await expect(page.getByRole('group', { name: /^Pros and cons/ })).toContainText('Výplaty do hodiny')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Výplaty do hodiny')
})

test('what is typed while a record leaves the archive stays', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  expect((await records.call('POST', `/casinos/${id}/archive`)).status()).toBe(200)
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  const answer = Promise.withResolvers<void>()
  await page.route(`**/casinos/${id}/unarchive`, async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const sent = page.waitForRequest(`**/casinos/${id}/unarchive`)
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await sent
  await bonus.fill('Nový')
  answer.resolve()
  await expectToast(page, 'Successfully unarchived !')
  await expect(bonus).toHaveValue('Nový')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', isDeleted: false })
})

test('whoever saves again while a record is created has saved all of it', async ({ page, records }) => {
  const { sent, release } = await holdPost(page, '/api/v1/private/casinos')
  await page.goto('/admin/casinos/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(unique('Kasino'))
  await page.keyboard.press('Control+s')
  await sent
  await page.getByLabel('Bonus', { exact: true }).fill('Psaný mezitím')
  await page.keyboard.press('Control+s')
  release()
  await expectToast(page, 'Successfully updated !')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Psaný mezitím', version: 2 })
})

test('offline, neither a pointer above a link nor a click leaves the form', async ({ page, records, context }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Nový')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.getByRole('link', { name: 'Clicks' }).hover()
  await failed
  await bonus.fill('Novější')
  await context.setOffline(false)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Novější' })

  // Another screen: the first one may have been fetched since the connection is back.
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expectToast(page, 'The server cannot be reached. What you typed is kept here.')
  await expect(bonus).toHaveValue('Novější')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
})

test('whoever leaves during a save is neither asked about what it saved nor brought back', async ({
  page,
  records,
}) => {
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/casinos{,/*}', async (route) => {
    if (['POST', 'PUT'].includes(route.request().method())) await answer.promise
    await route.continue()
  })
  const title = unique('Kasino')
  await page.goto('/admin/casinos/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'Clicks' }).click()
  await page.getByRole('button', { name: 'Keep for later' }).click()
  await expect(page).toHaveURL('/admin/clicks')
  answer.resolve()
  await expectToast(page, 'Successfully completed !')
  await expect(page).toHaveURL('/admin/clicks')

  const { items } = await records.read(`/casinos?q=${encodeURIComponent(title)}`)
  await page.goto(`/admin/casinos/${items[0].id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Nový')
  answer = Promise.withResolvers()
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'Clicks' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL('/admin/clicks')
  await expectToast(page, 'Successfully updated !')
})
