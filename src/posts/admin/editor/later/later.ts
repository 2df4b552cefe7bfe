import { type CommandProps, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { laterNow, loadLater } from '#posts/admin/editor/later/load-later.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

/** Of tables: TipTap asks for the names of all commands when the editor starts. */
const COMMANDS = [
  'addColumnAfter',
  'addColumnBefore',
  'addRowAfter',
  'addRowBefore',
  'deleteColumn',
  'deleteRow',
  'deleteTable',
  'goToNextCell',
  'goToPreviousCell',
  'mergeCells',
  'splitCell',
  'toggleHeaderColumn',
  'toggleHeaderRow',
] as const

const hasTable = ({ children }: Node) => children.some(({ type }) => type.name === 'table')

/**
 * Changing of tables, links made of typed and pasted addresses, and the line where something would drop. They come when
 * somebody writes, with the first table, or once nothing else goes on; a text that has a table when it is opened waits
 * for them.
 */
export const Later = Extension.create({
  name: 'later',
  priority: 1000,
  addCommands: () =>
    Object.fromEntries(
      COMMANDS.map((name) => [
        name,
        () => (props: CommandProps) => laterNow()?.tableCommands[name]?.()(props) ?? false,
      ]),
    ),
  addProseMirrorPlugins() {
    const { editor } = this
    const now = laterNow()
    if (now) return now.laterPlugins(editor)
    const place: Plugin = new Plugin({
      view: (view) => {
        follow(view)
        return { update: follow, destroy: whenIdle(() => warm(bring)) }
      },
      props: {
        handleDOMEvents: {
          focus: () => {
            warm(bring)
            return false
          },
        },
      },
    })
    let isComing = false
    async function bring(): Promise<void> {
      if (isComing) return
      isComing = true
      const { laterPlugins } = await loadLater().finally(() => {
        isComing = false
      })
      if (editor.isDestroyed || !editor.state.plugins.includes(place)) return
      editor.registerPlugin(place, (_, all) => all.flatMap((each) => (each === place ? laterPlugins(editor) : each)))
    }
    const follow = ({ state }: EditorView) => {
      if (hasTable(state.doc)) warm(bring)
    }
    return [place]
  },
})
