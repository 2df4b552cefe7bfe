import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { fieldInput } from '#ui/admin/form/focus-field.ts'

/** A field and the selection in it; it can be found again after the form was rendered anew. */
export interface FocusPlace {
  path: string
  from: number | null
  to: number | null
}

const isText = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const editorOf = (element: TiptapEditorHTMLElement) => element.editor

export function focusPlace(): FocusPlace | undefined {
  const focused = document.activeElement
  const path = focused?.closest<HTMLElement>('[data-path]')?.dataset['path']
  if (!(focused instanceof HTMLElement) || path === undefined) return undefined
  const { from = null, to = null } = editorOf(focused)?.state.selection ?? {}
  return isText(focused) ? { path, from: focused.selectionStart, to: focused.selectionEnd } : { path, from, to }
}

export function returnToPlace({ path, from, to }: FocusPlace): void {
  const input = fieldInput(path)
  if (!input) return
  const editor = editorOf(input)
  if (editor) {
    if (from !== null && to !== null) editor.commands.setTextSelection({ from, to })
    // Focusing its element would put the caret at the beginning.
    editor.view.focus()
    return
  }
  input.focus({ preventScroll: true })
  // Not every type of input has a selection.
  if (isText(input) && from !== null) input.setSelectionRange(from, to)
}
