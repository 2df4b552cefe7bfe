import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#shared/thrown.ts'

test('anything thrown has a message', () => {
  expect(messageOf(new TypeError('zle'))).toBe('zle')
  expect(messageOf('zle')).toBe('zle')
  expect(messageOf(undefined)).toBe('undefined')
})

test('only an error has a code', () => {
  expect(codeOf(Object.assign(new Error('zle'), { code: 'ENOENT' }))).toBe('ENOENT')
  expect(codeOf(Object.assign(new Error('zle'), { code: 5 }))).toBeUndefined()
  expect(codeOf(new Error('zle'))).toBeUndefined()
  expect(codeOf({ code: 'ENOENT' })).toBeUndefined()
  expect(codeOf(null)).toBeUndefined()
})
