import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import {
  AUTOSAVE_MS,
  button,
  doc,
  failure,
  field,
  isGone,
  isShown,
  press,
  save,
  text,
  title,
  type,
} from '#testing/forms/editor.ts'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

const READ_ONLY = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])

/** Longer than a window waits between hearing of others. */
const BEAT_MS = 3500

/** Nothing of a colleague's save comes in before this window saves. */
const hearNothing = () => network.loseRequests('POST', /\/presence$/)

test('a draft is not published with what a colleague wrote in it unread', async () => {
  hearNothing()
  const { id } = await records.make('posts', { title: unique('Ke zveřejnění'), content: doc('První.', 'Druhá.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Moje.')
  await records.changeAsJana(`/posts/${id}`, () => ({ content: doc('První. Janina.', 'Druhá.') }))
  await button('Publish now').click()
  await isShown(page.getByText('It is not published yet: read what came in.'))
  await expect.element(text()).toMatchTextContent(/První. Janina..*Druhá. Moje./s)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isActive: false })

  await button('Publish now').click()
  await expectToast('Successfully updated !')
  const published = await records.read(`/posts/${id}`)
  expect(published).toMatchObject({ isActive: true, content: doc('První. Janina.', 'Druhá. Moje.') })
})

test('an offer is not published with what a colleague wrote in it unread', async () => {
  hearNothing()
  const { id } = await records.make('casinos', { title: unique('Ke zveřejnění'), isActive: false, owner: 'Původní' })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj bonus')
  await records.changeAsJana(`/casinos/${id}`, () => ({ owner: 'Janin majitel' }))
  await button('Publish…').click()
  await button('Publish now').click()
  await isShown(page.getByText('It is not published yet: read what came in.'))
  await expect.element(field('Owner')).toHaveValue('Janin majitel')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ isActive: false, version: 2 })

  await button('Publish…').click()
  await button('Publish now').click()
  await expectToast('Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ isActive: true, bonus: 'Můj bonus' })
})

test.each([
  ['an autosave', () => pass(AUTOSAVE_MS)],
  ['a save', save],
])('%s of a draft that a colleague has published meanwhile reaches no reader', async (_, saveIt) => {
  hearNothing()
  const { id } = await records.make('posts', { title: unique('Zveřejněný odjinud'), content: doc('Celá věta.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Půl')
  await records.changeAsJana(`/posts/${id}`, () => ({ isActive: true }))
  await saveIt()
  await isShown(page.getByText('Readers see it now. What you typed since is not saved yet.'))
  await expect.element(text()).toMatchTextContent('Celá věta. Půl')
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isActive: true, content: doc('Celá věta.') })

  await type(' věty.')
  await pass(AUTOSAVE_MS)
  await save()
  await expectToast('Successfully updated !')
  expect(await records.read(`/posts/${id}`)).toMatchObject({
    isActive: true,
    version: 3,
    content: doc('Celá věta. Půl věty.'),
  })
})

