import { expect, test } from 'vitest'
import { addressOf, viewAt } from '#records/admin/list/views.ts'

const view = {
  id: 'pohled-1',
  list: 'casinos',
  createdAt: '',
  name: 'Výplaty',
  isShared: true,
  isOwn: true,
  ownerName: 'Klára',
  updatedAt: '',
}
const payouts = { ...view, query: 'columns=title%2Crating&sort=-rating' }
const plain = { ...view, id: 'pohled-2', query: '' }

test('a view is recognised by its query, whatever the order and the page', () => {
  expect(viewAt([payouts], '?sort=-rating&page=3&columns=title,rating')).toEqual({ view: payouts, isChanged: false })
  expect(viewAt([payouts], addressOf(payouts))).toEqual({ view: payouts, isChanged: false })
  expect(viewAt([payouts], '?sort=-rating')).toEqual({ view: undefined, isChanged: false })
})

test('an opened view stays active, and knows that it was changed', () => {
  expect(viewAt([payouts], '?view=pohled-1&sort=title')).toEqual({ view: payouts, isChanged: true })
  expect(viewAt([payouts], '?view=pohled-9')).toEqual({ view: undefined, isChanged: false })
})

test('the whole list is no view, unless one was opened', () => {
  expect(viewAt([plain], '')).toEqual({ view: undefined, isChanged: false })
  expect(viewAt([plain], addressOf(plain))).toEqual({ view: plain, isChanged: false })
})
