import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved:' })
const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'Offline, not saved.' })
const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()

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

    await page.route(`**/api/v1/private/casinos/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'Bad luck' }) : route.continue(),
    )
    await page.getByLabel('Bonus', { exact: true }).fill('Novější')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(failure(page)).toContainText('The server answered 500.')
    await page.unroute(`**/api/v1/private/casinos/${id}`)
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

test('text typed after an offline save is not published automatically', async ({ page, records, context }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Nový')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(offline(page)).toBeVisible()
  await bonus.fill('Nový bonus je')
  await context.setOffline(false)
  await expect(failure(page)).toContainText('The line is back.')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Původní' })
  await bonus.fill('Nový bonus je větší')
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await isSaved(page)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový bonus je větší' })
})

test('discarded text is restored with one click', async ({ page, records }) => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Původní.' }] }] }
  const { id } = await records.make('posts', { title: unique('Článek'), content, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  const text = page.locator('.ProseMirror').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Hodina práce.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(text).not.toContainText('Hodina práce.')
  await page.getByRole('button', { name: 'Undo the discard' }).click()
  await expect(text).toContainText('Původní. Hodina práce.')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Hodina práce.')
})

test('a component that cannot be loaded offline does not break the form', async ({ page, records, context }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Rozepsáno')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expectToast(page, 'This could not be loaded.')
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Rozepsáno')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
})

test('a schedule that failed to save is not partly stored', async ({ page, records, context }) => {
  const { id } = await records.make('posts', { title: unique('Na později') })
  await page.goto(`/admin/posts/${id}`)
  await page.locator('.ProseMirror').first().click()
  await page.keyboard.type('Věta.')
  await page.keyboard.press('Control+Shift+Enter')
  const when = page.getByRole('dialog', { name: 'When to publish' })
  await when.getByRole('radio', { name: /Later/ }).click()
  await when.getByRole('switch', { name: 'Take down at a set time' }).click()
  await context.setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  const stored = await records.read(`/posts/${id}`)
  expect(stored).toMatchObject({ isActive: false, publishAt: null, unpublishAt: null })
  expect(JSON.stringify(stored)).toContain('Věta.')
})

/** Executes requests on the server but drops their responses, until the returned function is called. */
async function dropResponses(page: Page, method: string, address: RegExp): Promise<() => Promise<void>> {
  await page.evaluate(
    ([of, source]) => {
      const send = window.fetch
      window.fetch = async (input, init) => {
        const answer = await send(input, init)
        if (init?.method === of && new RegExp(source).test(answer.url) && answer.ok)
          throw new TypeError('Failed to fetch')
        return answer
      }
      window.addEventListener('restore-responses', () => (window.fetch = send), { once: true })
    },
    [method, address.source] as const,
  )
  return () => page.evaluate(() => void window.dispatchEvent(new Event('restore-responses')))
}

for (const collection of ['posts', 'casinos', 'game-types']) {
  test(`creates one record of ${collection} although the response was lost and typing continued`, async ({
    page,
    records,
  }) => {
    const title = unique('Jednou')
    await page.goto(`/admin/${collection}/create`)
    const restoreResponses = await dropResponses(page, 'POST', new RegExp(`/private/${collection}$`))
    for (const words of ['', ' a víc']) {
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title + words)
      await page.keyboard.press('Control+s')
      await expect(failure(page)).toContainText('The server cannot be reached.')
    }
    await restoreResponses()
    // Polled and without the button: a save may be in progress, and a draft is autosaved.
    await expect(async () => {
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(new RegExp(`/admin/${collection}/(?!create)`), { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: `${title} a víc`, level: 1 })).toBeVisible()
    const { items } = await records.read(`/${collection}?q=${encodeURIComponent(title)}`)
    expect(items.map((item: { title: string }) => item.title)).toEqual([`${title} a víc`])
  })
}

test("a save with a lost response is not taken for a colleague's", async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Nový')
  const restoreResponses = await dropResponses(page, 'PUT', new RegExp(`/private/casinos/${id}$`))
  await page.keyboard.press('Control+s')
  await expect(failure(page)).toContainText('The server cannot be reached.')
  await restoreResponses()
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await isSaved(page)
  await expect(page.getByText('in another window')).toHaveCount(0)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })
})

test('a waiting change that failed to save is retried as a change, with everything typed', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Čeká')
  const restoreResponses = await dropResponses(page, 'POST', new RegExp(`/casinos/${id}/changes$`))
  await page.keyboard.press('Control+Shift+s')
  await expect(failure(page)).toContainText('The server cannot be reached.')
  await bonus.fill('Čeká a víc')
  await restoreResponses()
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\?change=/)
  await expect(bonus).toHaveValue('Čeká a víc')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Původní' })
})

test('text typed while a change is being stored is in the form of the change', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  await page.goto(`/admin/casinos/${id}`)
  const bonus = page.getByLabel('Bonus', { exact: true })
  await bonus.fill('Čeká')
  const answer = Promise.withResolvers<void>()
  await page.route(`**/casinos/${id}/changes`, async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/changes'))
  await page.keyboard.press('Control+Shift+s')
  await sent
  await bonus.fill('Čeká a víc')
  answer.resolve()
  await expect(page).toHaveURL(/\?change=/)
  await expect(bonus).toHaveValue('Čeká a víc')
  const { items } = await records.read(`/casinos/${id}/changes`)
  expect(items).toMatchObject([{ data: { bonus: 'Čeká' } }])
})

test('a change is published with what was typed although the live record was saved meanwhile', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní', owner: 'Nikdo' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Prosincový')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  await records.change(`/casinos/${id}`, () => ({ owner: 'Kolega' }))
  await page.getByLabel('Ribbon', { exact: true }).fill('Novinka')
  await page.getByRole('button', { name: 'Publish this change now' }).click()
  await expect(page).toHaveURL(`/admin/casinos/${id}`)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Prosincový',
    owner: 'Kolega',
    ribbon: 'Novinka',
  })
})

const KEPT_BY_SERVER = ['id', 'isDeleted', 'createdAt', 'updatedAt', 'plannedBy', 'measuredHours', 'measuredCount']

test('discarding a change names what a colleague has saved into it since', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní', ribbon: 'Staré' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Prosincový')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  const change = new URL(page.url()).searchParams.get('change')
  await records.change(`/casinos/${id}/changes/${change}/record`, () => ({
    ...Object.fromEntries(KEPT_BY_SERVER.map((field) => [field, undefined])),
    ribbon: 'Kolegovo',
  }))
  await page.getByRole('button', { name: 'Discard…' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 fields of')
})

test('a draft that cannot be autosaved says so and is saved later', async ({ page, records, context }) => {
  const { id } = await records.make('posts', { title: unique('Koncept') })
  await page.goto(`/admin/posts/${id}`)
  await page.locator('.ProseMirror').first().click()
  await context.setOffline(true)
  await page.keyboard.type('Věta bez spojení.')
  await expect(offline(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Kept in this browser, not saved yet')).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  await expect(offline(page)).toHaveCount(0)
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Věta bez spojení.')
})

test('typing is not interrupted by a conflict dialog, which opens at the next save', async ({ page, records }) => {
  const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  const { id } = await records.make('posts', { title: unique('Dva v jednom'), content: doc('Začátek.') })
  const text = page.locator('.ProseMirror').first()
  await page.goto(`/admin/posts/${id}`)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Moje věta.')
  await records.change(`/posts/${id}`, () => ({ content: doc('Začátek. Věta odjinud.') }))
  await expect(page.getByText('when you save, you choose')).toBeVisible()
  // Longer than the autosave delay.
  await page.waitForTimeout(6000)
  await page.keyboard.type(' A další.')
  await expect(text).toHaveText('Začátek. Moje věta. A další.')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Moje věta. A další.')
  await expect(question).toContainText('Věta odjinud.')
})

test('a menu made too long by two windows is rejected with its place', async ({ page, records, context }) => {
  const before = await records.read('/settings/menus')
  const other = await context.newPage()
  try {
    for (const [index, window] of [other, page].entries()) {
      await window.goto('/admin/settings?tab=menus')
      const labels = window.getByLabel(/^Header: label of item/)
      while ((await labels.count()) < 7) {
        await window.getByRole('button', { name: 'Add to header' }).click()
        await labels.last().fill(`Pomoc ${index}`)
        await window
          .getByLabel(/^Header: address of item/)
          .last()
          .fill(index === 0 ? '/pomoc/' : '/pauza/')
      }
    }
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(other, 'Successfully updated !')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toContainText('has no History')
    await page.getByRole('dialog').getByRole('radio', { name: /Both/ }).click()
    await page.keyboard.press('Control+Enter')
    await expect(failure(page)).toBeVisible()
    const header = page.getByRole('region', { name: 'Header', exact: true })
    await expect(header.getByText('At most 7 fit here.')).toBeInViewport()
    await header.getByRole('button', { name: 'Remove Pomoc 0' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Successfully updated !')
    await expect(header.getByText('At most 7 fit here.')).toHaveCount(0)
  } finally {
    await records.change('/settings/menus', () => ({ header: before['header'] }))
  }
})

test('reverting a rejected slug leaves no unsaved changes and no error', async ({ page, records }) => {
  const taken = unique('zabrano').replace(' ', '-')
  await records.make('casinos', { title: unique('Kasino'), slug: taken })
  await records.make('posts', { title: unique('Článek'), slug: taken })
  for (const collection of ['casinos', 'posts']) {
    const own = unique('vlastni').replace(' ', '-')
    const { id } = await records.make(collection, { title: unique('Druhé'), slug: own })
    await page.goto(`/admin/${collection}/${id}`)
    const slug = page.getByLabel('Slug')
    await slug.fill(taken)
    await page.keyboard.press('Control+s')
    await expect(failure(page)).toContainText('This address is already used by')
    await slug.fill(own)
    await slug.blur()
    await expect(failure(page)).toHaveCount(0)
    await expect(page.getByText('This address is already used by')).toHaveCount(0)
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    await page.getByRole('link', { name: /^Back to / }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/${collection}$`))
  }
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

