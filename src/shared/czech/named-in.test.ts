import { expect, test } from 'vitest'
import { isCaseOf, namesIn, namingsIn } from '#shared/czech/named-in.ts'
import { processorTime } from '#testing/processor-time.ts'

test.each([
  ['Modrý Lev', 'Bonus kasina Modrý Lev'],
  ['Modrý Lev', 'Ve srovnání s Modrým Lvem'],
  ['Modrý Lev', 'Hráli jsme v Modrém Lvu.'],
  ['Vydra', 'Bonus Vydry je vyšší'],
  ['Kasino 24', 'V Kasinu 24 čekejte déle'],
])('%s is named in „%s“', (name, text) => {
  expect(namesIn([{ title: name }])(text)).toEqual([{ title: name }])
})

test.each([
  ['Modrý Lev', 'modrý lev v erbu'],
  ['Modrý Lev', 'Modrý text o Praze'],
  ['Vydra', 'Vysoká výhra'],
  ['Modrý Lev', ''],
  ['–', 'Modrý Lev'],
])('%s is not named in „%s“', (name, text) => {
  expect(namesIn([{ title: name }])(text)).toEqual([])
})

test('many similar names take no longer than one', async () => {
  const named = Array.from({ length: 200 }, (_, index) => ({ title: `Modrý Lev ${index}` }))
  const text = 'Modrý Lev a '.repeat(2000)
  const [one, all] = [namesIn(named.slice(0, 1)), namesIn(named)]
  // Compiled by then.
  for (const names of [one, all]) names(text)
  const { cost } = await processorTime(() => one(text))
  const many = await processorTime(() => all(`${text} Modrý Lev 7`))
  expect(many.result).toContainEqual({ title: 'Modrý Lev 7' })
  expect(many.cost).toBeLessThan(20 * Math.max(cost, 1))
})

test('says where it is named', () => {
  expect(namingsIn([{ title: 'Modrý Lev' }])('Bonus v Modrém Lvu.')).toEqual([
    { named: { title: 'Modrý Lev' }, from: 8, to: 18 },
  ])
})

test.each([
  ['Modrý Lev', ['Modrého Lva', 'Modrém Lvu', 'Modrým Lvem'], ['Most Letná', 'Modrá Lípa', 'Modrý Levhart Velký']],
  ['Kasino 24', ['Kasinu 24', 'Kasina 24'], ['Kasino 25', 'Kasino 248']],
  ['Lesní Liška', ['Lesní Lišce', 'Lesní Liškou'], ['Lesní Lilie']],
])('of two words that begin alike, only some are cases of %s', (title, cases, others) => {
  expect(cases.filter((words) => !isCaseOf(title, words))).toEqual([])
  expect(others.filter((words) => isCaseOf(title, words))).toEqual([])
})
