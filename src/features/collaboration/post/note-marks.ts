import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { textLines } from '#posts/admin/editor/text-lines.ts'
import type { Anchor } from '#shared/schema/note.ts'
import type { NoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import { anchorAt, findPassage } from '#features/collaboration/admin/notes/passage.ts'

/** Separates paragraphs; never part of a quoted passage. */
const BREAK = '\n'

/** The plain text, with the offset of each paragraph in it and in the document. */
function flatten(doc: Node) {
  let text = ''
  const starts: { text: number; pos: number }[] = []
  for (const line of textLines(doc)) {
    if (text !== '') text += BREAK
    starts.push({ text: text.length, pos: line.pos })
    text += line.text
  }
  const toPos = (index: number) => {
    const start = starts.findLast((each) => each.text <= index)
    return start ? start.pos + index - start.text : 0
  }
  const toIndex = (pos: number) => {
    const start = starts.findLast((each) => each.pos <= pos)
    return start ? Math.min(start.text + pos - start.pos, text.length) : 0
  }
  return { text, toPos, toIndex }
}

export function selectedPassage({ doc, selection }: EditorState): Anchor | undefined {
  if (selection.empty) return undefined
  const { text, toIndex } = flatten(doc)
  return anchorAt(text, toIndex(selection.from), toIndex(selection.to))
}

const KEY = new PluginKey<DecorationSet>('noteMarks')

/** Marks passages with notes as decorations, which are not part of the document. */
export const NoteMarks = Extension.create<{ store: NoteStore | undefined }>({
  name: 'noteMarks',
  addOptions: () => ({ store: undefined }),
  addKeyboardShortcuts() {
    const { store } = this.options
    return {
      'Mod-Alt-m': ({ editor }) => {
        const draftAnchor = selectedPassage(editor.state)
        if (draftAnchor) store?.change({ draftAnchor })
        return draftAnchor !== undefined
      },
    }
  },
  addProseMirrorPlugins() {
    const { store } = this.options
    if (!store) return []
    return [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: (_, { doc }) => marksIn(doc, store),
          apply: (tr, marks) => (tr.docChanged || tr.getMeta(KEY) ? marksIn(tr.doc, store) : marks),
        },
        props: {
          decorations: (state) => KEY.getState(state),
          handleClick: (view, pos) => {
            const [found] = KEY.getState(view.state)?.find(pos, pos) ?? []
            if (found) store.change({ active: found.spec['note'] })
            return false
          },
        },
        view: (view) => ({ destroy: store.subscribe(followStore(view, store)) }),
      }),
    ]
  },
})

function followStore(view: EditorView, store: NoteStore): () => void {
  let { marks, active } = store.now()
  return () => {
    const now = store.now()
    if (now.marks === marks && now.active === active) return
    const isOther = now.active !== active
    marks = now.marks
    active = now.active
    view.dispatch(view.state.tr.setMeta(KEY, true))
    if (isOther) view.dom.querySelector('[data-note-mark="active"]')?.scrollIntoView({ block: 'nearest' })
  }
}

function marksIn(doc: Node, store: NoteStore): DecorationSet {
  const { marks, active, gone: before } = store.now()
  if (marks.length === 0) return DecorationSet.empty
  const { text, toPos } = flatten(doc)
  const gone: string[] = []
  const found = marks.flatMap(({ id, anchor }) => {
    const at = findPassage(text, anchor)
    if (!at) {
      gone.push(id)
      return []
    }
    const attributes = { 'data-note-mark': id === active ? 'active' : '' }
    return Decoration.inline(toPos(at.from), toPos(at.to), attributes, { note: id })
  })
  if (gone.join() !== before.join()) queueMicrotask(() => store.change({ gone }))
  return DecorationSet.create(doc, found)
}
