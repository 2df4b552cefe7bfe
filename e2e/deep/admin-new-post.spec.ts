import { expect, type Page } from '@playwright/test'
import { ADMIN, ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'
import { failure, isSaved } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

const text = (page: Page) => page.locator('.ProseMirror').first()
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a new post is a draft on the server from its first sentence, in the same form', async ({ page, records }) => {
  await page.goto('/admin/posts/create')
  await text(page).click()
  const sentence = unique('Věta bez názvu')
  await page.keyboard.type(sentence)
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  // Typed without a pause: the caret stays, and undo still knows the first sentence.
  await page.keyboard.type(' a konec')
  await expect(text(page)).toHaveText(`${sentence} a konec`)
  await expect(text(page)).toBeFocused()
  await isSaved(page)
  const id = idIn(page)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ title: sentence, isActive: false })
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(sentence)

  // The button of a new post does not turn into another one under the mouse.
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Rychle')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Create post' }).click()
  await expectToast(page, 'Successfully completed !')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Rychle')
  await text(page).click()
  for (let step = 0; step < 20; step++) await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveText('')

  // Another new post starts empty, and Back shows the stored one.
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  await page.goto('/admin/posts')
  await page.goto('/admin/posts/create')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
})

test('whoever begins a post signs it', async ({ page, records }) => {
  const lastName = unique('Vlastní')
  const { id } = await records.make('writers', { firstName: 'Anna', lastName, email: ADMIN.email })
  await page.goto('/admin/posts/create')
  await expect(page.getByRole('combobox', { name: 'Writer' })).toHaveValue(`Anna ${lastName}`)
  await text(page).click()
  await page.keyboard.type(unique('Podepsaná věta'))
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await isSaved(page)
  expect(await records.read(`/posts/${idIn(page)}`)).toMatchObject({ writer: id })
  // Other journeys sign what they write themselves.
  await records.call('POST', `/writers/${id}/archive`)
})

test('an empty form creates nothing, and a drawer stays open while the post is created', async ({ page, records }) => {
  const before = (await records.read('/posts?perPage=1&status=all'))['total']
  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill('x')
  await page.getByLabel('Title', { exact: true }).fill('')
  await page.getByRole('link', { name: 'Back to posts' }).click()
  await expect(page).toHaveURL('/admin/posts')
  expect((await records.read('/posts?perPage=1&status=all'))['total']).toBe(before)

  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill(unique('Se zásuvkou'))
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Psáno během vzniku')
  await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
  await expect(drawer.getByLabel('Add a pro and press Enter')).toBeFocused()
  await expect(drawer.getByLabel('Add a pro and press Enter')).toHaveValue('Psáno během vzniku')
})

test('undo goes on after the text was saved as a change', async ({ page, records }) => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Původní.' }] }] }
  const { id } = await records.make('posts', { title: unique('Zpět'), content, isActive: true })
  await page.goto(`/admin/posts/${id}`)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Navíc.')
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/\?change=/)
  // The address changes before the screen does.
  await expect(page.getByRole('region', { name: 'Waiting change' })).toBeVisible()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveText('Původní.')
  await page.keyboard.press('Control+y')
  await page.keyboard.type(' Ještě.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  // The live post is one step back, and untouched.
  const change = new URL(page.url()).searchParams.get('change')
  expect(JSON.stringify(await records.read(`/posts/${id}/changes/${change}/record`))).toContain('Navíc. Ještě.')
  expect(JSON.stringify(await records.read(`/posts/${id}`))).not.toContain('Navíc')
  await page.goBack()
  await expect(text(page)).toHaveText('Původní.')
})

test('publishing without a connection stays undone, and says so', async ({ page, records, context }) => {
  const { id } = await records.make('posts', { title: unique('Bez spojení') })
  await page.goto(`/admin/posts/${id}`)
  await text(page).click()
  await page.keyboard.type('Věta.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Not published yet')).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isActive: false })
  await expect(page.getByText('Not published yet')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expectToast(page, 'Successfully updated !')
  await expect(page.getByText('Not published yet')).toHaveCount(0)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isActive: true })
})

for (const isDraft of [true, false]) {
  test(`a save during a restart is sent again without being asked, ${isDraft ? 'draft' : 'live'}`, async ({
    page,
    records,
  }) => {
    const collection = isDraft ? 'posts' : 'game-types'
    const { id } = await records.make(collection, { title: unique('Restart') })
    const title = unique('Po restartu')
    await page.goto(`/admin/${collection}/${id}`)
    await page.route(`**/private/${collection}/${id}*`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: 'Starting' }) : route.fallback(),
    )
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    if (!isDraft) await page.keyboard.press('Control+s')
    await expect(failure(page)).toBeVisible()
    await page.unroute(`**/private/${collection}/${id}*`)
    await isSaved(page)
    await expect(failure(page)).toHaveCount(0)
    expect(await records.read(`/${collection}/${id}`)).toMatchObject({ title })
  })
}
