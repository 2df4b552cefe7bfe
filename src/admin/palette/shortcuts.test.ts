import { expect, test } from 'vitest'
import { commandOf, createPathHere } from '#admin/palette/shortcuts.ts'

const POSTS = { pathname: '/admin/posts', search: '' }

test('g followed by a letter navigates; alone neither does', () => {
  expect(commandOf('g', undefined, POSTS)).toEqual({ do: 'wait' })
  expect(commandOf('c', 'g', POSTS)).toEqual({ do: 'go', path: '/admin/casinos' })
  expect(commandOf('s', 'g', POSTS)).toEqual({ do: 'go', path: '/admin/settings' })
  expect(commandOf('w', 'g', POSTS)).toEqual({ do: 'go', path: '/admin/today#my-work' })
  expect(commandOf('q', 'g', POSTS)).toBeUndefined()
  expect(commandOf('c', undefined, POSTS)).toBeUndefined()
})

test('single-key shortcuts', () => {
  expect(commandOf('?', undefined, POSTS)).toEqual({ do: 'help' })
  expect(commandOf('/', undefined, POSTS)).toEqual({ do: 'search' })
  expect(commandOf('n', undefined, POSTS)).toEqual({ do: 'go', path: '/admin/posts/create' })
})

test.each([
  ['/admin/casinos', '?page=2', '/admin/casinos/create'],
  ['/admin/bookmakers/abc', '', '/admin/bookmakers/create'],
  ['/admin/content-attributes', '', '/admin/writers/create'],
  ['/admin/content-attributes', '?tab=payment-methods', '/admin/payment-methods/create'],
  ['/admin/settings', '?tab=users', '/admin/posts/create'],
])('n on %s%s leads to %s', (pathname, search, path) => {
  expect(createPathHere(pathname, search)).toBe(path)
})
