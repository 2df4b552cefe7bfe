import type { ComponentType } from 'react'
import { BiographyWritersView } from '#blocks/biography-writers/view.tsx'
import { BookmakersRatingView } from '#blocks/bookmakers-rating/view.tsx'
import { CasinosRatingView } from '#blocks/casinos-rating/view.tsx'
import { DataTablesView } from '#blocks/data-tables/view.tsx'
import { GridCardsWithButtonView } from '#blocks/grid-cards-with-button/view.tsx'
import { GridCardsView } from '#blocks/grid-cards/view.tsx'
import { ImgBlocksView } from '#blocks/img-blocks/view.tsx'
import { ImgTextBlocksView } from '#blocks/img-text-blocks/view.tsx'
import { KeptSourceView } from '#blocks/kept-source/view.tsx'
import type { BlockKind } from '#blocks/kinds.ts'
import { ListsCardsView } from '#blocks/lists-cards/view.tsx'
import { ProsConsView } from '#blocks/pros-cons-posts/view.tsx'
import { MarginNotesView } from '#blocks/margin-notes/view.tsx'
import { QuoteWritersView } from '#blocks/quote-writers/view.tsx'
import { VideosView } from '#blocks/videos/view.tsx'
import type { Blocks } from '#blocks/registry.ts'
import { SlidersView } from '#blocks/sliders/view.tsx'

export type ViewProps<Kind extends BlockKind> = { data: ReturnType<Blocks[Kind]['present']> & { uniqId: string } }

type BlockViews = { [Kind in BlockKind]: ComponentType<ViewProps<Kind>> }

export const views: BlockViews = {
  prosConsPosts: ProsConsView,
  casinosRating: CasinosRatingView,
  bookmakersRating: BookmakersRatingView,
  sliders: SlidersView,
  dataTables: DataTablesView,
  gridCardsWithButton: GridCardsWithButtonView,
  gridCards: GridCardsView,
  listsCards: ListsCardsView,
  imgTextBlocks: ImgTextBlocksView,
  imgBlocks: ImgBlocksView,
  videos: VideosView,
  biographyWriters: BiographyWritersView,
  quoteWriters: QuoteWritersView,
  marginNotes: MarginNotesView,
  keptSource: KeptSourceView,
}
