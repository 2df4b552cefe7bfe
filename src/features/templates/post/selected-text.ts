import type { EditorState } from '@tiptap/pm/state'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'

/** Whole paragraphs and blocks that the selection touches. */
export function selectedText({ doc, selection }: EditorState): WrittenText {
  const { $from, $to } = selection
  const nodes = doc.children.slice($from.index(0), Math.max($to.indexAfter(0), $from.index(0) + 1))
  return toStored({ type: 'doc', content: nodes.map((node) => node.toJSON()) })
}
