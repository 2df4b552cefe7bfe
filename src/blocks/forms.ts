import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import type { BlockKind } from '#blocks/kinds.ts'

type BlockForms = { [Kind in BlockKind]: LazyExoticComponent<ComponentType<BlockFormProps<Kind>>> }

/** Lazily loaded forms of all block kinds. */
export const forms: BlockForms = {
  prosConsPosts: lazy(() => import('#blocks/pros-cons-posts/form.tsx')),
  casinosRating: lazy(() => import('#blocks/casinos-rating/form.tsx')),
  bookmakersRating: lazy(() => import('#blocks/bookmakers-rating/form.tsx')),
  sliders: lazy(() => import('#blocks/sliders/form.tsx')),
  dataTables: lazy(() => import('#blocks/data-tables/form.tsx')),
  gridCardsWithButton: lazy(() => import('#blocks/grid-cards-with-button/form.tsx')),
  gridCards: lazy(() => import('#blocks/grid-cards/form.tsx')),
  listsCards: lazy(() => import('#blocks/lists-cards/form.tsx')),
  imgTextBlocks: lazy(() => import('#blocks/img-text-blocks/form.tsx')),
  imgBlocks: lazy(() => import('#blocks/img-blocks/form.tsx')),
  biographyWriters: lazy(() => import('#blocks/biography-writers/form.tsx')),
  quoteWriters: lazy(() => import('#blocks/quote-writers/form.tsx')),
  marginNotes: lazy(() => import('#blocks/margin-notes/form.tsx')),
}
