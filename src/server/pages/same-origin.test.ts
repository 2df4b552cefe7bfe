import { expect, test } from 'vitest'
import { isMutation, isSameOrigin } from '#server/pages/same-origin.ts'

const post = (headers: Record<string, string>) =>
  isSameOrigin(new Request('http://10.0.0.5:3000/kontaktujte-nas/', { method: 'POST', headers }), 'https://rozvazne.cz')

test('our own origin is accepted, also when the process sees another one behind a proxy', () => {
  expect(post({ origin: 'https://rozvazne.cz' })).toBe(true)
  expect(post({ origin: 'https://rozvazne.cz', host: 'rozvazne.cz' })).toBe(true)
})

test('the requested host is accepted: a preview may run at another address', () => {
  expect(post({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true)
  expect(post({ origin: 'http://10.0.0.5:3000' })).toBe(true)
})

test('without an Origin header the Referer decides', () => {
  expect(post({})).toBe(true)
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(false)
})

test.each(['https://zly.example', 'https://rozvazne.cz.zly.example', 'http://rozvazne.cz', 'null', 'nesmysl'])(
  'refuses a foreign page: %s',
  (origin) => {
    expect(post({ origin, host: 'rozvazne.cz:443' })).toBe(false)
  },
)

test('only mutations are checked', () => {
  expect(isMutation(new Request('http://localhost/', { method: 'POST' }))).toBe(true)
  expect(isMutation(new Request('http://localhost/'))).toBe(false)
  expect(isMutation(new Request('http://localhost/', { method: 'HEAD' }))).toBe(false)
})
