import type { JSONContent } from '@tiptap/core'
import { DOMParser, Fragment, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import { treeOf } from '#posts/admin/editor/paste/html-tree.ts'
import { type Pasted, readPasted } from '#posts/admin/editor/paste/read-pasted.ts'
import { notify } from '#ui/admin/toasts.tsx'

async function fileAt(address: string): Promise<File> {
  const [head = '', bytes = ''] = address.split(',')
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1]
  if (type) return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'pasted', { type })
  const blob = await (await fetch(address)).blob()
  return new File([blob], 'pasted', { type: blob.type })
}

const upload = (node: JSONContent, uploads: Uploads): JSONContent => {
  const pending: unknown = node.attrs?.['pending']
  if (typeof pending !== 'string') return node
  return { ...node, attrs: { ...node.attrs, pending: uploads.start(fileAt(pending)) } }
}

function warn({ foreignPictures: count, isTableCut }: Pasted): void {
  const pictures =
    count === 1 ? 'A picture was left out: upload it here.' : `${count} pictures were left out: upload them here.`
  const table = 'A table was cut: at most 200 rows and 20 columns.'
  const sentences = [...(count > 0 ? [pictures] : []), ...(isTableCut ? [table] : [])]
  if (sentences.length > 0) notify.warning(sentences.join(' '))
}

/** Reads what comes from elsewhere; what was copied here is taken as it is. */
export class PastedParser extends DOMParser {
  readonly #uploads: Uploads

  constructor(schema: Schema, uploads: Uploads) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#uploads = uploads
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element && dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options)
    const pasted = readPasted(treeOf(dom), window.location.origin)
    warn(pasted)
    const nodes = pasted.nodes.map((node) => this.schema.nodeFromJSON(upload(node, this.#uploads)))
    return new Slice(Fragment.from(nodes), 0, 0)
  }
}
