import { expect, test } from 'vitest'
import { typedDay } from '#shared/czech/typed-day.ts'

test.each([
  ['3. 11. 2026', '2026-11-03'],
  [' 3.11.2026 ', '2026-11-03'],
  ['03/11/2026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['31. 4. 2026', undefined],
  ['2026-02-30', undefined],
  ['3. listopadu', undefined],
  ['', undefined],
])('„%s“ is the day %s', (typed, day) => expect(typedDay(typed)).toBe(day))