test('whoever writes in a draft hears that a colleague has published it', async () => {
  const { id } = await records.make('posts', { title: unique('Odjinud'), content: doc('Věta.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  // Not by an autosave of their own.
  network.loseRequests('PUT', /^\/api\/v1\/private\/posts\//)
  await type(' Půl')
  await records.changeAsJana(`/posts/${id}`, () => ({ isActive: true }))
  await pass(BEAT_MS)
  const told = page.getByText(/has changed this post in the meantime\. Readers see it now\./)
  await expect.element(told).toBeVisible()
})

test('a publishing that a colleague was quicker with does not take the post down', async () => {
  hearNothing()
  const { id } = await records.make('posts', { title: unique('Oba naráz'), content: doc('Věta.') })
  open(`/admin/posts/${id}`)
  await expect.element(text()).toMatchTextContent('Věta.')
  await records.changeAsJana(`/posts/${id}`, () => ({ isActive: true, content: doc('Janina věta.') }))
  await button('Publish now').click()
  await expect.element(text()).toMatchTextContent('Janina věta.')
  await isShown(button('Save changes'))
  await title().fill(unique('Oba naráz, dopsáno'))
  await save()
  await expectToast('Successfully updated !')
  expect(await records.read(`/posts/${id}`)).toMatchObject({ isActive: true })
})

test('a refused schedule stays marked until another time is chosen', async () => {
  const { id } = await records.make('posts', { title: unique('Pozdě'), content: doc('Věta.') })
  open(`/admin/posts/${id}`)
  await expect.element(text()).toMatchTextContent('Věta.')
  // Its clock is ahead of that of this computer.
  const restore = network.answer('PUT', /\/posts\/[^/]+$/, 422, {
    code: 'VALIDATION_FAILED',
    message: 'Please check the marked fields.',
    fields: [{ path: 'publishAt', message: 'This time has passed. Choose a later one.' }],
  })
  await press('Control+Shift+Enter')
  const when = page.getByRole('dialog', { name: 'When to publish' })
  await when.getByRole('radio', { name: /Later/ }).click()
  await button(/^Schedule for/, when).click()
  const reason = when.getByText('This time has passed. Choose a later one.')
  await isShown(reason)
  await pass(5 * AUTOSAVE_MS)
  await isShown(reason)
  await isShown(failure())
  expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 1, publishAt: null })

  restore()
  await button('Tomorrow 8:00', when).click()
  await isGone(reason)
  await button(/^Schedule for/, when).click()
  await isGone(failure())
  await expectToast('Successfully updated !')
})

/** A live post with a suggested sentence. */
async function withChange() {
  const post = await records.make('posts', { title: unique('Živý'), isActive: true, content: doc('Věta.') })
  const withText = (sentence: string) =>
    Object.fromEntries(Object.entries({ ...post, content: doc(sentence) }).filter(([name]) => !READ_ONLY.has(name)))
  const path = `/posts/${post.id}`
  const first = { values: withText('Navržená věta.'), version: 1, title: '', publishAt: null }
  const change = await records.call('POST', `${path}/changes`, first)
  const rewrite = () =>
    records.call('PUT', `${path}/changes/${change.id}/record`, { ...withText('Přepsaná věta.'), version: 2 })
  return { path, change: String(change.id), rewrite }
}

test('a waiting change is not published with what was written in it since it was opened', async () => {
  hearNothing()
  const { path, change, rewrite } = await withChange()
  open(`/admin${path}?change=${change}`)
  await expect.element(text()).toMatchTextContent('Navržená věta.')
  // It comes with the list of changes, which would otherwise know of the rewriting already.
  await isShown(button(/^Publish this change now/))
  await rewrite()
  // The server refuses the version that is shown; the list of changes is read again for it.
  await button(/^Publish this change now/).click()
  await expectToast('changed this waiting change')
  await button(/^Publish this change now/).click()
  await isShown(page.getByText('It is not published yet: read what came in.'))
  await expect.element(text()).toMatchTextContent('Přepsaná věta.')
  expect(await records.read(path)).toMatchObject({ content: doc('Věta.') })

  await button(/^Publish this change now/).click()
  await expectToast('Successfully updated !')
  expect(await records.read(path)).toMatchObject({ content: doc('Přepsaná věta.') })
})

test('nor with what was written in it since it was compared; published, it is no save of another window', async () => {
  const { path, change, rewrite } = await withChange()
  open(`/admin${path}?compare=${change}`)
  const comparison = page.getByRole('dialog', { name: /^Changes of/ })
  await isShown(comparison.getByText('Navržená'))
  await rewrite()
  await isShown(comparison.getByText('Přepsaná'))
  await button('Publish this change now', comparison).click()
  await expectToast('saved again while you were reading')
  expect(await records.read(path)).toMatchObject({ content: doc('Věta.') })

  await button('Publish this change now', comparison).click()
  await expectToast('Successfully updated !')
  expect(await records.read(path)).toMatchObject({ content: doc('Přepsaná věta.') })
  await expect.element(text()).toMatchTextContent('Přepsaná věta.')
  await pass(BEAT_MS)
  await isGone(page.getByText(/another window/))
})
