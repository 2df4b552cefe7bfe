import {
  type AnyExtension,
  type Editor,
  getExtensionField,
  type KeyboardShortcutCommand,
  type PasteRule,
  pasteRulesPlugin,
  type RawCommands,
} from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { Table } from '@tiptap/extension-table'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { keymap } from '@tiptap/pm/keymap'
import type { Plugin } from '@tiptap/pm/state'
import { isContentHref } from '#shared/hrefs.ts'

const Addresses = Link.configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isContentHref(address),
})

export const tableCommands = getExtensionField<() => Partial<RawCommands>>(Table, 'addCommands', {
  name: Table.name,
  options: Table.options,
})()

/** What an extension does in an editor that has started without it. Its nodes and marks are in the schema. */
function pluginsOf(editor: Editor, extension: AnyExtension): Plugin[] {
  const { name, options } = extension
  const { nodes, marks } = editor.schema
  const own = { name, options, editor, type: nodes[name] ?? marks[name] }
  const keys = getExtensionField<(() => Record<string, KeyboardShortcutCommand>) | undefined>(
    extension,
    'addKeyboardShortcuts',
    own,
  )
  const rules = getExtensionField<(() => PasteRule[]) | undefined>(extension, 'addPasteRules', own)
  const plugins = getExtensionField<() => Plugin[]>(extension, 'addProseMirrorPlugins', own)
  const bound = Object.entries(keys?.() ?? {}).map(([key, run]) => [key, () => run({ editor })] as const)
  return [keymap(Object.fromEntries(bound)), ...pasteRulesPlugin({ editor, rules: rules?.() ?? [] }), ...plugins()]
}

export const laterPlugins = (editor: Editor) =>
  [Addresses, Table, Dropcursor].flatMap((extension) => pluginsOf(editor, extension))
