import { expect, test } from 'vitest'
import { currentKind, markCurrentItem } from '#site/layout/current-item.ts'

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

test('marks only the main items of the header', () => {
  const html =
    '<a href="/data/">x</a><nav class="nav"><a href="/data/">Data</a><a href="/clanky/">Č</a></nav><a href="/data/">y</a>'
  expect(markCurrentItem(html, '/data/')).toBe(
    '<a href="/data/">x</a><nav class="nav"><a href="/data/" aria-current="page">Data</a><a href="/clanky/">Č</a></nav><a href="/data/">y</a>',
  )
  expect(markCurrentItem('<p>nic</p>', '/data/')).toBe('<p>nic</p>')
})
