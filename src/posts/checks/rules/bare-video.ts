import { BLOCK_NAMES } from '#blocks/names.ts'
import * as m from '#posts/checks/messages.ts'
import { defineRule, type Finding } from '#posts/checks/rule.ts'
import { withValueAt } from '#shared/checks/at-path.ts'
import { said } from '#shared/words/message.ts'

const TITLE_MAX = 120

/** Readers cannot tell what they would play. */
export const bareVideo = defineRule({
  name: 'bare-video',
  level: 'warning',
  title: m.holdsVideo,
  find: ({ shortcodesConfig: { videos } }) =>
    videos.flatMap(({ data: { uniqId, title = '', still } }, index): Finding[] => {
      const place = { in: 'block', kind: 'videos', uniqId } as const
      const block = said(BLOCK_NAMES.videos)
      const path = ['shortcodesConfig', 'videos', index, 'data', 'title']
      return [
        ...(title.trim() === ''
          ? [
              {
                message: said(m.videoNoTitle, { block }),
                place,
                fixes: [
                  {
                    kind: 'write' as const,
                    label: m.writeIt,
                    field: m.whatItShows,
                    max: TITLE_MAX,
                    change: (before, words) => withValueAt(before, path, () => words),
                  } satisfies NonNullable<Finding['fixes']>[number],
                ],
              },
            ]
          : []),
        ...(still ? [] : [{ message: said(m.videoNoStill, { block }), place }]),
      ]
    }),
})
