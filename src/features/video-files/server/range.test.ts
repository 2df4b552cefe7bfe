import { expect, test } from 'vitest'
import { rangeOf } from '#features/video-files/server/range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=200-', { start: 200, end: 249 }],
  ['bytes=240-999', { start: 240, end: 249 }],
  ['bytes=-10', { start: 240, end: 249 }],
  ['bytes=-999', { start: 0, end: 99 }],
  ['bytes=250-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['bytes=0x1-2', undefined],
  [undefined, undefined],
])('%s', (header, expected) => {
  expect(rangeOf(header, 250, 100)).toEqual(expected)
})
