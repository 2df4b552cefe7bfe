import { expect, test } from 'vitest'
import { addressOf, searchIn } from '#features/replace/screen/search.ts'

test('links are looked into only when somebody asks for them, and the address says so', () => {
  const usual = searchIn(new URLSearchParams('find=bonus'))
  expect(usual.places).toEqual(['titles', 'texts', 'blocks', 'alts'])
  expect(addressOf(usual, '').toString()).toBe('find=bonus')
  const all = { ...usual, places: [...usual.places, 'links' as const] }
  expect(searchIn(addressOf(all, 'prémie'))).toEqual(all)
})

test('whole words are looked for, so that no ending of another word is left behind', () => {
  const usual = searchIn(new URLSearchParams('find=bonus'))
  expect(usual.wholeWord).toBe(true)
  const parts = { ...usual, wholeWord: false }
  expect(addressOf(parts, '').toString()).toBe('find=bonus&parts=1')
  expect(searchIn(addressOf(parts, ''))).toEqual(parts)
})
