import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { typographyOf } from '#posts/checks/typography.ts'
import { block, faq, h2, p, page, table, ul } from '#posts/content/build.ts'
import { PostInput } from '#posts/schema.ts'
import { withCorrections } from '#shared/checks/typography.ts'

const post = {
  ...emptyPost(),
  title: 'Bonus "zdarma" currentY',
  metaTag: { ...emptyPost().metaTag, description: 'Přes 30x protočit - a dost...', title: '', keyword: '"k"' },
  breadcrumbTitle: 'Bonus 30x',
  faq: { data: [faq('Kolik je 1 000 Kč?', 'Asi **1.5** dne')] },
  ...page(
    h2('Pozor na "bonus"'),
    p('Slovo "**bonus**" a [5-10](https://kasino.example/5-10/) dní'),
    ul('jen 5 x 10'),
    table(['Doba', '1.5 dne'], ['"a"', 'b']),
    block('dataTables', 'tab-5-10', {
      label: 'jen "pro nás"',
      caption: 'Sázky 5-10 Kč',
      columns: [{ label: 'Kurz "a"' }],
      rows: [[[{ type: 'text', text: 'asi 1.85' }]]],
    }),
  ),
}

const corrections = typographyOf(post).map(
  ({ before, removed, added, after }) => `${before}[${removed}|${added}]${after}`,
)

test('checks every text that readers see, but not the spaces, which pages set', () => {
  expect(corrections).toEqual([
    'Bonus ["zdarma"|„zdarma“] currentY',
    'Bonus [30x|30×]',
    'Přes [30x|30×] protočit - a',
    '30x protočit [-|–] a dost...',
    '- a dost[...|…]',
    'Pozor na ["bonus"|„bonus“]',
    'Slovo ["bonus"|„bonus“] a 5-10 dní',
    '"bonus" a [5-10|5–10] dní',
    'jen 5 [x|×] 10',
    '[1.5|1,5] dne',
    '["a"|„a“]',
    'Sázky [5-10|5–10] Kč',
    'Kurz ["a"|„a“]',
    'asi [1.85|1,85]',
    'Asi [1.5|1,5] dne',
    'Pozor na ["bonus"|„bonus“]',
  ])
})

test('applying all corrections leaves none, and preserves marks and addresses', () => {
  const after = withCorrections(post, typographyOf(post))
  expect(typographyOf(after)).toEqual([])
  expect(PostInput.safeParse(after).error?.issues ?? []).toEqual([])
  expect(after.content.content[1]).toEqual(p('Slovo „**bonus**“ a [5–10](https://kasino.example/5-10/) dní'))
  expect(after.shortcodesConfig.dataTables[0]?.data).toMatchObject({ uniqId: 'tab-5-10', label: 'jen "pro nás"' })
  expect(after.metaTag.keyword).toBe('"k"')
})

test('applying one correction leaves the others applicable', () => {
  const [first, ...others] = typographyOf(post)
  if (!first) throw new Error('Nothing was found.')
  const once = withCorrections(post, [first])
  expect({ ...once, title: '' }).toEqual({ ...post, title: '' })
  expect(once.title).toBe('Bonus „zdarma“ currentY')
  expect(typographyOf(once)).toHaveLength(others.length)
})

test('code is not corrected, and a correction that spans two nodes goes into the first', () => {
  const line = (...content: object[]) =>
    PostInput.parse({
      ...post,
      content: { type: 'doc', content: [{ type: 'paragraph', content }] },
      shortcodesConfig: emptyPost().shortcodesConfig,
      isActive: false,
    })
  const code = line({ type: 'text', text: 'a "b" c', marks: [{ type: 'code' }] })
  expect(withCorrections(code, typographyOf(code)).content).toEqual(code.content)
  const parted = line({ type: 'text', text: 'dost.' }, { type: 'text', text: '..', marks: [{ type: 'bold' }] })
  expect(withCorrections(parted, typographyOf(parted)).content.content).toEqual([p('dost…')])
})
