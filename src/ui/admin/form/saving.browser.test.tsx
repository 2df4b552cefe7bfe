import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'

const AUTOSAVE_MS = 4000

test('words typed while a save is under way are not lost when it is answered', async () => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  open(`/admin/casinos/${id}`)
  const bonus = page.getByLabelText('Bonus', { exact: true })
  await bonus.fill('Nový')
  const save = network.hold('PUT', /\/casinos\//)
  await userEvent.keyboard('{Control>}s{/Control}')
  await save.sent
  await bonus.fill('Nový, a větší')
  save.release()
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await expect.element(bonus).toHaveValue('Nový, a větší')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový, a větší', version: 3 })
})

test('a draft is saved by itself once nothing was typed for a while', async () => {
  const { id } = await records.make('posts', { title: unique('Koncept') })
  open(`/admin/posts/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await userEvent.keyboard('Věta.')
  await pass(AUTOSAVE_MS)
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Věta.')
})
