import * as m from '#posts/admin/editor/messages.ts'
import type { Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { closeEnds } from '#posts/admin/editor/paste/close-ends.ts'
import { fitCell } from '#posts/admin/editor/paste/fit-cell.ts'
import { htmlOfText, loadMarkdown } from '#posts/admin/editor/paste/plain-text.ts'
import { PastedParser } from '#posts/admin/editor/paste/pasted-parser.ts'
import { type KnownBlocks, replaceTexts } from '#posts/admin/editor/paste/shortcode-texts.ts'
import { videosFrom } from '#posts/admin/editor/paste/video-lines.ts'
import { notify } from '#ui/admin/toasts.tsx'

export { loadMarkdown, needsMarkdown } from '#posts/admin/editor/paste/plain-text.ts'

/** As text with marks, if its reader cannot be loaded: nothing is lost. */
export async function pasteMarkdown(view: EditorView, text: string): Promise<void> {
  await loadMarkdown().catch(() => undefined)
  if (!view.isDestroyed) view.pasteHTML(htmlOfText(text, false))
}

export const createParser = (...given: ConstructorParameters<typeof PastedParser>) => new PastedParser(...given)

export function readBlock({ dataset }: HTMLElement): unknown {
  const kind = BLOCK_KINDS.find((known) => known === dataset['shortcode'])
  if (!kind) return null
  try {
    return blocks[kind].schema.safeParse(JSON.parse(dataset['block'] ?? '')).data ?? null
  } catch {
    return null
  }
}

export function cleaned(pasted: Slice, state: EditorState, known: KnownBlocks): Slice {
  const { slice, unknown } = replaceTexts(pasted, known)
  if (unknown.length > 0) notify.warning(m.dataNotKnown({ blocks: unknown.join(', ') }))
  return closeEnds(fitCell(videosFrom(slice, state), state.selection.$from))
}
