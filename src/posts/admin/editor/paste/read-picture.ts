import type { JSONContent } from '@tiptap/core'
import { ALT_MAX } from '#entities/media/schema.ts'
import type { HtmlElement } from '#posts/admin/editor/paste/html-tree.ts'
import { id } from '#shared/schema/text.ts'

/** Counts who opened a letter; nobody wants to see it. */
const isSpy = ({ attrs }: HtmlElement) => [attrs['width'], attrs['height']].some((size) => size === '0' || size === '1')

/** A picture that is only an address elsewhere, by whatever it is called. */
export interface ForeignPicture {
  name: string
  alt: string
}

/** One of our own, or one that brings its bytes; one that is only an address elsewhere is foreign. */
export function readPicture(element: HtmlElement): JSONContent | ForeignPicture | undefined {
  const { src = '', alt = '', 'data-media-id': mediaId } = element.attrs
  if (isSpy(element) || src === '') return undefined
  const words = alt.trim().slice(0, ALT_MAX)
  if (id.safeParse(mediaId).success) return { type: 'image', attrs: { mediaId, alt: words } }
  const hasBytes = /^(?:data:image\/(?:png|jpeg|webp|avif|gif);base64,|blob:)/.test(src)
  return hasBytes ? pendingPicture(src, words) : { name: words || fileNameIn(src), alt: words }
}

export const pendingPicture = (pending: string, alt: string): JSONContent => ({
  type: 'image',
  attrs: { pending, alt },
})

export const isForeign = (picture: JSONContent | ForeignPicture): picture is ForeignPicture => 'name' in picture

/** The last part of an address, as a person would name the file. */
function fileNameIn(src: string): string {
  if (src.startsWith('data:')) return 'a picture of an unknown kind'
  const [path = ''] = src.split(/[?#]/)
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name) || src
  } catch {
    return name || src
  }
}
