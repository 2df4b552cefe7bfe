import { expect, type Locator } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique, untilAllIsLoaded } from '../back-office.ts'
import { failure, isSaved, offline } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

for (const width of [390, 1440]) {
  test(`a failed save is shown until one succeeds, at ${width}`, async ({ page, records, context }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
    await page.goto(`/admin/casinos/${id}`)
    await page.getByLabel('Bonus', { exact: true }).fill('Nový')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(offline(page)).toContainText(/Kept on this device since \d+:\d\d, saved when the line is back\./)
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    await expect(offline(page)).toBeInViewport()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    // Retried automatically.
    await context.setOffline(false)
    await isSaved(page)
    await expect(offline(page)).toHaveCount(0)
    expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })

    await page.route(`**/api/v1/private/casinos/${id}*`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'Bad luck' }) : route.continue(),
    )
    await page.getByLabel('Bonus', { exact: true }).fill('Novější')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(failure(page)).toContainText('The server answered 500.')
    await page.unroute(`**/api/v1/private/casinos/${id}*`)
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect(failure(page)).toHaveCount(0)
    await isSaved(page)
    expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Novější', version: 3 })

    await page.getByLabel('Bonus', { exact: true }).fill('Omyl')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Novější')
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    // Discarded by mistake: one click restores it.
    await page.getByRole('button', { name: 'Undo the discard' }).click()
    await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Omyl')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo the discard' })).toHaveCount(0)
  })
}

for (const width of [390, 1440]) {
  test(`a refusal above the form covers neither its strip nor the toolbar and the caret, at ${width}`, async ({
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const edges = (of: Locator) =>
      of.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top: Math.round(top), bottom: Math.round(bottom) }
      })
    const head = page.locator('form > header')
    const casino = await records.make('casinos', { title: unique('Kasino') })
    await page.goto(`/admin/casinos/${casino['id']}`)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('')
    await page.keyboard.press('Control+s')
    await expect(failure(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    const strip = page.getByRole('navigation', { name: 'Sections' })
    await expect(async () => expect((await edges(strip)).top).toBe((await edges(head)).bottom)).toPass()

    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Odstavec.' }] }
    const content = { type: 'doc', content: Array.from({ length: 60 }, () => paragraph) }
    const post = await records.make('posts', { title: unique('Článek'), content, isActive: true })
    await page.goto(`/admin/posts/${post['id']}`)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('')
    await page.keyboard.press('Control+s')
    await expect(failure(page)).toBeVisible()
    const toolbar = page.getByRole('toolbar', { name: 'Formatting', exact: true })
    await page.locator('.ProseMirror p').nth(40).click()
    const above = width < 1024 ? page.getByRole('navigation', { name: 'Parts of the post' }) : head
    await expect(async () => expect((await edges(toolbar)).top).toBe((await edges(above)).bottom)).toPass()
    for (let line = 0; line < 25; line++) await page.keyboard.press('ArrowUp')
    const caretTop = () =>
      page.evaluate(() => document.getSelection()?.anchorNode?.parentElement?.getBoundingClientRect().top)
    // A step that the browser takes long for is not followed by the editor; the next one is.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      expect(await caretTop()).toBeGreaterThan((await edges(toolbar)).bottom)
    }).toPass()
  })
}

test('a component that cannot be loaded offline does not break the form', async ({ page, records, context }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Rozepsáno')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await untilAllIsLoaded(page)
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expectToast(page, 'This could not be loaded.')
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Rozepsáno')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
})

test('permanent deletion leads to the list without an error about the deleted record', async ({ page, records }) => {
  const title = unique('Na smazání')
  const { id } = await records.make('casinos', { title })
  await records.call('POST', `/casinos/${id}/archive`)
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Ještě něco')
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/admin\/casinos$/)
  await expectToast(page, 'Successfully deleted !')
  await expect(page.getByLabel('Search title, owner or bonus')).toBeVisible()
  const gone = requested.indexOf(`DELETE /api/v1/private/casinos/${id}`)
  expect(requested.slice(gone + 1).filter((each) => each.includes(id))).toEqual([])
  // Going back shows that it is gone.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'There is no such casino' })).toBeVisible()
})

test('on a phone all actions of a draft are visible', async ({ page, records }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await records.make('posts', { title: unique('Koncept'), category: 'Recenze' })
  await page.goto(`/admin/posts/${id}`)
  await page.locator('.ProseMirror').first().click()
  await page.keyboard.type('Věta.')
  for (const name of ['Discard', 'Save changes', 'Publish…', '1 thing blocks it'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
})
