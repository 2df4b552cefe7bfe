import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { button, doc, isAt, isShown, press, text, type } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

test('a post is kept as a template, a draft begins from it, and an archived one comes back', async () => {
  const name = unique('Osnova recenze')
  const { id } = await records.make('posts', { title: 'Vzorová recenze', content: doc('Sem přijde úvod.') })
  const form = open(`/admin/posts/${id}`)
  await isShown(text())
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Save as template…/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await button('Save template').click()
  await expectToast('Successfully completed !')
  form.close()
  open('/admin/templates')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await isShown(row)
  await row.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await button('Undo').click()
  await row.getByRole('button', { name: 'New post' }).click()
  await isAt(/^\/admin\/posts\/(?!create)/)
  await isShown(text().getByText('Sem přijde úvod.'))
  expect(window.location.pathname).not.toContain(id)
})

test('selected blocks are kept, and inserted where somebody writes', async () => {
  const name = unique('Upozornění')
  const { id } = await records.make('posts', { title: 'Zdroj bloků', content: doc('Hrajte rozvážně a s mezí.') })
  const form = open(`/admin/posts/${id}`)
  await text().getByText('Hrajte rozvážně a s mezí.').click()
  await page.getByRole('button', { name: 'More formatting' }).click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await button('Save template').click()
  await expectToast('Successfully completed !')
  const { id: other } = await records.make('posts', { title: 'Jiný text', content: doc('Začátek.') })
  form.close()
  open(`/admin/posts/${other}`)
  await text().getByText('Začátek.').click()
  await press('End')
  await type('{Enter}/templ')
  await page.getByRole('option', { name: 'From a template…' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.element(text()).toHaveTextContent('Začátek.Hrajte rozvážně a s mezí.')
})
