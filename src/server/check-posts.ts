import type { Services } from '#records/services.server.ts'
import { recheckAfterUpdate, recheckPosts } from '#posts/checks/recheck.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 10_000
const POSTS_AT_ONCE = 30
const LEASE = { name: 'checks', ms: 6 * EVERY_MS }

/** Checks posts again: those just saved, and all others once a day, because links rot. */
export function keepPostsChecked(services: Services): void {
  repeat(services, 'checks of posts', EVERY_MS, createPostChecking(services))
}

function createPostChecking(services: Services): Job {
  const { db, now } = services
  let isUpToDate = false
  return leasedJob(services, LEASE, async (stopping) => {
    if (!isUpToDate) await recheckAfterUpdate(db)
    isUpToDate = true
    await recheckPosts(db, now(), POSTS_AT_ONCE, stopping)
  })
}
