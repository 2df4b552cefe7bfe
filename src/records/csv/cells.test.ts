import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CLEAR,
  readFlag,
  readList,
  readNumber,
  readText,
  writeFlag,
  writeList,
  writeNumber,
  writeText,
} from '#records/csv/cells.ts'

test('texts, numbers, flags and lists survive a round trip', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -1e9, max: 1e9 }), fc.boolean(), (text, tenths, flag) => {
      expect(readText(writeText(text))).toBe(text)
      expect(readNumber(writeNumber(tenths / 10))).toBe(tenths / 10)
      expect(readFlag(writeFlag(flag))).toBe(flag)
    }),
  )
  const item = fc
    .oneof(fc.string(), fc.stringMatching(/^[\\;()a]{1,6}$/))
    .map((text) => text.trim())
    .filter(Boolean)
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(readList(writeList(items))).toEqual(items)
    }),
  )
})

test('the clear marker can be written as literal text', () => {
  for (const text of [CLEAR, `\\${CLEAR}`, `\\\\${CLEAR}`]) {
    expect(writeText(text)).not.toBe(CLEAR)
    expect(readText(writeText(text))).toBe(text)
  }
})

test.each([
  ['25 000', 25_000],
  ['25\u00a0000', 25_000],
  ['8,4', 8.4],
  ['8.4', 8.4],
  ['-1', -1],
  ['30x bonus', { problem: 'Write the number alone: 30' }],
  ['asi třicet', { problem: 'Write a number.' }],
  ['1,2,3', { problem: 'Write the number alone: 1,2' }],
])('%j is read as %j', (cell, value) => {
  const read = readNumber(cell)
  expect(typeof read === 'object' ? { problem: read.problem.text } : read).toEqual(value)
})

test('understands yes and no in both languages, but no other words', () => {
  expect(['ANO', 'yes ', 'true', '1'].map(readFlag)).toEqual([true, true, true, true])
  expect(['Ne', 'no', 'FALSE', '0'].map(readFlag)).toEqual([false, false, false, false])
  expect(readFlag('možná')).toMatchObject({ problem: { text: 'Write yes or no.' } })
})
