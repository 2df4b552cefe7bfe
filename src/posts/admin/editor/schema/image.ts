import { Node } from '@tiptap/core'
import { ID, idLike } from '#shared/ids.ts'

export const CAPTION_MAX = 200

/** A picture from the library. `pending` is the key of its upload; it is not stored before that has finished. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    mediaId: {
      default: '',
      parseHTML: (element) => idLike(ID, element.dataset['mediaId']) ?? '',
      renderHTML: ({ mediaId }) => ({ 'data-media-id': mediaId }),
    },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    caption: {
      default: '',
      parseHTML: (element) => element.dataset['caption'] ?? '',
      renderHTML: ({ caption }) => ({ 'data-caption': caption }),
    },
    isDecoration: {
      default: false,
      parseHTML: (element) => element.dataset['decoration'] === 'true',
      renderHTML: ({ isDecoration }) => (isDecoration ? { 'data-decoration': 'true' } : {}),
    },
    pending: { default: null, rendered: false, parseHTML: () => null },
  }),

  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
