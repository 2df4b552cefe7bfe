/** Groups of fields that are merged as a unit: blocks are data of places in the text, a list is edited as a whole. */
export const POST_MERGE_GROUPS = [
  ['content', 'shortcodesConfig'],
  ['entity', 'entityModel'],
  ['publishAt', 'unpublishAt', 'unpublishTo', 'isActive'],
  ['banner'],
  ['cover'],
  ['faq'],
  ['references'],
  ['tableContent'],
] as const
