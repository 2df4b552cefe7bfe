import { Fragment, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { blockAttrs, blocksIn } from '#posts/admin/editor/block/block-node.ts'
import { renameCopies } from '#posts/admin/editor/block/unique-ids.ts'
import { newUniqId } from '#posts/admin/editor/block/uniq-id.ts'
import { shown, stateOf } from '#testing/editor-state.ts'
import { block, h2, p } from '#posts/content/build.ts'

const unique = new Plugin({ appendTransaction: (changes, before, now) => renameCopies(changes, before, now) })
const pros = block('prosConsPosts', 'pc-1', { source: 'manual', pros: ['rychlost'] })
const start = stateOf([h2('Výplaty'), pros, p('konec')], [unique])
const [heading, original] = start.doc.children

test('an id has the initials of the kind and four random characters, and is unused', () => {
  expect(newUniqId('prosConsPosts', new Set())).toMatch(/^pc-[a-z0-9]{4}$/)
  expect(newUniqId('gridCardsWithButton', new Set())).toMatch(/^gc-/)
  expect(newUniqId('sliders', new Set())).toMatch(/^s-/)
})

test('a pasted copy gets a new id with the same data; the original keeps its id, before or after the copy', () => {
  if (!original) throw new Error('no block')
  for (const [pos, place] of [
    [0, 0],
    [start.doc.content.size, 3],
  ] as const) {
    const after = start.apply(start.tr.insert(pos, original))
    const copy = after.doc.child(place)
    const { uniqId, data } = blockAttrs(copy)
    expect(uniqId).toMatch(/^pc-[a-z0-9]{4}$/)
    expect(data).toEqual({ uniqId, source: 'manual', pros: ['rychlost'] })
    expect(blocksIn(after.doc).map(({ node }) => blockAttrs(node).uniqId)).toContain('pc-1')
  }
})

test('a copied heading loses its id', () => {
  if (!heading) throw new Error('no heading')
  expect(shown(start.apply(start.tr.insert(0, heading)))[0]).toBe('Výplaty#null')
})

test('cut and pasted or dragged nodes keep their ids', () => {
  if (!original || !heading) throw new Error('nothing to move')
  const { tr } = start
  tr.delete(0, heading.nodeSize + original.nodeSize)
  tr.replace(tr.doc.content.size, tr.doc.content.size, new Slice(Fragment.from([heading, original]), 0, 0))
  expect(shown(start.apply(tr))).toEqual(['konec', 'Výplaty#vyplaty', '[pc-1]'])
})

test('the copy of a block loses its heading id, and so does a pasted block whose heading id is taken', () => {
  const named = block('prosConsPosts', 'pc-7', { source: 'manual', pros: ['a'], heading: 'Výplaty', headingId: 'blok' })
  const state = stateOf([h2('Výplaty'), named], [unique])
  const [title, own] = state.doc.children
  if (!title || !own) throw new Error('no block')
  const copied = state.apply(state.tr.insert(state.doc.content.size, own))
  expect(blocksIn(copied.doc).map(({ node }) => blockAttrs(node).data?.headingId)).toEqual(['blok', undefined])

  const { kind, uniqId, data } = blockAttrs(own)
  const foreign = state.schema.node('shortcode', {
    kind,
    uniqId: 'pc-8',
    data: { ...data, uniqId: 'pc-8', headingId: 'vyplaty' },
  })
  const pasted = state.apply(state.tr.insert(0, foreign))
  expect(shown(pasted).slice(0, 3)).toEqual(['[pc-8]', 'Výplaty#vyplaty', `[${uniqId}]`])
  expect(blocksIn(pasted.doc).map(({ node }) => blockAttrs(node).data?.headingId)).toEqual([undefined, 'blok'])
})
