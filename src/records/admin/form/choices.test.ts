import { expect, test } from 'vitest'
import type { Clash } from '#shared/merge.ts'
import { choiceFor, choose, decisionOf } from '#records/admin/form/choices.ts'

const clashOf = (field: string, mine: string, theirs: string): Clash => ({
  name: field,
  unit: { name: field, paths: [[field]] },
  mine: { [field]: mine },
  theirs: { [field]: theirs },
})
const bonus = clashOf('bonus', 'Můj', 'Jejich')
const owner = clashOf('owner', 'Můj', 'Jejich')

test('a choice decides its clash and no other; without one, mine stays', () => {
  const choices = choose({}, [bonus], 'theirs')
  expect([bonus, owner].map((clash) => choiceFor(choices, clash))).toEqual(['theirs', undefined])
  expect([bonus, owner].map(decisionOf(choices))).toEqual(['theirs', 'mine'])
  expect([bonus, owner].map(decisionOf(choose(choices, [bonus, owner], 'mine')))).toEqual(['mine', 'mine'])
})

test('a choice holds only between the same two values', () => {
  const choices = choose({}, [bonus], 'theirs')
  expect(choiceFor(choices, clashOf('bonus', 'Můj', 'Čtvrtý'))).toBeUndefined()
  expect(choiceFor(choices, clashOf('bonus', 'Můj', 'Jejich'))).toBe('theirs')
})
