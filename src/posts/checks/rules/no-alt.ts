import { ALT_MAX } from '#entities/media/alt-max.ts'
import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { withValueAt } from '#shared/checks/at-path.ts'
import { picturesIn } from '#posts/checks/pictures-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Neither the placed picture nor its library entry has an alt text. */
export const noAlt = defineRule({
  name: 'no-alt',
  level: 'warning',
  title: m.holdsAlt,
  needs: ['picturesWithoutAlt'],
  find: (post, { picturesWithoutAlt = [] }) =>
    picturesIn(post)
      .filter(({ img }) => img.alt.trim() === '' && !img.isDecoration && picturesWithoutAlt.includes(img.mediaId))
      .map(({ path }) => ({
        message: path[0] === 'banner' ? said(m.bannerNoAlt) : said(m.pictureNoAlt),
        place: placeAt(post, path),
        fixes: [
          {
            kind: 'write',
            label: m.writeIt,
            field: m.whatItShows,
            max: ALT_MAX,
            change: (before, alt) => withValueAt(before, [...path, 'alt'], () => alt),
          },
          {
            kind: 'change',
            label: m.isDecoration,
            change: (before) => withValueAt(before, [...path, 'isDecoration'], () => true),
          },
        ],
      })),
})
