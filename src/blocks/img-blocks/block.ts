import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { Link, linkRefs, presentLink } from '#blocks/link.ts'
import { Img, NO_IMG } from '#entities/media/schema.ts'
import { list } from '#shared/schema/list.ts'
import { text } from '#shared/schema/text.ts'

const Image = z.strictObject({ img: Img, caption: text(200).optional(), link: Link.optional() })

export const emptyImage: z.infer<typeof Image> = { img: NO_IMG }

export const imgBlocks = defineBlock({
  kind: 'imgBlocks',
  fields: {
    images: list(Image, 12).min(1),
    layout: z.enum(['single', 'row', 'grid']).optional(),
    lightbox: z.boolean().optional(),
  },
  empty: { images: [emptyImage] },
  refs: (data) => ({
    ...linkRefs(data.images.map((image) => image.link)),
    mediaIds: data.images.map((image) => image.img.mediaId),
  }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    layout: data.layout ?? (data.images.length === 1 ? ('single' as const) : ('row' as const)),
    lightbox: data.lightbox ?? false,
    images: data.images.flatMap((image) => {
      const picture = lookup.picture(image.img)
      if (!picture) return []
      return [{ picture, caption: image.caption ?? '', link: presentLink(image.link, lookup) }]
    }),
  }),
  isEmpty: ({ images }) => images.length === 0,
})
export type ImgBlocks = ReturnType<typeof imgBlocks.present>
