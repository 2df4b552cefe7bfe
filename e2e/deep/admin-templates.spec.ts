import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'
import { insertBlock, KINDS } from '../block-kinds.ts'
import { makePost, openPost, textOf } from '../post-form.ts'

test.use({ storageState: ADMIN_STATE })

test('a post becomes a template and a draft begins from it; blocks are kept, inserted, and undone with one key', async ({
  page,
  records,
}) => {
  const name = unique('Osnova recenze')
  const source = await makePost(records, { title: unique('Vzor'), text: 'Sem přijde úvod.', isActive: false })
  const taken = unique('Obsazená')
  await records.make('templates', { name: taken, postId: source.id })
  await openPost(page, source.id)
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await insertBlock(
    page,
    KINDS.flat().find((kind) => kind.name === 'Pros and cons')!,
  )
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  const keep = async (typed: string) => {
    await dialog.getByRole('textbox').fill(typed)
    await dialog.getByRole('button', { name: 'Save template' }).click()
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Save as template…/ }).click()
  await keep(taken)
  await expect(dialog.getByText(`There already is a template “${taken}”.`)).toBeVisible()
  await keep(name)
  await expect(dialog).toBeHidden()

  await textOf(page).click()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'More formatting' }).click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  await keep(`${name}: bloky`)
  await expect(dialog).toBeHidden()

  await page.goto('/admin/posts')
  await page.getByRole('link', { name: 'New from template' }).click()
  const whole = page.getByRole('region', { name: 'Whole posts' }).getByRole('listitem').filter({ hasText: name })
  await whole.getByRole('button', { name: 'New post' }).click()
  await page.waitForURL(/\/admin\/posts\/(?!create)/)
  expect(page.url()).not.toContain(source.id)
  const block = textOf(page).locator('[data-uniq-id]')
  await expect(textOf(page).getByText('Sem přijde úvod.')).toHaveCount(1)
  await expect(block).toHaveCount(1)

  await textOf(page).getByText('Sem přijde úvod.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/templ')
  await expect(page.getByRole('option', { name: 'From a template…' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Insert a template' })
    .getByRole('button', { name: `${name}: bloky` })
    .click()
  await expect(textOf(page).getByText('Sem přijde úvod.')).toHaveCount(2)
  await expect(block).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(block).toHaveCount(1)
  await expect(textOf(page).getByText('Sem přijde úvod.')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const stored = await records.read(`/posts/${id}`)
  expect(stored['isActive']).toBe(false)
  // Each of the two blocks has an id of its own.
  const ids = stored['shortcodesConfig'].prosConsPosts.map(({ data }: { data: { uniqId: string } }) => data.uniqId)
  expect(new Set(ids).size).toBe(2)
})
