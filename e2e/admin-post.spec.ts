import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { expectToast, test, unique } from './back-office.ts'
import { moveByKeyboard } from './move-by-keyboard.ts'
import { makePost, openPost, save, textOf, write } from './post-form.ts'

test.use({ storageState: ADMIN_STATE })

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

test('a draft is autosaved, and published once its error is fixed', async ({ page, records }) => {
  const title = unique('Noc na automatech')
  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(slugOf(title))
  await page.keyboard.press('Enter')
  await page.keyboard.type('První věta.')
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.waitForURL(/\/admin\/posts\/(?!create)/)
  const id = page.url().split('/').at(-1) ?? ''

  // Watched from the first letter on: a few seconds after the last one it is saved.
  await Promise.all([expect(page.getByText('Unsaved changes')).toBeVisible(), write(page, ' Druhá věta.')])
  await expect.poll(async () => (await records.call('GET', `/posts/${id}`)).text()).toContain('První věta. Druhá věta.')
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Recenze' }).click()
  await page.getByRole('switch', { name: 'Active' }).click()
  await save(page)
  await expect(page.getByText('Reviews and author pages are signed: choose the writer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page 1 to fix' })).toBeVisible()
  expect((await page.request.get(`/recenze/${slugOf(title)}/`)).status()).toBe(404)

  await page.getByRole('combobox', { name: 'Writer' }).click()
  await page.getByRole('option', { name: 'Matěj Hrubeš' }).click()
  await save(page)
  await expectToast(page, 'Successfully updated !')
  const published = await page.request.get(`/recenze/${slugOf(title)}/`)
  expect([published.status(), (await published.text()).includes('Druhá věta.')]).toEqual([200, true])
})

test('a published post with a new address leaves a 301', async ({ page, records }) => {
  const { id, slug: old } = await makePost(records, { title: unique('Stěhování'), text: 'Text.' })
  const slug = `${old}-znovu`
  await openPost(page, id)
  await page.getByLabel('Slug').fill(slug)
  await page.getByLabel('Slug').blur()
  await expect(page.getByText('saving writes a 301')).toBeVisible()
  await save(page)
  await expect(page.getByText('saving writes a 301')).toBeHidden()
  const moved = await page.request.get(`/${old}/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/${slug}/`])
})

