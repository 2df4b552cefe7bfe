import { expect, test } from 'vitest'
import { NAV_ITEMS } from '#admin/nav-items.ts'
import { recordPath } from '#admin/record-path.ts'
import { SCREENS, screens } from '#admin/screens.ts'
import { collectionWord } from '#admin/settings/audit/audit-words.ts'
import { allCollections } from '#server/collections.ts'

test('screens use the API name of their collection', () => {
  for (const { table, name } of allCollections) expect([table, SCREENS[table].collection]).toEqual([table, name])
  expect(screens).toHaveLength(allCollections.length)
})

test('the audit log has a word and a link for the records of every collection', () => {
  for (const { name } of allCollections) {
    expect(collectionWord(name)).not.toBe(name)
    expect(recordPath(name, 'zaznam-0001')).toMatch(/^\/admin\//)
  }
  expect(recordPath('game-types', 'a')).toBe('/admin/game-types/a')
  expect(recordPath('media', 'a')).toBe('/admin/media?open=a')
  expect(recordPath('redirects', 'a')).toBe('/admin/settings?tab=redirects')
  expect(recordPath('site', 'a')).toBeUndefined()
})

test('no two places share a shortcut key', () => {
  const keys = NAV_ITEMS.flatMap(({ key }) => key ?? [])
  expect(keys).toContain('c')
  expect(new Set(keys).size).toBe(keys.length)
})
