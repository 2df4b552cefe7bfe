import type { Node } from '@tiptap/pm/model'
import type { BlockKind } from '#blocks/kinds.ts'
import { newUniqId } from '#posts/admin/editor/block/uniq-id.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

export interface BlockAttrs {
  kind: BlockKind
  uniqId: string
  /** Null if the stored data is missing. */
  data: AnyBlock['data'] | null
}

export const isBlock = (node: Node) => node.type.name === 'shortcode'
export const blockAttrs = ({ attrs }: Node): BlockAttrs => ({
  kind: attrs['kind'],
  uniqId: attrs['uniqId'],
  data: attrs['data'],
})

/** The blocks of a document with their positions; they occur only at the top level. */
export function blocksIn(doc: Node): { node: Node; pos: number }[] {
  const found: { node: Node; pos: number }[] = []
  doc.forEach((node, pos) => {
    if (isBlock(node)) found.push({ node, pos })
  })
  return found
}

export const findBlock = (doc: Node, uniqId: string) =>
  blocksIn(doc).find(({ node }) => blockAttrs(node).uniqId === uniqId)

export const takenIds = (doc: Node) => new Set(blocksIn(doc).map(({ node }) => blockAttrs(node).uniqId))

export const unusedIdIn = (doc: Node, kind: BlockKind) => newUniqId(kind, takenIds(doc))
