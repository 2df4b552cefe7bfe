import { expect, test } from 'vitest'
import { complaintsAbout, problemWith, regexesIn } from './regexes.mjs'

test('finds literals and RegExp calls, and nothing that only looks like a pattern', () => {
  const source = [
    "const a = /x+/gi // not /this/ one, nor '/that/'",
    "const b = new RegExp('y+', 'u')",
    'const c = RegExp(`<${name}>[^<]*`)',
    "const d = <p title='/no/'>1 / 2 / 3</p>",
    'const e = new RegExp(given)',
  ].join('\n')
  expect(regexesIn('a.tsx', source).map(({ line, pattern, flags }) => [line, pattern, flags])).toEqual([
    [1, 'x+', 'gi'],
    [2, 'y+', 'u'],
    [3, '<1>[^<]*', ''],
    [5, undefined, ''],
  ])
})

test.each([
  ['^[a-z]+$', undefined],
  ['-+$', '2nd degree polynomial'],
  ['>[^<]*\\S[^<]*<', '3rd degree polynomial'],
  ['^(a|a)*$', 'exponential'],
  // The one that once blocked the server.
  ['^GET (\\/[!-~]*) HTTP\\/1\\.1\\r\\n(?:[A-Za-z\\d-]+: ?[ -~]*\\r\\n)+\\r\\n$', 'exponential'],
])('/%s/ costs what it costs', (pattern, problem) => {
  expect(problemWith(pattern, '')).toBe(problem)
})

test('allows nothing but linear patterns that can be read', () => {
  const about = (pattern: string | undefined, problem?: string) =>
    complaintsAbout([{ file: 'a.ts', line: 1, pattern, flags: 'u' }], () => problem)
  expect(about('x+')).toEqual([])
  expect(about('x+', 'slow')).toEqual(['a.ts:1: /x+/u is slow'])
  expect(about(undefined)).toEqual(['a.ts:1: write the pattern down in one piece, so that it can be checked'])
})
