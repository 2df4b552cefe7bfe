import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newUser } from '../admin-api.ts'
import { expectToast, pick, search, test } from '../back-office.ts'
import { insertBlock, KINDS } from '../block-kinds.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const stamp = Date.now().toString(36)
const casino = `Zlatý Tetřev ${stamp}`
const title = `${casino}: recenze po týdnu hraní`
const slug = `zlaty-tetrev-${stamp}-recenze-po-tydnu-hrani`

const save = (page: Page) => page.keyboard.press('Control+s')
const textOf = (page: Page) => page.locator('.ProseMirror').first()

async function choose(page: Page, field: string, words: string): Promise<void> {
  await search(page.getByRole('combobox', { name: field }), words)
  await page.getByRole('option').filter({ hasText: words }).first().click()
}

async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function uploadLogo(page: Page): Promise<void> {
  const background = '#1c7046'
  const buffer = await sharp({ create: { width: 160, height: 160, channels: 3, background } })
    .png()
    .toBuffer()
  await page.getByRole('button', { name: 'Browse: Logo' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'Upload a new one' }).click()
  await (await chooser).setFiles({ name: `logo-${stamp}.png`, mimeType: 'image/png', buffer })
  await expect(page.getByRole('dialog', { name: 'Choose a picture' })).toBeHidden()
  await expect(page.getByText(`logo-${stamp}`, { exact: true }).first()).toBeVisible()
}

