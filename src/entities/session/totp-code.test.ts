import { expect, test } from 'vitest'
import { codeAt, fromBase32, newTotpSecret, stepOf, toBase32 } from '#entities/session/totp-code.server.ts'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %i s the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30), 8)).toBe(code)
})

test('base32 survives a round trip', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(SECRET).toString()).toBe('12345678901234567890')
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('a code is valid in its own time step and the adjacent ones', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = codeAt(SECRET, 100)
  expect(stepOf(SECRET, code, at(3000))).toBe(100)
  expect(stepOf(SECRET, code, at(2970))).toBe(100)
  expect(stepOf(SECRET, code, at(3059))).toBe(100)
  expect(stepOf(SECRET, code, at(2969))).toBeUndefined()
  expect(stepOf(SECRET, code, at(3060))).toBeUndefined()
})
