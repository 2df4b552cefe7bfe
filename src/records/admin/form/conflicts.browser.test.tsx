import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import {
  AUTOSAVE_MS,
  button,
  doc,
  field,
  goBack,
  isAt,
  isGone,
  isSaved,
  isShown,
  paragraph,
  press,
  save,
  text,
  title,
  type,
} from '#testing/forms/editor.ts'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

const dialog = (one: string) => page.getByRole('dialog', { name: new RegExp(`saved this ${one}`) })

test('changes of different fields are merged without a question', async () => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', ribbon: 'Staré' })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj')
  await page.getByLabelText('SSL encryption').getByText('Yes').click()
  await records.change(`/casinos/${id}`, ({ safety, criteria }) => ({
    ribbon: 'Jejich',
    safety: { ...safety, lossLimits: false },
    criteria: { ...criteria, games: 7.5 },
  }))
  await save()
  await expectToast('Successfully updated !')
  await isShown(page.getByText('You have changed this casino in another window.'))
  await isShown(page.getByText('Taken over from there: Ribbon, Criteria: Games, Safety: Loss limits.'))
  await expect.element(field('Ribbon')).toHaveValue('Jejich')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Můj',
    ribbon: 'Jejich',
    safety: { ssl: true, lossLimits: false },
    criteria: { games: 7.5 },
    version: 3,
  })
})

test('only a field that both changed is asked about, and the colleague is named', async () => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', owner: 'Původní' })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj bonus')
  await field('Ribbon').fill('Moje')
  await records.changeAsJana(`/casinos/${id}`, () => ({ bonus: 'Janin bonus', owner: 'Janin majitel' }))
  await save()
  await expect.element(dialog('casino')).toHaveAccessibleName('Jana Testová saved this casino while you were writing')
  await expect.element(dialog('casino')).toMatchTextContent('Merged already: Owner, Ribbon.')
  await expect.element(button('Save merged', dialog('casino'))).toBeDisabled()
  await dialog('casino').getByRole('radio', { name: 'Jana’s: Bonus' }).click()
  await button('Save merged', dialog('casino')).click()
  await expectToast('Successfully updated !')
  await expect.element(field('Bonus')).toHaveValue('Janin bonus')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Janin bonus',
    owner: 'Janin majitel',
    ribbon: 'Moje',
    version: 3,
  })
})

test('everything can be chosen by keyboard, and choices survive a break and a third save', async () => {
  const { id } = await records.make('casinos', {
    title: unique('Sporné'),
    bonus: 'Původní',
    owner: 'Původní',
    consList: ['Krátká lhůta'],
  })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj')
  await field('Owner').fill('Můj majitel')
  await field('Website').fill('https://muj.example/')
  await page.getByLabelText('Add a con and press Enter').fill('Pozdní výplaty')
  await press('Enter')
  await records.change(`/casinos/${id}`, ({ consList }) => ({
    bonus: 'Druhý',
    owner: 'Druhý majitel',
    website: 'https://druhy.example/',
    consList: [...consList, 'Chybí aplikace'],
  }))
  await save()
  const question = dialog('casino')
  await expect.element(question).toHaveAccessibleName('You saved this casino in another window while you were writing')
  // Lists are joined without a question.
  await expect.element(question).toMatchTextContent('Merged already: Cons.')
  const mine = question.getByRole('radio', { name: 'Yours: Bonus' })
  await expect.element(mine).toHaveFocus()
  await type(' ')
  await expect.element(mine).toBeChecked()
  await press('ArrowRight')
  await expect.element(question.getByRole('radio', { name: 'Other window: Bonus' })).toBeChecked()
  await press('ArrowLeft')
  await press('Escape')
  await isGone(question)
  await expect.element(field('Bonus')).toHaveValue('Můj')

  await save()
  await expect.element(mine).toBeChecked()
  // What is undecided is not saved.
  await press('Control+Enter')
  await isShown(question)
  await button('Yours for all 3', question).click()
  await question.getByRole('radio', { name: 'Other window: Website' }).click()
  await records.change(`/casinos/${id}`, () => ({ bonus: 'Čtvrtý', ribbon: 'Nové' }))
  await press('Control+Enter')

  await expect.element(question.getByRole('group', { name: 'Bonus, Other window' })).toMatchTextContent(/^Čtvrtý$/)
  expect(question.getByRole('group', { name: /^(?:Owner|Website|Cons)$/ }).elements()).toHaveLength(0)
  await mine.click()
  await press('Control+Enter')
  await expectToast('Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Můj',
    owner: 'Můj majitel',
    website: 'https://druhy.example/',
    consList: ['Krátká lhůta', 'Pozdní výplaty', 'Chybí aplikace'],
    ribbon: 'Nové',
    version: 4,
  })
})

