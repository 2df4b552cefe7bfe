import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { id, text } from '#shared/schema/text.ts'

export const biographyWriters = defineBlock({
  kind: 'biographyWriters',
  fields: {
    writerId: id,
    /** Instead of the writer's own info. */
    text: text(1500).optional(),
    showAvatar: z.boolean().optional(),
    showPosition: z.boolean().optional(),
    showLink: z.boolean().optional(),
  },
  empty: { writerId: '' },
  refs: (data) => ({ writerIds: [data.writerId] }),
  present: (data, lookup) => {
    const writer = lookup.writer(data.writerId)
    return {
      ...presentHeading(data),
      writer: writer && {
        fullName: writer.fullName,
        text: data.text || writer.info,
        avatar: data.showAvatar === false ? null : writer.avatar,
        position: data.showPosition === false ? '' : writer.position,
        authorPath: data.showLink === false ? null : writer.authorPath,
      },
    }
  },
  isEmpty: ({ writer }) => !writer,
})
export type BiographyWriters = ReturnType<typeof biographyWriters.present>
