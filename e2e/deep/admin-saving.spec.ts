import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, type Records, saveAndExpect, test, unique } from '../back-office.ts'
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

test('a small correction leaves the date that readers see alone, also if it is sent later', async ({
  page,
  records,
  context,
}) => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  const title = unique('Datovaný')
  const { id, updatedAt } = await records.make('posts', { title, content, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  await page.getByLabel('Title', { exact: true }).fill(`${title}, opraveno`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Other ways to save' }).click()
  await page.getByRole('menuitem', { name: /^Save a small correction/ }).click()
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ title: `${title}, opraveno`, version: 2, updatedAt })

  await page.getByLabel('Title', { exact: true }).fill(`${title}, rozšířeno`)
  await saveAndExpect(page)
  expect((await records.read(`/posts/${id}`))['updatedAt']).not.toBe(updatedAt)
})

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
    const caret = page.locator('.ProseMirror p').nth(15)
    await expect(async () => expect((await edges(caret)).top).toBeGreaterThan((await edges(toolbar)).bottom)).toPass()
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

test('a draft that cannot be autosaved says so and is saved later', async ({ page, records, context }) => {
  const { id } = await records.make('posts', { title: unique('Koncept') })
  await page.goto(`/admin/posts/${id}`)
  await page.locator('.ProseMirror').first().click()
  await context.setOffline(true)
  await page.keyboard.type('Věta bez spojení.')
  await expect(offline(page)).toBeVisible()
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

/** Opens a new draft whose first autosave waits for `refuse`. */
async function openWithHeldAutosave(page: Page, records: Records, refusal: Parameters<Route['fulfill']>[0]) {
  const { id } = await records.make('posts', { title: unique('Koncept') })
  await page.goto(`/admin/posts/${id}`)
  const answer = Promise.withResolvers<void>()
  const quietly = (url: URL) => url.pathname.endsWith(`/posts/${id}`) && url.searchParams.has('quiet')
  await page.route(quietly, async (route) => {
    await answer.promise
    await route.fulfill(refusal)
  })
  return {
    path: `/posts/${id}`,
    sent: page.waitForRequest((request) => quietly(new URL(request.url()))),
    refuse: answer.resolve,
    letThrough: () => page.unroute(quietly),
  }
}

test('a refused autosave does not take the caret from the text', async ({ page, records }) => {
  const fields = [{ path: 'slug', message: 'This address is already used.' }]
  const json = { code: 'VALIDATION', message: 'Refused.', requestId: 'test', fields }
  const { path, sent, refuse, letThrough } = await openWithHeldAutosave(page, records, { status: 422, json })
  const text = page.locator('.ProseMirror').first()
  await text.click()
  await page.keyboard.type('První věta.')
  await sent
  await page.keyboard.type(' Druhá věta')
  refuse()
  await expect(failure(page)).toContainText('Refused.')
  await letThrough()
  // The caret stays where the editor writes.
  await page.keyboard.type(' má konec.')
  await expect(text).toHaveText('První věta. Druhá věta má konec.')
  await isSaved(page)
  await expect(failure(page)).toHaveCount(0)
  expect(JSON.stringify(await records.read(path))).toContain('První věta. Druhá věta má konec.')
})

for (const isFull of [false, true]) {
  const storage = isFull ? ', in a browser that keeps nothing' : ''
  test(`an autosave refused while typing tries what was typed since${storage}`, async ({ page, records }) => {
    if (isFull) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = function setUnlessDraft(key, value) {
          if (key.startsWith('draft:')) throw new DOMException('Full', 'QuotaExceededError')
          this[key] = value
        }
      })
    }
    const bad = { status: 500, body: 'Bad luck' }
    const { path, sent, refuse, letThrough } = await openWithHeldAutosave(page, records, bad)
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('První název')
    await sent
    await title.fill('Druhý název')
    refuse()
    await expect(failure(page)).toBeVisible()
    const state = isFull ? 'Unsaved changes' : 'Kept in this browser, not saved yet'
    await expect(page.getByText(state, { exact: true })).toBeVisible()
    // What the browser does not keep, it does not offer to keep.
    await page.getByRole('link', { name: /^Back to / }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question.getByRole('button', { name: 'Keep for later' })).toHaveCount(isFull ? 0 : 1)
    await question.getByRole('button', { name: 'Close' }).click()
    await letThrough()
    await isSaved(page)
    expect(await records.read(path)).toMatchObject({ title: 'Druhý název' })
  })
}

test('Enter in a field of a live record publishes nothing', async ({ page, records }) => {
  const casino = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  const post = await records.make('posts', { title: unique('Článek'), content, isActive: true })
  for (const [path, label] of [
    [`/casinos/${casino['id']}`, 'Bonus'],
    [`/posts/${post['id']}`, 'Breadcrumb title'],
  ] as const) {
    await page.goto(`/admin${path}`)
    const field = page.getByLabel(label, { exact: true })
    await field.fill('Nový')
    await field.press('Enter')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type('!')
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await page.keyboard.press('Control+s')
    // The first save is the requested one.
    expect((await saved).postData()).toContain('"Nový!"')
    await isSaved(page)
  }
})

test('a second click on the Save of the question does not save twice', async ({ page, records }) => {
  const title = unique('Kasino')
  const { id } = await records.make('casinos', { title, bonus: 'Původní' })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto('/admin/casinos')
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Nový')
  const answer = Promise.withResolvers<void>()
  let saves = 0
  await page.route(`**/api/v1/private/casinos/${id}*`, async (route) => {
    if (route.request().method() === 'PUT') {
      saves++
      await answer.promise
    }
    await route.continue()
  })
  await page.getByRole('link', { name: /^Back to / }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const save = question.getByRole('button', { name: 'Save' })
  await save.dblclick()
  await expect(save).toHaveAttribute('data-loading', 'true')
  await expect(question.getByRole('button', { name: 'Throw away' })).toBeDisabled()
  answer.resolve()
  await expect(page).toHaveURL('/admin/casinos')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })
  expect([saves, problems]).toEqual([1, []])
})
