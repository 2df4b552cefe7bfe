import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { textsIn } from '#posts/checks/texts-in.ts'

/** What writers leave for later. „XXX“ is a Roman thirty only after a name, which these texts have none of. */
const LEFTOVER = /(?<![\p{L}\d])(?:TODO|FIXME|TBD|TBA|DOPLNIT|OVĚŘIT|[xX]{3,8}|lorem ipsum)(?![\p{L}\d])|\?{3,9}/u

export const leftoverWords = defineRule({
  name: 'leftover-words',
  level: 'warning',
  title: 'No words left over',
  find: (post) =>
    textsIn(post).flatMap(({ path, text }) => {
      // The contents repeat what headings say.
      const found = path[0] === 'tableContent' ? null : LEFTOVER.exec(text)
      if (!found) return []
      const place = placeAt(post, path, found.index, found.index + found[0].length)
      return [{ message: `“${found[0]}” left in the text`, place }]
    }),
})
