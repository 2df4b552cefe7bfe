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

const titles = (typed: string, isForgiving = false) =>
  matchNames(NAMES, typed.split(' '), isForgiving).map(({ name }) => name.title)

test('each word begins one of the name, in any order, or all of it without spaces', () => {
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
])('%s is %s', (typed, title) => {
  expect(titles(typed)).toEqual([])
  expect(titles(typed, true)).toEqual([title])
})

test('two letters may tell names apart: none of them may be wrong, one of three to six, two of seven', () => {
  expect(titles('le', true)).toEqual(['Lesní Liška', 'Modrý Lev'])
  expect(titles('lx', true)).toEqual([])
  expect(titles('lxv', true)).toContain('Modrý Lev')
  expect(titles('mxdrx', true)).toEqual([])
  expect(titles('stxixrn', true)).toEqual(['Stříbrný Čáp'])
})

test('fewer letters wrong come first, whatever the names are sorted by', () => {
  const names = ['vidra', 'vydra', 'vyder'].map((word) => ({ words: [word] }))
  expect(matchNames(names, ['vyder'], true).map(({ name, errors }) => [name.words[0], errors])).toEqual([
    ['vyder', 0],
    ['vydra', 1],
  ])
  const wrong = ['xtribrxy', 'stribrnx'].map((word) => ({ words: [word] }))
  expect(matchNames(wrong, ['stribrny'], true).map(({ errors }) => errors)).toEqual([1, 2])
})

test('of words that are equally near the first is meant, for the best come first', () => {
  expect(nearest('vydrx', ['vydra', 'vydry'])).toEqual({ errors: 1, spelled: 'vydra' })
  expect(nearest('vydrx', ['vxdra', 'vydry'])).toEqual({ errors: 1, spelled: 'vydry' })
})

test('the words as they are right', () => {
  expect(matchNames(NAMES, ['modri', 'le'], true)[0]?.spelled).toEqual(['modry', 'le'])
})

test('nobody misspells five words of a name', () => {
  expect(titles('kasino u lva kasino u', true)).toEqual([])
})

test('names that look like it, however wrong; none that do not', () => {
  const near = (typed: string) => nearestNames(NAMES, typed.split(' '), 2).map(({ title }) => title)
  expect(near('madrilef')).toEqual(['Modrý Lev'])
  expect(near('wintopia')).toEqual([])
  expect(near('')).toEqual([])
})

test('what was looked for is marked, words beside each other as one', () => {
  const marked = (title: string, words: string[]) => marksOf(title, words).map(([from, to]) => title.slice(from, to))
  expect(marked('Modrý Lev', ['modry', 'le'])).toEqual(['Modrý Le'])
  expect(marked('Slíbili den, trvalo to dva', ['den', 'dva'])).toEqual(['den', 'dva'])
  expect(marked('Kasina pro tablety', ['tab'])).toEqual(['tab'])
  expect(marked('Straße', ['strasse'])).toEqual([])
})
