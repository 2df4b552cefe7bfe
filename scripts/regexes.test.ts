import { expect, test } from 'vitest'
import { complaintsAbout, costOf, regexesIn } from './regexes.mjs'

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
  ['^[a-z]+$', 1],
  ['-+$', 2],
  ['>[^<]*\\S[^<]*<', 3],
  ['^(a|a)*$', Infinity],
  // The one that once blocked the server.
  ['^GET (\\/[!-~]*) HTTP\\/1\\.1\\r\\n(?:[A-Za-z\\d-]+: ?[ -~]*\\r\\n)+\\r\\n$', Infinity],
])('/%s/ costs what it costs', (pattern, degree) => {
  expect(costOf(pattern, '').degree).toBe(degree)
})

test('allows linear patterns, and quadratic ones only where the text is known to be bounded', () => {
  const at = (pattern: string | undefined) => [{ file: 'a.ts', line: 1, pattern, flags: '' }]
  const about = (pattern: string | undefined, degree: number | null) =>
    complaintsAbout(at(pattern), () => ({ degree, summary: 'slow' }), new Map([['/bounded/', 'why']])).length
  expect([about('any', 1), about('any', 2), about('any', null)]).toEqual([0, 1, 1])
  expect([about('bounded', 2), about('bounded', 3), about('bounded', null)]).toEqual([0, 1, 1])
  expect(about(undefined, 1)).toBe(1)
})