test("an editor's day, from login to a published review and home again", async ({ page, context, request }) => {
  test.slow()
  const user = await newUser(request, 'admin')

  await test.step('signs in', async () => {
    await page.goto('/admin')
    await logIn(page, user)
    await expect(page).toHaveURL('/admin/posts')
  })

  await test.step('creates a writer', async () => {
    await page.goto('/admin/writers/create')
    await page.getByLabel('First name').fill('Bára')
    await page.getByLabel('Last name').fill(`Denní ${stamp}`)
    await save(page)
    await expectToast(page, 'Successfully completed !')
    await expect(page).toHaveURL(/\/admin\/writers\/(?!create)/)
  })

  await test.step('creates a casino with a logo and attributes', async () => {
    await page.goto('/admin/casinos/create')
    await page.getByLabel('Title').fill(casino)
    await page.getByLabel('Referral link').fill('https://tetrev.example/?ref=rozvazne')
    await page.getByLabel('Rating', { exact: true }).fill('9.9')
    await uploadLogo(page)
    await search(page.getByLabel('Add a payment method'), 'Revolut')
    await pick(page.getByRole('option', { name: 'Revolut', exact: true }))
    await search(page.getByLabel('Add a game type'), `Kuličky ${stamp}`)
    await page.getByRole('option', { name: /^Create/ }).click()
    await save(page)
    await expect(page).toHaveURL(/\/admin\/casinos\/(?!create)/)
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  })

  await test.step('writes down its licence and publishes it', async () => {
    const list = await request.get('/api/v1/public/casinos/casinos')
    expect(await list.text()).not.toContain(casino)
    await page.getByRole('button', { name: 'Add a licence' }).click()
    await page.getByRole('dialog', { name: 'Add a licence' }).getByLabel('Number').fill('MF-1/2026')
    await save(page)
    await expect(page.getByRole('row', { name: /MF-1\/2026/ })).toContainText('Valid')
    await page.getByRole('button', { name: 'Publish…' }).click()
    const question = page.getByRole('dialog', { name: 'Publish…' })
    await expect(question.getByText('Nothing blocks it, 2 warnings')).toBeVisible()
    await question.getByRole('button', { name: 'Publish now' }).click()
    await expectToast(page, 'Successfully updated !')
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    const out = await request.get(`/go/zlaty-tetrev-${stamp}`, { maxRedirects: 0 })
    expect([out.status(), out.headers()['location']]).toEqual([302, 'https://tetrev.example/?ref=rozvazne'])
  })

  await test.step('writes a review with every block', async () => {
    await page.goto('/admin/posts/create')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Týden jsme hráli za vlastní.')
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Recenze' }).click()
    await choose(page, 'Writer', `Denní ${stamp}`)
    await choose(page, 'Linked casino/bookmaker', casino)
    await page.getByRole('switch', { name: 'This post is a review' }).check()
    await page.getByRole('button', { name: 'Create post' }).click()
    await expect(page).toHaveURL(/\/admin\/posts\/(?!create)/)
    await textOf(page).click()
    for (const kind of KINDS.flat()) await insertBlock(page, kind)
  })

  await test.step('previews and publishes', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.frameLocator('iframe[title="Preview of the page"]')
    await expect(preview.getByText('Týden jsme hráli za vlastní.')).toBeVisible()
    // As on a phone, what is long is closed.
    const quote = preview.getByText('Výhra není plat.')
    await preview
      .locator('details', { has: page.getByText('Výhra není plat.') })
      .locator('> summary')
      .click()
    await expect(quote).toBeVisible()
    await page.getByRole('button', { name: 'Close the preview' }).click()
    await page.getByRole('switch', { name: 'Active' }).check()
    await save(page)
    await expectToast(page, 'Successfully updated !')
  })
  const editor = page.url()

  await test.step('sees it on the public page and in the menu', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`/recenze/${slug}/`)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByText('Vložte peníze')).toBeVisible()
    await visitor.getByRole('button', { name: 'Menu' }).click()
    await expect(visitor.getByRole('dialog').getByRole('link', { name: `9,9 ${casino}` })).toBeVisible()
    await visitor.close()
    await page.bringToFront()
  })

  await test.step('changes the slug and follows the 301', async () => {
    await page.getByLabel('Slug').fill(`${slug}-podruhe`)
    await save(page)
    await expectToast(page, 'Successfully updated !')
    const moved = await request.get(`/recenze/${slug}/`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/recenze/${slug}-podruhe/`])
  })

  await test.step('resolves a conflict of two windows', async () => {
    // Otherwise this window may receive the other one's save before anything is typed here.
    await page.route('**/presence', (route) => route.abort())
    const other = await context.newPage()
    await other.goto(editor)
    await expect(textOf(other)).toBeVisible()
    await other.getByLabel('Breadcrumb title').fill('Druhé okno')
    await save(other)
    await expectToast(other, 'Successfully updated !')
    await other.close()
    await page.bringToFront()
    await page.getByLabel('Breadcrumb title').fill('První okno')
    await save(page)
    const conflict = page.getByRole('dialog', { name: /saved this post/ })
    await conflict.getByRole('radio', { name: 'Yours: Breadcrumb title' }).check()
    await conflict.getByRole('button', { name: 'Save merged' }).click()
    await expectToast(page, 'Successfully updated !')
    await page.unroute('**/presence')
  })

  await test.step('loses the session in the middle of a sentence, but no text', async () => {
    await page.getByLabel('Breadcrumb title').fill('Věta, která přežije')
    await context.clearCookies()
    await save(page)
    await expect(page).toHaveURL(/\/admin\?next=/)
    await logIn(page, user)
    await expect(page).toHaveURL(editor)
    await expect(page.getByLabel('Breadcrumb title')).toHaveValue('Věta, která přežije')
    await save(page)
    await expectToast(page, 'Successfully updated !')
  })

  await test.step('archives, unarchives and restores a revision', async () => {
    await more(page, 'Archive')
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expectToast(page, 'Successfully archived !')
    expect((await request.get(`/recenze/${slug}-podruhe/`)).status()).toBe(404)
    await more(page, 'Unarchive')
    await expectToast(page, 'Successfully unarchived !')
    await more(page, 'History')
    const history = page.getByRole('region', { name: 'History' })
    await history.getByRole('button', { name: user.name }).first().click()
    await history
      .getByRole('button', { name: /^Save of/ })
      .first()
      .click()
    await history.getByRole('button', { name: 'Restore all of it…' }).click()
    await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Restore' }).click()
    await expectToast(page, 'Successfully updated !')
  })

  await test.step('edits robots.txt and a redirect, and both work', async () => {
    await page.goto('/admin/settings')
    const robots = page.getByRole('textbox', { name: 'robots.txt' })
    await robots.press('Control+End')
    await robots.pressSequentially(`\nDisallow: /zapisky-${stamp}/`)
    await save(page)
    await expectToast(page, 'Successfully updated !')
    expect(await (await request.get('/robots.txt')).text()).toContain(`Disallow: /zapisky-${stamp}/`)
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByRole('textbox', { name: 'From' }).first().fill(`/tetrev-${stamp}/`)
    await page.getByRole('textbox', { name: 'To' }).first().fill(`/recenze/${slug}-podruhe/`)
    await page.getByRole('textbox', { name: 'To' }).first().press('Enter')
    await expectToast(page, 'Successfully updated !')
    const moved = await request.get(`/tetrev-${stamp}/`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/recenze/${slug}-podruhe/`])
    await page.goto(editor)
  })

  await test.step('refreshes the cache', async () => {
    await page.getByRole('button', { name: 'Refresh cache', exact: true }).click()
    await expectToast(page, 'Cache refreshed !')
  })

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goto(editor)
    await expect(page).toHaveURL(/\/admin\?next=/)
  })
})
