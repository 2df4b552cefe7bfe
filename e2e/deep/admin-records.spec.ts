import { expect } from '@playwright/test'
import { ADMIN_STATE, signIn } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('a picker offers to create only what its search did not find', async ({ page, request }) => {
  const title = unique('Lastury')
  await (
    await signIn(request)
  )('POST', '/payment-methods', { title })
  await page.goto('/admin/casinos/create')
  const field = page.getByLabel('Add a payment method')
  await field.focus()
  await expect(page.getByRole('option').first()).toBeVisible()

  const { promise: mayAnswer, resolve: response } = Promise.withResolvers<void>()
  await page.route('**/payment-methods?*q=Lastury*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const requested = page.waitForRequest('**/payment-methods?*q=Lastury*')
  await field.fill(title)
  await requested
  await expect(page.getByRole('option', { name: 'Create' })).toHaveCount(0)
  // The listed options belong to a previous query: Enter waits for the result instead of choosing one of them.
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)

  response()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveAccessibleName(`Remove ${title}`)
  await expect(field).toHaveValue('')
})

test('the key after a closed question is the form’s', async ({ page, request }) => {
  const call = await signIn(request)
  const { id } = await (await call('POST', '/casinos', { title: unique('Rychlé Kasino') })).json()
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Moje')
  await page.getByRole('link', { name: 'Back to casinos' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  // Faster than any hand: before the browser does anything else.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey: boolean) =>
      document.documentElement.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
    press('Escape', false)
    for (let step = 0; step < 20; step++) await Promise.resolve()
    press('s', true)
  })
  await expectToast(page, 'Successfully updated !')
  expect(await (await call('GET', `/casinos/${id}`)).json()).toMatchObject({ bonus: 'Moje' })
})

test('a second navigation while leaving a form is followed', async ({ page }) => {
  await page.goto('/admin/game-types/create')
  await page.getByRole('textbox', { name: 'Title' }).fill(unique('Rozepsaný druh'))
  // The second click comes when the URL has changed but the next screen is not rendered yet.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...to) => {
      history.pushState = push
      push(...to)
      queueMicrotask(() => document.querySelector<HTMLElement>('nav a[href="/admin/clicks"]')?.click())
    }
  })
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Keep for later' }).click()
  await expect(page).toHaveURL('/admin/clicks')
  await expect(page.getByRole('heading', { name: 'Clicks', level: 1 })).toBeVisible()
})

test('on a phone, where a list has no columns, it is sorted and changed in bulk', async ({ page, records }) => {
  const word = unique('Telefonní').replace(' ', '')
  for (const name of ['Alfa', 'Cesta']) {
    const { id } = await records.make('casinos', { title: `${name} ${word}` })
    expect((await records.call('POST', `/casinos/${id}/archive`)).status()).toBe(200)
  }
  await page.goto(`/admin/casinos?q=${word}&sort=title`)
  const titles = page.locator('tbody').getByRole('link')
  await page.getByText('Archived', { exact: true }).first().click()
  await expect(titles).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(titles.first()).toContainText('Cesta')
  await page.goBack()
  await expect(titles.first()).toContainText('Alfa')
  await page.getByText('Select all', { exact: true }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Unarchive', exact: true }).click()
  await expectToast(page, 'Successfully unarchived !')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('many posts are published as the list showed them: one that was saved since is left', async ({
  page,
  records,
}) => {
  const word = unique('Hromadně').replace(' ', '')
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }] }
  const [read, rewritten] = [
    await records.make('posts', { title: `Čtený ${word}`, content }),
    await records.make('posts', { title: `Přepsaný ${word}`, content }),
  ]
  await page.goto(`/admin/posts?q=${word}`)
  await expect(page.locator('tbody').getByRole('link')).toHaveCount(2)
  const path = `/posts/${rewritten['id']}`
  expect((await records.call('PUT', path, { ...(await records.read(path)), title: `Jinak ${word}` })).ok()).toBe(true)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
  await expect.poll(async () => (await records.read(`/posts/${read['id']}`))['isActive']).toBe(true)
  await expect(page.getByText(`Přepsaný ${word}`).first()).toBeVisible()
  expect(await records.read(path)).toMatchObject({ isActive: false })
})
