import { expect, test } from 'vitest'
import { memo } from '#shared/memo.ts'

test('computes each result once, and clears a full memo', () => {
  const computed: number[] = []
  const isEven = memo((number: number) => {
    computed.push(number)
    return number % 2 === 0
  }, 2)
  expect([1, 1, 4, 4, 6, 6, 4].map(isEven)).toEqual([false, false, true, true, true, true, true])
  expect(computed).toEqual([1, 4, 6, 4])
})

test('a long text is computed again, so that no memory fills with them', () => {
  let computed = 0
  const lengthOf = memo((text: string) => ({ length: text.length, computed: ++computed }), 10)
  const [short, long] = ['a'.repeat(2000), 'a'.repeat(2001)]
  expect([short, short, long, long].map((text) => lengthOf(text).computed)).toEqual([1, 1, 2, 3])
})
