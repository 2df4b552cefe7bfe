import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import { leftoverIn } from '#shared/checks/leftover.ts'

export const leftoverWords = defineRule({
  name: 'leftover-words',
  level: 'warning',
  title: m.holdsNoLeftover,
  find: (post) =>
    textsIn(post).flatMap(({ path, text }) => {
      // The table of contents repeats the headings.
      const found = path[0] === 'tableContent' ? undefined : leftoverIn(text)
      if (!found) return []
      const place = placeAt(post, path, found.from, found.to)
      return [{ message: said(m.leftInText, { word: found.word }), place }]
    }),
})
