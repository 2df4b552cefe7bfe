import { expect, test } from 'vitest'
import { currentKind } from '#site/layout/current-item.ts'

test.each([
  ['/recenze/', '/recenze/', 'page'],
  ['/recenze/', '/recenze/modry-lev/', 'true'],
  ['/clanky/', '/rubrika/bonusy/', 'true'],
  ['/', '/', 'page'],
  ['/', '/recenze/', undefined],
  ['/#zebricek', '/', undefined],
  ['/recenze/', '/recenze-roku/', undefined],
  ['https://jinde.example/', '/recenze/', undefined],
])('%s on %s: %s', (href, path, kind) => {
  expect(currentKind(href, path)).toBe(kind)
})
