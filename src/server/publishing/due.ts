import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeBonuses } from '#server/publishing/change-bonuses.ts'
import type { PlannedWork } from '#server/publishing/planned-work.ts'
import { publishChanges } from '#server/publishing/publish-changes.ts'
import { publishPosts } from '#server/publishing/publish-posts.ts'
import { takeDownPosts } from '#server/publishing/take-down-posts.ts'

/** All kinds of scheduled work. At the same time, the earlier in the list is done first. */
export const DUE: readonly PlannedWork[] = [
  publishPosts,
  takeDownPosts,
  changeBonuses(casinos, 'casino'),
  changeBonuses(bookmakers, 'bookmaker'),
  publishChanges,
]
