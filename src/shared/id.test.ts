import { expect, test } from 'vitest'
import { newId } from '#shared/id.ts'

test('ids are unique, sorted by time and use unambiguous letters', () => {
  const ids = Array.from({ length: 5000 }, (_, at) => newId(1_800_000_000_000 + at))
  expect(new Set(ids.map((id) => id.slice(9))).size).toBe(ids.length)
  expect(ids).toEqual(ids.toSorted())
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{9}[a-hjkmnp-tv-z0-9]{11}$/)
  const letters = new Set(ids.flatMap((id) => id.slice(9).split('')))
  expect(letters.size).toBe(32)
})
