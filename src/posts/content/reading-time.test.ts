import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { countWords, minutesOf } from '#posts/content/reading-time.ts'

test('counts the words that readers read, and the minutes they need for them', () => {
  const post = {
    ...page(p('Výběr – i 500\u00A0Kč – trvá den.')),
    faq: {
      data: [
        { question: 'Proč?', isActive: true },
        { question: 'Skrytá otázka', isActive: false },
      ],
    },
  }
  expect(countWords(post)).toBe(7)
  expect([0, 7, 299, 300, 2000].map(minutesOf)).toEqual([1, 1, 1, 2, 10])
})
