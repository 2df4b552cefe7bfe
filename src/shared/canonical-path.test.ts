import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from '#shared/canonical-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/recenze', '/recenze/'],
  ['/recenze/', '/recenze/'],
  ['/RECENZE/Modry-Lev', '/recenze/modry-lev/'],
  ['/recenze//modry-lev//', '/recenze/modry-lev/'],
  ['/recenze/modry%2Dlev/', '/recenze/modry-lev/'],
  ['/%C5%BDLU%C5%A4', '/%C5%BElu%C5%A5/'],
  ['//evil', '/evil/'],
  ['///evil//', '/evil/'],
  ['/slevy.cz/', '/slevy.cz/'],
  ['/index/', '/'],
  ['/Index', '/'],
  ['/recenze/index/', '/recenze/index/'],
])('normalises %s to %s', (given, wanted) => {
  expect(canonicalPath(given)).toBe(wanted)
})

test.each([
  '//evil.example',
  '/%2F%2Fevil',
  '/%2f%2fevil.example/',
  '/%5C%5Cevil',
  '/a%2Fb',
  '/a/../b',
  '/a/%2e%2E/b',
  '/a/./b',
  '/%E0%A4%A',
  '/%',
  '/a%0d%0aSet-Cookie:x',
  '/%00',
  '/go/Modry-Lev',
  '/GO/Modry-Lev',
  '/api/v1/Public',
  '/Admin/posts',
  '/media/ABC/md.webp',
  '/og/recenze/modry-lev.png',
  '/cover/2/licences/seal-72-6.svg',
  '/assets/App-1x.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/__manifest',
  '/.well-known/security',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/favicon.ico',
  '/recenze/modry-lev/_.data',
  '/_root.data',
])('leaves %s unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path)
})

test('for any path: never throws, is idempotent and never leads to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2F',
    '%5c',
    '%',
    '%C5%BD',
    '.',
    '..',
    '%2e%2e',
    'A',
    'ž',
    '@',
    ' ',
    '\r',
  )
  const path = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })))
    .map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(path, (given) => {
      const wanted = canonicalPath(given)
      expect(canonicalPath(wanted)).toBe(wanted)
      expect(wanted === given || /^\/(?:$|[^/\\])/.test(wanted)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
