import type { Actor } from '#entities/actor.ts'
import { hasPassed, passedError, type PlannedTime, plannerOf, refusePassed } from '#entities/planning.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'

interface Context {
  previous: Post | null
  actor: Actor
  isImport?: boolean
}

const NO_PLAN = { publishAt: null, unpublishAt: null, unpublishTo: '', plannedBy: null }

/** The plan of a post as it is stored, who made it, and since when readers have had the post. */
export function settleSchedule(input: PostInput, { previous, actor, isImport }: Context, now = new Date()) {
  // What a file says of its own records holds.
  if (isImport) return {}
  // What was archived comes back as a draft; a plan that nobody remembers must not publish it.
  if (previous?.isDeleted) return NO_PLAN
  const publishedAt = firstPublished(input, previous, now)
  // Whoever publishes by hand does not wait for the time any more.
  const publishAt = input.isActive ? null : input.publishAt
  const times: PlannedTime[] = [
    { path: 'publishAt', stored: previous?.publishAt ?? null, given: publishAt },
    { path: 'unpublishAt', stored: previous?.unpublishAt ?? null, given: input.unpublishAt },
  ]
  refusePassed(times, now)
  refuseGoneAtOnce(input, previous, now)
  return { publishedAt, publishAt, plannedBy: plannerOf(times, previous?.plannedBy ?? null, actor) }
}

/** Draws the line between a draft written weeks ago and the day on which readers first saw it. */
function firstPublished({ isActive }: PostInput, previous: Post | null, now: Date): string | null {
  if (previous === null || previous.publishedAt) return previous?.publishedAt ?? null
  if (previous.isActive) return previous.createdAt
  return isActive ? now.toISOString() : null
}

/** Published by hand, it would come down a second later. At its own time both are done, one after the other. */
function refuseGoneAtOnce({ isActive, unpublishAt }: PostInput, previous: Post | null, now: Date): void {
  const isByHand = isActive && !previous?.isActive && !(previous?.publishAt && previous.publishAt <= now.toISOString())
  if (isByHand && unpublishAt !== null && hasPassed(unpublishAt, now)) throw passedError(['unpublishAt'])
}
