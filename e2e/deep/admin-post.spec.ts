import { type BrowserContext, expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { makePost, openPost, save, textOf, write } from '../post-form.ts'

test.use({ storageState: ADMIN_STATE })

test('what is mended blocks nothing, however quickly it is published', async ({ page, records }) => {
  const { id } = await makePost(records, { title: unique('Bez titulku'), text: 'Věta.', isActive: false })
  await openPost(page, id)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('')
  await expect(page.getByText('1 thing blocks it')).toBeVisible()
  await title.fill(unique('S titulkem'))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'When to publish' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Successfully updated !')
})

test('text typed during a save is neither lost nor considered saved', async ({ page, records }) => {
  const { id } = await makePost(records, { title: unique('Pomalé spojení'), text: 'Začátek.' })
  await openPost(page, id)
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/v1/private/posts/${id}*`, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await write(page, ' Odesláno.')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  await sent
  await page.keyboard.type(' Mezitím.')
  letGo()
  await expectToast(page, 'Successfully updated !')
  await expect(textOf(page)).toHaveText('Začátek. Odesláno. Mezitím.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await (await records.call('GET', `/posts/${id}`)).text()).toContain('Začátek. Odesláno. Mezitím.')
})

async function secondWindow(context: BrowserContext, id: string): Promise<Page> {
  const other = await context.newPage()
  await openPost(other, id)
  return other
}

test('two windows never overwrite each other without a dialog', async ({ page, records, context }) => {
  const { id } = await makePost(records, { title: unique('Dvě okna'), text: 'Původní text.' })
  await openPost(page, id)
  // Fields not edited here are updated from the other window at once, so both edit before either saves.
  await write(page, ' První okno.')
  const other = await secondWindow(context, id)
  await write(other, ' Druhé okno.')
  await save(other)
  await expectToast(other, 'Successfully updated !')
  await write(other, ' Znovu.')

  await page.bringToFront()
  await save(page)
  const dialog = page.getByRole('dialog', { name: /saved this post/ })
  await expect(dialog.getByRole('group', { name: 'Text, Other window' })).toHaveText('Původní text. Druhé okno.')
  await expect(dialog.getByRole('group', { name: 'Text, Yours' })).toHaveText('Původní text. První okno.')
  await dialog.getByRole('radio', { name: 'Yours: Text' }).check()
  await dialog.getByRole('button', { name: 'Save merged' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await (await records.call('GET', `/posts/${id}`)).text()).toContain('Původní text. První okno.')

  await other.bringToFront()
  await save(other)
  await other.getByRole('radio', { name: 'Other window: Text' }).check()
  await other.getByRole('button', { name: 'Save merged' }).click()
  await expect(textOf(other)).toHaveText('Původní text. První okno.')
})

test('notifications of a hidden window wait until it is visible', async ({ page, records, context }) => {
  const { id } = await makePost(records, { title: unique('Skryté okno'), text: 'Text.' })
  await openPost(page, id)
  await write(page, ' První.')
  await save(page)
  await expectToast(page, 'Successfully updated !')
  await write(page, ' Druhá.')
  await secondWindow(context, id)
  // The first toast cannot disappear: animations are paused in a hidden window.
  await page.getByRole('button', { name: 'Save changes' }).dispatchEvent('click')
  await expect.poll(async () => (await records.call('GET', `/posts/${id}`)).text()).toContain('Text. První. Druhá.')

  await page.bringToFront()
  await expectToast(page, 'Successfully updated !')
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
})

test('archiving a post can make its address respond 410', async ({ page, records }) => {
  const { id, slug } = await makePost(records, { title: unique('Na odstřel'), text: 'Text.' })
  await openPost(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByLabel('Gone (410)').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expectToast(page, 'Successfully archived !')
  expect((await page.request.get(`/${slug}/`)).status()).toBe(410)
})

test('the newest version shows what it changed, older ones what has changed since', async ({ page, records }) => {
  const { id } = await makePost(records, { title: unique('Porovnaná'), text: 'Text.' })
  // A name closes the entry, so the next save is a new one.
  expect((await records.call('PUT', `/posts/${id}/revisions/1`, { name: 'První' })).status()).toBe(200)
  const now = await (await records.call('GET', `/posts/${id}`)).json()
  expect((await records.call('PUT', `/posts/${id}`, { ...now, breadcrumbTitle: 'Nový drobek' })).status()).toBe(200)
  await openPost(page, id)
  const history = page.getByRole('region', { name: 'History' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await history.getByRole('button', { name: /Admin/ }).first().click()
  await expect(history.locator('ins')).toHaveText('Nový drobek')
  await history.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: 'What is there now' }).click()
  await expect(history.getByText('Nothing differs.')).toBeVisible()

  // An older version is renamed, and one of its fields restored without the rest.
  await history.getByRole('button', { name: 'All versions' }).click()
  await history.getByRole('button', { name: /První/ }).click()
  await history.getByRole('button', { name: 'Name this version…' }).click()
  await history.getByRole('textbox', { name: 'Name of the version' }).fill('První vydání')
  await page.keyboard.press('Enter')
  await expect(history.getByText('První vydání')).toBeVisible()
  await history.getByRole('button', { name: 'Restore this field: Breadcrumb title' }).click()
  const question = page.getByRole('dialog', { name: 'Restore “Breadcrumb title”?' })
  await question.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo the restore' })).toBeVisible()
  expect(await (await records.call('GET', `/posts/${id}`)).json()).toMatchObject({
    title: now.title,
    breadcrumbTitle: '',
  })
})
