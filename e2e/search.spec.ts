import { expect, test } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { violationsOn } from './axe.ts'

test('suggests while typing, by keyboard, with misspellings', async ({ page }) => {
  await page.goto('/hledat/')
  const field = page.getByRole('main').getByLabel('Co hledáte?')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.fill('modri le')
  const list = page.getByRole('listbox', { name: 'Návrhy' })
  const lion = list.getByRole('option', { name: /^Modrý Lev/ }).first()
  await expect(lion).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page.getByText('Hledáme i s překlepem: „modri le“ jsme vzali jako „Modrý Le“.', { exact: true }),
  ).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await field.press('ArrowDown')
  await expect(lion).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await lion.getAttribute('id')) ?? '')
  await field.press('ArrowUp')
  await expect(lion).toHaveAttribute('aria-selected', 'false')
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('modri le')

  await field.fill('kalkulcka')
  await expect(list.getByRole('option', { name: /^Kalkulačka bonusu/ })).toBeVisible()
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL('/kalkulacka-bonusu/')
  await expect(list).toBeHidden()
})

test(
  'a suggestion can be tapped, no results suggest alternatives, and the form searches',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/hledat/')
    const field = page.getByRole('main').getByLabel('Co hledáte?')
    await field.click()
    await expect(field).toHaveRole('combobox')
    await field.fill('wxwxwx')
    await expect(page.getByText('Pro „wxwxwx“ jsme nic nenašli.', { exact: true })).toBeVisible()
    await field.fill('madrilefff')
    await expect(page.getByRole('group', { name: 'Nemysleli jste?' }).getByRole('option')).toHaveText(/Modrý Lev/)
    await field.fill('vydra')
    const otter = page.getByRole('group', { name: 'Kasina' }).getByRole('option', { name: /Zlatá Vydra/ })
    await expect(otter).toBeVisible()
    await otter.click()
    await expect(page).toHaveURL('/recenze/zlata-vydra/')

    await page.goto('/hledat/')
    await field.fill('vydra')
    await field.press('Enter')
    await expect(page).toHaveURL('/hledat/?q=vydra')
    await expect(page.getByRole('heading', { name: /pro „vydra“/ })).toBeVisible()
  },
)

test('the panel suggests, too: Escape closes the list, then the panel', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const field = menu.getByLabel('Co hledáte?')
  await field.click()
  await expect(field).toHaveRole('combobox')
  await field.fill('vydra')
  await expect(menu.getByRole('option', { name: /Zlatá Vydra/ }).first()).toBeVisible()
  await field.press('Escape')
  await expect(menu.getByRole('listbox')).toBeHidden()
  await expect(menu).toBeVisible()
  // Escape also clears a search field.
  await field.fill('')
  await field.press('Escape')
  await expect(menu).toBeHidden()
})

test('the search icon puts the cursor into the field', async ({ page, browser, baseURL }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Hledat' }).click()
  await expect(page.getByRole('main').getByLabel('Co hledáte?')).toBeFocused()

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto('/recenze/')
  await plain.getByRole('banner').getByRole('link', { name: 'Hledat' }).click()
  await expect(plain.getByRole('main').getByLabel('Co hledáte?')).toBeFocused()
  await context.close()
})

test('a search for help gets the help line first, and a phone call from it', async ({ page }) => {
  await page.goto('/hledat/')
  const field = page.getByRole('main').getByLabel('Co hledáte?')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.fill('dluhy')
  const call = page.getByRole('group', { name: 'Zavolejte' }).getByRole('option')
  await expect(call).toHaveText(/Linka pomoci.*777 477 877/)
  await expect(call).toHaveAttribute('href', 'tel:+420777477877')
  await expect(page.getByRole('option').first()).toHaveText(/Linka pomoci/)
  expect(await violationsOn(page)).toEqual([])
})

test.describe('on a very wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } })

  test('the header has a field @wide', async ({ page }) => {
    await page.goto('/')
    const field = page.getByRole('banner').getByLabel('Hledat na webu')
    await field.focus()
    await expect(field).toHaveRole('combobox')
    await field.fill('vydra')
    await expect(
      page
        .getByRole('banner')
        .getByRole('option', { name: /Zlatá Vydra/ })
        .first(),
    ).toBeVisible()
    expect(await violationsOn(page, 'header')).toEqual([])
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL('/recenze/zlata-vydra/')
  })
})

test('the suggestion script is small and not loaded until a field is used @wide', async ({ page, request }) => {
  const requested: string[] = []
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname))
  await page.goto('/hledat/')
  const script = await page.locator('script[data-suggest]').getAttribute('data-suggest')
  expect(requested).not.toContain(script)
  expect(gzipSync(await (await request.get(script ?? '')).body()).length).toBeLessThanOrEqual(5_000)
  await page.getByRole('main').getByLabel('Co hledáte?').focus()
  await expect.poll(() => requested).toContain(script)
})
