import { expect, test } from 'vitest'
import { parseTime } from '#ui/admin/parse-time.ts'

test.each([
  ['8', '08:00'],
  [' 8:30 ', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['2359', '23:59'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['8:3', undefined],
  ['', undefined],
  ['ráno', undefined],
])('“%s” is %s', (typed, time) => expect(parseTime(typed)).toBe(time))
