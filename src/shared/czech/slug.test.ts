import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, SLUG_MAX, slugify } from '#shared/czech/slug.ts'

test.each([
  ['Zahraniční sázkové kanceláře', 'zahranicni-sazkove-kancelare'],
  ['Příliš žluťoučký kůň úpěl ďábelské ódy', 'prilis-zlutoucky-kun-upel-dabelske-ody'],
  ['  Bonus 1 000 Kč – bez vkladu!  ', 'bonus-1-000-kc-bez-vkladu'],
  ['„Česko“ & Łódź, Straße, Æro', 'cesko-lodz-strasse-aero'],
  ['ČEŠTINA', 'cestina'],
  ['***', ''],
  ['', ''],
])('slugify(%j) → %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a slug has at most 96 characters and never ends with a hyphen', () => {
  expect(SLUG_MAX).toBe(96)
  expect(slugify('a'.repeat(97))).toBe('a'.repeat(96))
  expect(slugify(`${'a'.repeat(95)} konec`)).toBe('a'.repeat(95))
})

test('for any title the slug is valid and slugifying is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugify(title)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(96)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test('composed and decomposed letters fold alike', () => {
  expect(fold('Žluťoučký'.normalize('NFC'))).toBe('zlutoucky')
  expect(fold('Žluťoučký'.normalize('NFD'))).toBe('zlutoucky')
})
