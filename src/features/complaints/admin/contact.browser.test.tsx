import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { button, isGone, isShown } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

test('the contact for complaints stands in the form of the casino: added, refused, corrected, removed, brought back', async () => {
  const title = unique('Kontaktní Kasino')
  const { id } = await records.make('casinos', { title, slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') })
  const stored = async () => (await records.read(`/complaints/contacts/casinos/${id}`))['contact']
  open(`/admin/casinos/${id}`)
  await isShown(page.getByText(/^Nobody has written one down/))
  await button('Write the contact down…').click()
  const dialog = page.getByRole('dialog', { name: `Where complaints about ${title} go` })
  await dialog.getByLabelText(/^E-mail of the operator/).fill('reklamace@neni')
  await dialog.getByLabelText(/^Where you have it from/).fill('Podmínky, článek 11')
  await button('Save the contact', dialog).click()
  // What the browser lets through is refused by the server, and what was typed stays.
  await isShown(dialog.getByRole('alert'))
  await dialog.getByLabelText(/^E-mail of the operator/).fill('reklamace@kontakt.example')
  await button('Save the contact', dialog).click()
  await isGone(dialog)
  await isShown(page.getByText('reklamace@kontakt.example'))
  expect(await stored()).toMatchObject({ email: 'reklamace@kontakt.example', source: 'Podmínky, článek 11' })

  await button('It changed…').click()
  await dialog.getByLabelText(/^E-mail of the operator/).fill('stiznosti@kontakt.example')
  await button('Save the contact', dialog).click()
  await isShown(page.getByText('stiznosti@kontakt.example'))

  await button('Remove', page.getByRole('region', { name: 'Contact for complaints' })).click()
  await isShown(page.getByText(/^Nobody has written one down/))
  expect(await stored()).toBeNull()
  await button(/^Undo/).click()
  await isShown(page.getByText('stiznosti@kontakt.example'))
  expect(await stored()).toMatchObject({ email: 'stiznosti@kontakt.example' })
})
