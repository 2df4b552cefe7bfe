import { afterEach, expect, test } from 'vitest'
import { spanWords } from '#features/voices/screen/words.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en', {}))

/** One day in Prague, two in UTC; and the other way round. */
const EVENING = { from: '2026-11-18T23:15:00.000Z', to: '2026-11-19T01:40:00.000Z' }
const OVERNIGHT = { from: '2026-11-18T22:45:00.000Z', to: '2026-11-18T23:15:00.000Z' }

test('a wave of one day says its day once, in both languages', () => {
  expect(spanWords(EVENING)).toBe('Thu 19 Nov, 00:15–02:40')
  expect(spanWords(OVERNIGHT)).toBe('Wed 18 Nov, 23:45 – Thu 19 Nov, 00:15')
  speak('cs')
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  expect(plain(spanWords(EVENING))).toBe('čt 19. 11. 0:15–2:40')
  expect(plain(spanWords(OVERNIGHT))).toBe('st 18. 11. 23:45 – čt 19. 11. 0:15')
})
