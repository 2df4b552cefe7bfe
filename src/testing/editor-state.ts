import { EditorState, type Plugin, TextSelection } from '@tiptap/pm/state'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { page, type Part } from '#posts/content/build.ts'

/** An editor state with the caret at the beginning, for tests. */
export function stateOf(parts: Part[], plugins: Plugin[] = []): EditorState {
  const { content, shortcodesConfig } = page(...parts)
  const doc = editorSchema.nodeFromJSON(fromStored(content, shortcodesConfig))
  return EditorState.create({ doc, plugins })
}

export const withCursor = (state: EditorState, pos: number) =>
  state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(pos))))

export const shown = ({ doc }: EditorState): string[] =>
  doc.children.map(({ type, attrs, textContent }) => {
    if (type.name === 'shortcode') return `[${String(attrs['uniqId'])}]`
    return type.name === 'heading' ? `${textContent}#${String(attrs['id'])}` : textContent
  })
