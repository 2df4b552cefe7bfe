import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import { button, doc, isGone, isShown } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

/** Longer than the panel waits between looks. */
const LOOK_MS = 12_000

/** Typed into, not sent. */
async function replying() {
  const { id } = await records.make('posts', { title: unique('S poznámkou'), content: doc('Věta.') })
  const place = { collection: 'posts', recordId: id }
  const note = await records.call('POST', '/notes', {
    ...place,
    body: 'Kolik?',
    parentId: null,
    anchor: null,
    mentions: [],
  })
  open(`/admin/posts/${id}`)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await isShown(page.getByText('Kolik?'))
  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await reply.fill('Pět set korun, ověřeno dnes.')
  return { path: `/notes/${note.id}`, reply, notes: () => records.read(`/notes?collection=posts&recordId=${id}`) }
}

test('a reply to a note that a colleague deletes goes on as a new note', async () => {
  const { path, reply, notes } = await replying()
  await records.call('DELETE', path)
  await pass(LOOK_MS)
  await isShown(page.getByText('The note that you were replying to was deleted.'))
  await isGone(reply)
  await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Pět set korun, ověřeno dnes.')
  await button(/^Add note/).click()
  await isGone(page.getByText('The note that you were replying to was deleted.'))
  expect(await notes()).toMatchObject({ items: [{ body: 'Pět set korun, ověřeno dnes.', parentId: null }] })
})

test('a reply to a note that a colleague resolves stays in its field', async () => {
  const { path, reply, notes } = await replying()
  await records.call('POST', `${path}/resolve`)
  await pass(LOOK_MS)
  await isShown(page.getByText('Resolved 1'))
  await expect.element(reply).toHaveValue('Pět set korun, ověřeno dnes.')
  await button('Reply').click()
  await isShown(page.getByText('Resolved 0'))
  expect(await notes()).toMatchObject({ items: [{ resolvedAt: null }, { body: 'Pět set korun, ověřeno dnes.' }] })
})
