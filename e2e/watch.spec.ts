import { type Browser, expect, type Page, request as requests, test } from '@playwright/test'
import { readMail } from '../src/testing/read-mail.ts'
import { startSmtpServer } from '../src/testing/smtp-server.ts'
import { ADMIN } from './admin-api.ts'
import { violationsOn } from './axe.ts'
import { startClockedServer } from './clocked-server.ts'
import { wake } from './wake.ts'

const REVIEW = '/recenze/modry-lev/'
const MINUTE_MS = 60_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openReview(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL })
  await context.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
  const page = await context.newPage()
  await page.goto(REVIEW)
  return page
}

/** An editor saves another rating. */
async function changeRating(baseURL: string, rating: number): Promise<void> {
  const api = await requests.newContext({ baseURL })
  const login = await api.post('/api/v1/private/auth/login', { data: { ...ADMIN, fingerprint: 'e2e-browser-1' } })
  expect(login.ok(), await login.text()).toBe(true)
  const { cookies } = await api.storageState()
  const headers = { 'is-admin-token': cookies.find(({ name }) => name === 'refreshToken')?.value ?? '' }
  const path = '/api/v1/private/casinos/casino-modry-lev'
  const now = (await (await api.get(path, { headers })).json()) as object
  const data = { ...now, rating, ratingSource: 'typed', changeReason: 'Výplaty se zpomalily.' }
  const saved = await api.put(path, { headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)
  await api.dispose()
}

test('subscribing to a casino by e-mail, confirmed, notified and cancelled, with scripts and without @wide', async ({
  browser,
}) => {
  test.slow()
  const smtp = await startSmtpServer()
  const server = await startClockedServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Rozvážně <redakce@rozvazne.example>' })
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).map(readMail)
  /** A link in the newest of so many mails to this address. */
  async function linkIn(email: string, param: string, count: number): Promise<string> {
    await expect.poll(() => mailsTo(email).length, { timeout: 60_000 }).toBe(count)
    return new RegExp(`http\\S+/hlidat/\\?${param}=[\\w-]{43}`).exec(mailsTo(email).at(-1)?.text ?? '')?.[0] ?? ''
  }
  const readers: { page: Page; email: string; isAwake: boolean }[] = []
  try {
    for (const isAwake of [true, false]) {
      const page = await openReview(browser, server.url, isAwake)
      const email = isAwake ? 'jana@example.cz' : 'petr@example.cz'
      readers.push({ page, email, isAwake })
      await test.step(`subscribed and confirmed ${isAwake ? 'with' : 'without'} scripts`, async () => {
        if (isAwake) await wake(page)
        const part = page.getByRole('region', { name: 'Hlídat změny' })
        await expect(part.getByRole('link', { name: 'Sledovat změny (RSS)' })).toHaveAttribute(
          'href',
          '/zmeny/modry-lev.xml',
        )
        await part.getByLabel('Váš e-mail').fill('nesmysl')
        await part.getByRole('button', { name: 'Hlídat e-mailem' }).click()
        await expect(page.getByLabel('Váš e-mail')).toHaveAccessibleDescription(/nevypadá správně/)
        await expect(page.getByLabel('Váš e-mail')).toBeFocused()
        if (isAwake) expect(await violationsOn(page)).toEqual([])
        await page.getByLabel('Váš e-mail').fill(email)
        await page.keyboard.press('Enter')
        await expect(heading(page)).toHaveText('Ještě to potvrďte')
        if (isAwake) expect(await violationsOn(page)).toEqual([])

        await page.goto(await linkIn(email, 'potvrdit', 1))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        if (isAwake) expect(await violationsOn(page)).toEqual([])
        await page.getByRole('button', { name: 'Potvrdit hlídání' }).click()
        await expect(heading(page)).toHaveText('Hlídání je zapnuté')
      })
    }

    await test.step('notified once there were no more changes for a while', async () => {
      await changeRating(server.url, 8.7)
      await server.moveClock(new Date(server.now().getTime() + 11 * MINUTE_MS))
      for (const { email } of readers) {
        await linkIn(email, 'odhlasit', 2)
        expect(mailsTo(email).at(-1)?.subject).toMatch(/^Modrý Lev: známka .* → 8,7$/)
      }
    })

    for (const { page, email, isAwake } of readers) {
      await test.step(`left ${isAwake ? 'with' : 'without'} scripts`, async () => {
        await page.goto(await linkIn(email, 'odhlasit', 2))
        await expect(heading(page)).toHaveText('Ukončit hlídání')
        if (isAwake) expect(await violationsOn(page)).toEqual([])
        await page.getByRole('button', { name: 'Ukončit hlídání' }).focus()
        await page.keyboard.press('Enter')
        await expect(heading(page)).toHaveText('Hlídání skončilo')
      })
    }
  } finally {
    await Promise.all(readers.map(({ page }) => page.context().close()))
    await server.stop()
    await smtp.close()
  }
})

test('without a mail server there is the feed alone', async ({ page }) => {
  await page.goto(REVIEW)
  const part = page.getByRole('region', { name: 'Hlídat změny' })
  await expect(part.getByRole('link', { name: 'Sledovat změny (RSS)' })).toBeVisible()
  await expect(part.getByRole('textbox')).toHaveCount(0)
  await expect(page.locator('link[rel=alternate][href="/zmeny/modry-lev.xml"]')).toHaveAttribute(
    'title',
    'Modrý Lev: co se změnilo',
  )
})
