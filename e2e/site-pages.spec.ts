import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './axe.ts'

/** The banner has its own test; here it would only cover what is clicked. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
})

const toplist = (page: Page) => page.locator('#zebricek')
const names = (page: Page) => toplist(page).locator('.tl-t')
const FAST = ['Modrý Lev', 'Stříbrný Čáp', 'Lesní Liška', 'Tichý Medvěd']

test('a quick filter is in the address, and Back undoes it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(names(page)).toHaveCount(10)
  await toplist(page)
    .getByRole('link', { name: /^Rychlé výplaty/ })
    .click()
  await expect(page).toHaveURL('/?rychle=1#zebricek')
  await expect(names(page)).toHaveText(FAST)
  await expect(toplist(page).locator('.filters [aria-current]')).toHaveText('Rychlé výplaty do 24 h')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(names(page)).toHaveCount(10)
  await page.goForward()
  await expect(names(page)).toHaveText(FAST)
})

test('the form filters too, and every filter can be removed', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?rychle=1')
  await toplist(page).locator('summary', { hasText: 'Další filtry' }).click()
  await page.getByLabel('Platební metoda').selectOption('Revolut')
  await page.getByLabel('Minimální vklad').selectOption('200')
  await page.getByRole('button', { name: 'Použít filtry' }).click()
  await expect(page).toHaveURL('/?platba=revolut&vklad=200&rychle=1#zebricek')
  const active = page.getByRole('list', { name: 'Zvolené filtry' })
  await expect(active.getByRole('listitem')).toHaveCount(4)
  await active.getByRole('link', { name: /Rychlé výplaty/ }).click()
  await expect(page).toHaveURL('/?platba=revolut&vklad=200#zebricek')
  await expect(active.getByRole('listitem')).toHaveCount(3)
  await active.getByRole('link', { name: 'Zrušit filtry' }).click()
  await expect(page).toHaveURL('/#zebricek')
  await expect(names(page)).toHaveCount(10)
})

test('the order stays when a filter is added', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Řadit podle').selectOption('názvu')
  // With scripts the choice itself submits.
  await expect(page.getByRole('button', { name: 'Seřadit' })).toBeHidden()
  await expect(page).toHaveURL('/?radit=nazev#zebricek')
  await expect(names(page).first()).toHaveText('Bílý Jelen')
  await toplist(page)
    .getByRole('link', { name: /^Rychlé výplaty/ })
    .click()
  await expect(page).toHaveURL('/?rychle=1&radit=nazev#zebricek')
  await expect(names(page)).toHaveText(FAST.toSorted((a, b) => a.localeCompare(b, 'cs')))
})

test('shows more and less', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Zobrazit více' }).click()
  await expect(page).toHaveURL('/?vse=1#dalsi-kasina')
  await expect(names(page)).toHaveCount(12)
  await expect(toplist(page).locator('.tl-rank').last()).toContainText('12')
  // The focus moves to the first of the new ones.
  await expect(page.locator('#dalsi-kasina')).toBeFocused()
  await page.getByRole('link', { name: 'Zobrazit méně' }).click()
  await expect(names(page)).toHaveCount(10)
})

test('without a match says so and leads back; unknown values are ignored', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?sport=1&vklad=100&rychle=1')
  await expect(toplist(page)).toContainText('Těmto filtrům neodpovídá žádné kasino')
  await toplist(page).locator('.empty').getByRole('link', { name: 'Zrušit filtry' }).click()
  await expect(names(page)).toHaveCount(10)
  await page.goto('/?platba=zlato&vklad=7&neco=1')
  await expect(names(page)).toHaveCount(10)
})

test('search ignores diacritics', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/hledat/')
  await page.getByRole('search').getByLabel('Co hledáte?').fill('vyplaty')
  await page.getByRole('search').getByRole('button', { name: 'Hledat' }).click()
  await expect(page).toHaveURL('/hledat/?q=vyplaty')
  await expect(page.getByRole('main')).toContainText('Změřili jsme výplaty')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Změřili jsme výplaty/ })
    .click()
  await expect(page).toHaveURL('/zmerili-jsme-vyplaty/')
})

test('an invalid message is shown again with its input', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/kontaktujte-nas/')
  await page.getByLabel('Jméno').fill('Jana')
  await page.getByLabel('E-mail').fill('jana@')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Odeslat zprávu' }).click(),
  ])
  expect(answer.status()).toBe(422)
  await expect(page.getByLabel('Jméno')).toHaveValue('Jana')
  await expect(page.getByLabel('E-mail')).toHaveValue('jana@')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/nevypadá správně/)
  await expect(page.getByLabel('Zpráva')).toHaveAccessibleDescription(/aspoň deset znaků/)
  await expect(page.getByLabel('Zpráva')).toBeInViewport()
})

test('reviews and authors are listed; a missing page is an error', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/recenze/')
  await expect(page.getByRole('main').locator('.reviews > li')).toHaveCount(12)
  await expect(page.getByRole('main')).toContainText('9,2')
  expect((await page.goto('/recenze/?strana=3'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByRole('main').getByRole('link', { name: 'Výplaty podle našich měření' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox', { name: 'Co hledáte?' }).fill('lev')
  await page.getByRole('main').getByRole('button', { name: 'Hledat' }).click()
  await expect(page).toHaveURL('/hledat/?q=lev')
  await page.goto('/autor/')
  await page.getByRole('main').getByRole('link', { name: 'Matěj Hrubeš' }).click()
  await expect(page).toHaveURL('/autor/matej-hrubes/')
})

test('a form from another site is refused', async ({ request }) => {
  const form = { name: 'Jana', email: 'jana@example.cz', message: 'Zpráva z cizí stránky.' }
  const answer = await request.post('/kontaktujte-nas/', { form, headers: { origin: 'https://zly.example' } })
  expect(answer.status()).toBe(403)
})

test('a message is sent', { tag: '@phone' }, async ({ browser }, { project }) => {
  // Five messages an hour from one address: with and without JavaScript are each tested on one device.
  const context = await browser.newContext({ javaScriptEnabled: project.name === 'desktop' })
  const page = await context.newPage()
  await page.goto('/kontaktujte-nas/')
  await page.getByLabel('Jméno').fill('Jana Nováková')
  await page.getByLabel('E-mail').fill('jana@example.cz')
  await page.getByLabel('Zpráva').fill('Dobrý den, v recenzi jsem našla chybu.')
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByRole('status')).toContainText('Děkujeme, zprávu máme')
  await expect(page.getByRole('status')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Odeslat zprávu' })).toHaveCount(0)
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Děkujeme, zprávu máme')
  expect(methods).not.toContain('POST')
  await context.close()
})

test('the open filters and a form with errors are accessible', async ({ page }) => {
  await page.goto('/?hra=ruleta&vip=1')
  await toplist(page).locator('summary', { hasText: 'Další filtry' }).click()
  expect(await violationsOn(page, '#zebricek')).toEqual([])
  await page.goto('/kontaktujte-nas/')
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violationsOn(page, '#formular')).toEqual([])
})

test('input survives being offline, and is sent when online', async ({ page, context }) => {
  await page.goto('/kontaktujte-nas/')
  const words = 'Píšu z vlaku a signál právě zmizel.'
  await page.getByLabel('Jméno').fill('Jana Nováková')
  await page.getByLabel('E-mail').fill('jana@example.cz')
  await page.getByLabel('Zpráva').fill(words)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByRole('alert')).toContainText('Jste offline')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Zpráva')).toHaveValue(words)
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByRole('heading', { name: 'Děkujeme, zprávu máme' })).toBeVisible()
})
