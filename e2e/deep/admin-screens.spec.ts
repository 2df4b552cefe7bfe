import { expect, type Page } from '@playwright/test'
import { codeAt } from '../../src/entities/session/totp-code.server.ts'
import { ADMIN_STATE, newUser, signIn } from '../admin-api.ts'
import { expectToast, test } from '../back-office.ts'

const unique = () => Math.random().toString(36).slice(2, 10)
/** The smallest possible picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('as the administrator', () => {
  test.use({ storageState: ADMIN_STATE })

  test('robots.txt is validated, tested, saved and served', async ({ page, request }) => {
    const path = `/jen-pro-nas-${unique()}/`
    await page.goto('/admin/settings')
    const box = page.getByRole('textbox', { name: 'robots.txt' })
    await box.press('Control+End')
    await box.pressSequentially('\nDissalow: x')
    await expect(page.getByText('Crawlers do not know “dissalow”')).toBeVisible()
    for (let key = 0; key < 'Dissalow: x'.length; key++) await box.press('Backspace')
    await box.pressSequentially(`Disallow: ${path}`)
    await page.getByLabel('Path or address').fill(`${path}clanek`)
    await expect(page.getByText('Disallowed')).toBeVisible()
    await expect(page.getByText(`by Disallow: ${path} in line`)).toBeVisible()

    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/tab=users/)
    expect(await (await request.get('/robots.txt')).text()).toContain(`Disallow: ${path}`)
  })

  test('a redirect is added and followed; a loop is rejected in its row', async ({ page, request }) => {
    const name = unique()
    await page.goto('/admin/settings?tab=redirects')
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByRole('textbox', { name: 'From' }).first().fill(`/stara-${name}`)
    await page.getByRole('textbox', { name: 'To' }).first().fill('/jak-hodnotime/')
    await page.getByRole('textbox', { name: 'To' }).first().press('Enter')
    await expectToast(page, 'Successfully updated !')
    const response = await request.get(`/stara-${name}/`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, '/jak-hodnotime/'])

    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByRole('textbox', { name: 'From' }).first().fill(`/smycka-${name}/`)
    await page.getByRole('textbox', { name: 'To' }).first().fill(`/smycka-${name}/`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('The rule would lead back to itself.')).toBeVisible()
    // Typed rows survive leaving.
    await page.getByRole('link', { name: 'Media' }).click()
    await page.getByRole('button', { name: 'Keep for later' }).click()
    await expect(page).toHaveURL('/admin/media')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByRole('button', { name: 'Restore it' }).click()
    await page.getByRole('textbox', { name: 'To' }).first().fill(`/stara-${name}/`)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('so this rule leads straight to /jak-hodnotime/')).toBeVisible()

    const choose = async (lines: string[]) => {
      const buffer = Buffer.from(['from;to;status;note', ...lines].join('\r\n'))
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Import CSV' }).click()
      await (await chooser).setFiles({ name: 'pravidla.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('dialog', { name: 'Import pravidla.csv?' }).getByRole('button', { name: 'Import' }).click()
    }
    const done = page.getByRole('dialog', { name: 'What the import did' })
    const gone = `/zruseno-${name}/;;410;`
    await choose([`/tabulka-${name}/;http://jinde.example/;301;`, gone])
    await expect(done).toContainText('2 lines: 1 added, 0 changed, 0 as they were, 1 refused.')
    await expect(done.getByRole('row', { name: 'Line 2' })).toBeVisible()
    await done.getByRole('button', { name: 'Close' }).click()
    await choose([`/tabulka-${name}/;/jak-hodnotime/;308;Z tabulky`, gone])
    await expectToast(page, 'Successfully completed !')
    await expect(done).toContainText('2 lines: 1 added, 0 changed, 1 as they were, 0 refused.')
    await done.getByRole('button', { name: 'Close' }).click()
    // Another journey may have added one since, so it need not be the first.
    const values = (field: string) =>
      page
        .getByRole('textbox', { name: field })
        .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
    await expect.poll(() => values('From')).toContain(`/tabulka-${name}/`)
    expect((await values('Reason'))[(await values('From')).indexOf(`/tabulka-${name}/`)]).toBe('Z tabulky')
    const imported = await request.get(`/tabulka-${name}/?a=1`, { maxRedirects: 0 })
    expect([imported.status(), imported.headers()['location']]).toEqual([308, '/jak-hodnotime/?a=1'])
    expect((await request.get(`/zruseno-${name}/`)).status()).toBe(410)
  })

  test('toasts do not move where motion is reduced', async ({ page }) => {
    await page.goto('/admin/media')
    await expect(page.getByRole('heading', { name: 'Media' })).toBeVisible()
    // A toast lives 1.25 s; its rules can be read without one, once they are there.
    const durations = () =>
      page.evaluate(() =>
        ['Toastify--animate', 'Toastify--animate-icon'].map((name) => {
          const element = document.body.appendChild(document.createElement('i'))
          element.className = name
          return getComputedStyle(element).animationDuration
        }),
      )
    await expect.poll(durations).toEqual(['0.001s', '0.001s'])
  })

  test('pictures are uploaded, an SVG is rejected with a reason', async ({ page }) => {
    const name = `obrazek-${unique()}`
    // The list was requested before the upload, and its response arrives after it.
    const uploaded = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/media'),
    )
    await page.route(
      (url) => url.pathname.endsWith('/media') && url.search !== '',
      async (route) => {
        const response = await route.fetch()
        await uploaded
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto('/admin/media')
    await page.locator('input[type=file]').setInputFiles([
      { name: `${name}.png`, mimeType: 'image/png', buffer: PNG },
      {
        name: `${name}.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ])
    await expectToast(page, 'SVG pictures are refused')
    await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('SVG pictures are refused')
    await page
      .getByRole('list', { name: 'Pictures' })
      .getByRole('button', { name: new RegExp(name) })
      .click()
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer.getByText('Nowhere. Nothing refers to it.')).toBeVisible()
    await drawer.getByLabel('What it shows').fill('Jedna tečka')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Successfully updated !')
    await drawer.getByRole('button', { name: 'Archive' }).click()
    await page
      .getByRole('dialog', { name: /^Archive/ })
      .getByRole('button', { name: 'Archive' })
      .click()
    await expectToast(page, 'Successfully archived !')
    await expect(drawer.getByRole('button', { name: 'Delete for good' })).toBeVisible()
  })

  test("a visitor's message arrives unread and is marked as read", async ({ page, browser, baseURL }) => {
    const name = `Návštěvník ${unique()}`
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } })
    const contact = await visitor.newPage()
    await contact.goto('/kontaktujte-nas/')
    await contact.getByLabel('Jméno').fill(name)
    await contact.getByLabel('E-mail').fill('navstevnik@example.cz')
    await contact.getByLabel('Zpráva').fill('Dobrý den, chválím vaši metodiku.')
    await contact.getByRole('button', { name: /Odeslat/ }).click()
    await contact.getByRole('status').waitFor()
    await visitor.close()

    await page.goto('/admin/messages?folder=unread')
    const unread = page.getByRole('link', { name: /Messages/ }).locator('b')
    const before = Number.parseInt((await unread.textContent()) ?? '', 10)
    await page.getByRole('button', { name: new RegExp(`Unread.*${name}`) }).click()
    await expect(page.getByRole('article').getByText('chválím vaši metodiku')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', /^mailto:navstevnik@example\.cz/)
    if (before > 1) await expect(unread).toHaveText(new RegExp(`^${before - 1}\\b`))
    else await expect(unread).toHaveCount(0)
    await page.getByRole('button', { name: 'Archive' }).click()
    await expectToast(page, 'Successfully archived !')
  })

  test('clicks through /go/ are counted and exported as CSV', async ({ page, request }) => {
    const call = await signIn(request)
    const slug = `kasino-${unique()}`
    const casino = { title: slug, slug, refLink: 'https://kasino.example/', isActive: true }
    const { id } = await (await call('POST', '/casinos', casino)).json()
    const licence = await call('POST', '/licences', { casino: id, authority: 'Ministerstvo financí ČR' })
    expect(licence.status()).toBe(201)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0' }
    for (let click = 0; click < 5; click++) await request.get(`/go/${slug}?from=menu`, { headers, maxRedirects: 0 })

    const row = page.getByRole('region', { name: 'Where they went' }).getByRole('row', { name: new RegExp(slug) })
    await expect(async () => {
      await page.goto('/admin/clicks?days=7')
      await expect(row.getByRole('cell', { name: '5', exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(page.locator('.recharts-bar').first()).toBeVisible()
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download where they went as CSV' }).click()
    expect((await csv).suggestedFilename()).toMatch(/^clicks-target-.*\.csv$/)
  })

  test('a day of Clicks is typed digit by digit, and only a whole one is asked for', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('from') ?? ''))
    await page.goto('/admin/clicks?from=2026-03-01&to=2026-03-31')
    const first = page.getByLabel('First day')
    await first.focus()
    await page.keyboard.type('01152026')
    await expect(page).toHaveURL(/from=2026-01-15/)
    await expect(first).toHaveValue('2026-01-15')
    expect(asked.filter((from) => from.startsWith('0'))).toEqual([])
    await page.goto('/admin/clicks?from=2026-13-45&to=2026-13-46')
    await expect(page.getByRole('heading', { name: 'Clicks', exact: true })).toBeVisible()
  })

  test('the palette searches and navigates; shortcuts work only outside fields', async ({ page }) => {
    await page.goto('/admin/clicks')
    await expect(page.getByRole('heading', { name: 'Clicks', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    const search = page.getByPlaceholder('Go to a screen, find a post')
    await search.fill('modry lev')
    await expect(page.getByRole('option', { name: /Modrý Lev/ }).first()).toBeVisible()
    await search.fill('messages')
    await search.press('Enter')
    await expect(page).toHaveURL('/admin/messages')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('gp')
    await expect(page.getByRole('searchbox')).toHaveValue('gp')
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // By then a lost focus would have been returned, here to the field that was left before.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await page.keyboard.type('gp')
    await expect(page).toHaveURL('/admin/posts')
    // Alone, m is a key of the calendar.
    await page.goto('/admin/calendar')
    await expect(page.getByText('Prague time.')).toBeVisible()
    await page.keyboard.type('gm')
    await expect(page).toHaveURL('/admin/media')
    await page.goBack()
    await expect(page).toHaveURL('/admin/calendar')
  })

  test('text typed before the palette has loaded goes into it', async ({ page }) => {
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/palette-dialog.*\.js/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/admin/messages')
    await page.getByRole('searchbox').click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gp clickx')
    await page.keyboard.press('Backspace')
    letCome()
    const search = page.getByPlaceholder('Go to a screen, find a post')
    await expect(search).toHaveValue('gp click')
    await page.keyboard.type('s')
    await expect(search).toHaveValue('gp clicks')
    await expect(page).toHaveURL('/admin/messages')
    await search.fill('clicks')
    await search.press('Enter')
    await expect(page).toHaveURL('/admin/clicks')
  })

  test('the cache is cleared, and all content is exported as one file', async ({ page }) => {
    await page.goto('/admin/settings?tab=cache')
    await expect(page.getByText('Pages kept')).toBeVisible()
    await page.getByRole('button', { name: 'Refresh cache' }).click()
    await expectToast(page, 'Cache refreshed !')
    await page.getByRole('link', { name: 'Data' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export all content' }).click()
    expect((await file).suggestedFilename()).toMatch(/^content-.*\.json$/)
    const broken = { name: 'rozbity.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"jiny"}') }
    await page.locator('input[type=file]').setInputFiles(broken)
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await expect(page.getByText('Nothing was imported')).toBeVisible()
  })

  test('a user is disabled, archived and deleted, and all of it is audited', async ({ page, request }) => {
    const user = await newUser(request)
    await page.goto('/admin/settings?tab=users')
    await page.getByRole('searchbox').fill(user.email.slice(0, 8))
    // Wait until all others are filtered out: a list about to change moves the row under the pointer.
    await expect(page).toHaveURL(/q=/)
    const row = page.getByRole('row', { name: new RegExp(user.email) })
    const choose = async (item: string) => {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: item }).click()
      await page.getByRole('dialog').getByRole('button', { name: item }).click()
    }
    await choose('Disable')
    await expectToast(page, 'Successfully updated !')
    await choose('Archive')
    await expect(page.getByText('Nobody matches.')).toBeVisible()
    await page.getByText('Archived', { exact: true }).click()
    await choose('Delete for good')
    await expect(page.getByText('Nobody matches.')).toBeVisible()
    await page.goto('/admin/settings?tab=audit&collection=users&action=update')
    await row.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByRole('row', { name: 'May sign in' }).first()).toBeVisible()
  })

  test('the focus returns to where it was when its dialog or its bar is gone', async ({ page, records }) => {
    const title = `Návrat ${unique()}`
    const { id } = await records.make('casinos', { title })
    await page.goto(`/admin/casinos/${id}`)
    const add = page.getByRole('button', { name: 'Add a licence' })
    const dialog = page.getByRole('dialog')
    for (const open of [() => add.press('Enter'), () => add.click()]) {
      await open()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(add).toBeFocused()
    }

    await page.goto(`/admin/casinos?q=${title}`)
    const row = page.getByLabel(`Select ${title}`)
    await row.press('Space')
    await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: 'Archive' }).press('Enter')
    await expect(page.getByRole('toolbar', { name: 'Chosen records' })).toBeHidden()
    await expect(row).toBeFocused()
  })
})

test('two-step sign-in is set up and required', async ({ page, request }) => {
  const user = await newUser(request)
  await logIn(page, user)
  await page.waitForURL('/admin/posts')
  await page.goto('/admin/settings?tab=account')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).first().fill(user.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByAltText('The key as a QR code')).toBeVisible()
  const secret = ((await page.locator('[class*=secret]').textContent()) ?? '').replaceAll(' ', '')
  const step = Math.floor(Date.now() / 30_000)
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('main').getByText('The code is wrong or has expired.')).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeAt(secret, step))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin')
  await logIn(page, user)
  await page.getByLabel('Code').fill(codeAt(secret, step + 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/posts')
})

test('an editor sees only the menus, own keys and the account in the settings', async ({ page, request }) => {
  await logIn(page, await newUser(request))
  await page.waitForURL('/admin/posts')
  for (const tab of ['', '?tab=users', '?tab=redirects']) {
    await page.goto(`/admin/settings${tab}`)
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await expect(tabs).toHaveText(['Menus', 'Integrations', 'Your account'])
    await expect(page.getByRole('button', { name: 'Add to footer' })).toBeVisible()
  }
  await page.goto('/admin/settings?tab=account')
  await expect(page.getByText('Where you are signed in')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
})
