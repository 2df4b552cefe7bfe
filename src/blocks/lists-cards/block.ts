import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { list } from '#shared/schema/list.ts'
import { requiredRichText } from '#shared/schema/rich-text.ts'
import { requiredText } from '#shared/schema/text.ts'

export const CARD_ICONS = [
  'check',
  'shield',
  'clock',
  'card',
  'gift',
  'phone',
  'chat',
  'scale',
  'warn',
  'info',
] as const

const Card = z.strictObject({
  title: requiredText(100),
  icon: z.enum(CARD_ICONS).optional(),
  items: list(requiredRichText(300), 20).min(1),
})

export const emptyCard: z.infer<typeof Card> = { title: '', items: [[]] }

export const listsCards = defineBlock({
  kind: 'listsCards',
  fields: { style: z.enum(['bullet', 'number', 'check']), cards: list(Card, 12).min(1) },
  empty: { style: 'check', cards: [emptyCard] },
  refs: () => ({}),
  present: (data) => ({ ...presentHeading(data), style: data.style, cards: data.cards }),
  isEmpty: ({ cards }) => cards.length === 0,
})
export type ListsCards = ReturnType<typeof listsCards.present>
