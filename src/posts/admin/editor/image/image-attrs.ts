import type { Node } from '@tiptap/pm/model'

interface ImageAttrs {
  mediaId: string
  alt: string
  caption: string
  /** Key of the upload that it waits for. */
  pending: string | null
}

export const imageAttrs = ({ attrs }: Node): ImageAttrs => ({
  mediaId: attrs['mediaId'],
  alt: attrs['alt'],
  caption: attrs['caption'],
  pending: attrs['pending'],
})
