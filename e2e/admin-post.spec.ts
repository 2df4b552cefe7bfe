import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ADMIN_STATE, type PrivateCall, signIn } from './admin-api.ts'

test.use({ storageState: ADMIN_STATE })

let call: PrivateCall
let counter = 0
const newTitle = (words: string) => `${words} ${test.info().workerIndex}-${Date.now() % 1_000_000}-${++counter}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

test.beforeEach(async ({ page }) => {
  call = await signIn(page.request)
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const textOf = (page: Page) => page.locator('.ProseMirror').first()
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function makePost(post: { title: string; text: string; isActive?: boolean }) {
  const { title, text, isActive = true } = post
  const content = { type: 'doc', content: [paragraph(text)] }
  const answer = await call('POST', '/posts', { title, content, isActive })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: string; slug: string }
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/posts/${id}`)
  await expect(textOf(page)).toBeVisible({ timeout: 15_000 })
}

async function write(page: Page, words: string): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

test('a draft saves itself, is published once its mistake is mended, and moves with a 301 @wide', async ({ page }) => {
  const title = newTitle('Noc na automatech')
  await page.goto('/admin/posts/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(slugOf(title))
  await page.keyboard.press('Enter')
  await page.keyboard.type('První věta.')
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.waitForURL(/\/admin\/posts\/(?!create)/)
  const id = page.url().split('/').at(-1) ?? ''

  await write(page, ' Druhá věta.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible({ timeout: 9000 })
  expect(await (await call('GET', `/posts/${id}`)).text()).toContain('První věta. Druhá věta.')

  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Recenze' }).click()
  await page.getByText('Active', { exact: true }).click()
  await save(page)
  await expect(page.getByText('Reviews and author pages are signed: choose the writer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page 1 to fix' })).toBeVisible()
  expect((await page.request.get(`/recenze/${slugOf(title)}/`)).status()).toBe(404)

  await page.getByRole('combobox', { name: 'Writer' }).click()
  await page.getByRole('option', { name: 'Matěj Hrubeš' }).click()
  await save(page)
  await expect(toast(page, 'Successfully updated !')).toBeVisible()
  const published = await page.request.get(`/recenze/${slugOf(title)}/`)
  expect([published.status(), (await published.text()).includes('Druhá věta.')]).toEqual([200, true])

  const slug = `${slugOf(title)}-znovu`
  await page.getByLabel('Slug').fill(slug)
  await page.getByLabel('Slug').blur()
  await expect(page.getByText('saving writes a 301')).toBeVisible()
  await save(page)
  await expect(page.getByText('saving writes a 301')).toBeHidden()
  const moved = await page.request.get(`/recenze/${slugOf(title)}/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/recenze/${slug}/`])
})

test('the preview is the real page with what is being typed @wide', async ({ page }) => {
  const { id } = await makePost({ title: newTitle('Náhled'), text: 'Uložená věta.', isActive: false })
  await open(page, id)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shown = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(shown.getByText('Uložená věta.')).toBeVisible()
  await expect(shown.getByRole('banner')).toBeVisible()
  await write(page, ' Právě psaná věta.')
  await expect(shown.getByText('Uložená věta. Právě psaná věta.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Rok currentY')
  await expect(shown.getByRole('heading', { level: 1, name: /^Rok 20\d\d$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

async function secondWindow(context: BrowserContext, id: string): Promise<Page> {
  const other = await context.newPage()
  await open(other, id)
  return other
}

test('two windows: nothing is overwritten unasked, and an old version comes back @wide', async ({ page, context }) => {
  const title = newTitle('Dvě okna')
  const { id } = await makePost({ title, text: 'Původní text.' })
  await open(page, id)
  const other = await secondWindow(context, id)
  await write(other, ' Druhé okno.')
  await save(other)
  await expect(toast(other, 'Successfully updated !')).toBeVisible()

  await write(page, ' První okno.')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this post' })
  await expect(dialog.locator('del')).toContainText(['Druhé'])
  await expect(dialog.locator('ins')).toContainText(['První'])
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(page, 'Successfully updated !')).toBeVisible()
  expect(await (await call('GET', `/posts/${id}`)).text()).toContain('Původní text. První okno.')

  await write(other, ' Znovu.')
  await save(other)
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(textOf(other)).toHaveText('Původní text. První okno.')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: 'Admin' }).last().click()
  await expect(history.locator('ins')).toContainText(['První'])
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(textOf(page)).toHaveText('Původní text.')
  expect(await (await call('GET', `/posts/${id}`)).text()).not.toContain('První okno')
})

test('whoever archives a post says whether its address is gone for good @wide', async ({ page }) => {
  const { id, slug } = await makePost({ title: newTitle('Na odstřel'), text: 'Text.' })
  await open(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByLabel('Gone (410)').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(toast(page, 'Successfully archived !')).toBeVisible()
  expect((await page.request.get(`/${slug}/`)).status()).toBe(410)
})

test('questions are added, moved by keyboard and shown on the page @wide', async ({ page }) => {
  const { id, slug } = await makePost({ title: newTitle('Otázky'), text: 'Text.' })
  await open(page, id)
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
  await drawer.getByRole('button', { name: 'Move Jak dlouho?' }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 questions')).toBeVisible()
  await save(page)
  await expect(toast(page, 'Successfully updated !')).toBeVisible()
  const html = await (await page.request.get(`/${slug}/`)).text()
  expect(html.indexOf('Jak dlouho?')).toBeGreaterThan(0)
  expect(html.indexOf('Jak dlouho?')).toBeLessThan(html.indexOf('Kolik to'))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the form, ${colorScheme} @wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, 'post-recenze-modry-lev')
    await page.getByRole('button', { name: 'Shortcodes' }).click()
    await expect(page.getByRole('button', { name: /^Edit quoteWriters/ })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}
