import { z } from 'zod'
import { cardFields, DEFAULT_COLUMNS, gridFields } from '#blocks/cards.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { Link, linkRefs, presentLink } from '#blocks/link.ts'
import { list } from '#shared/schema/list.ts'

const Card = z.strictObject({ ...cardFields, link: Link.optional() })

export const emptyCard: z.infer<typeof Card> = { title: '' }

export const gridCards = defineBlock({
  kind: 'gridCards',
  fields: { ...gridFields, cards: list(Card, 24).min(1) },
  empty: { columns: DEFAULT_COLUMNS, cards: [emptyCard] },
  refs: (data) => ({
    ...linkRefs(data.cards.map((card) => card.link)),
    mediaIds: data.cards.flatMap((card) => (card.img ? [card.img.mediaId] : [])),
  }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    columns: data.columns ?? DEFAULT_COLUMNS,
    cards: data.cards.map((card) => ({
      picture: card.img && lookup.picture(card.img),
      title: card.title,
      text: card.text ?? [],
      link: presentLink(card.link, lookup),
    })),
  }),
  isEmpty: ({ cards }) => cards.length === 0,
})
export type GridCards = ReturnType<typeof gridCards.present>
