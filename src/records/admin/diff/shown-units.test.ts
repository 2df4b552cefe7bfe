import { expect, test } from 'vitest'
import { filledUnits, shownUnits } from '#records/admin/diff/shown-units.ts'

test("shows what an editor has changed, and not the server's own fields", () => {
  const before = { title: 'Lev', bonus: '100 %', version: 1, publishedAt: null }
  const after = { title: 'Tygr', bonus: '100 %', version: 2, publishedAt: '2026-11-16T05:00:00.000Z', plannedBy: null }
  expect(shownUnits(before, after, []).map(({ name }) => name)).toEqual(['title'])
})

test('can show the whole record, without fields that are empty in both', () => {
  const before = { title: 'Lev', bonus: '', ribbon: '', tags: [], faq: { data: [] }, rating: 0, version: 1 }
  const after = { ...before, bonus: 'Nový', version: 2 }
  expect(filledUnits(before, after, []).map(({ name }) => name)).toEqual(['title', 'bonus', 'rating'])
})
