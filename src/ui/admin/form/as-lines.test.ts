import { expect, test } from 'vitest'
import { asLines } from '#ui/admin/form/as-lines.ts'

test.each([
  ['text', 'text'],
  [null, ''],
  [true, 'yes'],
  [9.4, '9.4'],
  [['a', 'b'], '- a\n- b'],
  [[], ''],
  [{ title: 'Lev', note: '', rating: 9.4 }, 'title: Lev\nrating: 9.4'],
  [{ pros: ['Rychlé'] }, 'pros:\n  - Rychlé'],
  [[{ title: 'Lev', isActive: false }], '- title: Lev\n  isActive: no'],
  [
    {
      answer: [
        { type: 'text', text: 'Ano, ' },
        { type: 'text', text: 'jistě', marks: [{ type: 'bold' }] },
      ],
    },
    'answer: Ano, jistě',
  ],
])('%o', (value, text) => {
  expect(asLines(value)).toBe(text)
})
