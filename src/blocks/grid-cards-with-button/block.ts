import { z } from 'zod'
import { cardFields, DEFAULT_COLUMNS, gridFields } from '#blocks/cards.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { Link, linkRefs, NO_LINK, presentLink } from '#blocks/link.ts'
import { list } from '#shared/schema/list.ts'
import { requiredText } from '#shared/schema/text.ts'

const Button = z.strictObject({ label: requiredText(30), link: Link })
const Card = z.strictObject({ ...cardFields, button: Button })

export const emptyCard: z.infer<typeof Card> = { title: '', button: { label: '', link: NO_LINK } }

export const gridCardsWithButton = defineBlock({
  kind: 'gridCardsWithButton',
  fields: { ...gridFields, cards: list(Card, 24).min(1) },
  empty: { columns: DEFAULT_COLUMNS, cards: [emptyCard] },
  refs: (data) => ({
    ...linkRefs(data.cards.map((card) => card.button.link)),
    mediaIds: data.cards.flatMap((card) => (card.img ? [card.img.mediaId] : [])),
  }),
  present: (data, lookup) => ({
    ...presentHeading(data),
    columns: data.columns ?? DEFAULT_COLUMNS,
    cards: data.cards.map((card) => {
      const link = presentLink(card.button.link, lookup)
      return {
        picture: card.img && lookup.picture(card.img),
        title: card.title,
        text: card.text ?? [],
        // A button without a target is not shown.
        button: link && { label: card.button.label, link },
      }
    }),
  }),
  isEmpty: ({ cards }) => cards.length === 0,
})
export type GridCardsWithButton = ReturnType<typeof gridCardsWithButton.present>
