/** Whether and where readers find a record is decided now, never by an old version of it. */
export const KEPT_ON_RESTORE: ReadonlySet<string> = new Set([
  'isActive',
  'stage',
  'isGone',
  'slug',
  'username',
  'category',
  'publishAt',
  'unpublishAt',
  'unpublishTo',
  'bonusPlan',
])
