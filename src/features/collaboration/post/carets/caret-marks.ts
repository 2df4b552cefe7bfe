import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { caretAt, findCaret } from '#features/collaboration/post/carets/find-caret.ts'
import { textLines } from '#posts/admin/editor/text-lines.ts'
import type { Caret } from '#features/collaboration/shared/caret.ts'
import type { CaretStore, OtherCaret } from '#features/collaboration/admin/presence/caret-store.ts'
import { nameColour } from '#ui/admin/user-colour.ts'

const KEY = new PluginKey<DecorationSet>('carets')

export const CaretMarks = Extension.create<{ carets: CaretStore | undefined }>({
  name: 'caretMarks',
  addOptions: () => ({ carets: undefined }),
  addProseMirrorPlugins() {
    const { carets } = this.options
    if (!carets) return []
    return [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: (_, { doc }) => caretsIn(doc, carets.others()),
          apply: (tr, marks) => {
            if (tr.getMeta(KEY)) return caretsIn(tr.doc, carets.others())
            return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks
          },
        },
        props: { decorations: (state) => KEY.getState(state) },
        view: (view) => {
          const takeBack = carets.setOwn(() => (view.hasFocus() ? ownCaret(view.state) : undefined))
          let shown = ''
          const stop = carets.subscribe(() => {
            // Presence is polled every few seconds; most updates are identical.
            const now = JSON.stringify(carets.others())
            if (now === shown) return
            shown = now
            view.dispatch(view.state.tr.setMeta(KEY, true))
          })
          return {
            destroy: () => {
              takeBack()
              stop()
            },
          }
        },
      }),
    ]
  },
})

function ownCaret({ doc, selection: { $head } }: EditorState): Caret | undefined {
  if (!$head.parent.isTextblock) return undefined
  const lines = textLines(doc)
  const line = lines.findIndex(({ pos }) => pos === $head.start())
  return line < 0
    ? undefined
    : caretAt(
        lines.map(({ text }) => text),
        { line, offset: $head.parentOffset },
      )
}

function caretsIn(doc: Node, others: readonly OtherCaret[]): DecorationSet {
  if (others.length === 0) return DecorationSet.empty
  const lines = textLines(doc)
  const texts = lines.map(({ text }) => text)
  const found = others.flatMap((other) => {
    const place = findCaret(texts, other.caret)
    const line = place && lines[place.line]
    if (!line) return []
    const isAtEnd = place.offset === line.text.length
    return Decoration.widget(line.pos + place.offset, () => drawn(other, isAtEnd), {
      key: `${other.id} ${other.name} ${isAtEnd}`,
      side: 1,
    })
  })
  return DecorationSet.create(doc, found)
}

/** Hidden from assistive technology: the head of the form announces who is here. */
function drawn({ name, hue }: OtherCaret, isAtEnd: boolean): HTMLElement {
  const caret = document.createElement('span')
  caret.setAttribute('aria-hidden', 'true')
  caret.dataset['caretOf'] = name
  if (isAtEnd) caret.dataset['atEnd'] = ''
  caret.style.setProperty('--who', nameColour(hue))
  return caret
}
