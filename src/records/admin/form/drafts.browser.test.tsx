import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import {
  AUTOSAVE_MS,
  button,
  doc,
  failure,
  field,
  goBack,
  isAt,
  isGone,
  isSaved,
  isShown,
  press,
  save,
  text,
  title,
  type,
} from '#testing/forms/editor.ts'
import { network } from '#testing/forms/network.ts'
import { ADMIN } from '#testing/forms/people.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

const offer = () => page.getByRole('alert').filter({ hasText: 'unsaved work here' })

async function keepForLater(): Promise<void> {
  await goBack()
  await button('Keep for later').click()
  await expect.poll(() => window.location.pathname).not.toMatch(/create$/)
}

// A new post is a draft on the server after a few seconds.
test.for(['casinos', 'writers', 'game-types'])('each new record of %s has a draft of its own', async (path) => {
  const [first, second] = [unique('První'), unique('Druhá')]
  const name = () => page.getByRole('textbox', { name: path === 'writers' ? 'First name' : 'Title', exact: true })
  const earlier = open(`/admin/${path}/create`)
  await name().fill(first)
  await keepForLater()
  earlier.close()
  const later = open(`/admin/${path}/create`)
  await expect.element(offer()).toMatchTextContent(first)
  // Not opened: new typing does not replace it.
  await name().fill(second)
  await keepForLater()
  later.close()
  open(`/admin/${path}/create`)
  await expect.element(offer()).toMatchTextContent('You have 2 pieces of unsaved work here')
  await button(`Restore it: ${first}`, offer()).click()
  await expect.element(name()).toHaveValue(first)
  await expect.element(offer()).not.toMatchTextContent(first)
  await button(`Throw it away: ${second}`).click()
  await button('Throw it away', page.getByRole('dialog', { name: `Throw away “${second}”?` })).click()
  await isGone(offer())
  await save()
  await expectToast(path === 'writers' ? 'Please check the marked fields.' : 'Successfully completed !')
})

test('the content of the form stays a draft when another one is restored', async () => {
  const [first, second] = [unique('Dřívější'), unique('Rozepsaná')]
  const earlier = open('/admin/game-types/create')
  await title().fill(first)
  await keepForLater()
  earlier.close()
  open('/admin/game-types/create')
  await expect.element(offer()).toMatchTextContent(first)
  await title().fill(second)
  await button(`Restore it: ${first}`).click()
  await expect.element(title()).toHaveValue(first)
  await button(`Restore it: ${second}`).click()
  await expect.element(title()).toHaveValue(second)
  await expect.element(offer()).toMatchTextContent(first)
})

test('what was typed a moment ago is a draft before the browser leaves the page', async () => {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Nový')
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith(`draft:casinos:${id}:`))
  expect(stored.map(([, draft]) => JSON.parse(draft) as unknown)).toMatchObject([{ values: { bonus: 'Nový' } }])
})

describe('a session that ends while a record is saved', () => {
  async function signInAgain(): Promise<void> {
    await page.getByLabelText('Email').fill(ADMIN.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
    await button('Sign in').click()
  }

  test('loses nothing that was typed', async () => {
    const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
    open(`/admin/casinos/${id}`)
    await field('Bonus').fill('Nový')
    await records.call('GET', '/auth/logout')
    await save()
    await isShown(page.getByRole('heading', { name: 'Sign in again' }))
    await isShown(page.getByText(/What you typed at \d+:\d\d is kept on this device/))
    await isAt(`/admin?next=${encodeURIComponent(`/admin/casinos/${id}`)}`)
    await signInAgain()
    await isAt(new RegExp(`^/admin/casinos/${id}$`))
    await expect.element(field('Bonus')).toHaveValue('Nový')
    expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Původní' })
    await save()
    await expectToast('Successfully updated !')
    expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })
  })

  test('only for the moment is renewed, and the save sent again', async () => {
    const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
    open(`/admin/casinos/${id}`)
    await field('Bonus').fill('Nový')
    const restore = network.answer('PUT', /\/casinos\//, 401)
    const renewal = network.hold('POST', /\/auth\/refresh$/)
    await save()
    await renewal.sent
    restore()
    renewal.release()
    await isSaved()
    expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Nový', version: 2 })
  })
})

describe('a new record', () => {
  test.for(['posts', 'casinos', 'game-types'])(
    'of %s is made once, although the response was lost and typing continued',
    async (collection) => {
      const name = unique('Jednou')
      open(`/admin/${collection}/create`)
      const restore = network.loseResponses('POST', new RegExp(`/private/${collection}$`))
      for (const words of ['', ' a víc']) {
        await title().fill(name + words)
        await save()
        await expect.element(failure()).toMatchTextContent('The server cannot be reached.')
      }
      restore()
      // Again and again: the second save may still be under way.
      const saveAgain = async () => {
        await save()
        return window.location.pathname
      }
      await expect.poll(saveAgain, { interval: 500 }).toMatch(new RegExp(`^/admin/${collection}/(?!create)`))
      await isShown(page.getByRole('heading', { name: `${name} a víc`, level: 1 }))
      await pass(AUTOSAVE_MS)
      await isSaved()
      const { items } = await records.read(`/${collection}?q=${encodeURIComponent(name)}`)
      expect(items.map((item: { title: string }) => item.title)).toEqual([`${name} a víc`])
    },
  )

  test('is a draft on the server from its first sentence, in the same form', async () => {
    open('/admin/posts/create')
    await text().click()
    const sentence = unique('Věta bez názvu')
    await type(sentence)
    await pass(AUTOSAVE_MS)
    await isAt(/^\/admin\/posts\/(?!create)/)
    // Typed without a pause: the caret stays.
    await type(' a konec')
    await expect.element(text()).toMatchTextContent(`${sentence} a konec`)
    await expect.element(text()).toHaveFocus()
    await pass(AUTOSAVE_MS)
    await isSaved()
    const id = window.location.pathname.split('/').at(-1)
    expect(await records.read(`/posts/${id}`)).toMatchObject({ title: sentence, isActive: false })
    await expect.element(title()).toHaveValue(sentence)
    // The button of a new post does not turn into another one under the mouse.
    await button('Create post').click()
    await expectToast('Successfully completed !')
    await isShown(button('Publish now'))
    await text().click()
    for (let step = 0; step < 20; step++) await press('Control+z')
    await expect.element(text()).not.toMatchTextContent('Věta')
  })
})

test('undo goes on after the text was saved as a change', async () => {
  const { id } = await records.make('posts', { title: unique('Zpět'), content: doc('Původní.'), isActive: true })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Navíc.')
  await press('Control+Shift+s')
  await isAt(/\?change=/)
  // The address changes before the screen does.
  await isShown(page.getByRole('region', { name: 'Waiting change' }))
  await expect.element(text()).toHaveFocus()
  await press('Control+z')
  await expect.element(text()).toMatchTextContent(/^Původní\.$/)
  await press('Control+y')
  await type(' Ještě.')
  await save()
  await expectToast('Successfully updated !')
  const change = new URLSearchParams(window.location.search).get('change')
  expect(JSON.stringify(await records.read(`/posts/${id}/changes/${change}/record`))).toContain('Navíc. Ještě.')
  expect(JSON.stringify(await records.read(`/posts/${id}`))).not.toContain('Navíc')
})
