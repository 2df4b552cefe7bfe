import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { Link, linkRefs, presentLink } from '#blocks/link.ts'
import { Img, NO_IMG } from '#entities/media/schema.ts'
import { list } from '#shared/schema/list.ts'
import { requiredRichText } from '#shared/schema/rich-text.ts'
import { requiredText, text } from '#shared/schema/text.ts'

const Item = z.strictObject({
  img: Img,
  side: z.enum(['left', 'right']).optional(),
  title: text(120).optional(),
  text: requiredRichText(2000),
  button: z.strictObject({ label: requiredText(30), link: Link }).optional(),
})

export const emptyItem: z.infer<typeof Item> = { img: NO_IMG, text: [] }

export const imgTextBlocks = defineBlock({
  kind: 'imgTextBlocks',
  fields: { items: list(Item, 10).min(1), alternate: z.boolean().optional() },
  empty: { items: [emptyItem] },
  refs: (data) => ({
    ...linkRefs(data.items.map((item) => item.button?.link)),
    mediaIds: data.items.map((item) => item.img.mediaId),
  }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    items: data.items.map((item, index) => {
      const link = presentLink(item.button?.link, lookup)
      return {
        picture: lookup.picture(item.img),
        side: item.side ?? (data.alternate && index % 2 === 1 ? ('right' as const) : ('left' as const)),
        title: item.title ?? '',
        text: item.text,
        button: item.button && link && { label: item.button.label, link },
      }
    }),
  }),
  isEmpty: ({ items }) => items.length === 0,
})
export type ImgTextBlocks = ReturnType<typeof imgTextBlocks.present>
