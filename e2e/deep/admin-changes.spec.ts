import { expect, type Locator } from '@playwright/test'
import { ADMIN_STATE, newUser } from '../admin-api.ts'
import { expectToast, type Records, test, unique } from '../back-office.ts'
import { logIn } from '../log-in.ts'
import { content, inputOf } from '../waiting-changes.ts'

test.use({ storageState: ADMIN_STATE })

const HOUR_MS = 3_600_000

/** A live post with a waiting change of its breadcrumb. */
async function postWithChange({ make, call }: Records, plan: object): Promise<{ id: string; change: string }> {
  const post = await make('posts', { title: unique('Živý'), content: content('Text.'), isActive: true })
  const values = { ...inputOf(post), breadcrumbTitle: 'Chystaný' }
  const made = await call('POST', `/posts/${post['id']}/changes`, { ...plan, values, version: 1 })
  expect(made.status(), await made.text()).toBe(201)
  return { id: post['id'], change: (await made.json()).id }
}

test('a save that breaks a waiting change asks first', async ({ page, records }) => {
  const { id } = await postWithChange(records, { title: 'Prosinec', publishAt: '2099-12-01T07:00:00.000Z' })
  await page.goto(`/admin/posts/${id}`)
  await page.getByLabel('Meta title').fill('Nic se nestane')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')

  await page.getByLabel('Breadcrumb title').fill('Jiný')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Save although a change waits?' })
  await expect(question).toContainText(
    /“Prosinec” by .+, scheduled for 1 Dec 2099, 08:00, changes this as well: Breadcrumb title\./,
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await records.read(`/posts/${id}`)).toMatchObject({ breadcrumbTitle: '', version: 2 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/posts/${id}`)).toMatchObject({ breadcrumbTitle: 'Jiný' })
})

test('a refused schedule of a change marks its time', async ({ page, records }) => {
  const { id, change } = await postWithChange(records, {})
  // A computer whose clock is late: for the server the time has passed.
  const late = new Date(Date.now() - 6 * HOUR_MS)
  await page.clock.setFixedTime(late)
  const wall = new Date(late.getTime() + HOUR_MS).toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
  const chooseTime = async (dialog: Locator, action: string) => {
    // The dialog chooses a field when it opens, which must not happen between two letters.
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await dialog.getByLabel('Publish at: day').fill(wall.slice(0, 10))
    await dialog.getByLabel('Publish at: time').fill(wall.slice(11, 16))
    await dialog.getByRole('button', { name: action }).click()
    await expect(dialog.getByText('Choose a time that is still to come.')).toBeVisible()
    await expect(dialog.getByLabel('Publish at: time')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.goto(`/admin/posts/${id}?change=${change}`)
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await chooseTime(page.getByRole('dialog', { name: 'When to publish' }), 'Save')

  await page.goto(`/admin/posts/${id}`)
  await page.getByLabel('Breadcrumb title').fill('Jiný')
  await page.keyboard.press('Control+Shift+Enter')
  await chooseTime(page.getByRole('dialog', { name: 'Save as a change for later' }), 'Save as a change')
})

test('an open form counts the changes that come and go elsewhere', async ({ page, records }) => {
  const { id, change } = await postWithChange(records, { title: 'Prosinec' })
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByRole('button', { name: '1 change waits' })).toBeVisible()
  expect((await records.call('POST', `/posts/${id}/changes/${change}/publish`, {})).status()).toBe(200)
  await expect(page.getByRole('button', { name: '1 change waits' })).toBeHidden()
  const live = await records.read(`/posts/${id}`)
  const theirs = { title: '', values: { ...inputOf(live), breadcrumbTitle: 'Kolega' }, version: live['version'] }
  expect((await records.call('POST', `/posts/${id}/changes`, theirs)).status()).toBe(201)
  await expect(page.getByRole('button', { name: '1 change waits' })).toBeVisible()
})

test.describe('a contributor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('suggests by leaving with Save, on casinos, too, and changes no picture', async ({ page, records }) => {
    const user = await newUser(page.request, 'contributor', unique('Tereza'))
    const post = await records.make('posts', { title: unique('Živý'), content: content('Text.'), isActive: true })
    await page.goto(`/admin/posts/${post['id']}`)
    await logIn(page, user)
    await page.getByRole('button', { name: 'Suggest a change' }).click()
    await page.getByLabel('Breadcrumb title').fill('Jiný drobek')
    await page.getByRole('link', { name: 'Back to posts' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL('/admin/posts')
    expect((await records.read(`/posts/${post['id']}/changes`))['items']).toMatchObject([
      { data: { breadcrumbTitle: 'Jiný drobek' } },
    ])

    const { items: pictures } = await records.read('/media?perPage=1')
    await page.goto(`/admin/media?open=${pictures[0].id}`)
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeDisabled()

    const casino = await records.make('casinos', { title: unique('Kasino') })
    await page.goto(`/admin/casinos/${casino['id']}`)
    await expect(page.getByLabel('Owner')).toBeDisabled()
    await page.getByRole('button', { name: 'Suggest a change' }).click()
    await page.getByLabel('Owner').fill('Nový majitel')
    await page.getByRole('button', { name: 'Suggest this change' }).click()
    await page.waitForURL(/\?change=/)
    const { items: waiting } = await records.read(`/casinos/${casino['id']}/changes`)
    expect(waiting).toMatchObject([{ authorName: user.name, data: { owner: 'Nový majitel' } }])
  })
})
