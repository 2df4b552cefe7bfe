import { expect, test } from 'vitest'
import { columnsParam, columnsFor } from '#records/admin/list/use-columns.ts'

const columns = [{ name: 'title' }, { name: 'rating' }, { name: 'bonus' }, { name: 'owner', isOptional: true }]
const names = (columnNames: string) => columnsFor(columns, columnNames).map(({ name }) => name)

test('an address without columns shows the default ones', () => {
  expect(names('')).toEqual(['title', 'rating', 'bonus'])
})

test('the title comes first, each column once, unknown ones are ignored', () => {
  expect(names('owner,rating,owner,title')).toEqual(['title', 'owner', 'rating'])
  expect(names('hacker')).toEqual(['title'])
})

test('the address has columns only when they are not the default ones', () => {
  expect(columnsParam(columns, columnsFor(columns, ''))).toBe('')
  expect(columnsParam(columns, columnsFor(columns, 'bonus,rating'))).toBe('title,bonus,rating')
  expect(names(columnsParam(columns, columnsFor(columns, 'title')))).toEqual(['title'])
})
