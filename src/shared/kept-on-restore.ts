/** Restoring an old version never changes whether and where a record is published. */
export const KEPT_ON_RESTORE: ReadonlySet<string> = new Set([
  'isActive',
  'stage',
  'isGone',
  'slug',
  'username',
  'category',
  'isPage',
  'publishAt',
  'unpublishAt',
  'unpublishTo',
  'bonusPlan',
])
