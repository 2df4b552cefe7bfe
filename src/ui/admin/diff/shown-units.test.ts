import { expect, test } from 'vitest'
import { shownUnits } from '#ui/admin/diff/shown-units.ts'

test('shows what an editor has changed, and not what the server notes beside it', () => {
  const before = { title: 'Lev', version: 1, publishedAt: null }
  const after = { title: 'Tygr', version: 2, publishedAt: '2026-11-16T05:00:00.000Z', plannedBy: null }
  expect(shownUnits(before, after, []).map(({ name }) => name)).toEqual(['title'])
})
