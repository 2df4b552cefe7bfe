import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePath, normaliseTarget } from '#entities/redirect/rules.server.ts'
import { RedirectInput } from '#entities/redirect/schema.ts'
import { readCsv, writeCsv } from '#shared/csv.ts'

const SITE = 'https://web.example'

const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '..', '%2F', '%', '?', '#', 'https://', 'javascript:', '@', 'Á', 'a.PDF', ' ', '\n'),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const anything = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

const word = fc.constantFrom('a', 'Á', 'Recenze', 'a.PDF', '..', '%2F', '%', '/', '//', '-', ':', '@', 'x')
const path = fc.array(word, { maxLength: 6 }).map((words) => `/${words.join('')}`)
const tail = fc.constantFrom('', '?A=1', '#Kde', '?b=/C/#D')
const start = fc.constantFrom('', 'https://Jinam.cz', 'https://jinam.cz:444', '/', 'http://jinam.cz', 'javascript:')
const target = fc.tuple(start, path, tail).map((parts) => parts.join(''))

test('accepted rules lead to a local path or an https URL, and normalising is idempotent', () => {
  fc.assert(
    fc.property(path, target, (from, to) => {
      fc.pre(RedirectInput.safeParse({ from, to, status: 301, isActive: true, note: '' }).success)
      const settled = [normalisePath(from), normaliseTarget(to)] as const
      expect([normalisePath(settled[0]), normaliseTarget(settled[1])]).toEqual(settled)
      const { origin, protocol } = new URL(settled[1], SITE)
      expect(settled[1].startsWith('/') ? origin === SITE : protocol === 'https:').toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('never throws on any input', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof normalisePath(text) + typeof normaliseTarget(text)).toBe('stringstring')
    }),
  )
})

test('CSV survives a round trip', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '-5', '@x', '"', ',', ';', '\r\n', '\t', "'"),
  )
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((each) => each !== ''))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      // The header has column names, which determine the separator.
      const table = [['from', 'to'], ...rows]
      expect(readCsv(writeCsv(table)).map(({ cells }) => cells)).toEqual(table)
    }),
  )
})