test('the preview is the real page with unsaved values', async ({ page, records }) => {
  const { id } = await makePost(records, { title: unique('Náhled'), text: 'Uložená věta.', isActive: false })
  await openPost(page, id)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shown = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(shown.getByText('Uložená věta.')).toBeVisible()
  await expect(shown.getByRole('banner')).toBeVisible()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  // Inserted at once, it is undone at once: a pause between two letters would take two steps.
  await page.keyboard.insertText(' Právě psaná věta.')
  await expect(shown.getByText('Uložená věta. Právě psaná věta.')).toBeVisible()
  // Also when it is again what the preview was opened with.
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveText('Uložená věta.')
  await expect(shown.getByText('Uložená věta.', { exact: true })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Rok currentY')
  await expect(shown.getByRole('heading', { level: 1, name: /^Rok 20\d\d$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('an old version is restored after a confirmation, keeps a live page live, and can be undone', async ({
  page,
  records,
}) => {
  const { id, slug: old } = await makePost(records, { title: unique('Dějiny'), text: 'Původní text.', isActive: false })
  const slug = `${old}-dnes`
  await records.change(`/posts/${id}`, () => ({ slug, isActive: true }))
  await openPost(page, id)
  await write(page, ' Nová věta.')
  await save(page)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await write(page, ' Rozepsaná.')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Admin' }).last().click()
  await history
    .getByRole('button', { name: /^Save of/ })
    .last()
    .click()
  await expect(history.locator('ins', { hasText: 'Nová věta.' })).toBeVisible()
  await history.getByRole('button', { name: 'Restore all of it…' }).click()
  const question = page.getByRole('dialog', { name: 'Restore this version?' })
  await expect(question).toContainText('Status, slug and category stay as they are.')
  await expect(question).toContainText('Your unsaved changes in the form are replaced.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(textOf(page)).toHaveText('Původní text. Nová věta. Rozepsaná.')
  await history.getByRole('button', { name: 'Restore all of it…' }).click()
  await question.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(textOf(page)).toHaveText('Původní text.')
  expect(await (await records.call('GET', `/posts/${id}`)).json()).toMatchObject({ slug, isActive: true, version: 4 })
  expect((await page.request.get(`/${slug}/`)).status()).toBe(200)

  await write(page, ' Psáno potom.')
  await page.getByRole('button', { name: 'Undo the restore' }).click()
  const undoing = page.getByRole('dialog', { name: 'Undo the restore?' })
  await undoing.getByRole('button', { name: 'Cancel' }).click()
  await expect(undoing).toBeHidden()
  await expect(textOf(page)).toHaveText('Původní text. Psáno potom.')
  await page.getByRole('button', { name: 'Undo the restore' }).click()
  await undoing.getByRole('button', { name: 'Undo the restore' }).click()
  await expect(textOf(page)).toHaveText('Původní text. Nová věta. Rozepsaná.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  expect(await (await records.call('GET', `/posts/${id}`)).text()).toMatch(/Původní text\. Nová věta\."/)
})

test('archiving a post can redirect its visitors', async ({ page, records }) => {
  const { id, slug } = await makePost(records, { title: unique('Jinam'), text: 'Text.' })
  await openPost(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByLabel('Another page (301)').check()
  const target = page.getByRole('combobox', { name: 'After that visitors go to' })
  await expect(target).toHaveValue('')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(target).toBeFocused()
  await target.fill('/recenze/')
  await page.getByRole('option', { name: '/recenze/ (permanent redirect)', exact: true }).click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expectToast(page, 'Successfully archived !')
  const moved = await page.request.get(`/${slug}/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/recenze/'])
})

test('questions are added, reordered by keyboard and shown on the page', async ({ page, records }) => {
  const { id, slug } = await makePost(records, { title: unique('Otázky'), text: 'Text.' })
  await openPost(page, id)
  await page.getByRole('button', { name: 'Edit FAQ' }).click()
  const drawer = page.getByRole('dialog', { name: 'FAQ' })
  for (const [question, answer] of [
    ['Kolik to stojí?', 'Nic.'],
    ['Jak dlouho?', 'Den.'],
  ] as const) {
    await drawer.getByRole('button', { name: 'Add a question' }).click()
    await drawer.getByRole('textbox', { name: 'Question' }).fill(question)
    await drawer.getByRole('textbox', { name: 'Answer' }).click()
    await page.keyboard.type(answer)
  }
  await moveByKeyboard(page, 'Jak dlouho?', 'ArrowUp')
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 questions')).toBeVisible()
  await save(page)
  await expectToast(page, 'Successfully updated !')
  const html = await (await page.request.get(`/${slug}/`)).text()
  expect(html.indexOf('Jak dlouho?')).toBeGreaterThan(0)
  expect(html.indexOf('Jak dlouho?')).toBeLessThan(html.indexOf('Kolik to'))
})

test('the settings stay in view next to a long text, and on a phone each part is one tap away', async ({
  page,
  records,
}) => {
  const text = Array.from({ length: 120 }, (_, at) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Odstavec ${at}.` }],
  }))
  const { id } = await records.make('posts', { title: unique('Dlouhý'), content: { type: 'doc', content: text } })
  await page.goto(`/admin/posts/${id}`)
  const last = page.getByText('Odstavec 119.')
  await last.scrollIntoViewIfNeeded()
  const about = page.getByRole('complementary', { name: 'About the post' })
  await expect(about.getByLabel('Slug')).toBeInViewport()
  await about.getByLabel('Canonical').scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  const parts = page.getByRole('navigation', { name: 'Parts of the post' })
  await expect(about).toBeHidden()
  await parts.getByRole('button', { name: 'SEO' }).click()
  await expect(page.getByLabel('Meta title')).toBeInViewport()
  await expect(last).toBeHidden()

  // A rejected save switches to the part with the error.
  await page.getByLabel('Canonical').fill('neadresa')
  await parts.getByRole('button', { name: 'Text' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Canonical')).toBeFocused()
  await expect(parts.getByRole('button', { name: 'SEO' })).toHaveAttribute('aria-current', 'true')
})
