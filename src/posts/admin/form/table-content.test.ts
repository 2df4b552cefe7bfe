import { expect, test } from 'vitest'
import { headingTitles, syncWithHeadings } from '#posts/admin/form/table-content.ts'
import { h2, h3, p, page } from '#posts/content/build.ts'

const { content, shortcodesConfig, tableContent } = page(h2('Výplaty'), p('Text.'), h2('Bonus'), h3('Podmínky'))
const before = headingTitles(content, shortcodesConfig)
const heading = (headingId: string, title: string, level: 2 | 3 = 2) => ({ headingId, title, level })

test('the words of headings are found by id', () => {
  expect([...before]).toEqual([
    ['vyplaty', 'Výplaty'],
    ['bonus', 'Bonus'],
    ['podminky', 'Podmínky'],
  ])
})

test('hidden ones stay hidden, new ones are shown, gone ones are left out, in the order of the text', () => {
  const hidden = tableContent.data.map((item) => ({ ...item, isActive: false }))
  const now = [heading('podminky', 'Podmínky', 3), heading('vyplaty', 'Výplaty')]
  expect(syncWithHeadings(hidden, now, before)).toEqual([
    { ...now[0], isActive: true },
    { ...now[1], isActive: false },
  ])
})

test('a title follows its heading unless somebody wrote another', () => {
  const [payouts, bonus] = tableContent.data
  const items = [payouts, { ...bonus, title: 'Bonus stručně' }] as typeof tableContent.data
  const now = [heading('vyplaty', 'Výplaty v roce 2026'), heading('bonus', 'Bonus a podmínky')]
  expect(syncWithHeadings(items, now, before).map(({ title }) => title)).toEqual([
    'Výplaty v roce 2026',
    'Bonus stručně',
  ])
})

test('there are never more than the post may have', () => {
  const many = Array.from({ length: 120 }, (_, index) => heading(`h-${index}`, `H ${index}`))
  expect(syncWithHeadings([], many, new Map())).toHaveLength(100)
})
