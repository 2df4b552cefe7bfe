import { expect, test } from 'vitest'
import { z } from 'zod'
import { flag, json, maybeFlag, rowMapper } from '#shared/schema/columns.ts'

const Row = z.object({ title: z.string(), on: flag, known: maybeFlag, list: json(z.array(z.string())), size: z.int() })
const mapper = rowMapper(Row, { size: (record: { title: string }) => record.title.length })

test.each([
  [true, true, 1, 1],
  [false, false, 0, 0],
  [true, null, 1, null],
])('flags %s and %s are stored as %s and %s', (on, known, storedOn, storedKnown) => {
  const record = { title: 'Lev', on, known, list: ['a', 'č'] }
  const stored = { title: 'Lev', on: storedOn, known: storedKnown, list: '["a","č"]', size: 3 }
  expect(mapper.encode(record)).toEqual(stored)
  expect(mapper.decode(stored)).toEqual(record)
})

test('decodes a single column as in its row', () => {
  expect(mapper.decodeColumn('list', '["a","č"]')).toEqual(['a', 'č'])
  expect(mapper.decodeColumn('known', null)).toBeNull()
  expect(mapper.decodeColumn('title', 'Lev')).toBe('Lev')
})

test('does not write unknown fields', () => {
  const record = { title: 'Lev', on: true, known: null, list: [], extra: 'nic' }
  expect(Object.keys(mapper.encode(record)).toSorted()).toEqual(['known', 'list', 'on', 'size', 'title'])
})

test('stored records stay readable after a rule has become stricter', () => {
  expect(mapper.decode({ title: '', on: 1, known: null, list: '[""]', size: 0 })).toMatchObject({
    title: '',
    list: [''],
  })
})
