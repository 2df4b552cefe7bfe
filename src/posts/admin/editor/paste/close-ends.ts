import { type Node, Slice } from '@tiptap/pm/model'

const isParagraph = (node: Node | null) => node?.type.name === 'paragraph'

/** Of several pasted blocks only paragraphs merge with the text around; a heading or a list stays separate. */
export function closeEnds({ content, openStart, openEnd }: Slice): Slice {
  const isSeveral = content.childCount > 1
  const isOpen = (node: Node | null) => !isSeveral || isParagraph(node)
  return new Slice(content, isOpen(content.firstChild) ? openStart : 0, isOpen(content.lastChild) ? openEnd : 0)
}
