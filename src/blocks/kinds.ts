export const BLOCK_KINDS = [
  'prosConsPosts',
  'casinosRating',
  'bookmakersRating',
  'sliders',
  'dataTables',
  'gridCardsWithButton',
  'gridCards',
  'listsCards',
  'imgTextBlocks',
  'imgBlocks',
  'videos',
  'biographyWriters',
  'quoteWriters',
  'marginNotes',
  'keptSource',
] as const

export type BlockKind = (typeof BLOCK_KINDS)[number]
