import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { passDeadlines, sendReminders } from '#features/complaints/server/deadlines.ts'
import { changeBonuses } from '#features/schedule/server/change-bonuses.ts'
import type { PlannedWork } from '#features/schedule/server/planned-work.ts'
import { publishChanges } from '#features/schedule/server/publish-changes.ts'
import { publishPosts } from '#features/schedule/server/publish-posts.ts'
import { takeDownPosts } from '#features/schedule/server/take-down-posts.ts'

/** All kinds of scheduled work. At the same time, the earlier in the list is done first. */
export const DUE: readonly PlannedWork[] = [
  publishPosts,
  takeDownPosts,
  changeBonuses(casinos, 'casino'),
  changeBonuses(bookmakers, 'bookmaker'),
  publishChanges,
  passDeadlines,
  sendReminders,
]
