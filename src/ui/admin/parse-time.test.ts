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
  ['8:30 pm', '20:30'],
  ['8:30PM', '20:30'],
  ['8 p.m.', '20:00'],
  ['8:30 am', '08:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['13 pm', undefined],
  ['0:30 am', undefined],
  ['8:30 p', undefined],
  ['8:30 večer', undefined],
])('“%s” is %s', (typed, time) => expect(parseTime(typed)).toBe(time))
