import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords, takeOver } from '#shared/merge.ts'

const base = {
  title: 'Lev',
  bonus: 'Starý',
  ribbon: '',
  tags: ['a'],
  metaTag: { title: 'T', description: 'D' },
  content: 'text',
  blocks: ['b'],
  banner: { mediaId: '1', alt: 'x' } as { mediaId: string; alt: string } | null,
}
const TOGETHER = [['content', 'blocks'], ['banner']]
const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeRecords(base, { ...base, ...mine }, { ...base, ...theirs }, TOGETHER)
const namesOf = (units: { name: string }[]) => units.map(({ name }) => name)

test('takes their changes and keeps mine', () => {
  const { values, taken, kept, conflicting } = merge(
    { bonus: 'Můj', tags: ['a', 'b'] },
    { title: 'Lvice', ribbon: 'Nové' },
  )
  expect(values).toEqual({ ...base, bonus: 'Můj', tags: ['a', 'b'], title: 'Lvice', ribbon: 'Nové' })
  expect([namesOf(taken), namesOf(kept), conflicting]).toEqual([['title', 'ribbon'], ['bonus', 'tags'], []])
})

test('identical changes are no conflict, different ones are', () => {
  const { values, conflicting } = merge({ bonus: 'Stejný', ribbon: 'Můj' }, { bonus: 'Stejný', ribbon: 'Jejich' })
  expect(values).toMatchObject({ bonus: 'Stejný', ribbon: 'Můj' })
  expect(namesOf(conflicting)).toEqual(['ribbon'])
})

test('merges objects by member', () => {
  const { values, taken, conflicting } = merge(
    { metaTag: { title: 'Můj', description: 'D' } },
    { metaTag: { title: 'T', description: 'Jejich' } },
  )
  expect(values.metaTag).toEqual({ title: 'Můj', description: 'Jejich' })
  expect([namesOf(taken), conflicting]).toEqual([['metaTag.description'], []])
})

test('text and blocks are one unit, and so is a picture with its alt text', () => {
  const texts = merge({ content: 'můj text' }, { blocks: ['b', 'c'], content: 'text [[c]]' })
  expect(namesOf(texts.conflicting)).toEqual(['content'])
  expect(
    takeOver(texts.values, { ...base, blocks: ['b', 'c'], content: 'text [[c]]' }, texts.conflicting),
  ).toMatchObject({
    content: 'text [[c]]',
    blocks: ['b', 'c'],
  })
  expect(
    namesOf(merge({ banner: { mediaId: '1', alt: 'můj' } }, { banner: { mediaId: '2', alt: 'x' } }).conflicting),
  ).toEqual(['banner'])
  expect(merge({}, { banner: null }).values.banner).toBeNull()
})

test('without a base everything that differs is a conflict', () => {
  const { values, conflicting } = mergeRecords(undefined, base, {
    ...base,
    title: 'Jiný',
    metaTag: { title: 'J', description: 'D' },
  })
  expect([values, namesOf(conflicting)]).toEqual([base, ['title', 'metaTag.title']])
})

test('for any input, no change is lost without a conflict', () => {
  const word = fc.constantFrom('', 'a', 'b')
  const record = fc.record({
    title: word,
    metaTag: fc.record({ title: word, robots: word }),
    content: word,
    blocks: word,
  })
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { values, conflicting } = mergeRecords(before, mine, theirs, [['content', 'blocks']])
      const conflictNames = new Set(namesOf(conflicting))
      const units = {
        title: (each: typeof before) => each.title,
        'metaTag.title': (each: typeof before) => each.metaTag.title,
        'metaTag.robots': (each: typeof before) => each.metaTag.robots,
        content: (each: typeof before) => `${each.content}|${each.blocks}`,
      }
      for (const [name, of] of Object.entries(units)) {
        const [was, own, other] = [of(before), of(mine), of(theirs)]
        const wanted = own === was ? other : own
        expect(of(values)).toBe(wanted)
        expect(conflictNames.has(name)).toBe(own !== was && other !== was && own !== other)
      }
    }),
  )
})

test('lists are merged by item: additions of both, without removals of either', () => {
  const lists = (mine: string[], theirs: string[]) =>
    mergeRecords({ cons: ['Lhůta', 'Podpora'] }, { cons: mine }, { cons: theirs })
  expect(lists(['Lhůta', 'Podpora', 'Výplaty'], ['Lhůta', 'Aplikace'])).toMatchObject({
    values: { cons: ['Lhůta', 'Aplikace', 'Výplaty'] },
    clashes: [],
  })
  expect(lists(['Podpora', 'Lhůta'], ['Lhůta']).values.cons).toEqual(['Lhůta'])
})

test('an edited item keeps its position, and one that both edited is asked about', () => {
  const item = (label: string, address: string) => ({ label, address })
  const [home, reviews, help] = [item('Domů', '/'), item('Recenze', '/recenze/'), item('Pomoc', '/pomoc/')]
  const start = item('Začátek', '/')
  const menu = (mine: object[], theirs: object[]) =>
    mergeRecords({ menu: [home, reviews] }, { menu: mine }, { menu: theirs })
  expect(menu([home, reviews, help], [start, reviews]).values.menu).toEqual([start, reviews, help])
  expect(menu([item('Úvod', '/'), reviews], [start, reviews]).clashes).toMatchObject([
    { name: 'menu.0', mine: { menu: [item('Úvod', '/')] }, theirs: { menu: [start] } },
  ])
})
