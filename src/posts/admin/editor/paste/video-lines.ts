import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { playerOf } from '#blocks/videos/player.ts'
import { isEmptyLine } from '#posts/admin/editor/block/after-block.ts'
import { takenIds } from '#posts/admin/editor/block/block-node.ts'
import { newUniqId } from '#posts/admin/editor/block/uniq-id.ts'

/** The address of a video that is alone on its line becomes a block; within a sentence it stays what was pasted. */
export function videosFrom(slice: Slice, { doc, schema, selection: { $from } }: EditorState): Slice {
  const isAlone = slice.content.childCount > 1 || isEmptyLine($from.parent)
  // Blocks occur only at the top level.
  if (!isAlone || $from.depth > 1) return slice
  const taken = takenIds(doc)
  const blockOf = (node: Node): Node => {
    const url = node.type.name === 'paragraph' ? node.textContent.trim() : ''
    const player = playerOf(url)
    if (!player || player.from === 'file') return node
    const uniqId = newUniqId('videos', taken)
    taken.add(uniqId)
    return schema.node('shortcode', { kind: 'videos', uniqId, data: { uniqId, url } })
  }
  const nodes = slice.content.content.map(blockOf)
  if (nodes.every((node, index) => node === slice.content.child(index))) return slice
  return new Slice(Fragment.from(nodes), 0, 0)
}
