import { Fragment, Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { videosFrom } from '#posts/admin/editor/paste/video-lines.ts'
import { p, table } from '#posts/content/build.ts'
import type { ContentNode } from '#posts/content/schema.ts'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { stateOf, withCursor } from '#testing/editor-state.ts'

const VIDEO = 'https://youtu.be/aB3_dE-6gH9'

function pasted(into: ContentNode[], at: number, lines: string[]) {
  const slice = new Slice(Fragment.from(lines.map((line) => editorSchema.nodeFromJSON(p(line)))), 0, 0)
  const { content } = videosFrom(slice, withCursor(stateOf(into), at))
  return content.content.map(({ type, attrs, textContent }) =>
    type.name === 'shortcode' ? `${attrs['kind']} ${attrs['data'].url}` : textContent,
  )
}

test('the address of a video alone on a line becomes a block', () => {
  expect(pasted([{ type: 'paragraph' }], 1, [VIDEO])).toEqual([`videos ${VIDEO}`])
  expect(pasted([p('Nad')], 4, ['Podívejte se:', ` ${VIDEO} `, 'Konec.'])).toEqual([
    'Podívejte se:',
    `videos ${VIDEO}`,
    'Konec.',
  ])
})

test('within a sentence, in a table, or with other words it stays a text', () => {
  expect(pasted([p('Viz ')], 5, [VIDEO])).toEqual([VIDEO])
  expect(pasted([table(['Den'], ['Po'])], 5, ['a', VIDEO])).toEqual(['a', VIDEO])
  expect(pasted([{ type: 'paragraph' }], 1, [`Viz ${VIDEO}`])).toEqual([`Viz ${VIDEO}`])
  expect(pasted([{ type: 'paragraph' }], 1, ['https://jinde.example/video'])).toEqual(['https://jinde.example/video'])
})