test('the text of a post is merged by paragraph and block, and asks only where both wrote', async () => {
  const block = { uniqId: 'pc-1', source: 'manual', pros: ['Klad'], cons: ['Zápor'] }
  const { id } = await records.make('posts', {
    title: unique('Sporný článek'),
    content: doc('První věta.', 'Druhá věta.', 'Třetí věta.'),
    metaTag: { title: 'Název', description: '', robots: '', keyword: '', canonical: '' },
  })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Moje.')
  await records.change(`/posts/${id}`, ({ metaTag, shortcodesConfig }) => ({
    content: {
      type: 'doc',
      content: [
        paragraph('První věta. Jejich.'),
        { type: 'shortcode', attrs: { kind: 'prosConsPosts', uniqId: 'pc-1' } },
        ...['Druhá věta.', 'Třetí věta.'].map(paragraph),
      ],
    },
    shortcodesConfig: { ...shortcodesConfig, prosConsPosts: [{ data: block }] },
    metaTag: { ...metaTag, description: 'Jejich popis' },
  }))
  await save()
  await expectToast('Successfully updated !')
  await isGone(dialog('post'))
  await isShown(page.getByText('You have changed this post in another window.'))
  await isShown(page.getByText('Taken over from there: SEO: Description, Text.'))
  // The caret is still where it was.
  await type(' A dál.')
  await expect.element(text()).toMatchTextContent('Třetí věta. Moje. A dál.')
  await expect.element(text()).toMatchTextContent('První věta. Jejich.')
  const joined = await records.read(`/posts/${id}`)
  expect(joined).toMatchObject({ shortcodesConfig: { prosConsPosts: [{ data: { uniqId: 'pc-1' } }] }, version: 3 })

  await records.change(`/posts/${id}`, ({ content }) => ({
    content: {
      ...content,
      content: [...content.content.slice(0, 2), paragraph('Druhá věta. Jejich.'), paragraph('Třetí věta. Jejich.')],
    },
  }))
  await save()
  const question = dialog('post')
  await expect
    .element(question.getByRole('group', { name: 'Text, Yours' }))
    .toMatchTextContent(/^Třetí věta. Moje. A dál.$/)
  await expect
    .element(question.getByRole('group', { name: 'Text, Other window' }))
    .toMatchTextContent(/^Třetí věta. Jejich.$/)
  expect(question.getByRole('group', { name: 'Text', exact: true }).elements()).toHaveLength(1)
  await question.getByRole('radio', { name: 'Other window: Text' }).click()
  await button('Save merged', question).click()
  await expectToast('Successfully updated !')
  await expect.element(text()).toMatchTextContent('Třetí věta. Jejich.')
  await expect.element(text()).not.toMatchTextContent('Moje')
})

