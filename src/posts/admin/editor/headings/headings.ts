import { CONTENTS_TITLE_MAX } from '#posts/limits.ts'
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { blockAttrs, isBlock } from '#posts/admin/editor/block/block-node.ts'
import { withIds } from '#posts/admin/editor/headings/heading-ids.ts'
import type { Level } from '#posts/admin/editor/schema/heading.ts'
import type { HeadingItem } from '#posts/admin/editor/types.ts'
import { headingAttrs } from '#posts/admin/editor/headings/heading-attrs.ts'

interface PlacedHeading {
  node: Node
  pos: number
  id: string | null
  text: string
  level: Level
}

/** Non-empty headings of the text and of blocks; an empty one is still being written. */
function headingsIn(doc: Node): PlacedHeading[] {
  const found: PlacedHeading[] = []
  doc.forEach((node, pos) => {
    const heading = headingOf(node)
    const text = heading?.text.trim() ?? ''
    if (heading && text !== '') found.push({ ...heading, node, pos, text })
  })
  return found
}

function headingOf(node: Node): Pick<PlacedHeading, 'id' | 'text' | 'level'> | undefined {
  if (node.type.name === 'heading') {
    const { id = null, level } = headingAttrs(node)
    return { id, text: node.textContent, level }
  }
  const data = isBlock(node) ? blockAttrs(node).data : null
  return data ? { id: data.headingId ?? null, text: data.heading ?? '', level: data.level ?? 2 } : undefined
}

export const headingItems = (doc: Node): HeadingItem[] =>
  headingsIn(doc).flatMap(({ id, text, level }) =>
    id === null ? [] : { headingId: id, title: text.slice(0, CONTENTS_TITLE_MAX).trim(), level },
  )

export function setIds({ doc, tr }: EditorState): Transaction | undefined {
  const headings = headingsIn(doc)
  const ids = withIds(headings)
  headings.forEach(({ node, pos, id }, index) => {
    if (id !== null) return
    if (isBlock(node)) tr.setNodeAttribute(pos, 'data', { ...blockAttrs(node).data, headingId: ids[index] })
    else tr.setNodeAttribute(pos, 'id', ids[index])
  })
  return tr.docChanged ? tr : undefined
}
