import { expect, test } from 'vitest'
import { closedItemAt, NAV_ITEMS, navItemAt } from '#admin/nav-items.ts'

test('writers and rubrics are in the menu by their names', () => {
  const paths = NAV_ITEMS.map(({ label, path }) => [label(), path])
  expect(paths).toContainEqual(['Writers', '/admin/content-attributes?tab=writers'])
  expect(paths).toContainEqual(['Rubrics', '/admin/content-attributes?tab=rubrics'])
})

test.each([
  ['/admin/posts', '?page=2', 'Posts'],
  ['/admin/posts/abc', '', 'Posts'],
  ['/admin/content-attributes', '', 'Content attributes'],
  ['/admin/content-attributes', '?tab=writers&q=jana', 'Writers'],
  ['/admin/writers/abc', '', 'Writers'],
  ['/admin/rubrics/create', '', 'Rubrics'],
  ['/admin/content-attributes', '?tab=game-types', 'Content attributes'],
  ['/admin/game-types/abc', '', 'Content attributes'],
  ['/admin/elsewhere', '', undefined],
])('%s%s belongs to %s', (pathname, search, label) => {
  expect(navItemAt({ pathname, search })?.label()).toBe(label)
})

test.each([
  ['/admin/calendar', 'Calendar'],
  ['/admin/links', 'Links'],
  ['/admin/today', undefined],
  ['/admin/posts/abc', undefined],
])('%s is closed to contributors as %s', (pathname, label) => {
  const at = { pathname, search: '' }
  expect(closedItemAt(at, 'contributor')?.label()).toBe(label)
  expect(closedItemAt(at, 'editor')).toBeUndefined()
})