test('typing is not interrupted by a question, which comes with the next save', async () => {
  const { id } = await records.make('posts', { title: unique('Dva v jednom'), content: doc('Začátek.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Moje věta.')
  await records.change(`/posts/${id}`, () => ({ content: doc('Začátek. Věta odjinud.') }))
  await pass(AUTOSAVE_MS)
  await isShown(page.getByText('when you save, you choose'))
  await type(' A další.')
  await expect.element(text()).toMatchTextContent(/^Začátek. Moje věta. A další.$/)
  await pass(AUTOSAVE_MS)
  await isGone(page.getByRole('dialog'))
  await save()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Moje věta. A další.')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Věta odjinud.')
})

test('a draft from before a colleague’s save is merged with it', async () => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', ribbon: 'Staré' })
  const first = open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj')
  await goBack()
  await button('Keep for later').click()
  await isAt(/^\/admin\/casinos$/)
  first.close()
  await records.changeAsJana(`/casinos/${id}`, () => ({ ribbon: 'Jejich' }))
  open(`/admin/casinos/${id}`)
  await isShown(page.getByText('The record was saved by somebody since'))
  await page.getByRole('button', { name: /^Restore it/ }).click()
  await save()
  await expectToast('Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Můj', ribbon: 'Jejich' })
})

test('discarding shows what a colleague has saved meanwhile', async () => {
  const { id } = await records.make('posts', { title: unique('Původní'), isActive: true, content: doc('Věta.') })
  open(`/admin/posts/${id}`)
  await title().fill('Můj název')
  const theirs = unique('Jejich název')
  await records.changeAsJana(`/posts/${id}`, () => ({ title: theirs }))
  await isShown(page.getByText(/are both writing in Title/))
  await button('Discard').click()
  await expect.element(title()).toHaveValue(theirs)
  await isGone(page.getByText(/are both writing/))
  await button('Undo the discard').click()
  await expect.element(title()).toHaveValue('Můj název')
})

test('a version is restored while an autosave is under way, which is no other window', async () => {
  const first = unique('První název')
  const { id } = await records.make('posts', { title: first, isActive: false })
  await records.change(`/posts/${id}`, () => ({ title: unique('Druhý název') }))
  open(`/admin/posts/${id}`)
  const held = network.hold('PUT', /\/posts\/[\w-]+\?quiet=true/)
  await title().fill(unique('Rozepsaný název'))
  await pass(AUTOSAVE_MS)
  await held.sent
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Admin' }).last().click()
  await history
    .getByRole('button', { name: /^Save of/ })
    .last()
    .click()
  await button('Restore all of it…', history).click()
  await button('Restore', page.getByRole('dialog', { name: 'Restore this version?' })).click()
  held.release()
  await expectToast('Successfully updated !')
  await expect.element(title()).toHaveValue(first)
  await isGone(page.getByText(/another window/))
  expect(await records.read(`/posts/${id}`)).toMatchObject({ title: first })
})

test('a record that a colleague deleted keeps what was typed, also for later', async () => {
  const owner = unique('Vlastník')
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  const first = open(`/admin/casinos/${id}`)
  await field('Owner').fill(owner)
  const archived = page.getByText('This casino is in the archive')
  await records.call('POST', `/casinos/${id}/archive`)
  await isShown(archived)
  await records.call('DELETE', `/casinos/${id}`)
  await save()
  await isShown(page.getByText(/^This casino was deleted. What you typed is kept/))
  await isGone(archived)
  await expect.element(field('Owner')).toHaveValue(owner)
  first.close()
  const again = open(`/admin/casinos/${id}`)
  await expect.element(page.getByLabelText(/^Typed on/)).toMatchTextContent(owner)
  await button('Throw it away').click()
  await isGone(page.getByLabelText(/^Typed on/))
  again.close()
  open(`/admin/casinos/${id}`)
  await isShown(page.getByText('There is no such casino'))
  await isGone(page.getByLabelText(/^Typed on/))
})

test('a save after a merge is one of this window', async () => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', ribbon: 'Staré' })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Můj')
  await records.changeAsJana(`/casinos/${id}`, () => ({ ribbon: 'Jejich' }))
  await save()
  await expectToast('Successfully updated !')
  await field('Bonus').fill('Můj druhý')
  await save()
  await isSaved()
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Můj druhý', ribbon: 'Jejich', version: 4 })
})
