import * as m from '#posts/admin/editor/messages.ts'
import type { JSONContent } from '@tiptap/core'
import { DOMParser, Fragment, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import type { LeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { treeOf } from '#posts/admin/editor/paste/html-tree.ts'
import { htmlOfText } from '#posts/admin/editor/paste/plain-text.ts'
import { type Pasted, readPasted } from '#posts/admin/editor/paste/read-pasted.ts'
import { picturesInRtf } from '#posts/admin/editor/paste/rtf-pictures.ts'

async function fileAt(address: string): Promise<File> {
  const [head = '', bytes = ''] = address.split(',')
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1]
  if (type) return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'pasted', { type })
  const blob = await (await fetch(address)).blob()
  return new File([blob], 'pasted', { type: blob.type })
}

function whatIsLeftOut({ foreignPictures: names, embeds, lostEmbeds, isFormulaFlat, isTableCut }: Pasted): string[] {
  const count = names.length
  return [
    ...(count > 0 ? [m.picturesLeftOut({ count, names: names.join(', ') })] : []),
    ...(embeds.length > 0 ? [m.embedsLinked({ addresses: embeds.join(', ') })] : []),
    ...(lostEmbeds.length > 0 ? [m.embedsLost({ names: lostEmbeds.join(', ') })] : []),
    ...(isFormulaFlat ? [m.formulaFlat()] : []),
    ...(isTableCut ? [m.tableCut()] : []),
  ]
}

/** Parses pasted content; what was copied from this editor is taken unchanged. */
export class PastedParser extends DOMParser {
  readonly #uploads: Uploads
  readonly #leftOut: LeftOut
  /** Pictures of the clipboard by the keys used for them while parsing. */
  #clipboardPictures = new Map<string, Blob>()

  constructor(schema: Schema, { uploads, leftOut }: { uploads: Uploads; leftOut: LeftOut }) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#uploads = uploads
    this.#leftOut = leftOut
  }

  /** Call before a paste is parsed, with its pictures as files or RTF. */
  remember({ files, rtf }: { files: readonly File[]; rtf: string }): void {
    const pictures = files.length > 0 ? files.filter(({ type }) => type.startsWith('image/')) : picturesInRtf(rtf)
    this.#clipboardPictures = new Map(pictures.map((picture, index) => [`clipboard-${index}`, picture]))
  }

  readText(text: string, isPlain: boolean): Slice {
    return this.#read(new window.DOMParser().parseFromString(htmlOfText(text, isPlain), 'text/html').body)
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element && dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options)
    return this.#read(dom)
  }

  #read(dom: Node): Slice {
    const pasted = readPasted(treeOf(dom), window.location.origin, [...this.#clipboardPictures.keys()])
    this.#leftOut.add(whatIsLeftOut(pasted))
    const nodes = pasted.nodes.map((node) => this.schema.nodeFromJSON(this.#upload(node)))
    return new Slice(Fragment.from(nodes), 0, 0)
  }

  #upload(node: JSONContent): JSONContent {
    const pending: unknown = node.attrs?.['pending']
    if (typeof pending !== 'string') return node
    const picture = this.#clipboardPictures.get(pending)
    const file = picture ? new File([picture], 'pasted', { type: picture.type }) : fileAt(pending)
    return { ...node, attrs: { ...node.attrs, pending: this.#uploads.start(file) } }
  }
}
