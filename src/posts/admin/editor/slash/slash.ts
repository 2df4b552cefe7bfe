import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { type Item, matchingItems } from '#posts/admin/editor/slash/items.ts'

export interface Slash {
  from: number
  to: number
  query: string
  index: number
}

export interface SlashState {
  open: Slash | undefined
  /** Where one was closed with Escape, so that it stays closed. */
  closedAt: number | undefined
}
type Meta = { close: true } | { index: number }

export const slashKey = new PluginKey<SlashState>('slash')

/** At the start of a line or after a space, followed by letters. `1 / 2` and addresses do not match. */
const TYPED = /(?:^|\s)\/((?:[\p{L}\p{N}][\p{L}\p{N} ]{0,23})?)$/u

/** Only in a top-level paragraph: lists and cells cannot contain blocks. */
function slashAt({ selection }: EditorState): Omit<Slash, 'index'> | undefined {
  const { $from, empty } = selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const query = TYPED.exec(before)?.[1]
  if (query === undefined || matchingItems(query).length === 0) return undefined
  return { from: $from.pos - query.length - 1, to: $from.pos, query }
}

export function nextSlash(tr: Transaction, { open, closedAt }: SlashState, state: EditorState): SlashState {
  const meta: Meta | undefined = tr.getMeta(slashKey)
  if (meta && 'close' in meta) return { open: undefined, closedAt: open?.from }
  if (meta && open) return { open: { ...open, index: meta.index }, closedAt: undefined }
  const found = slashAt(state)
  if (!found) return { open: undefined, closedAt: undefined }
  const stillClosedAt = closedAt === undefined ? undefined : tr.mapping.map(closedAt)
  if (found.from === stillClosedAt) return { open: undefined, closedAt: stillClosedAt }
  if (!open && !tr.docChanged) return { open: undefined, closedAt: undefined }
  return { open: { ...found, index: found.query === open?.query ? open.index : 0 }, closedAt: undefined }
}

export const openSlash = (state: EditorState) => slashKey.getState(state)?.open
const dispatchMeta = (view: EditorView, meta: Meta) => view.dispatch(view.state.tr.setMeta(slashKey, meta))
const closeSlash = (view: EditorView) => dispatchMeta(view, { close: true })

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function chooseItem(editor: Editor, overlays: OverlayStore, item: Item): void {
  const open = openSlash(editor.state)
  if (open) editor.view.dispatch(editor.state.tr.delete(open.from, open.to))
  item.run(editor, overlays)
}

export const SlashKeys = Extension.create<{ overlays: OverlayStore }>({
  name: 'slash',
  addProseMirrorPlugins() {
    const { editor } = this
    const { overlays } = this.options
    return [
      new Plugin({
        key: slashKey,
        state: {
          init: (): SlashState => ({ open: undefined, closedAt: undefined }),
          apply: (tr, value, _before, state) => nextSlash(tr, value, state),
        },
        props: {
          handleKeyDown(view, { key }) {
            const open = openSlash(view.state)
            if (!open) return false
            const items = matchingItems(open.query)
            const item = items[open.index]
            if (STEPS[key]) dispatchMeta(view, { index: STEPS[key](open.index, items.length) })
            else if (key === 'Escape') closeSlash(view)
            else if ((key === 'Enter' || key === 'Tab') && item) chooseItem(editor, overlays, item)
            else return false
            return true
          },
          handleDOMEvents: {
            blur: (view) => {
              if (openSlash(view.state)) closeSlash(view)
            },
          },
        },
      }),
    ]
  },
})
