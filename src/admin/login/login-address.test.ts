import { expect, test } from 'vitest'
import { LANDING_PATH, loginAddress, safeNext } from '#admin/login/login-address.ts'

test('signing in returns to the page that was requested', () => {
  expect(loginAddress('/admin/casinos/abc?tab=seo')).toBe('/admin?next=%2Fadmin%2Fcasinos%2Fabc%3Ftab%3Dseo')
  expect(loginAddress(LANDING_PATH)).toBe('/admin')
  expect(safeNext('/admin/casinos/abc?tab=seo')).toBe('/admin/casinos/abc?tab=seo')
})

test.each([
  null,
  '',
  'https://evil.example/admin/x',
  '//evil.example/admin/x',
  '/\\evil.example',
  '/admin//evil.example',
  '/admin/\\evil',
  '/admin/a\nb',
  'javascript:alert(1)',
  '/elsewhere',
])('rejects %j as a target after signing in', (next) => {
  expect(safeNext(next)).toBe(LANDING_PATH)
})
