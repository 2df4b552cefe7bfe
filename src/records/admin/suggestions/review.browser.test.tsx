import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AUTOSAVE_MS, button, doc, isGone, isShown, press, text, type } from '#testing/forms/editor.ts'
import { open, pass } from '#testing/forms/back-office.tsx'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

const READ_ONLY = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])
const [FIRST, SECOND, THIRD] = ['První věta o výplatách.', 'Druhá věta o bonusu.', 'Třetí věta na závěr.']

/** A live post on which Jana suggests two sentences and a title. */
async function withSuggestions() {
  const post = await records.make('posts', {
    title: unique('Živý'),
    isActive: true,
    content: doc(FIRST, SECOND, THIRD),
  })
  const suggested = { content: doc('První věta o rychlých výplatách.', SECOND, THIRD, 'Dodatek Jany.'), title: 'Lepší' }
  const values = Object.fromEntries(Object.entries({ ...post, ...suggested }).filter(([name]) => !READ_ONLY.has(name)))
  const path = `/posts/${post.id}`
  await records.callAsJana('POST', `${path}/changes`, { values, version: 1, title: '', publishAt: null })
  return { path, name: String(post.title) }
}

const review = page.getByRole('dialog', { name: /^Changes of/ })
const card = (number: number) => review.getByRole('region', { name: new RegExp(`^Suggestion ${number},`) })

async function openReview(path: string): Promise<void> {
  open(`/admin${path}?compare=`)
  await review.getByText('One by one').click()
  await isShown(card(1))
}

test('suggestions are accepted and refused inside the text, undone, and saved at once', async () => {
  const { path, name } = await withSuggestions()
  await openReview(path)
  await isShown(review.getByText('3 suggestions to decide'))
  await expect.element(card(1).getByText('rychlých')).toBeVisible()
  expect(document.querySelectorAll('del:empty, ins:empty')).toHaveLength(0)
  await press('j')
  await press('a')
  await isShown(card(1).getByText('Accepted'))
  await press('r')
  await isShown(card(2).getByText('Refused'))
  await press('z')
  await isGone(card(2).getByText('Refused'))
  await button('Refuse all', review).click()
  await isShown(review.getByText('All is decided'))
  await button('Decide again', card(2)).click()
  await isShown(review.getByText('1 suggestion to decide'))
  await review.getByLabelText('A word to those you refused').fill('Titulek zůstane.')
  expect(await records.read(path)).toMatchObject({ version: 1 })

  // Neither the view nor a lost request loses a decision.
  await review.getByText('Whole changes').click()
  await review.getByText('One by one').click()
  await isShown(card(1).getByText('Accepted'))
  await button(/^Save decisions/, review).click()
  await expectToast('Successfully updated !')
  expect(await records.read(path)).toMatchObject({
    version: 2,
    title: name,
    content: doc('První věta o rychlých výplatách.', SECOND, THIRD),
  })
  await isShown(review.getByText('1 suggestion to decide'))
  const { items } = await records.call('GET', `/notes?collection=posts&recordId=${path.slice('/posts/'.length)}`)
  expect(items.map(({ body }: { body: string }) => body)).toEqual([
    'A suggestion of yours was not accepted: Title.\n\nTitulek zůstane.\n\nTitle: “Lepší”',
  ])
  await button('Accept all', review).click()
  await button(/^Save decisions/, review).click()
  await isGone(review)
  await expect.element(text()).toMatchTextContent(/Dodatek Jany\./)
})

test('decisions stay while somebody else saves, and are asked about before they are left', async () => {
  const { path } = await withSuggestions()
  await openReview(path)
  await button(/^Accept 1,/, review).click()
  await records.changeAsJana(path, () => ({ content: doc(FIRST, 'Druhá věta, živá.', THIRD) }))
  await button(/^Save decisions/, review).click()
  await expectToast('changed this')
  await isShown(card(1).getByText('Accepted'))
  await press('Escape')
  await isShown(page.getByText('Leave without saving the decisions?'))
  await button('Cancel').click()
  await button(/^Save decisions/, review).click()
  await expectToast('Successfully updated !')
  expect(await records.read(path)).toMatchObject({
    content: doc('První věta o rychlých výplatách.', 'Druhá věta, živá.', THIRD),
  })
})

test('an editor suggests in a draft instead of editing it', async () => {
  network.loseRequests('POST', /\/presence$/)
  const { id } = await records.make('posts', { title: unique('Koncept'), content: doc(FIRST) })
  open(`/admin/posts/${id}`)
  await button('More').click()
  await page.getByRole('menuitem', { name: /^Suggest instead of editing/ }).click()
  await isShown(page.getByText('You are suggesting.'))
  await text().click()
  await press('Control+End')
  await type(' Návrh.')
  await pass(2 * AUTOSAVE_MS)
  expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 1 })
  await button('Suggest this change').click()
  await expectToast('Successfully completed !')
  expect(await records.read(`/posts/${id}`)).toMatchObject({ version: 1, content: doc(FIRST) })
  const { items } = await records.call('GET', `/posts/${id}/changes`)
  expect(items).toMatchObject([{ data: { content: doc(`${FIRST} Návrh.`) } }])
})
