import * as m from '#blocks/messages.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { playerOf } from '#blocks/videos/player.ts'
import { Img } from '#entities/media/schema.ts'
import { fieldError } from '#shared/app-error.ts'
import { requiredText, text } from '#shared/schema/text.ts'
import { said } from '#shared/words/message.ts'

/** A video that nobody hears of until readers play it: a still picture and a link. */
export const videos = defineBlock({
  kind: 'videos',
  fields: {
    url: requiredText(400),
    title: text(120).optional(),
    still: Img.optional(),
  },
  empty: { url: '' },
  rule: ({ url }) => (playerOf(url) ? undefined : fieldError('url', said(m.noVideo))),
  refs: ({ still }) => ({ mediaIds: still ? [still.mediaId] : [] }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    title: data.title ?? '',
    still: (data.still && lookup.picture(data.still)) ?? null,
    player: playerOf(data.url) ?? null,
  }),
  isEmpty: ({ player }) => player === null,
})
export type Video = ReturnType<typeof videos.present>