test('an empty redirect row is not an unsaved change', async ({ page }) => {
  await page.goto('/admin/settings?tab=redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByRole('textbox', { name: 'From' }).first().fill('/x')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await page.getByRole('textbox', { name: 'From' }).first().fill('')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await page.getByRole('link', { name: 'Media' }).click()
  await expect(page).toHaveURL('/admin/media')
  await page.goto('/admin/settings?tab=redirects')
  await expect(page.getByRole('button', { name: 'Add redirect' })).toBeVisible()
  await expect(page.getByText('unsaved work here')).toHaveCount(0)
})

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Delays uploads until `arrive` is called. */
async function holdUploads(page: Page): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/media', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return { arrive: resolve }
}

const give = (target: Locator, how: 'paste' | 'drop') =>
  target.evaluate(
    (element, [bytes, type]) => {
      const files = new DataTransfer()
      const picture = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      files.items.add(new File([picture], 'obrazek.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: files })
          : new DragEvent('drop', { ...init, dataTransfer: files }),
      )
    },
    [PICTURE, how] as const,
  )

test('saving and leaving wait for an upload in progress', async ({ page, records }) => {
  const post = await records.make('posts', { title: unique('S obrázkem') })
  const casino = await records.make('casinos', { title: unique('S logem') })
  for (const [path, how, target] of [
    [`posts/${post['id']}`, 'paste', page.locator('.ProseMirror').first()],
    [`casinos/${casino['id']}`, 'drop', page.getByRole('button', { name: 'Browse: Logo' })],
  ] as const) {
    const { arrive } = await holdUploads(page)
    await page.goto(`/admin/${path}`)
    await target.waitFor()
    const requested = page.waitForRequest((request) => request.url().endsWith('/media') && request.method() === 'POST')
    await give(target, how)
    await requested
    await page.getByRole('link', { name: /^Back to / }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saving…')).toBeVisible()
    arrive()
    await expect(page).toHaveURL(new RegExp(`/admin/${path.split('/')[0]}$`))
    expect(JSON.stringify(await records.read(`/${path}`))).toMatch(/"(mediaId|logo)":"\w+"/)
    await page.unroute('**/api/v1/private/media')
  }
})

test('a picture pasted offline keeps its place and its words, and is uploaded once online', async ({
  page,
  records,
  context,
}) => {
  const { id } = await records.make('posts', { title: unique('S obrázkem'), isActive: false })
  await page.goto(`/admin/posts/${id}`)
  const text = page.locator('.ProseMirror').first()
  await text.waitFor()
  await context.setOffline(true)
  await give(text, 'paste')
  await page.getByLabel('Caption').fill('Graf výplat')
  await expect(text.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByLabel('Caption')).toHaveValue('Graf výplat')
  await page.keyboard.press('Control+s')
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(text.locator('img')).toBeVisible()
  const stored = async () => JSON.stringify((await records.read(`/posts/${id}`)).content)
  await expect.poll(stored).toMatch(/"mediaId":"\w+","alt":"","caption":"Graf výplat"/)
})

test('a name that cannot be looked up offline prevents the save', async ({ page, records, context }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Add a payment method').fill(unique('Mušle'))
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  expect((await records.read(`/casinos/${id}`)).paymentMethods).toHaveLength(1)
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

test('a scheduled change uses Prague time, and an incomplete time is not taken for none', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Jarní')
  await page.keyboard.press('Control+Shift+Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as a change for later' })
  await dialog.getByLabel('Publish at: day').fill('2027-03-28')
  await dialog.getByLabel('Publish at: time').fill('2:30')
  await expect(dialog.getByText('2:30 does not exist. It will be 3:30.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save as a change' }).click()
  await expect(page).toHaveURL(/\?change=/)
  const stored = async () => JSON.stringify(await records.read(`/casinos/${id}/changes`))
  expect(await stored()).toContain('2027-03-28T01:30:00.000Z')

  await page.getByRole('button', { name: 'Schedule…' }).click()
  const again = page.getByRole('dialog')
  await again.getByLabel('Publish at: time').fill('25')
  await page.keyboard.press('Enter')
  await expect(again.getByText('Choose the day and the hour.')).toBeVisible()
  expect(await stored()).toContain('2027-03-28T01:30:00.000Z')
})
