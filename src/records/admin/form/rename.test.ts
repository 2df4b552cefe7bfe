import { expect, test } from 'vitest'
import { slugFollowing } from '#records/admin/form/rename.ts'

test('a slug follows the title from the first letter on', () => {
  expect(slugFollowing('', '', 'Ž')).toBe('z')
  expect(slugFollowing('zlata', 'Zlatá', 'Zlatá Vydra')).toBe('zlata-vydra')
  expect(slugFollowing('zlata-vydra', 'Zlatá Vydra', '')).toBe('')
})

test('a slug written by hand stays', () => {
  expect(slugFollowing('vydra', 'Zlatá', 'Zlatá Vydra')).toBe('vydra')
})
