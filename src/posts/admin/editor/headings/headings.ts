import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { withIds } from '#posts/admin/editor/headings/heading-ids.ts'
import type { Level } from '#posts/admin/editor/schema/heading.ts'
import type { HeadingItem } from '#posts/admin/editor/types.ts'

const TITLE_MAX = 200

interface PlacedHeading {
  pos: number
  id: string | null
  text: string
  level: Level
}

/** Headings that have words; an empty one is only being written. */
function headingsIn(doc: Node): PlacedHeading[] {
  const found: PlacedHeading[] = []
  doc.forEach((node, pos) => {
    const text = node.textContent.trim()
    if (node.type.name !== 'heading' || text === '') return
    found.push({ pos, text, id: node.attrs['id'] as string | null, level: node.attrs['level'] as Level })
  })
  return found
}

/** The headings that have an id, as the table of contents wants them. */
export const headingItems = (doc: Node): HeadingItem[] =>
  headingsIn(doc).flatMap(({ id, text, level }) =>
    id === null ? [] : { headingId: id, title: text.slice(0, TITLE_MAX).trim(), level },
  )

/** Gives an id to every heading without one; nothing when all have theirs. */
export function setIds({ doc, tr }: EditorState): Transaction | undefined {
  const headings = headingsIn(doc)
  const ids = withIds(headings)
  headings.forEach(({ pos, id }, index) => {
    if (id === null) tr.setNodeAttribute(pos, 'id', ids[index])
  })
  return tr.docChanged ? tr : undefined
}
