import { expect, test } from 'vitest'
import { addressIn, CATEGORIES, categoryOfFolder, postPath } from '#shared/post-address.ts'

test.each([
  ['/', 'revolut-casino', '/revolut-casino/'],
  ['Recenze', 'modry-lev', '/recenze/modry-lev/'],
  ['Autor', 'klara', '/autor/klara/'],
  ['/', 'index', '/'],
  ['Recenze', 'index', '/recenze/index/'],
] as const)('category %s and slug %s live at %s', (category, slug, path) => {
  expect(postPath({ category, slug })).toBe(path)
  expect(addressIn(path)).toEqual({ category, slug })
})

test.each(['/kasina/neco/', '/recenze/a/b/'])('%s is not a post', (path) => {
  expect(addressIn(path)).toBeUndefined()
})

test('derives the category from the folder', () => {
  expect(CATEGORIES).toEqual(['/', 'Recenze', 'Autor'])
  expect(categoryOfFolder('recenze')).toBe('Recenze')
  expect(categoryOfFolder('autor')).toBe('Autor')
  expect(categoryOfFolder('kasina')).toBeUndefined()
})
