import { expect, test } from 'vitest'
import { refusalOf } from '#entities/media/admin/refusal.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('accepts pictures, also of types the browser does not know', () => {
  expect(refusalOf(file('logo.png', 'image/png'))).toBeUndefined()
  expect(refusalOf(file('foto.avif', ''))).toBeUndefined()
})

test.each([
  [file('logo.svg', 'image/svg+xml'), /SVG/],
  [file('LOGO.SVG', ''), /SVG/],
  [file('IMG_2041.HEIC', ''), /HEIC.*JPEG/],
  [file('IMG_2041.heif', 'image/heif'), /HEIC.*JPEG/],
  [file('smlouva.pdf', 'application/pdf'), /JPEG/],
  [file('velka.jpg', 'image/jpeg', 10_000_001), /10 MB/],
  [file('nic.jpg', 'image/jpeg', 0), /empty/],
])('rejects %o with a reason', (given, reason) => {
  expect(refusalOf(given)).toMatch(reason)
})
