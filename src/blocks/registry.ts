import { biographyWriters } from '#blocks/biography-writers/block.ts'
import { bookmakersRating } from '#blocks/bookmakers-rating/block.ts'
import { casinosRating } from '#blocks/casinos-rating/block.ts'
import { dataTables } from '#blocks/data-tables/block.ts'
import { gridCardsWithButton } from '#blocks/grid-cards-with-button/block.ts'
import { gridCards } from '#blocks/grid-cards/block.ts'
import { imgBlocks } from '#blocks/img-blocks/block.ts'
import { imgTextBlocks } from '#blocks/img-text-blocks/block.ts'
import { keptSource } from '#blocks/kept-source/block.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { listsCards } from '#blocks/lists-cards/block.ts'
import { prosConsPosts } from '#blocks/pros-cons-posts/block.ts'
import { marginNotes } from '#blocks/margin-notes/block.ts'
import { quoteWriters } from '#blocks/quote-writers/block.ts'
import { videos } from '#blocks/videos/block.ts'
import { sliders } from '#blocks/sliders/block.ts'
import type { Lookup, Refs } from '#blocks/lookup.ts'
import type { z } from 'zod'

/** All block kinds. The compiler reports a missing one. */
export const blocks = {
  prosConsPosts,
  casinosRating,
  bookmakersRating,
  sliders,
  dataTables,
  gridCardsWithButton,
  gridCards,
  listsCards,
  imgTextBlocks,
  imgBlocks,
  videos,
  biographyWriters,
  quoteWriters,
  marginNotes,
  keptSource,
} satisfies { [Kind in BlockKind]: { kind: Kind } }

export type Blocks = typeof blocks

export type BlockDatas = { [Kind in BlockKind]: z.infer<Blocks[Kind]['schema']> }
type ShownDatas = { [Kind in BlockKind]: ReturnType<Blocks[Kind]['present']> }

/** The same object, typed so that the compiler relates data and functions of one kind. */
export const blockFunctions: {
  [Kind in BlockKind]: {
    refs: (data: BlockDatas[Kind]) => Refs
    present: (data: BlockDatas[Kind], lookup: Lookup) => ShownDatas[Kind]
    isEmpty: (shown: ShownDatas[Kind]) => boolean
  }
} = blocks
