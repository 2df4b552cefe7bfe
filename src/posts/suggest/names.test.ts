import { expect, test } from 'vitest'
import { marksOf } from '#posts/suggest/marks.ts'
import { matchNames, nearest, nearestNames } from '#posts/suggest/names.ts'

const NAMES = ['Modrý Lev', 'Lesní Liška', 'Zlatá Vydra', 'Stříbrný Čáp', 'Kasino U Lva'].map((title) => ({
  title,
  words: title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .split(' '),
}))

const titles = (typed: string, isFuzzy = false) =>
  matchNames(NAMES, typed.split(' '), () => isFuzzy).map(({ name }) => name.title)

test('each typed word matches the beginning of a word of the name, in any order, or the name without spaces', () => {
  expect(titles('mod')).toEqual(['Modrý Lev'])
  expect(titles('lev modry')).toEqual(['Modrý Lev'])
  expect(titles('modrylev')).toEqual(['Modrý Lev'])
  expect(titles('l')).toEqual(['Lesní Liška', 'Modrý Lev', 'Kasino U Lva'])
  expect(titles('modri')).toEqual([])
})

test.each([
  ['modri le', 'Modrý Lev'],
  ['mdory lev', 'Modrý Lev'],
  ['modrilev', 'Modrý Lev'],
  ['zalta vydra', 'Zlatá Vydra'],
  ['zlate vidra', 'Zlatá Vydra'],
  ['stirbrny cap', 'Stříbrný Čáp'],
  ['sztribrny', 'Stříbrný Čáp'],
])('%s matches %s', (typed, title) => {
  expect(titles(typed)).toEqual([])
  expect(titles(typed, true)).toEqual([title])
})

test('allows no errors in two letters, one in three to six, two from seven', () => {
  expect(titles('le', true)).toEqual(['Lesní Liška', 'Modrý Lev'])
  expect(titles('lx', true)).toEqual([])
  expect(titles('lxv', true)).toContain('Modrý Lev')
  expect(titles('mxdrx', true)).toEqual([])
  expect(titles('stxixrn', true)).toEqual(['Stříbrný Čáp'])
})

test('fewer errors rank first, regardless of the order of names', () => {
  const names = ['vidra', 'vydra', 'vyder'].map((word) => ({ words: [word] }))
  expect(matchNames(names, ['vyder'], () => true).map(({ name, errors }) => [name.words[0], errors])).toEqual([
    ['vyder', 0],
    ['vydra', 1],
  ])
  const wrong = ['xtribrxy', 'stribrnx'].map((word) => ({ words: [word] }))
  expect(matchNames(wrong, ['stribrny'], () => true).map(({ errors }) => errors)).toEqual([1, 2])
})

test('of equally near words the first one wins, as the best come first', () => {
  expect(nearest('vydrx', ['vydra', 'vydry'])).toEqual({ errors: 1, spelled: 'vydra' })
  expect(nearest('vydrx', ['vxdra', 'vydry'])).toEqual({ errors: 1, spelled: 'vydry' })
})

test('returns the corrected words', () => {
  expect(matchNames(NAMES, ['modri', 'le'], () => true)[0]?.spelled).toEqual(['modry', 'le'])
})

test('a query of five words is not matched fuzzily', () => {
  expect(titles('kasino u lva kasino u', true)).toEqual([])
})

test('returns similar names however wrong, but no dissimilar ones', () => {
  const near = (typed: string) => nearestNames(NAMES, typed.split(' '), 2).map(({ title }) => title)
  expect(near('madrilef')).toEqual(['Modrý Lev'])
  expect(near('wintopia')).toEqual([])
  expect(near('')).toEqual([])
})

test('marks the searched words, and adjacent ones as one', () => {
  const marked = (title: string, words: string[]) => marksOf(title, words).map(([from, to]) => title.slice(from, to))
  expect(marked('Modrý Lev', ['modry', 'le'])).toEqual(['Modrý Le'])
  expect(marked('Slíbili den, trvalo to dva', ['den', 'dva'])).toEqual(['den', 'dva'])
  expect(marked('Kasina pro tablety', ['tab'])).toEqual(['tab'])
  expect(marked('Straße', ['strasse'])).toEqual([])
})
