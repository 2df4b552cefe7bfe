import type { Actor } from '#records/actor.ts'
import {
  hasPassed,
  pastTimeError,
  type PlannedTime,
  plannerOf,
  refusePastTimes,
} from '#features/schedule/planning.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'

interface Context {
  previous: Post | null
  actor: Actor
  isImport?: boolean
  restored?: Post | undefined
}

const NO_PLAN = { publishAt: null, unpublishAt: null, unpublishTo: '', plannedBy: null }

export function settleSchedule(input: PostInput, { previous, actor, isImport, restored }: Context, now = new Date()) {
  // An import keeps the values of its file.
  if (isImport) return {}
  const publishedAt = restored ? restored.publishedAt : firstPublished(input, previous, now)
  // An archived post is restored as a draft; a forgotten schedule must not publish it.
  if (previous?.isDeleted && !restored) return { ...NO_PLAN, publishedAt }
  // Publishing by hand cancels the scheduled publishing.
  const publishAt = input.isActive ? null : input.publishAt
  const times: PlannedTime[] = [
    { path: 'publishAt', stored: previous?.publishAt ?? null, given: publishAt },
    { path: 'unpublishAt', stored: previous?.unpublishAt ?? null, given: input.unpublishAt },
  ]
  refusePastTimes(times, now)
  refuseGoneAtOnce(input, previous, now)
  const plannedBy = restored ? restored.plannedBy : plannerOf(times, previous?.plannedBy ?? null, actor)
  return { publishedAt, publishAt, plannedBy }
}

function firstPublished({ isActive }: PostInput, previous: Post | null, now: Date): string | null {
  if (previous === null || previous.publishedAt) return previous?.publishedAt ?? null
  if (previous.isActive) return previous.createdAt
  return isActive ? now.toISOString() : null
}

/** A post published by hand must not be due to come down already. A scheduled run does both, one after the other. */
function refuseGoneAtOnce({ isActive, unpublishAt }: PostInput, previous: Post | null, now: Date): void {
  const isByHand = isActive && !previous?.isActive && !(previous?.publishAt && previous.publishAt <= now.toISOString())
  if (isByHand && unpublishAt !== null && hasPassed(unpublishAt, now)) throw pastTimeError(['unpublishAt'])
}
