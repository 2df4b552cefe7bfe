import { expect, test } from 'vitest'
import { followHeadings, headingTitles, syncWithHeadings } from '#posts/admin/form/table-content.ts'
import { h2, h3, p, page } from '#posts/content/build.ts'

const { content, shortcodesConfig, tableContent } = page(h2('Výplaty'), p('Text.'), h2('Bonus'), h3('Podmínky'))
const before = headingTitles(content, shortcodesConfig)
const heading = (headingId: string, title: string, level: 2 | 3 = 2) => ({ headingId, title, level })

test('returns the texts of headings by id', () => {
  expect([...before]).toEqual([
    ['vyplaty', 'Výplaty'],
    ['bonus', 'Bonus'],
    ['podminky', 'Podmínky'],
  ])
})

test('keeps visibility, adds new headings, removes missing ones, in document order', () => {
  const hidden = tableContent.data.map((item) => ({ ...item, isActive: false }))
  const now = [heading('podminky', 'Podmínky', 3), heading('vyplaty', 'Výplaty')]
  expect(syncWithHeadings(hidden, now)).toEqual([
    { ...now[0], isActive: true },
    { ...now[1], isActive: false },
  ])
})

test('a title follows its heading unless it was edited', () => {
  const shown = { level: 2 as const, isActive: true }
  const items = [
    { ...shown, headingId: 'vyplaty', title: 'Výplaty' },
    { ...shown, headingId: 'bonus', title: 'Bonus stručně' },
    { ...shown, headingId: 'podminky', title: 'Podmínky' },
  ]
  const now = new Map([
    ['vyplaty', ' Výplaty v roce 2026 '],
    ['bonus', 'Bonus a podmínky'],
    // Being rewritten.
    ['podminky', ''],
  ])
  const followed = followHeadings(items, before, now)
  expect(followed.map(({ title }) => title)).toEqual(['Výplaty v roce 2026', 'Bonus stručně', 'Podmínky'])
  expect(syncWithHeadings(followed, [heading('bonus', 'Bonus a podmínky')])).toMatchObject([{ title: 'Bonus stručně' }])
  expect(followHeadings(items, before, before)).toBe(items)
})

test('is limited to the maximum number of entries', () => {
  const many = Array.from({ length: 120 }, (_, index) => heading(`h-${index}`, `H ${index}`))
  expect(syncWithHeadings([], many)).toHaveLength(100)
})
