import { expect, test } from 'vitest'
import { isMutation, isSameOrigin } from '#server/pages/same-origin.ts'

const post = (headers: Record<string, string>) =>
  isSameOrigin(new Request('http://10.0.0.5:3000/kontaktujte-nas/', { method: 'POST', headers }), 'https://rozvazne.cz')

test('our own address is fine, also when the process sees another one behind a proxy', () => {
  expect(post({ origin: 'https://rozvazne.cz' })).toBe(true)
  expect(post({ origin: 'https://rozvazne.cz', host: 'rozvazne.cz' })).toBe(true)
})

test('the host that was asked is fine: a preview may run at another address', () => {
  expect(post({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true)
  expect(post({ origin: 'http://10.0.0.5:3000' })).toBe(true)
})

test('a browser that tells no origin is asked where it comes from', () => {
  expect(post({})).toBe(true)
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(false)
})

test.each(['https://zly.example', 'https://rozvazne.cz.zly.example', 'http://rozvazne.cz', 'null', 'nesmysl'])(
  'a foreign page is refused: %s',
  (origin) => {
    expect(post({ origin, host: 'rozvazne.cz:443' })).toBe(false)
  },
)

test('only what changes something is asked', () => {
  expect(isMutation(new Request('http://localhost/', { method: 'POST' }))).toBe(true)
  expect(isMutation(new Request('http://localhost/'))).toBe(false)
  expect(isMutation(new Request('http://localhost/', { method: 'HEAD' }))).toBe(false)
})
