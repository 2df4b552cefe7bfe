import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { defineRule } from '#posts/checks/rule.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'

const ratingsIn = ({ casinosRating, bookmakersRating }: ShortcodesConfig) => [
  ...casinosRating.map(({ data }) => ({ kind: 'casinosRating' as const, data, chosen: data.casinoIds })),
  ...bookmakersRating.map(({ data }) => ({ kind: 'bookmakersRating' as const, data, chosen: data.bookmakerIds })),
]

/** The page says that the editors chose the order, so it should say why. A list of one has no order. */
export const listWithoutReason = defineRule({
  name: 'list-without-reason',
  level: 'warning',
  title: m.holdsReason,
  find: ({ shortcodesConfig }) =>
    ratingsIn(shortcodesConfig)
      .filter(({ data, chosen = [] }) => data.mode === 'manual' && chosen.length > 1 && !data.reason)
      .map(({ kind, data: { uniqId } }) => ({
        message: said(m.chosenWithoutReason, { block: said(BLOCK_NAMES[kind]) }),
        detail: said(m.readersNotToldWhy),
        place: { in: 'block', kind, uniqId },
      })),
})
