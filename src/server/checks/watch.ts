import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import type { Services } from '#entities/services.server.ts'
import { recheckAfterUpdate, recheckPosts } from '#posts/checks/recheck.server.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 10_000
/** Checks a large site within an hour, without noticeable load. */
const POSTS_AT_ONCE = 30
const LEASE = 'checks'
const LEASE_MS = 6 * EVERY_MS

/** Checks posts again: those just saved, and all others once a day, because links rot. */
export function watchPosts(services: Services): void {
  repeat(services, 'checks of posts', EVERY_MS, createPostWatch(services))
}

export function createPostWatch({ db, now }: Pick<Services, 'db' | 'now'>): Job {
  const holder = newId()
  let isUpToDate = false
  return {
    async run(stopping) {
      if (!(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return
      if (!isUpToDate) await recheckAfterUpdate(db)
      isUpToDate = true
      await recheckPosts(db, now(), POSTS_AT_ONCE, stopping)
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}
