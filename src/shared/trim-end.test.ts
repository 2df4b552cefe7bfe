import { expect, test } from 'vitest'
import { trimEndOf } from '#shared/trim-end.ts'

test.each([
  ['https://web.example', 'https://web.example'],
  ['https://web.example/', 'https://web.example'],
  ['/a/b///', '/a/b'],
  ['///', ''],
  ['', ''],
])('%j without trailing slashes is %j', (text, trimmed) => {
  expect(trimEndOf(text, '/')).toBe(trimmed)
})
