import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { field, isGone, isSaved, isShown, save } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

const isPage = () => page.getByRole('switch', { name: 'A page on its own, not an article' })

async function choose(category: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: category }).click()
}

test('an article becomes a page by a switch, which only the root has', async () => {
  const { id } = await records.make('posts', { title: unique('O nás') })
  open(`/admin/posts/${id}`)
  await expect.element(isPage()).not.toBeChecked()
  await choose('Recenze')
  await isGone(isPage())
  await choose('/ (the root)')
  await isPage().click()
  await save()
  await isSaved()
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isPage: true, category: '/' })
})

test('in the place of a page that the site has anyway, it is on and says why', async () => {
  const { id } = await records.make('posts', { title: unique('Otevřená data') })
  open(`/admin/posts/${id}`)
  await isShown(isPage())
  await field('Slug').fill('data')
  await expect.element(isPage()).toBeChecked()
  await expect.element(isPage()).toBeDisabled()
  await isShown(page.getByText('It replaces a page that the site has anyway'))
})
