import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { marksIn } from '#posts/admin/editor/checks/check-marks.ts'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { checkPost } from '#posts/checks/run-rules.ts'
import type { Place } from '#posts/checks/place.ts'
import { typographyOf } from '#posts/checks/typography.ts'
import { h2, h4, p, page, table, ul } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { createChecksStore } from '#records/admin/check/checks-store.ts'

const written = page(
  h2('Přehled'),
  h4('Kolik'),
  p('Bonus "zdarma" je 5 Kč. **TODO** ověřit u [Rysa](/nikde/).'),
  ul('jen 5 x 10', 'nic'),
  table(['Doba', '1.5 dne'], ['a', 'b']),
  h4(''),
)

function marksOf(post: PostInput, seen: PostInput = post) {
  const store = createChecksStore<PostInput, Place>()
  const checked = checkPost(seen, { links: { '/nikde/': { state: 'missing' } } })
  store.set({ record: seen, checked, corrections: typographyOf(seen) })
  const doc = editorSchema.nodeFromJSON(fromStored(post.content, post.shortcodesConfig))
  return marksIn(doc, store.get())
    .find()
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, type }: any) => [doc.textBetween(from, to), type.attrs['data-check-mark'], type.attrs.title])
}

test('marks words, links, headings, lists and cells at their positions, but not hard spaces', () => {
  expect(marksOf({ ...emptyPost(), ...written })).toEqual([
    ['Kolik', 'warning', 'Heading skips from 2 to 4'],
    ['"zdarma"', 'typography', 'Better: „zdarma“'],
    ['TODO', 'warning', '“TODO” left in the text'],
    ['Rysa', 'warning', 'Link leads nowhere'],
    ['x', 'typography', 'Better: ×'],
    ['1.5', 'typography', 'Better: 1,5'],
  ])
})

test('a line changed since its check loses its marks, the others keep theirs', () => {
  const seen = { ...emptyPost(), ...written }
  const typed = page(p('Nový odstavec'), p('Bonus "zdarma"'))
  expect(marksOf({ ...emptyPost(), ...typed }, seen)).toEqual([])
  const changed = { ...seen, content: { ...seen.content, content: seen.content.content.with(2, p('Mended.')) } }
  expect(marksOf(changed, seen).map(([words]) => words)).toEqual(['Kolik', 'x', '1.5'])
})
