import { expect, test } from 'vitest'
import { sizeWarning } from '#entities/media/admin/size-warning.ts'

test('warns about a smaller picture, not about one of the same size or larger', () => {
  const before = { width: 1536, height: 864 }
  expect(sizeWarning(before, before)).toBeUndefined()
  expect(sizeWarning(before, { width: 3000, height: 2000 })).toBeUndefined()
  expect(sizeWarning(before, { width: 2000, height: 600 })).toContain('2000 × 600')
  expect(sizeWarning(before, { width: 640, height: 864 })).toContain('1536 × 864')
})
