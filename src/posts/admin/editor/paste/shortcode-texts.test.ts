import { Fragment, Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { closeEnds } from '#posts/admin/editor/paste/close-ends.ts'
import { replaceTexts } from '#posts/admin/editor/paste/shortcode-texts.ts'
import { shortcodeText } from '#posts/admin/editor/schema/shortcode.ts'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { h2, p } from '#posts/content/build.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

const block: AnyBlock = { kind: 'prosConsPosts', data: { uniqId: 'pc-1', source: 'manual', pros: ['a'], cons: [] } }
const known = new Map([[shortcodeText(block.kind, block.data.uniqId), block]])
const pasted = (...texts: string[]) =>
  new Slice(Fragment.from(texts.map((text) => editorSchema.nodeFromJSON(p(text)))), 1, 1)
const shown = ({ content }: Slice) =>
  content.content.map(({ type, textContent, attrs }) => (type.name === 'shortcode' ? attrs['data'] : textContent))

test('a known shortcode becomes the block, also in the middle of a text', () => {
  const { slice, unknown } = replaceTexts(pasted('před [[prosConsPosts:pc-1]] za', '[[prosConsPosts:pc-1]]'), known)
  expect(shown(slice)).toEqual(['před ', block.data, ' za', block.data])
  expect([slice.openStart, slice.openEnd, unknown]).toEqual([0, 0, []])
})

test('an unknown shortcode stays text', () => {
  const given = pasted('[[sliders:s-1]] a [[neznamy:x]] a [kód]')
  const { slice, unknown } = replaceTexts(given, known)
  expect(slice).toBe(given)
  expect(unknown).toEqual(['[[sliders:s-1]]'])
})

test('of several pasted blocks only paragraphs merge with the text around', () => {
  const heading = editorSchema.nodeFromJSON(h2('Nadpis'))
  const paragraph = editorSchema.nodeFromJSON(p('text'))
  const ends = (...nodes: (typeof heading)[]) => {
    const { openStart, openEnd } = closeEnds(new Slice(Fragment.from(nodes), 1, 1))
    return [openStart, openEnd]
  }
  expect(ends(heading, paragraph)).toEqual([0, 1])
  expect(ends(paragraph, heading)).toEqual([1, 0])
  expect(ends(heading)).toEqual([1, 1])
})
