import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActiveFilters } from '#site/home/active-filters.tsx'
import { LOW_DEPOSIT, WHOLE_TOPLIST } from '#site/home/toplist-address.ts'

const shown = (vklad: number) =>
  renderToStaticMarkup(
    <ActiveFilters address={{ ...WHOLE_TOPLIST, vklad }} options={{ platba: [], studio: [], hra: [], licence: [] }} />,
  )

test('an active quick filter keeps its own label', () => {
  expect(shown(LOW_DEPOSIT)).toContain('Vklad do 100\u00a0Kč')
  expect(shown(500)).toContain('Vklad do 500\u00a0Kč')
})
