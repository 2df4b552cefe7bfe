import { expect, test } from 'vitest'
import { block, h2, h3, p, page } from '#posts/content/build.ts'
import { withMargins } from '#posts/content/margin.ts'
import { presentBlocks, type ShownContent } from '#posts/present.ts'

const note = (uniqId: string) => block('marginNotes', uniqId, { text: `Poznámka ${uniqId}` })

/** Compact notation: nodes by type, margin notes by text, notes below a section in brackets. */
function arranged(...parts: Parameters<typeof page>): string[] {
  const { content, shortcodesConfig } = page(...parts)
  const lookup = { picture: () => undefined } as never
  return withMargins(content as ShownContent, presentBlocks(shortcodesConfig, lookup)).map((part) =>
    part.what === 'node'
      ? part.node.type
      : part.what === 'beside'
        ? part.note.text
        : `[${part.notes.map(({ text }) => text).join(', ')}]`,
  )
}

test('a note is next to the node it follows, and at the end of its section', () => {
  expect(arranged(h2('Jak'), p('A'), note('m1'), p('B'), h2('Kdo'), p('C'))).toEqual([
    'heading',
    'Poznámka m1',
    'paragraph',
    'paragraph',
    '[Poznámka m1]',
    'heading',
    'paragraph',
  ])
})

test('a smaller heading ends no section; a note after a heading is next to the following node', () => {
  expect(arranged(h2('Jak'), note('m1'), p('A'), h3('Menší'), p('B'), note('m2'))).toEqual([
    'heading',
    'Poznámka m1',
    'paragraph',
    'heading',
    'Poznámka m2',
    'paragraph',
    '[Poznámka m1, Poznámka m2]',
  ])
})

test('two notes after one paragraph keep their order', () => {
  expect(arranged(p('A'), note('m1'), note('m2'))).toEqual([
    'Poznámka m1',
    'Poznámka m2',
    'paragraph',
    '[Poznámka m1, Poznámka m2]',
  ])
})
