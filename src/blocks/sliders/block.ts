import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { Link, linkRefs, presentLink } from '#blocks/link.ts'
import { Img, NO_IMG } from '#entities/media/schema.ts'
import { list } from '#shared/schema/list.ts'
import { text } from '#shared/schema/text.ts'

const Slide = z.strictObject({
  img: Img,
  title: text(80).optional(),
  text: text(240).optional(),
  link: Link.optional(),
})

export const emptySlide: z.infer<typeof Slide> = { img: NO_IMG }

export const sliders = defineBlock({
  kind: 'sliders',
  fields: {
    slides: list(Slide, 20).min(2),
    perView: z.int().min(1).max(4).optional(),
    autoplay: z.boolean().optional(),
  },
  empty: { slides: [emptySlide, emptySlide], perView: 2, autoplay: false },
  refs: (data) => ({
    ...linkRefs(data.slides.map((slide) => slide.link)),
    mediaIds: data.slides.map((slide) => slide.img.mediaId),
  }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    perView: data.perView ?? 2,
    autoplay: data.autoplay ?? false,
    slides: data.slides.flatMap((slide) => {
      const picture = lookup.picture(slide.img)
      if (!picture) return []
      return [{ picture, title: slide.title ?? '', text: slide.text ?? '', link: presentLink(slide.link, lookup) }]
    }),
  }),
  isEmpty: ({ slides }) => slides.length === 0,
})
export type Slider = ReturnType<typeof sliders.present>
