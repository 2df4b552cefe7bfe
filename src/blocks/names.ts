import type { BlockKind } from '#blocks/kinds.ts'
import * as m from '#blocks/messages.ts'
import type { Message } from '#shared/words/message.ts'

export const BLOCK_NAMES: Record<BlockKind, Message> = {
  prosConsPosts: m.prosCons,
  casinosRating: m.casinoList,
  bookmakersRating: m.bookmakerList,
  sliders: m.slider,
  dataTables: m.dataTable,
  gridCardsWithButton: m.cardsWithButton,
  gridCards: m.cards,
  listsCards: m.listsInCards,
  imgTextBlocks: m.imageWithText,
  imgBlocks: m.images,
  videos: m.video,
  biographyWriters: m.biography,
  quoteWriters: m.quote,
  marginNotes: m.aside,
  keptSource: m.keptSource,
}
