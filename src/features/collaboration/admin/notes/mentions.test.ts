import { expect, test } from 'vitest'
import { completed, mentionAt, mentionsIn, partsOf, peopleLike } from '#features/collaboration/admin/notes/mentions.ts'

const jana = { id: 'u1', name: 'Jana Nová' }
const longer = { id: 'u2', name: 'Jana Nováková' }
const ondrej = { id: 'u3', name: 'Ondřej Kalina' }
const people = [jana, longer, ondrej]

test.each([
  ['@', 1, ''],
  ['Ahoj @on', 8, 'on'],
  ['(@Jana N', 8, 'Jana N'],
])('a mention is being typed in %s', (text, caret, query) => {
  expect(mentionAt(text, caret)?.query).toBe(query)
})

test.each([
  ['jana@example.cz', 15],
  ['bez zavináče', 5],
  ['@Jana\ndalší', 8],
  [`@${'a'.repeat(60)}`, 60],
])('no mention is being typed in %s', (text, caret) => {
  expect(mentionAt(text, caret)).toBeUndefined()
})

test('finds people by the start of any of their names, ignoring diacritics', () => {
  expect(peopleLike(people, 'ond')).toEqual([ondrej])
  expect(peopleLike(people, 'KAL')).toEqual([ondrej])
  expect(peopleLike(people, 'nova')).toEqual([jana, longer])
  expect(peopleLike(people, '')).toEqual(people)
})

test('the chosen name replaces what was typed', () => {
  const text = 'Ověří to @on prosím?'
  const typing = mentionAt(text, 12)
  expect(typing && completed(text, 12, typing, ondrej)).toEqual({ text: 'Ověří to @Ondřej Kalina prosím?', caret: 24 })
})

test('of two names with the same start the longer one is meant', () => {
  expect(mentionsIn('@Jana Nováková a @Jana Nová', people)).toEqual(['u2', 'u1'])
  expect(partsOf('Pro @Jana Nová!', people)).toEqual([
    { text: 'Pro ' },
    { text: '@Jana Nová', person: jana },
    { text: '!' },
  ])
  expect(mentionsIn('@nikdo @Jana', people)).toEqual([])
})
