import { expect, test } from 'vitest'
import { mergeSteps } from '#shared/merge.ts'
import { matchSteps, stayedIn } from '#shared/match-items.ts'
import { atOnce, withPauses } from '#shared/steps.ts'

const LONG = 3000
const textOf = (words: (index: number) => string) =>
  Array.from({ length: LONG }, (_, index) => ({ question: '', words: words(index) }))
const base = { faq: { data: textOf((index) => `${index}`) } }
const mine = { faq: { data: textOf((index) => `${index}${index % 2 === 0 ? ' moje' : ''}`) } }
const theirs = { faq: { data: [...base.faq.data, { question: '', words: 'jejich' }] } }

test('a merge of long lists can be paused at each of their items', async () => {
  let pauses = 0
  const pause = async () => {
    pauses++
  }
  const merged = await withPauses(mergeSteps(base, mine, theirs), pause)
  expect(pauses).toBeGreaterThan(LONG)
  expect(merged.values).toEqual(atOnce(mergeSteps(base, mine, theirs)).values)
  expect(merged.values.faq.data.at(-1)?.words).toBe('jejich')
})

test('what is common to two lists is found however much of them differs', () => {
  const before = Array.from({ length: LONG }, (_, index) => `odstavec ${index}`)
  // More edits than the search of a shortest script would ever try.
  const after = before.flatMap((item, index) => (index % 2 === 0 ? [`${index}`, `přibylo ${index}`] : item))
  const matched = atOnce(matchSteps(before, after))
  expect(matched.get(LONG - 1)).toBe(after.length - 1)
  expect([...matched].filter(([from, to]) => before[from] === after[to])).toHaveLength(LONG / 2)
})

test('very many equal items are matched in their order', () => {
  const equal = Array.from({ length: LONG }, () => '—')
  expect(atOnce(matchSteps(equal, ['nový', ...equal])).size).toBe(LONG)
})

test.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [2, 0, 1, 3],
    [0, 1, 3],
  ],
  [[3, 2, 1], [1]],
])('of %j these have stayed: %j', (places, stayed) => {
  expect(stayedIn(places)).toEqual(stayed)
})
