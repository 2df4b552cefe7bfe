import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { blockAttrs, isBlock, takenIds } from '#posts/admin/editor/block/block-node.ts'
import { newUniqId } from '#posts/admin/editor/block/uniq-id.ts'
import { headingAttrs } from '#posts/admin/editor/headings/heading-attrs.ts'

interface Named {
  key: string
  pos: number
  node: Node
}

function namedIn(doc: Node): Named[] {
  const found: Named[] = []
  doc.forEach((node, pos) => {
    if (isBlock(node)) found.push({ key: blockKey(node), pos, node })
    const headingId = isBlock(node) ? blockAttrs(node).data?.headingId : headingAttrs(node).id
    if (headingId) found.push({ key: `heading ${headingId}`, pos, node })
  })
  return found
}

const blockKey = (node: Node) => `block ${blockAttrs(node).uniqId}`

/** Duplicates: of several nodes with the same id, the one that existed before is the original. */
function copiesIn(doc: Node, before: Node, toNow: (pos: number) => number | undefined): Named[] {
  const named = namedIn(doc)
  const byKey = Map.groupBy(named, ({ key }) => key)
  if (byKey.size === named.length) return []
  const old = new Set(namedIn(before).flatMap(({ pos }) => toNow(pos) ?? []))
  return [...byKey.values()].flatMap((same) => {
    const original = same.find(({ pos }) => old.has(pos)) ?? same[0]
    return same.filter((each) => each !== original)
  })
}

/** Gives a pasted or duplicated block a new id with a copy of the data; a duplicated heading loses its id. */
export function renameCopies(changes: readonly Transaction[], before: EditorState, now: EditorState) {
  const toNow = (pos: number) => {
    let at = pos
    for (const { mapping } of changes) {
      const { deleted, pos: next } = mapping.mapResult(at)
      if (deleted) return undefined
      at = next
    }
    return at
  }
  const { tr } = now
  const taken = takenIds(now.doc)
  const copies = Map.groupBy(copiesIn(now.doc, before.doc, toNow), ({ pos }) => pos)
  for (const [pos, [first, ...more]] of copies) {
    if (!first) continue
    const { node } = first
    if (!isBlock(node)) {
      tr.setNodeAttribute(pos, 'id', null)
      continue
    }
    const { kind, data, uniqId: old } = blockAttrs(node)
    const isCopy = [first, ...more].some(({ key }) => key === blockKey(node))
    const uniqId = isCopy ? newUniqId(kind, taken) : old
    taken.add(uniqId)
    tr.setNodeMarkup(pos, undefined, { kind, uniqId, data: data && withoutHeadingId({ ...data, uniqId }) })
  }
  return tr.docChanged ? tr : undefined
}

function withoutHeadingId<Data extends { headingId?: string | undefined }>(data: Data) {
  const { headingId: _, ...rest } = data
  return rest
}

export const UniqueIds = Extension.create({
  name: 'uniqueIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (changes, before, now) =>
        changes.some(({ docChanged }) => docChanged) ? renameCopies(changes, before, now) : undefined,
    }),
  ],
})
