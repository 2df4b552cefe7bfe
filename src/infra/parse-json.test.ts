import { expect, test } from 'vitest'
import { parseJson } from '#infra/parse-json.server.ts'

const listOf = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join()}]`
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const object = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])))

test.each([
  ['null'],
  ['{"a": "[[,{\\"", "b": "\\\\", "c": [1, {"d": []}]}'],
  [listOf(5000, '1')],
  [object(5000)],
  [nested(64)],
  [listOf(80, listOf(490, '1'))],
  [JSON.stringify({ text: '[{,'.repeat(600_000) })],
])('parses %s', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  ['too many in one list', listOf(5001, '1')],
  ['too many in one object', object(5001)],
  ['too many altogether', listOf(90, listOf(490, '1'))],
  ['too many levels', nested(66)],
  ['a list that never ends', '[1,'.repeat(600_000)],
])('refuses %s before it parses', (_, text) => {
  expect(() => parseJson(text)).toThrow(/Divide it: a long text into two posts.* 40000 values/)
})

test.each(['', '{', ']', '"', '"\\', '[1,]', "{'a': 1}", `[1]${'}'.repeat(100)}`])('%j is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow('The body is not valid JSON.')
})

test('a call may allow more values than others', () => {
  const text = listOf(90, listOf(490, '1'))
  expect(parseJson(text, 100_000)).toEqual(JSON.parse(text))
  expect(() => parseJson(text, 30_000)).toThrow('30000 values')
})
