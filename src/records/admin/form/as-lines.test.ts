import { expect, test } from 'vitest'
import { asLines } from '#records/admin/form/as-lines.ts'

test.each([
  ['text', 'text'],
  [null, ''],
  [true, 'yes'],
  [9.4, '9.4'],
  [['a', 'b'], '- a\n- b'],
  [[], ''],
  [{ title: 'Lev', note: '', rating: 9.4 }, 'Title: Lev\nRating: 9.4'],
  [{ pros: ['Rychlé'] }, 'Pros:\n  - Rychlé'],
  [[{ title: 'Lev', isActive: false }], '- Title: Lev\n  Is active: no'],
  [
    {
      answer: [
        { type: 'text', text: 'Ano, ' },
        { type: 'text', text: 'jistě', marks: [{ type: 'bold' }] },
      ],
    },
    'Answer: Ano, jistě',
  ],
  [
    {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Výplaty' }] },
        { type: 'paragraph' },
        { type: 'paragraph', content: [{ type: 'text', text: 'Za den.' }] },
      ],
    },
    'Výplaty\nZa den.',
  ],
])('%o', (value, text) => {
  expect(asLines(value)).toBe(text)
})
