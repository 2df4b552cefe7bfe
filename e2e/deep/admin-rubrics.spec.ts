import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { expectToast, saveAndExpect, search, test, unique } from '../back-office.ts'
import { moveByKeyboard } from '../move-by-keyboard.ts'

test.use({ storageState: ADMIN_STATE })

test('a rubric is created, filled and moved, a menu links to it, and readers find both', async ({
  page,
  records,
  browser,
  baseURL,
}) => {
  const title = unique('Rozhovory')
  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const visitor = await visitors.newPage()

  await page.goto('/admin/rubrics/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(/^rozhovory-/)
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByLabel('Description').fill('S lidmi z oboru.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully completed !')
  await expect(page).toHaveURL(/\/admin\/rubrics\/[a-z0-9]{20}$/)

  const post = await records.make('posts', { title: unique('Rozhovor') })
  await records.change(`/posts/${post['id']}`, () => ({
    isActive: true,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Úvod.' }] }] },
  }))
  await page.goto(`/admin/posts/${post['id']}`)
  const rubric = page.getByRole('combobox', { name: 'Rubric' }).or(page.getByRole('textbox', { name: 'Rubric' }))
  await search(rubric, title)
  await page.getByRole('option', { name: title, exact: true }).click()
  await saveAndExpect(page)
  await visitor.goto(`/rubrika/${slug}/`)
  await expect(visitor.getByRole('heading', { level: 3 })).toHaveText(post['title'])

  await page.goto('/admin/settings?tab=menus')
  const footer = page.getByRole('region', { name: 'Footer' })
  await footer.getByRole('button', { name: 'Add to footer' }).click()
  await footer
    .getByRole('textbox', { name: /label of item/ })
    .last()
    .fill(title)
  const address = footer.getByRole('textbox', { name: /address of item/ }).last()
  await address.fill('/nic-takoveho-neni/')
  await page.keyboard.press('Control+s')
  await expect(footer).toContainText('There is no page at this address.')
  await address.fill(`/rubrika/${slug}/`)
  await moveByKeyboard(page, title, 'ArrowUp')
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual([])
  await saveAndExpect(page)
  const stored = await records.read('/settings/menus')
  expect(stored['footer'].at(-2)).toEqual({ label: title, address: `/rubrika/${slug}/` })
  await visitor.goto('/recenze/')
  await expect(visitor.locator('.footer').getByRole('link', { name: title })).toBeVisible()

  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await saveAndExpect(page)
  await visitor.reload()
  await expect(visitor.locator('.footer').getByRole('link', { name: title })).toHaveCount(0)
  await visitors.close()
})
