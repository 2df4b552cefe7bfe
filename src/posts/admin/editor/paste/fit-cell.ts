import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'

const isCell = ({ type }: Node) => type.spec['tableRole'] === 'cell' || type.spec['tableRole'] === 'header_cell'

function cellAround($pos: ResolvedPos): Node | undefined {
  for (let depth = $pos.depth; depth > 0; depth--) if (isCell($pos.node(depth))) return $pos.node(depth)
  return undefined
}

/** What a cell can hold instead of the node: the text of a heading, the lines of a quotation, nothing of a divider. */
function forCell(node: Node, { type }: Node): readonly Node[] {
  const { paragraph } = type.schema.nodes
  if (type.contentMatch.matchType(node.type)) return [node]
  if (node.type.name === 'heading' && paragraph) return [paragraph.create(null, node.content)]
  if (node.type.name === 'blockquote') return node.content.content
  return node.type.name === 'horizontalRule' ? [] : [node]
}

/** Makes pasted text fit into the cell with the caret: a heading would tear the table in two. */
export function fitCell(slice: Slice, $pos: ResolvedPos): Slice {
  const cell = cellAround($pos)
  const nodes = slice.content.content
  const fitted = cell ? nodes.flatMap((node) => forCell(node, cell)) : []
  const isSame = fitted.length === nodes.length && fitted.every((node, index) => node === nodes[index])
  if (fitted.length === 0 || isSame) return slice
  const openAt = (given: number, node: Node | undefined) => {
    if (node && nodes.includes(node)) return given
    return node?.isTextblock ? Math.min(given, 1) : 0
  }
  return new Slice(Fragment.from(fitted), openAt(slice.openStart, fitted[0]), openAt(slice.openEnd, fitted.at(-1)))
}
