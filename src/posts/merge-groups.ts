import { type BlockItem, textAsList } from '#posts/content/as-list.ts'
import type { PostInput } from '#posts/schema.ts'
import type { MergeGroups } from '#shared/merge.ts'

/** Groups of fields that are merged as a unit: blocks are data of places in the text. */
export const postMergeGroups = (isSound: (block: BlockItem) => boolean): MergeGroups<keyof PostInput> => [
  { fields: ['content', 'shortcodesConfig'], ...textAsList(isSound) },
  ['entity', 'entityModel'],
  ['publishAt', 'unpublishAt', 'unpublishTo', 'isActive'],
  ['banner'],
  ['cover'],
  ['faq'],
  ['references'],
  ['tableContent'],
]
