import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLYPHS, UNITS } from '#shared/cover/glyphs.ts'
import { glyphsFile, TARGET } from './cut-digits.ts'

test('the generated digits match the font', () => {
  expect(readFileSync(TARGET, 'utf8').replaceAll(/\s/g, '')).toBe(glyphsFile().replaceAll(/\s/g, ''))
  expect(UNITS).toBeGreaterThan(0)
  expect(Object.keys(GLYPHS).toSorted().join('')).toBe('0123456789,×→'.split('').toSorted().join(''))
})
