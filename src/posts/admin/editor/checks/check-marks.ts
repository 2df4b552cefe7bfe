import * as m from '#posts/admin/editor/messages.ts'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { text } from '#shared/words/message.ts'
import { nodeAt } from '#posts/admin/editor/select-place.ts'
import type { TextPlace } from '#posts/admin/editor/types.ts'
import type { Place } from '#posts/checks/place.ts'
import type { PostInput } from '#posts/schema.ts'
import { isObject } from '#shared/checks/at-path.ts'
import { BREAK, isInlines, lineText } from '#shared/checks/lines.ts'
import type { Checks, ChecksStore } from '#records/admin/check/checks-store.ts'

const KEY = new PluginKey<DecorationSet>('checkMarks')

type Mark = { place: TextPlace; kind: 'blocking' | 'warning' | 'typography'; words: string }

export const CheckMarks = Extension.create<{ checks: ChecksStore<PostInput, Place> | undefined }>({
  name: 'checkMarks',
  addOptions: () => ({ checks: undefined }),
  addProseMirrorPlugins() {
    const { checks } = this.options
    if (!checks) return []
    return [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: (_, { doc }) => marksIn(doc, checks.get()),
          apply: (tr, marks) => {
            if (tr.getMeta(KEY)) return marksIn(tr.doc, checks.get())
            return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks
          },
        },
        props: { decorations: (state) => KEY.getState(state) },
        view: (view) => ({ destroy: checks.subscribe(followChecks(view, checks)) }),
      }),
    ]
  },
})

function followChecks(view: EditorView, checks: ChecksStore<PostInput, Place>): () => void {
  let seen = checks.get()
  return () => {
    const now = checks.get()
    if (now === seen) return
    seen = now
    view.dispatch(view.state.tr.setMeta(KEY, true))
  }
}

export function marksIn(doc: Node, checks: Checks<PostInput, Place> | undefined): DecorationSet {
  if (!checks) return DecorationSet.empty
  const { content } = checks.record
  const found = marksOf(checks).flatMap(({ place, kind, words }) => {
    const range = rangeOf(doc, content, place)
    return range ? [Decoration.inline(...range, { 'data-check-mark': kind, title: words })] : []
  })
  return DecorationSet.create(doc, found)
}

const marksOf = ({ lines, corrections }: Checks<PostInput, Place>): Mark[] => [
  ...lines.flatMap(({ level, finding: { place, message } }) =>
    place.in === 'text' ? [{ place, kind: level, words: text(message) }] : [],
  ),
  ...corrections.flatMap(({ place, added }) =>
    place.in === 'text' ? [{ place, kind: 'typography' as const, words: m.better({ added }) }] : [],
  ),
]

/** Undefined if the line has changed since it was checked: the next check will mark it. */
function rangeOf(doc: Node, content: unknown, { at, from, to }: TextPlace): [from: number, to: number] | undefined {
  const { node, pos } = nodeAt(doc, at)
  if (!node.isTextblock || node.textBetween(0, node.content.size, '', () => BREAK) !== storedLine(content, at)) {
    return undefined
  }
  const [start, end] = [pos + 1 + (from ?? 0), pos + 1 + (to ?? node.content.size)]
  return start < end ? [start, end] : undefined
}

function storedLine(content: unknown, at: readonly number[]): string | undefined {
  const node = at.reduce<unknown>((outer, index) => {
    const children = isObject(outer) ? outer['content'] : undefined
    return Array.isArray(children) ? (children[index] as unknown) : undefined
  }, content)
  const inlines = isObject(node) ? node['content'] : undefined
  return isInlines(inlines) ? lineText(inlines) : undefined
}
