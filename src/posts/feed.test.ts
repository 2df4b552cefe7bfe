import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { isIndexed } from '#posts/feed.server.ts'

const PAGE = 'https://rozvazne.example/bonusy/'
const meta = emptyPost().metaTag

test.each([
  ['', true],
  ['index, follow', true],
  ['nofollow', true],
  ['noindex', false],
  ['follow,NoIndex', false],
  ['noindex nofollow', false],
  ['none', false],
  // A value of another directive.
  ['max-image-preview:none', true],
  ['max-snippet:-1, max-image-preview: none', true],
])('a page with the robots %j is indexed: %s', (robots, expected) => {
  expect(isIndexed({ ...meta, robots }, PAGE)).toBe(expected)
})

test('a page with its canonical address elsewhere is not indexed', () => {
  expect(isIndexed({ ...meta, canonical: PAGE }, PAGE)).toBe(true)
  expect(isIndexed({ ...meta, canonical: 'https://jinde.example/' }, PAGE)).toBe(false)
})
