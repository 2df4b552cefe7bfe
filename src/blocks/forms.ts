import type { ComponentType, LazyExoticComponent } from 'react'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

type BlockForms = { [Kind in BlockKind]: LazyExoticComponent<ComponentType<BlockFormProps<Kind>>> }

export const forms: BlockForms = {
  prosConsPosts: lazyPart(() => import('#blocks/pros-cons-posts/form.tsx')),
  casinosRating: lazyPart(() => import('#blocks/casinos-rating/form.tsx')),
  bookmakersRating: lazyPart(() => import('#blocks/bookmakers-rating/form.tsx')),
  sliders: lazyPart(() => import('#blocks/sliders/form.tsx')),
  dataTables: lazyPart(() => import('#blocks/data-tables/form.tsx')),
  gridCardsWithButton: lazyPart(() => import('#blocks/grid-cards-with-button/form.tsx')),
  gridCards: lazyPart(() => import('#blocks/grid-cards/form.tsx')),
  listsCards: lazyPart(() => import('#blocks/lists-cards/form.tsx')),
  imgTextBlocks: lazyPart(() => import('#blocks/img-text-blocks/form.tsx')),
  imgBlocks: lazyPart(() => import('#blocks/img-blocks/form.tsx')),
  videos: lazyPart(() => import('#blocks/videos/form.tsx')),
  biographyWriters: lazyPart(() => import('#blocks/biography-writers/form.tsx')),
  quoteWriters: lazyPart(() => import('#blocks/quote-writers/form.tsx')),
  marginNotes: lazyPart(() => import('#blocks/margin-notes/form.tsx')),
  keptSource: lazyPart(() => import('#blocks/kept-source/form.tsx')),
}
