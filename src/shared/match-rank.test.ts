import { expect, test } from 'vitest'
import { byMatch, matchRank } from '#shared/match-rank.ts'

test.each([
  ['Modrý Lev', 'modry lev', 0],
  ['Modrý Lev: recenze', 'Modrý l', 1],
  ['Recenze kasina Modrý Lev', 'lev mod', 2],
  ['Nemodrý lev', 'modry', 3],
  ['Zlatá Vydra', 'modry', 4],
])('“%s” for “%s” is %i', (name, typed, rank) => {
  expect(matchRank(name, typed)).toBe(rank)
})

test('sorts the best match first, with a stable order of equal ones', () => {
  const names = ['Vydra', 'Pravý lev', 'Levák', 'Lev', 'Levandule']
  expect(byMatch(names, (name) => name, 'LÉV')).toEqual(['Lev', 'Levák', 'Levandule', 'Pravý lev', 'Vydra'])
})
