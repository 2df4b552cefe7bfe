import { expect, test } from 'vitest'
import { blockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import { applyData } from '#posts/admin/editor/block/apply-block.ts'
import { headingItems, setIds } from '#posts/admin/editor/headings/headings.ts'
import { stateOf } from '#testing/editor-state.ts'
import { block, h2, h3, p } from '#posts/content/build.ts'

const pros = { source: 'manual' as const, pros: ['a'] }
const start = stateOf([
  h2('Bonus'),
  p('Text.'),
  block('prosConsPosts', 'pc-1', { ...pros, heading: 'Bonus', headingId: undefined, level: 3 }),
  block('prosConsPosts', 'pc-2', pros),
  h3('Výplaty'),
])
const withIds = start.apply(setIds(start) ?? start.tr)

test('the heading of a block gets an id and is listed in document order', () => {
  expect(headingItems(start.doc).map(({ headingId }) => headingId)).toEqual(['bonus', 'vyplaty'])
  expect(headingItems(withIds.doc)).toEqual([
    { headingId: 'bonus', title: 'Bonus', level: 2 },
    { headingId: 'bonus-2', title: 'Bonus', level: 3 },
    { headingId: 'vyplaty', title: 'Výplaty', level: 3 },
  ])
  expect(setIds(withIds)).toBeUndefined()
})

test('the id does not change with the text, and a block without a heading is not listed', () => {
  const found = findBlock(withIds.doc, 'pc-1')
  const data = found && blockAttrs(found.node).data
  if (!data) throw new Error('no block')
  const withHeading = (heading: string) =>
    withIds.apply(applyData(withIds, { kind: 'prosConsPosts', before: data, data: { ...data, heading } }).tr)
  const renamed = withHeading('Jinak')
  expect(setIds(renamed)).toBeUndefined()
  expect(headingItems(renamed.doc)[1]).toEqual({ headingId: 'bonus-2', title: 'Jinak', level: 3 })
  const silent = withHeading('')
  expect(headingItems(silent.doc).map(({ headingId }) => headingId)).toEqual(['bonus', 'vyplaty'])
})
