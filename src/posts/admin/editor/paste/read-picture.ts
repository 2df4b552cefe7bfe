import { ALT_MAX } from '#entities/media/alt-max.ts'
import type { JSONContent } from '@tiptap/core'
import type { HtmlElement } from '#posts/admin/editor/paste/html-tree.ts'
import { id } from '#shared/schema/text.ts'

/** Newsletters track opening with pictures of one pixel. */
const isTrackingPixel = ({ attrs }: HtmlElement) =>
  [attrs['width'], attrs['height']].some((size) => size === '0' || size === '1')

export interface ForeignPicture {
  name: string
  alt: string
}

/** A node for a picture of the library or with its own bytes; one that is only a foreign address cannot be used. */
export function readPicture(element: HtmlElement): JSONContent | ForeignPicture | undefined {
  const { src = '', alt = '', 'data-media-id': mediaId } = element.attrs
  if (isTrackingPixel(element) || src === '') return undefined
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
