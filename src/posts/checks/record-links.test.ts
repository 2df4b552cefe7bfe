import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { offersIn } from '#posts/checks/record-links.ts'
import { block, p, page } from '#posts/content/build.ts'

test('finds each offer once, at its first occurrence and in the order of the post', () => {
  const list = (uniqId: string, casinoIds: string[]) =>
    block('casinosRating', uniqId, { mode: 'manual', layout: 'cards', casinoIds })
  const post = {
    ...emptyPost(),
    isReviewPost: true,
    entity: 'casino-03',
    entityModel: 'Casino' as const,
    ...page(p('Text.'), list('prvni-1', ['casino-01', 'casino-02']), list('druhy-1', ['casino-02', 'casino-04'])),
  }
  const data = (index: number) => ['shortcodesConfig', 'casinosRating', index, 'data']
  expect(offersIn(post)).toEqual([
    { id: 'casino-03', path: ['entity'] },
    { id: 'casino-01', path: data(0) },
    { id: 'casino-02', path: data(0) },
    { id: 'casino-04', path: data(1) },
  ])
})
