import { expect, test } from 'vitest'
import { askFor, columnsFor } from '#ui/admin/list/use-columns.ts'

const columns = [{ name: 'title' }, { name: 'rating' }, { name: 'bonus' }, { name: 'owner', isOptional: true }]
const names = (asked: string) => columnsFor(columns, asked).map(({ name }) => name)

test('an address that says nothing shows the usual columns', () => {
  expect(names('')).toEqual(['title', 'rating', 'bonus'])
})

test('the title stands first, each column once, and what is unknown is left out', () => {
  expect(names('owner,rating,owner,title')).toEqual(['title', 'owner', 'rating'])
  expect(names('hacker')).toEqual(['title'])
})

test('the address names them only when they are not the usual ones', () => {
  expect(askFor(columns, columnsFor(columns, ''))).toBe('')
  expect(askFor(columns, columnsFor(columns, 'bonus,rating'))).toBe('title,bonus,rating')
  expect(names(askFor(columns, columnsFor(columns, 'title')))).toEqual(['title'])
})
