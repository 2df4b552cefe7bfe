import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownDate } from '#ui/site/shown-date.tsx'

test('after midnight in Prague programs read the same day as people', () => {
  const html = renderToStaticMarkup(<ShownDate date="2026-11-14T23:30:00.000Z" datePosted="updatedAt" />)
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    'Poslední aktualizace: <time dateTime="2026-11-14T23:30:00.000Z">15. 11. 2026</time>',
  )
})
