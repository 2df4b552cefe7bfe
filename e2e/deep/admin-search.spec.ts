import { expect, test } from '@playwright/test'
import { ADMIN_STATE, signIn } from '../admin-api.ts'

test.use({ storageState: ADMIN_STATE })

let counter = 0
const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid}${counter++}`

const content = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('the palette and the link picker rank the best title first and mark unpublished records', async ({
  page,
  request,
}) => {
  const call = await signIn(request)
  const name = unique('Řezbář')
  const draft = (await (await call('POST', '/posts', { title: name })).json()) as { id: string }
  const old = (await (await call('POST', '/posts', { title: `${name} v archivu` })).json()) as { id: string }
  await call('POST', `/posts/${old.id}/archive`)
  // All newer than the wanted one.
  for (let count = 0; count < 6; count++)
    await call('POST', '/posts', { title: unique('Zmínka'), content: content(`O ${name}.`) })
  const casino = `Kasino ${name}`
  await call('POST', '/casinos', { title: casino })

  await page.goto(`/admin/posts/${draft.id}`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
  const typed = name.toLowerCase().replace('řezbář', 'rezbar')
  await page.getByLabel('Title', { exact: true }).press('Control+k')
  await page.getByPlaceholder('Go to a screen, find a post').fill(typed)
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.nth(0)).toHaveText(`${name}Inactivepost`)
  await expect(options.nth(1)).toHaveText(`${name} v archivuArchivedpost`)
  await expect(options.nth(2)).toHaveText(`${casino}Inactivecasino`)
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('dialog', { name: 'Link' })
  await panel.getByLabel('Link to').fill(`kasino ${typed}`)
  await expect(panel.getByRole('option').first()).toContainText(casino)
  await panel.getByLabel('Link to').fill(typed)
  await expect(panel.getByRole('option').first()).toContainText(`${name}Inactive`)
})

test('the menu and the palette know writers and rubrics by their names', async ({ page, request }) => {
  const call = await signIn(request)
  const lastName = unique('Hledaná').replace(' ', '')
  const title = unique('Rubrika').replace(' ', '')
  await call('POST', '/writers', { firstName: 'Klára', lastName })
  await call('POST', '/rubrics', { title })
  await page.goto('/admin/posts')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await menu.getByRole('link', { name: 'Writers' }).click()
  await expect(page.getByRole('tab', { name: /^Writers/ })).toHaveAttribute('aria-selected', 'true')
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Writers')

  const options = page.getByRole('dialog').getByRole('option')
  for (const [typed, first, path] of [
    ['rubrics', 'Rubrics', /tab=rubrics/],
    ['payment', 'Payment methods', /tab=payment-methods/],
    [lastName, `Klára ${lastName}writer`, /\/writers\//],
    [title, `${title}rubric`, /\/rubrics\//],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Go to a screen, find a post').fill(typed)
    await expect(options.first()).toHaveText(first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('the back arrow of a form returns to the filtered list, or to the plain list after direct entry', async ({
  page,
  request,
}) => {
  const call = await signIn(request)
  const word = unique('Návratové').replace(' ', '')
  const { id } = (await (await call('POST', '/casinos', { title: `Alfa ${word}` })).json()) as { id: string }
  await call('POST', '/casinos', { title: `Beta ${word}` })
  const back = page.getByRole('link', { name: 'Back to casinos' })
  const here = `/admin/casinos?sort=title&q=${word}`
  await page.goto(here)
  await page.getByRole('link', { name: `Alfa ${word}` }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Alfa ${word}`)
  await page.reload()
  await back.click()
  await expect(page).toHaveURL(here)
  await expect(page.locator('tbody').getByRole('link')).toHaveText([/Alfa/, /Beta/])

  await page.getByRole('link', { name: 'New casino' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`Cesta ${word}`)
  await page.getByRole('button', { name: 'Create casino' }).click()
  await expect(page).toHaveURL(/\/admin\/casinos\/(?!create)/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Cesta ${word} (copy)`)
  await back.click()
  await expect(page).toHaveURL(here)

  await page.goto(`/admin/casinos/${id}`)
  await back.click()
})

test('errors of a bulk action are grouped, counted and linked', async ({ page, request }) => {
  const call = await signIn(request)
  const word = unique('Hromadné').replace(' ', '')
  const make = async (title: string, category = '/') =>
    expect(
      (await call('POST', '/posts', { title: `${title} ${word}`, category, content: content('Text.') })).status(),
    ).toBe(201)
  await make('Dobrá')
  for (const title of ['Bez autora', 'Také bez autora']) await make(title, 'Recenze')
  await page.goto(`/admin/posts?q=${word}`)
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(3)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  const result = page.getByRole('alert').filter({ hasText: '2 could not be.' }).first()
  await expect(result).toContainText('1 activated, 2 could not be.')
  await expect(result).toContainText('2: Reviews and author pages are signed: choose the writer.')
  await result.getByRole('link', { name: `Také bez autora ${word}` }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Také bez autora ${word}`)
  await page.getByRole('link', { name: 'Back to posts' }).click()
  await expect(page).toHaveURL(`/admin/posts?q=${word}`)
})

test('an address with an order that a list does not have leads to the whole list', async ({ page }) => {
  await page.goto('/admin/casinos?sort=-neni&status=draft&page=-3&columns=neni')
  const refused = page.getByRole('alert').filter({ hasText: 'The list could not be read' })
  await refused.getByRole('button', { name: 'Show the whole list' }).click()
  await expect(refused).toHaveCount(0)
  // Casinos of other journeys may fill the first page.
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})
