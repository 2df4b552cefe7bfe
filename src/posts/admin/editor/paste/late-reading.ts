import { DOMParser, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { loadLater } from '#posts/admin/editor/later/load-later.ts'
import type { PastedParser } from '#posts/admin/editor/paste/pasted-parser.ts'
import type * as reading from '#posts/admin/editor/paste/reading.ts'
import { onceLoaded } from '#ui/admin/lazy-part.tsx'

let loaded: typeof reading | undefined

/** What reads the clipboard comes once the editor is usable; whoever was faster sees the paste a moment later. */
export async function loadReading(): Promise<typeof reading> {
  // Also makes links of addresses.
  const [found] = await Promise.all([import('#posts/admin/editor/paste/reading.ts'), loadLater()])
  loaded = found
  return loaded
}

export const readingNow = () => loaded

export const readBlock = (element: HTMLElement): unknown => loaded?.readBlock(element) ?? null

type ParserOptions = Parameters<typeof reading.createParser>[1]

/** Given to the editor when it starts. */
export class LateParser extends DOMParser {
  readonly #options: ParserOptions
  #parser: PastedParser | undefined

  constructor(schema: Schema, options: ParserOptions) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#options = options
  }

  /** Only while something is pasted, which waits for it. */
  get now(): PastedParser | undefined {
    this.#parser ??= loaded?.createParser(this.schema, this.#options)
    return this.#parser
  }

  readText = (text: string, isPlain: boolean): Slice => this.now?.readText(text, isPlain) ?? Slice.empty

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    return this.now?.parseSlice(dom, options) ?? super.parseSlice(dom, options)
  }
}

/** Readable only during its event. */
function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data?.types ?? []) if (type !== 'Files') copy.setData(type, data?.getData(type) ?? '')
  for (const file of data?.files ?? []) copy.items.add(file)
  return copy
}

export function pasteLater(view: EditorView, event: ClipboardEvent, isPlain: boolean): void {
  const clipboardData = copyOf(event.clipboardData)
  event.preventDefault()
  onceLoaded(loadReading, () => {
    const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (view.isDestroyed) return
    if (isPlain) view.pasteText(clipboardData.getData('text/plain'), again)
    else view.dom.dispatchEvent(again)
  })
}

export function dropLater(view: EditorView, event: DragEvent): void {
  const { clientX, clientY } = event
  const dataTransfer = copyOf(event.dataTransfer)
  event.preventDefault()
  onceLoaded(loadReading, () => {
    if (view.isDestroyed) return
    view.dom.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }))
  })
}
