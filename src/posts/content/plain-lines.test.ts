import { expect, test } from 'vitest'
import { block, h2, h3, image, note, ol, p, page, table, ul } from '#posts/content/build.ts'
import { contentAsText } from '#posts/content/plain-lines.ts'
import type { ContentNode } from '#posts/content/schema.ts'

test('every kind of node becomes one or more lines', () => {
  const { content } = page(
    h2('Výplaty'),
    p('Text s **důrazem**.'),
    ul('jedna', 'dvě'),
    ol('první', 'druhá'),
    note('Pozor.'),
    image('media-00001', 'Lev', 'Logo'),
    table(['Kasino', 'Výplata'], ['Lev', '24 h']),
    { type: 'horizontalRule' },
    h3('Bonus'),
    block('quoteWriters', 'qw-1', { person: { name: 'Jan' }, quote: 'Věta.' }),
  )
  expect(contentAsText(content)).toBe(
    [
      '## Výplaty',
      'Text s důrazem.',
      '- jedna',
      '- dvě',
      '1. první',
      '2. druhá',
      '> Pozor.',
      '[image: Lev – Logo]',
      'Kasino | Výplata',
      'Lev | 24 h',
      '———',
      '### Bonus',
      '[Quote qw-1]',
    ].join('\n'),
  )
})

test('indents a nested list', () => {
  const inner = ul('uvnitř') as Extract<ContentNode, { type: 'bulletList' }>
  const outer = ul('venku') as typeof inner
  outer.content[0]?.content.push(inner)
  expect(contentAsText({ type: 'doc', content: [outer] })).toBe('- venku\n  - uvnitř')
})
