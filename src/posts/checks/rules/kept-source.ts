import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { blockName } from '#posts/content/plain-lines.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Something of the old site has found no place here yet, and visitors see a gap. */
export const keptSource = defineRule({
  name: 'kept-source',
  level: 'warning',
  title: m.holdsKept,
  find: (post) =>
    post.shortcodesConfig.keptSource.map(({ data: { kind, uniqId } }) => ({
      message: said(m.fromOldSiteNotShown, { kind: kind ? keptWords(kind) : said(m.something) }),
      detail: blockName({ kind: 'keptSource', uniqId }),
      place: { in: 'block', kind: 'keptSource', uniqId },
    })),
})
